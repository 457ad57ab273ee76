/**
 * The facts of an invoice report: everything the indicators need, folded so that a report costs
 * months × counterparties and never invoices.
 *
 * `fold.ts` builds these digests from single rows (a file, an upload, a collection), `digest-codec.ts` stores one
 * digest as bytes, `indicators/*` read them. A digest is additive: folding rows A then B equals merging the digests of
 * A and B, in any order, and a row can be taken out again by folding it with sign −1.
 *
 * Money: integer 分. Arrays of one block have equal length; index i of every column is the same thing.
 */
import type { Fen } from '@xinjian/format'
import type { DayNumber, MonthIndex } from '../kit/calendar/window.ts'
import type { RuleBook } from '../report/book.ts'
import type { ReasonLevel } from '../report/decision.ts'
import type { InstitutionTerms, LendingFacts } from './facts/lending.ts'
import type { LookedUpPartner } from './facts/partners.ts'
import type { Registration } from './facts/registration.ts'
import type { RowScan } from './facts/row-scan-shape.ts'

export type { DayNumber, MonthIndex } from '../kit/calendar/window.ts'
export type { Registration } from './facts/registration.ts'

export type Direction = 'OUT' | 'IN'

/** Canonical 发票种类 as stored small integers; order is part of the stored format: append only. */
export const KIND_CODES = [
  'UNKNOWN',
  'VAT_SPECIAL_PAPER',
  'VAT_NORMAL_PAPER',
  'VAT_SPECIAL_ELEC',
  'VAT_NORMAL_ELEC',
  'VAT_NORMAL_ROLL',
  'TOLL_ELEC',
  'FREIGHT_SPECIAL',
  'MOTOR_VEHICLE',
  'USED_VEHICLE',
  'DIGITAL_SPECIAL',
  'DIGITAL_NORMAL',
  'DIGITAL_PAPER_SPECIAL',
  'DIGITAL_PAPER_NORMAL',
  'DIGITAL_PAPER_MOTOR',
  'DIGITAL_PAPER_USED',
  'RAIL_ETICKET',
  'AIR_ETICKET',
  'BLOCKCHAIN',
] as const
export type KindName = (typeof KIND_CODES)[number]

/** 数电票: no 作废, no 顶额, no 连号 (domain §0.2.1). `UNKNOWN` (plain tables without a kind column) counts as 税控. */
export const DIGITAL_KINDS: readonly KindName[] = [
  'DIGITAL_SPECIAL',
  'DIGITAL_NORMAL',
  'RAIL_ETICKET',
  'AIR_ETICKET',
]
export const SPECIAL_KINDS: readonly KindName[] = [
  'VAT_SPECIAL_PAPER',
  'VAT_SPECIAL_ELEC',
  'FREIGHT_SPECIAL',
  'DIGITAL_SPECIAL',
  'DIGITAL_PAPER_SPECIAL',
  'MOTOR_VEHICLE',
]

/** Lower bounds of the 价税合计 bands of I-038 in yuan: <100, 100–1k, 1k–2.5k, 2.5k–5k, 5k–1万, 1–10万, 10–100万, ≥100万. */
export const AMOUNT_BANDS_YUAN = [0, 100, 1_000, 2_500, 5_000, 10_000, 100_000, 1_000_000] as const

export type RowStatus = 'NORMAL' | 'VOID'

/** One invoice as the fold takes it. Red = `total < 0` (or 是否正数发票 = 否); a red row is a row of its own. */
export interface InvoiceRow {
  direction: Direction
  day: DayNumber
  /** Minute of the day 0…1439, or −1 when the source carries a date only. */
  minute: number
  status: RowStatus
  kind: KindName
  /** Id in the facts' counterparty dictionary. */
  counterparty: number
  amount: Fen
  tax: Fen
  total: Fen
  /** Where the bureau marks the invoice 异常凭证/疑点. */
  abnormal?: boolean
  /** For red rows: month of the blue invoice it reverses, when known (I-031). */
  blueMonth?: MonthIndex
  /** Identification shown in evidence lists (`code-number` or the 20-digit number). */
  key?: string
  /** Lines, when the source carries them. */
  items?: InvoiceItemRow[]
}

export interface InvoiceItemRow {
  /** Category key: first 7 digits of the 税收分类编码, else the short name between asterisks, else ''. */
  category: string
  /** Goods name without the `*…*` prefix. */
  goods: string
  /** Rate in basis points (1300 = 13 %), −1 免税, −2 不征税, −3 unknown (`***`). */
  rateBp: number
  quantity: number | null
  amount: Fen
  tax: Fen
}

/** Per counterparty of one month. Sorted by `id`. */
export interface CounterpartyColumns {
  id: Int32Array
  blueCount: Float64Array
  blueTotal: Float64Array
  blueAmount: Float64Array
  redCount: Float64Array
  /** Σ |red total|, ≥ 0. */
  redTotal: Float64Array
  redAmount: Float64Array
  /** First and last day-of-month (1–31) with a blue invoice; 0 = none. */
  firstDay: Uint8Array
  lastDay: Uint8Array
}

/** Per calendar day of one month; index = day of month − 1, length 31. */
export interface DayColumns {
  /** All rows, void and red included. */
  count: Float64Array
  blueCount: Float64Array
  /** Blue minus red, 价税合计. */
  net: Float64Array
  voidCount: Float64Array
  voidTotal: Float64Array
}

/** Per 发票种类; index = position in KIND_CODES. */
export interface KindColumns {
  count: Float64Array
  blueCount: Float64Array
  blueTotal: Float64Array
  redCount: Float64Array
  redTotal: Float64Array
  voidCount: Float64Array
  voidTotal: Float64Array
}

/** Per (category, goods, rate), only where the source carries lines. Blue minus red. Sorted by category, goods, rate. */
export interface GoodsColumns {
  category: string[]
  goods: string[]
  rateBp: Int32Array
  lines: Float64Array
  quantity: Float64Array
  amount: Float64Array
  tax: Float64Array
  /** Σ price and Σ price² of lines with a quantity (yuan), for the coefficient of variation I-084. */
  priceCount: Float64Array
  priceSum: Float64Array
  priceSquareSum: Float64Array
}

/** A large red row kept whole for the list of section 6 (top 20 per month by |total|, then key). */
export interface LargeRed {
  day: DayNumber
  counterparty: number
  total: Fen
  key: string
  blueMonth: MonthIndex | null
}

export interface MonthDigest {
  direction: Direction
  month: MonthIndex
  /** All rows incl. void and red. */
  count: number
  blueCount: number
  blueTotal: Fen
  blueAmount: Fen
  blueTax: Fen
  redCount: number
  /** Σ |…| of red rows, ≥ 0. */
  redTotal: Fen
  redAmount: Fen
  redTax: Fen
  voidCount: number
  voidTotal: Fen
  /** Red rows whose blue lies in an earlier month / an earlier year, and those with a known blue. */
  redCrossMonth: number
  redCrossYear: number
  redWithKnownBlue: number
  /** 不含税金额 within [0.995·L, L] of a 税控 limit, valid 税控 rows (I-039). */
  ceilingCount: number
  taxDiskValidCount: number
  /** 价税合计 a multiple of 10,000 yuan, blue rows (I-041). */
  roundCount: number
  /** Blue rows with a time, and those in [22:00, 06:00) (I-042). */
  timedCount: number
  nightCount: number
  /** Rows the bureau marks abnormal, and their tax (I-086). */
  abnormalCount: number
  abnormalTax: Fen
  /** Blue special invoices' tax, the denominator of I-086. */
  specialTax: Fen
  /** Per amount band of AMOUNT_BANDS_YUAN, blue rows: count and 价税合计. */
  bandCount: Float64Array
  bandTotal: Float64Array
  /** Blue rows with a time, weekday (0 = Monday) × 24 + hour. Length 168. */
  hours: Float64Array
  days: DayColumns
  kinds: KindColumns
  counterparties: CounterpartyColumns
  /** null = no line of this month carried goods. */
  goods: GoodsColumns | null
  largeReds: LargeRed[]
}

/** Consecutive 税控 numbers of one code to one buyer on one day (I-046). */
export interface SerialRun {
  day: DayNumber
  counterparty: number
  /** 发票代码; '' when the source carries none. */
  code: string
  /** First and last number, both of the run. */
  from: number
  to: number
  /** Invoices in it; more than numbers when a source without 发票代码 repeats one. */
  rows: number
}

/** What only single rows can tell of a month (scan.ts). Void rows do not count. */
export interface MonthScan {
  direction: Direction
  month: MonthIndex
  /** Rows whose amount + tax differs from the total by more than 0.05 yuan. */
  sumFailures: number
  /** OUT: 税控 rows whose number is known, those of them in runs, and the longest runs. IN: 0, 0, []. */
  numbered: number
  serialRows: number
  runs: SerialRun[]
  /** Of sales; absent in facts stored before scan version 2, and of purchases. */
  rows?: RowScan
}

/** What the importer noted of the sources these facts came from; null = it did not count. */
export interface SourceFacts {
  /** Periods in which a source stated the 发票风险等级 of every invoice it held. */
  riskStated: Record<Direction, [MonthIndex, MonthIndex][]>
  /** Invoices that came more than once in one source and were counted once. */
  duplicates: number | null
  /** Rows equal in all they say but without a 发票代码 that would prove them one invoice: all counted. */
  alikeCounted: number | null
  /** Rows that could not be read. */
  rejectedRows: number | null
  /** Invoices whose lines do not come to their 金额 within 0.05 yuan; null or absent = not counted. */
  linesDiffer?: number | null
}

export interface Counterparty {
  id: number
  /** null for individuals and for tables that carry only a code. */
  taxNo: string | null
  name: string
  /** 自然人: left out of concentration ranking, kept in the denominator. */
  person: boolean
}

export interface InvoiceFacts {
  registration: Registration
  /** Last instant the data is known for, ISO with offset; the report's as-of. */
  dataCutoff: string
  /** First and last month index that the source claims to cover, per direction; null = direction not collected. */
  covered: Record<Direction, [MonthIndex, MonthIndex] | null>
  /** Months inside `covered` that failed to be collected. */
  missingMonths: Record<Direction, MonthIndex[]>
  /** Of the months inside `covered`, those that a tax bureau told, in any order; absent = only files of the enterprise did. */
  collected?: Record<Direction, readonly (readonly [MonthIndex, MonthIndex])[]>
  /** Sorted by direction, then month. Months without a row have no digest. */
  digests: MonthDigest[]
  /** Months of `collected` that files told rows of as well, as the bureau alone told them; one of no row is a digest of nothing. Absent = there are none. */
  bureauDigests?: MonthDigest[]
  /** Sorted by id. One dictionary for both directions, so that 互开 is a join by id. */
  counterparties: Counterparty[]
  /** Of every month that has a digest; absent = single rows were not at hand. */
  scans?: MonthScan[]
  /** Absent = nothing was noted. */
  sources?: SourceFacts
  /** Absent = nobody looked beside the invoices. */
  lending?: LendingFacts
  /** Counterparties that the company looked up, by code; absent = none. */
  partners?: readonly LookedUpPartner[]
  /** The enterprise took its consent to collect back: what was collected is not among these facts. */
  uploadsOnly?: true
  /** Day on which freshness is judged, ISO; absent = the day the report looks from. */
  judgedOn?: string
  /** Id of the admission pack that the institution chose (invoice/verdict/policies.ts). */
  policy?: string
  /** What the institution's own book says. */
  institution?: InstitutionTerms
  /** What other current reports of the enterprise come to where that is less than 建议准入; absent = none says less. */
  elsewhere?: ReasonLevel
  /** The book of rules; absent = the table of the engine. */
  rulebook?: RuleBook
}
