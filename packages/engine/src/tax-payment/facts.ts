/**
 * The facts of a tax payment report: payments and arrears row by row, as a bureau listed them. A firm has some dozens a year, so
 * nothing is folded ahead. Dates are ISO days, money is integer 分; null = the bureau does not say.
 */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../kit/calendar/window.ts'
import type { FileMonths } from '../kit/unverified.ts'
import type { RuleBook } from '../report/book.ts'

/** One line of 缴款(入库) (domain §2.8). */
export interface Payment {
  /** What the platform knows the row by: evidence names it so. */
  key: string
  taxKind: string
  taxItem: string | null
  periodFrom: string | null
  periodTo: string | null
  /** 计税依据. */
  basis: Fen | null
  rate: number | null
  /** 实缴金额; negative = paid back. */
  amount: Fen
  /** 税款属性: 一般申报, 查补, 滞纳金, 罚款, 预缴, 代扣代缴, 退抵… */
  payType: string | null
  voucherNo: string | null
  declaredOn: string | null
  paidOn: string | null
  /** 入库日期. */
  treasuryOn: string | null
  /** 已入库, 已缴款未入库, 退库. */
  status: string | null
}

/** One line of 欠税, as it stood when it was last collected. */
export interface Arrear {
  key: string
  taxKind: string
  periodFrom: string | null
  periodTo: string | null
  amount: Fen | null
  balance: Fen | null
  occurredOn: string | null
  deadline: string | null
  /** 本期, 陈欠, 查补. */
  kind: string | null
}

/** As far as known; every field may be absent. */
export interface TaxRegistration {
  name: string
  taxNo: string | null
  regionCode?: string | null
  industryCode?: string | null
  industryName?: string | null
  taxpayerType?: 'GENERAL' | 'SMALL' | 'INDIVIDUAL' | null
  taxpayerStatus?: string | null
  establishedOn?: string | null
}

export interface TaxPaymentFacts {
  registration: TaxRegistration
  /** Last instant the data is known for, ISO with offset. */
  dataCutoff: string
  /** First and last month that each collection of payments showed, in any order. */
  covered: readonly (readonly [MonthIndex, MonthIndex])[]
  /** Of `covered`, months of which files of the enterprise speak; absent = a bureau told all of it. */
  fromFiles?: FileMonths
  /** By key. */
  payments: readonly Payment[]
  /** By key; null = never collected, which is not "none". */
  arrears: readonly Arrear[] | null
  /** Day on which freshness is judged, ISO; absent = the day the report looks from. */
  judgedOn?: string
  /** The book of rules; absent = the table of the engine. */
  rulebook?: RuleBook
}
