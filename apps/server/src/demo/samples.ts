/** The sandbox's enterprises, over HTTP as any outside source. */
import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  parseMonth,
} from '@xinjian/engine/kit/calendar/window'
import type { Config } from '../config.ts'
import type { Registration } from '../features/enterprise/index.ts'

export interface SampleEnterprise {
  /** What the sandbox calls it. */
  key: string
  taxNo: string
  name: string
  registration: Registration
  /** What can be exported of it: everything, or the periods between the months that cannot be had. */
  periods: ExportPeriod[]
}

/** Days, both included, ISO; null = without end. */
export interface ExportPeriod {
  from: string | null
  to: string | null
}

/**
 * Those loaded at first start, the one to look at first foremost; the last two close the ring of invoices of `wholesale`.
 * The million-invoice group is for whoever asks for it.
 */
const LOADED = [
  'maker',
  'trader',
  'seasonal',
  'young',
  'toplimit',
  'gap',
  'inverted',
  'single',
  'wholesale',
  'missing',
  'shell1',
  'shell2',
]

interface WorldEnterprise {
  key: string
  taxNo: string
  name: string
  /** `202509` */
  missingMonths: string[]
  registration: {
    legalRep?: { name: string }
    estDate?: string
    regCapitalWan?: number
    paidInCapitalWan?: number
    industryCode?: string
    industryName?: string
    taxpayerType?: string
    taxpayerStatus?: string
    insuredCount?: number
    regionCode?: string
    status?: string
  }
}

/** Enterprises to load, in order. */
export async function fetchSamples(config: Config): Promise<SampleEnterprise[]> {
  const response = await fetch(`${config.sandboxUrl}/world/enterprises`, {
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`沙箱没有给出示例企业（HTTP ${response.status}）`)
  const world = (await response.json()) as WorldEnterprise[]
  return LOADED.flatMap((key) => world.filter((e) => e.key === key)).map((e) => ({
    key: e.key,
    taxNo: e.taxNo,
    name: e.name,
    registration: registrationOf(e.registration),
    periods: periodsAround(e.missingMonths),
  }))
}

/**
 * An export does not say which months it was drawn for; one file over everything would pass months that cannot be had off as
 * months without invoices. So each unbroken stretch is a file of its own, as a person would have to draw it.
 */
export function periodsAround(missing: readonly string[]): ExportPeriod[] {
  const months = missing.map((m) => periodMonth(m)).sort((a, b) => a - b)
  const periods: ExportPeriod[] = []
  let from: string | null = null
  for (const [i, month] of months.entries()) {
    if (i === 0 || month > months[i - 1]! + 1)
      periods.push({ from, to: formatDay(lastDayOfMonth(month - 1)) })
    from = formatDay(firstDayOfMonth(month + 1))
  }
  return [...periods, { from, to: null }]
}

function registrationOf(r: WorldEnterprise['registration']): Registration {
  return {
    legalRepresentative: r.legalRep?.name,
    establishedOn: r.estDate,
    registeredCapitalWan: r.regCapitalWan,
    paidInCapitalWan: r.paidInCapitalWan,
    industryCode: r.industryCode,
    industryName: r.industryName,
    taxpayerType: r.taxpayerType?.includes('小规模') ? 'SMALL' : 'GENERAL',
    taxpayerStatus: r.taxpayerStatus,
    insuredCount: r.insuredCount,
    regionCode: r.regionCode,
    registrationStatus: r.status,
  }
}

/** A period of the tax bureau, `yyyyMM`. */
function periodMonth(text: string): number {
  const month = parseMonth(`${text.slice(0, 4)}-${text.slice(4)}`)
  if (month === null) throw new Error(`沙箱给出的月份无法识别：${text}`)
  return month
}

/** The tax bureau's 全量发票 export of an enterprise, XLSX. */
export async function fetchExport(
  config: Config,
  sample: SampleEnterprise,
  { from, to }: ExportPeriod,
): Promise<Uint8Array> {
  const query = new URLSearchParams({ direction: 'ALL' })
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  const response = await fetch(
    `${config.sandboxUrl}/world/enterprises/${sample.taxNo}/export.xlsx?${query}`,
    { signal: AbortSignal.timeout(60_000) },
  )
  if (!response.ok) throw new Error(`沙箱没有给出 ${sample.name} 的发票（HTTP ${response.status}）`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Those of the ring of invoices: with their returns a risk report on each can say it. */
const WITH_RETURNS: readonly string[] = ['wholesale', 'shell1', 'shell2']

export const filesReturns = ({ key }: Pick<SampleEnterprise, 'key'>): boolean =>
  WITH_RETURNS.includes(key)

/** The 增值税 returns of an enterprise, JSON as bureaus answer it. */
export async function fetchReturns(
  config: Config,
  { taxNo, name }: SampleEnterprise,
): Promise<Uint8Array> {
  const response = await fetch(`${config.sandboxUrl}/world/enterprises/${taxNo}/returns.json`, {
    signal: AbortSignal.timeout(60_000),
  })
  if (!response.ok) throw new Error(`沙箱没有给出 ${name} 的申报表（HTTP ${response.status}）`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Those whose accounting program exports its books. */
const WITH_BOOKS: readonly string[] = ['maker', 'trader', 'seasonal']

/** Its export holds sales and purchases as well. */
export const keepsShop = ({ key }: SampleEnterprise): boolean => key === 'trader'

/** The books of an enterprise, XLSX; null = it keeps none that could be exported. */
export async function fetchBooks(
  config: Config,
  { key, taxNo, name }: SampleEnterprise,
): Promise<Uint8Array | null> {
  if (!WITH_BOOKS.includes(key)) return null
  const response = await fetch(`${config.sandboxUrl}/world/enterprises/${taxNo}/books.xlsx`, {
    signal: AbortSignal.timeout(60_000),
  })
  if (!response.ok) throw new Error(`沙箱没有给出 ${name} 的账套（HTTP ${response.status}）`)
  return new Uint8Array(await response.arrayBuffer())
}
