/**
 * What makes a firm of the world what it is: a profile is data, the generator (`invoices/`, `filings/`) is the same for
 * all. Money in yuan per month; offsets count months from the world's base month (−1 = last complete month).
 */

export const ARCHETYPES = {
  HEALTHY_MAKER: '健康制造',
  HEALTHY_TRADER: '健康贸易',
  SEASONAL_MAKER: '季节性制造',
  YOUNG_SHOP: '新设小规模',
  NEWBORN: '成立不足一季',
  SMALL_SCALE: '小规模纳税人',
  TOP_LIMIT_RED: '顶额+红冲',
  GAP_RECOVERED: '断票恢复',
  INVERTED: '进销倒挂',
  SINGLE_CUSTOMER: '单一大客户',
  FALSE_INVOICING: '虚开迹象批发商',
  SHELL: '虚开链上的空壳',
  TAX_ARREARS: '欠税滞纳',
  DISHONEST_RELATED: '失信关联',
  DATA_MISSING: '数据缺失',
  MILLION_GROUP: '百万发票集团',
  SURGE_RED: '融资前增开后红冲',
  LOSS_STOPPED: '亏损停业',
  NEIGHBOUR: '普通小企业',
} as const
export type Archetype = keyof typeof ARCHETYPES

export type TaxpayerType = 'GENERAL' | 'SMALL'
/** Where counterparties come from: firms, 个体工商户, consumers without a tax number, firms in trouble. */
export type Pool = 'FIRM' | 'SHOP' | 'PERSON' | 'TROUBLED'

/** One side of the firm's trade: what it sells, or what it buys. */
export interface Flow {
  /** Mean 不含税 amount of an ordinary month. */
  monthly: number
  /** Mean 不含税 amount of one invoice. */
  ticket: number
  /** Sigma of the log-normal ticket. */
  spread: number
  /** Mean number of lines of one invoice. */
  lines: number
  /** Good id → weight by invoice line. */
  goods: Readonly<Record<string, number>>
  /** Number of counterparties and how unequal they are (sigma of log-normal weights). */
  parties: number
  partySpread: number
  pools: Partial<Record<Pool, number>>
  /** Share of counterparties in the firm's own province. */
  local: number
  /** Share of 专票 among invoices with firms. */
  special: number
  /** Twelve factors January…December, applied before the February factor 0.4 of the whole world. */
  season?: readonly number[]
  /** Growth per year, 0.1 = +10 %. */
  growth: number
  /** Month offsets without any invoice. */
  gaps?: readonly number[]
  /** Extra factor of single months: offset → factor. */
  bursts?: Readonly<Record<number, number>>
  /** Share of blue invoices reversed later, and how many months later at most (0 = in the same month only). */
  red: number
  redLag: number
  /** Extra share of reversals for blue invoices of the given month offsets. */
  redBursts?: Readonly<Record<number, number>>
  /** Share of tax-disk invoices voided. */
  voided: number
  /** Share of invoices still made on tax-disk equipment after 数电票 arrived. */
  diskKept: number
  /** Share of invoices issued between 22:00 and 06:00. */
  night: number
  /** Weight of a day off against a workday. */
  restDay: number
  /** Share of invoices just under the single-invoice limit, and that limit in yuan. */
  topLimit?: { share: number; limit: number }
  /** Share of invoices whose 价税合计 is a multiple of 10,000 yuan. */
  round?: number
  /** Share of invoices that the bureau marks 异常凭证. */
  abnormal?: number
}

export interface Profile {
  key: string
  archetype: Archetype
  areaCode: string
  word: string
  /** Business in the name: `精密制造`. */
  line: string
  industryCode: string
  industryName: string
  taxpayerType: TaxpayerType
  /** Months between the founding and the base month. */
  ageMonths: number
  capitalWan: number
  paidWan: number
  employees: number
  insured: number
  sales: Flow
  purchases: Flow
  /** Share of declared sales without an invoice (未开票收入). */
  unbilled: number
  /** Cost of sales ÷ sales, for CIT and statements. */
  costRatio: number
  /** 互开: some parties are customer and supplier at once. */
  buysFromCustomers?: boolean
  behaviour: Behaviour
  /** A firm that holds most of its capital, by name; absent = its legal representative does. */
  heldBy?: string
  /** Keys of firms of the world for whose debts it answers, and how much in 万元. */
  guarantees?: readonly { debtor: string; wan: number }[]
}

/** How the firm behaves towards the bureau. */
export interface Behaviour {
  /** VAT periods (offsets) filed late, with the delay in days. */
  late?: Readonly<Record<number, number>>
  /** VAT periods (offsets) whose tax was never paid. */
  unpaid?: readonly number[]
  /** 纳税信用 grades of the last years, newest first. */
  grades: readonly string[]
  violations?: readonly { offset: number; fact: string; means: string; status: string }[]
  /** Institutions with a live 银税互动 authorisation. */
  bankAuths?: number
  /** Days between two of them; absent = 150. */
  bankAuthEvery?: number
  /** Month offsets for which the bureau gives no invoices. */
  missing?: readonly number[]
  taxpayerStatus?: '正常' | '非正常' | '停业'
  /** Names of persons and firms around it that courts have listed. */
  dishonest?: boolean
  /** Change of legal representative, in months before base. */
  legalRepChanges?: readonly number[]
  /** Changes of a shareholder, in months before base, newest first. */
  holderChanges?: readonly number[]
  /** Year in which its legal representative was born; absent = between 1965 and 1995. */
  legalRepBorn?: number
}

/** A demo firm that sells to another one: the same invoices appear on both sides. */
export interface Link {
  seller: string
  buyer: string
  /** Share of the seller's invoices. */
  share: number
}
