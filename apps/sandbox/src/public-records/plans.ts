/** What befell each kind of firm, as data: lawsuits with how far they went, lists, penalties, securities. Days count back from the world's start. */
import type { Archetype } from '../world/profile.ts'

/** How far a case went: filed, judged, appealed, paid by itself, under enforcement, enforced and paid, enforced without assets. */
export type Stage = 'FILED' | 'FIRST' | 'SECOND' | 'PAID' | 'ENFORCED' | 'CLOSED' | 'ENDED'

export interface CasePlan {
  /** Days since it was filed. */
  ago: number
  role: '原告' | '被告'
  cause: string
  /** Claimed, in 万元. */
  wan: number
  to: Stage
  appealed?: boolean
  /** Listed as a dishonest debtor; consumption of its representative restricted. */
  listed?: boolean
  limited?: boolean
  /** Assets seized with the claim. */
  seized?: boolean
}

export interface Plan {
  cases: readonly CasePlan[]
  /** 经营异常: put on and, where it was, removed, in days since. */
  abnormal: readonly { ago: number; reason: string; removed?: number }[]
  serious: readonly { ago: number; reason: string }[]
  penalties: readonly { ago: number; violation: string; yuan: number; by: string }[]
  mortgages: readonly { ago: number; wan: number; cancelled?: number }[]
  /** Of the first holder's equity, in 万元. */
  pledges: readonly { ago: number; wan: number; cancelled?: number }[]
  /** Of the second holder's equity. */
  freezes: readonly { ago: number; wan: number; years: number; lifted?: number }[]
  bankruptcy: number | null
  branches: number
  investments: number
  /** Its investments are in firms in trouble. */
  poorInvestments: boolean
  property: number
  bids: number
  permits: number
  checks: number
  /** So many firms at its address, and on its phone. */
  sharers: { address: number; phone: number }
}

const NOTHING: Plan = {
  cases: [],
  abnormal: [],
  serious: [],
  penalties: [],
  mortgages: [],
  pledges: [],
  freezes: [],
  bankruptcy: null,
  branches: 0,
  investments: 0,
  poorInvestments: false,
  property: 0,
  bids: 0,
  permits: 0,
  checks: 0,
  sharers: { address: 0, phone: 0 },
}

const SALE = '买卖合同纠纷'
const LOAN = '金融借款合同纠纷'
const PRIVATE_LOAN = '民间借贷纠纷'
const LABOUR = '劳动争议'
const GONE = '通过登记的住所或者经营场所无法联系'
const NO_REPORT = '未依照《企业信息公示暂行条例》第八条规定的期限公示年度报告'

const PLANS: Partial<Record<Archetype, Partial<Plan>>> = {
  HEALTHY_MAKER: {
    cases: [{ ago: 420, role: '原告', cause: SALE, wan: 38.6, to: 'FIRST' }],
    mortgages: [{ ago: 700, wan: 800, cancelled: 310 }],
    investments: 1,
    property: 46,
    bids: 7,
    permits: 3,
    checks: 2,
  },
  HEALTHY_TRADER: { branches: 1, property: 4, bids: 3, permits: 1, checks: 1 },
  SEASONAL_MAKER: {
    cases: [{ ago: 260, role: '原告', cause: SALE, wan: 12.4, to: 'PAID' }],
    property: 9,
    permits: 2,
    checks: 1,
  },
  YOUNG_SHOP: { checks: 1 },
  SMALL_SCALE: { permits: 1 },
  TOP_LIMIT_RED: {
    cases: [{ ago: 500, role: '被告', cause: SALE, wan: 26, to: 'PAID' }],
    checks: 1,
  },
  GAP_RECOVERED: {
    cases: [{ ago: 300, role: '被告', cause: SALE, wan: 45.5, to: 'PAID', seized: true }],
    abnormal: [{ ago: 420, reason: NO_REPORT, removed: 300 }],
    permits: 1,
  },
  INVERTED: {
    cases: [
      { ago: 260, role: '被告', cause: LOAN, wan: 320, to: 'ENFORCED', seized: true },
      { ago: 200, role: '被告', cause: SALE, wan: 88.25, to: 'FIRST' },
    ],
    mortgages: [{ ago: 640, wan: 400 }],
    checks: 1,
  },
  SINGLE_CUSTOMER: {
    cases: [{ ago: 610, role: '原告', cause: SALE, wan: 21, to: 'FIRST' }],
    mortgages: [{ ago: 380, wan: 300 }],
    property: 6,
    permits: 1,
  },
  FALSE_INVOICING: {
    sharers: { address: 6, phone: 4 },
    cases: [{ ago: 40, role: '被告', cause: SALE, wan: 180, to: 'FILED' }],
    abnormal: [{ ago: 60, reason: GONE }],
    serious: [{ ago: 20, reason: '提交虚假材料取得公司登记，情节严重' }],
    penalties: [
      { ago: 75, violation: '提交虚假材料取得公司登记', yuan: 50_000, by: '市场监督管理局' },
    ],
  },
  SURGE_RED: { checks: 1 },
  SHELL: { abnormal: [{ ago: 30, reason: GONE }] },
  TAX_ARREARS: {
    cases: [
      {
        ago: 700,
        role: '被告',
        cause: SALE,
        wan: 156.8,
        to: 'ENFORCED',
        appealed: true,
        limited: true,
      },
      { ago: 620, role: '被告', cause: LOAN, wan: 900, to: 'ENDED', seized: true },
      { ago: 400, role: '被告', cause: LABOUR, wan: 8.2, to: 'CLOSED' },
      { ago: 150, role: '被告', cause: SALE, wan: 64, to: 'FIRST' },
      { ago: 35, role: '被告', cause: LOAN, wan: 210, to: 'FILED' },
    ],
    penalties: [
      { ago: 210, violation: '未按照规定建立安全生产台账', yuan: 20_000, by: '应急管理局' },
    ],
    mortgages: [{ ago: 690, wan: 900 }],
    pledges: [{ ago: 660, wan: 400 }],
    property: 3,
    checks: 2,
  },
  DISHONEST_RELATED: {
    sharers: { address: 3, phone: 2 },
    cases: [
      {
        ago: 1_500,
        role: '被告',
        cause: SALE,
        wan: 33,
        to: 'ENDED',
        listed: true,
      },
      {
        ago: 640,
        role: '被告',
        cause: PRIVATE_LOAN,
        wan: 300,
        to: 'ENFORCED',
        listed: true,
        limited: true,
      },
      {
        ago: 620,
        role: '被告',
        cause: SALE,
        wan: 120.4,
        to: 'ENDED',
        appealed: true,
        listed: true,
        seized: true,
      },
      { ago: 480, role: '被告', cause: SALE, wan: 45, to: 'CLOSED' },
      { ago: 300, role: '被告', cause: LABOUR, wan: 6.3, to: 'CLOSED' },
      { ago: 45, role: '被告', cause: SALE, wan: 72, to: 'FILED' },
    ],
    abnormal: [{ ago: 900, reason: NO_REPORT, removed: 760 }],
    penalties: [
      { ago: 330, violation: '生产标签不符合规定的食品', yuan: 30_000, by: '市场监督管理局' },
    ],
    pledges: [{ ago: 820, wan: 200, cancelled: 420 }],
    freezes: [
      { ago: 500, wan: 240, years: 3 },
      { ago: 1_200, wan: 100, years: 3, lifted: 900 },
    ],
    investments: 2,
    poorInvestments: true,
    property: 5,
    permits: 2,
    checks: 2,
  },
  DATA_MISSING: {
    cases: [{ ago: 350, role: '被告', cause: SALE, wan: 30, to: 'PAID' }],
    property: 8,
    permits: 1,
  },
  MILLION_GROUP: {
    cases: [
      ...Array.from({ length: 26 }, (_, i) => ({
        ago: 60 + i * 47,
        role: '原告' as const,
        cause: SALE,
        wan: 15 + ((i * 37) % 90),
        to: 'FIRST' as const,
      })),
      ...Array.from({ length: 8 }, (_, i) => ({
        ago: 110 + i * 120,
        role: '被告' as const,
        cause: i % 2 ? LABOUR : SALE,
        wan: 5 + i * 3,
        to: 'PAID' as const,
        appealed: i % 3 === 0,
      })),
    ],
    penalties: [
      { ago: 580, violation: '未按照规定公开环境信息', yuan: 40_000, by: '生态环境局' },
      { ago: 1_020, violation: '未经许可占用道路', yuan: 3_000, by: '城市管理局' },
    ],
    mortgages: [
      { ago: 900, wan: 5_000 },
      { ago: 1_400, wan: 3_000, cancelled: 500 },
    ],
    branches: 24,
    investments: 6,
    property: 120,
    bids: 45,
    permits: 9,
    checks: 8,
  },
}

const PLAIN: Plan = { ...NOTHING, checks: 1 }
const IN_TROUBLE: Plan = {
  ...NOTHING,
  cases: [
    { ago: 560, role: '被告', cause: SALE, wan: 42, to: 'ENDED', listed: true, limited: true },
    { ago: 330, role: '被告', cause: LOAN, wan: 90, to: 'ENFORCED' },
  ],
  penalties: [{ ago: 260, violation: '未按照规定标明价格', yuan: 2_000, by: '市场监督管理局' }],
  abnormal: [{ ago: 200, reason: GONE }],
}
const SUED: Plan = {
  ...PLAIN,
  cases: [
    { ago: 820, role: '被告', cause: SALE, wan: 18, to: 'CLOSED' },
    { ago: 190, role: '被告', cause: SALE, wan: 27, to: 'FIRST' },
  ],
}
const SUING: Plan = {
  ...PLAIN,
  cases: [{ ago: 410, role: '原告', cause: SALE, wan: 11, to: 'FIRST' }],
  property: 2,
}
const BANKRUPT: Plan = { ...IN_TROUBLE, bankruptcy: 90 }

/** Of ten ordinary firms of a region, what befell each. */
const ORDINARY = [IN_TROUBLE, SUED, PLAIN, SUED, SUING, PLAIN, PLAIN, SUED, PLAIN, BANKRUPT]

/** @param localIndex place among the ordinary firms of the region; negative for others */
export const planOf = (archetype: Archetype, localIndex: number): Plan =>
  archetype === 'NEIGHBOUR'
    ? ORDINARY[localIndex % ORDINARY.length]!
    : { ...NOTHING, ...PLANS[archetype] }

/** Of a firm that is known by name and number only. */
export const planOfOther = (sharesName: boolean, listed: boolean): Plan =>
  sharesName || listed ? IN_TROUBLE : NOTHING
