/**
 * 大、中、小、微: 统计上大中小微型企业划分办法(2017), after 工信部联企业〔2011〕300号. A size wants every measure of its industry at
 * its lower bound; an enterprise that misses one is a size smaller, and one that misses a lowest bound is 微型.
 */
import { plainCode, sectionOfCode } from './section.ts'

export type SizeClass = 'LARGE' | 'MEDIUM' | 'SMALL' | 'MICRO'

export const SIZE_NAMES: Readonly<Record<SizeClass, string>> = {
  LARGE: '大型企业',
  MEDIUM: '中型企业',
  SMALL: '小型企业',
  MICRO: '微型企业',
}

/** Of a whole year and its end; null = not known. */
export interface Measures {
  employees: number | null
  /** 营业收入, 万元. */
  revenueWan: number | null
  /** 资产总额, 万元. */
  assetsWan: number | null
}

/** Lower bounds of 大, 中, 小. */
type Bounds = readonly [large: number, medium: number, small: number]
type Row = Partial<Record<keyof Measures, Bounds>>

const INDUSTRY: Row = { employees: [1000, 300, 20], revenueWan: [40_000, 2_000, 300] }
const BY_SECTION: Readonly<Record<string, Row>> = {
  A: { revenueWan: [20_000, 500, 50] },
  B: INDUSTRY,
  C: INDUSTRY,
  D: INDUSTRY,
  E: { revenueWan: [80_000, 6_000, 300], assetsWan: [80_000, 5_000, 300] },
  L: { employees: [300, 100, 10], assetsWan: [120_000, 8_000, 100] },
  M: { employees: [300, 100, 10] },
  N: { employees: [300, 100, 10] },
  O: { employees: [300, 100, 10] },
  R: { employees: [300, 100, 10] },
}
const TRANSPORT: Row = { employees: [1000, 300, 20], revenueWan: [30_000, 3_000, 200] }
const LODGING: Row = { employees: [300, 100, 10], revenueWan: [10_000, 2_000, 100] }
const COMMUNICATION: Row = { employees: [2000, 100, 10], revenueWan: [100_000, 1_000, 100] }
/** Divisions and groups with bounds of their own. */
const BY_CODE: Readonly<Record<string, Row>> = {
  51: { employees: [200, 20, 5], revenueWan: [40_000, 5_000, 1_000] },
  52: { employees: [300, 50, 10], revenueWan: [20_000, 500, 100] },
  54: TRANSPORT,
  55: TRANSPORT,
  56: TRANSPORT,
  57: TRANSPORT,
  58: TRANSPORT,
  59: { employees: [200, 100, 20], revenueWan: [30_000, 1_000, 100] },
  60: { employees: [1000, 300, 20], revenueWan: [30_000, 2_000, 100] },
  61: LODGING,
  62: LODGING,
  63: COMMUNICATION,
  64: COMMUNICATION,
  65: { employees: [300, 100, 10], revenueWan: [10_000, 1_000, 50] },
  701: { revenueWan: [200_000, 1_000, 100], assetsWan: [10_000, 5_000, 2_000] },
  702: { employees: [1000, 300, 100], revenueWan: [5_000, 1_000, 500] },
  703: { employees: [300, 100, 10] },
  709: { employees: [300, 100, 10] },
  85: { employees: [300, 100, 10] },
}

const SIZES: readonly SizeClass[] = ['LARGE', 'MEDIUM', 'SMALL', 'MICRO']

/** null = the standard has no bounds for the industry, or too little is known to tell the size. */
export function sizeClassOf(industryCode: string, measures: Measures): SizeClass | null {
  const row = rowOf(industryCode)
  if (!row) return null
  const reached = Object.entries(row).map(([name, bounds]) => {
    const value = measures[name as keyof Measures]
    if (value === null) return null
    const at = bounds.findIndex((bound) => value >= bound)
    return at < 0 ? SIZES.length - 1 : at
  })
  // One measure below its lowest bound decides, whatever the others come to.
  if (reached.includes(SIZES.length - 1)) return 'MICRO'
  return reached.includes(null) ? null : SIZES[Math.max(...(reached as number[]))]!
}

function rowOf(industryCode: string): Row | null {
  const section = sectionOfCode(industryCode)
  if (section === null) return null
  const digits = plainCode(industryCode).replace(/^[A-T]/, '')
  const own = BY_CODE[digits.slice(0, 2)] ?? BY_CODE[digits.slice(0, 3)]
  return own ?? BY_SECTION[section] ?? null
}
