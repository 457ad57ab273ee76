/**
 * Small archetype enterprises of domain §9.5, each with its rows. Golden tests say which rules each must hit; the
 * sample report and the benchmark of the report engine use them too. Nothing here resembles a real enterprise.
 */
import type { KindName, MonthIndex } from '../src/invoice/facts.ts'
import { parseMonth } from '../src/kit/calendar/window.ts'
import {
  buildEnterprise,
  type Enterprise,
  type EnterprisePlan,
  type GoodsPlan,
} from './enterprise.ts'
import type { Random } from './random.ts'

const DIGITAL_SINCE = parseMonth('2024-12')!

/** 税控 before 数电票 went nationwide, a mixture leaning to 数电 after. */
function modernKind(month: MonthIndex, rnd: Random): KindName {
  const special = rnd.next() < 0.7
  if (month >= DIGITAL_SINCE || rnd.next() < 0.3)
    return special ? 'DIGITAL_SPECIAL' : 'DIGITAL_NORMAL'
  return special ? 'VAT_SPECIAL_PAPER' : 'VAT_NORMAL_ELEC'
}

const taxDiskKind = (_: MonthIndex, rnd: Random): KindName =>
  rnd.next() < 0.6 ? 'VAT_SPECIAL_PAPER' : 'VAT_NORMAL_ELEC'

const PLASTICS: GoodsPlan[] = [
  { category: '1070213', goods: 'ABS粒子', rateBp: 1300, price: 11.5, weight: 5 },
  { category: '1070213', goods: 'PP粒子', rateBp: 1300, price: 8.2, weight: 3 },
  { category: '1070601', goods: '塑料薄膜', rateBp: 1300, price: 14, weight: 2 },
]
const EXPENSES: GoodsPlan[] = [
  { category: '1100101', goods: '电费', rateBp: 1300, price: 0.7, weight: 0.4 },
  { category: '3010102', goods: '国内道路货物运输服务', rateBp: 900, price: 800, weight: 0.6 },
  { category: '3040502', goods: '不动产经营租赁', rateBp: 900, price: 20_000, weight: 0.3 },
]
const TOYS: GoodsPlan[] = [
  { category: '1090424', goods: '节日灯串', rateBp: 1300, price: 22, weight: 4 },
  { category: '1060512', goods: '圣诞装饰', rateBp: 1300, price: 35, weight: 3 },
]

const HOME = ['44', '35', '33', '31']

const healthyTrade: EnterprisePlan = {
  seed: 101,
  name: '深圳市示例华远商贸有限公司',
  from: '2023-03',
  cutoff: '2026-03-15T10:00:00+08:00',
  provinces: HOME,
  registration: {
    legalRepresentative: '张示例',
    registeredCapitalWan: 1000,
    paidInCapitalWan: 600,
    establishedOn: '2018-05-16',
    industryCode: 'F5181',
    industrySection: 'F',
    industryName: '贸易代理',
    taxpayerType: 'GENERAL',
    taxpayerStatus: '正常',
    taxCreditGrade: 'A',
    insuredCount: 26,
    regionCode: '440300',
    registrationStatus: '存续',
    legalRepChanges: [],
  },
  out: {
    perMonth: 60,
    median: 18_000,
    spread: 0.8,
    parties: 45,
    skew: 0.7,
    goods: PLASTICS,
    kind: modernKind,
    voidRate: 0.02,
    redRate: 0.012,
    persons: 3,
  },
  in: {
    perMonth: 36,
    median: 22_000,
    spread: 0.7,
    parties: 24,
    skew: 0.6,
    goods: [...PLASTICS, ...EXPENSES],
    kind: modernKind,
    redRate: 0.005,
  },
}

const seasonalMaker: EnterprisePlan = {
  ...healthyTrade,
  seed: 202,
  name: '东莞市示例嘉泰工艺制品有限公司',
  registration: {
    ...healthyTrade.registration,
    industryCode: 'C2439',
    industrySection: 'C',
    industryName: '其他工艺美术及礼仪用品制造',
    insuredCount: 80,
  },
  out: {
    ...healthyTrade.out,
    goods: TOYS,
    factor: (m) => [0.3, 0.2, 0.4, 0.5, 0.7, 0.9, 1.4, 1.9, 2.2, 1.9, 1, 0.6][m % 12]!,
  },
  in: {
    ...healthyTrade.in,
    goods: [
      { category: '1090516', goods: '灯珠', rateBp: 1300, price: 0.4, weight: 4 },
      { category: '1060512', goods: '装饰半成品', rateBp: 1300, price: 12, weight: 4 },
      ...EXPENSES,
    ],
    factor: (m) => [0.3, 0.2, 0.5, 0.7, 0.9, 1.3, 1.8, 2, 1.8, 1.2, 0.7, 0.6][m % 12]!,
  },
}

const ceilingAndRed: EnterprisePlan = {
  ...healthyTrade,
  seed: 303,
  name: '佛山市示例宏盛建材有限公司',
  from: '2021-01',
  cutoff: '2024-01-12T09:00:00+08:00',
  registration: { ...healthyTrade.registration, taxCreditGrade: 'B' },
  out: {
    ...healthyTrade.out,
    kind: taxDiskKind,
    ceilingRate: 0.4,
    redRate: 0.14,
    voidRate: 0.03,
  },
  in: { ...healthyTrade.in, perMonth: 66, kind: taxDiskKind },
}

const QUIET = new Set(['2025-06', '2025-07', '2025-08', '2025-09'].map((m) => parseMonth(m)))
const gapAndBack: EnterprisePlan = {
  ...healthyTrade,
  seed: 404,
  name: '广州市示例瑞新包装有限公司',
  out: {
    ...healthyTrade.out,
    factor: (m) => (QUIET.has(m) ? 0 : m % 12 === 1 ? 0.6 : 1),
  },
  in: { ...healthyTrade.in, perMonth: 26 },
}

const partlyCollected: EnterprisePlan = {
  ...healthyTrade,
  seed: 505,
  name: '惠州市示例信安电子有限公司',
  missingMonths: {
    OUT: ['2025-05', '2025-08', '2025-11', '2026-01'],
    IN: ['2025-05', '2025-08', '2025-11', '2026-01'],
  },
}

const newSmall: EnterprisePlan = {
  ...healthyTrade,
  seed: 606,
  name: '珠海市示例新安商贸有限公司',
  from: '2025-11',
  registration: {
    ...healthyTrade.registration,
    establishedOn: '2025-11-03',
    taxpayerType: 'SMALL',
    taxCreditGrade: 'M',
    insuredCount: 2,
    paidInCapitalWan: 20,
  },
  out: {
    ...healthyTrade.out,
    perMonth: 9,
    median: 4_000,
    parties: 6,
    goods: PLASTICS.map((goods) => ({ ...goods, rateBp: 100 })),
    kind: () => 'DIGITAL_NORMAL',
  },
  in: { ...healthyTrade.in, perMonth: 7, median: 3_500, parties: 4, kind: () => 'DIGITAL_NORMAL' },
}

const upsideDown: EnterprisePlan = {
  ...healthyTrade,
  seed: 707,
  name: '中山市示例恒泰商贸有限公司',
  in: { ...healthyTrade.in, perMonth: 90 },
}

const oneCustomer: EnterprisePlan = {
  ...healthyTrade,
  seed: 808,
  name: '江门市示例嘉信包装有限公司',
  out: { ...healthyTrade.out, parties: 6, skew: 3.4, persons: 0 },
}

export const ARCHETYPES = {
  健康贸易: healthyTrade,
  季节性制造: seasonalMaker,
  '顶额+红冲': ceilingAndRed,
  断票恢复: gapAndBack,
  数据缺失: partlyCollected,
  新设小规模: newSmall,
  进销倒挂: upsideDown,
  单一大客户: oneCustomer,
} as const satisfies Record<string, EnterprisePlan>

export type ArchetypeName = keyof typeof ARCHETYPES

const built = new Map<ArchetypeName, Enterprise>()

/** Built once per process: tests only read it. */
export function archetype(name: ArchetypeName): Enterprise {
  let enterprise = built.get(name)
  if (!enterprise) {
    enterprise = buildEnterprise(ARCHETYPES[name])
    built.set(name, enterprise)
  }
  return enterprise
}
