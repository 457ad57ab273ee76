/** What was collected beside invoices and feeds the limit and the admission packs: money in 分, days as ISO text. */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../../kit/calendar/window.ts'

/** Own tax that reached the treasury in one month: 增值税 and 企业所得税. */
export interface MonthTax {
  month: MonthIndex
  vat: Fen
  cit: Fen
}

export interface TaxPaid {
  /** First and last month that each collection of payments showed. */
  covered: readonly (readonly [MonthIndex, MonthIndex])[]
  /** Months with a payment, ascending. */
  months: readonly MonthTax[]
}

/** Amounts of a balance sheet at its two ends; null = the statement does not carry the item. */
export interface Ends {
  begin: Fen | null
  end: Fen | null
}

/** One annual statement (or the twelve months to a quarter's end), as far as its items are known (domain §2.7). */
export interface YearStatement {
  /** `2025-12-31`. */
  periodEnd: string
  revenue: Fen | null
  cost: Fen | null
  profit: Fen | null
  inventories: Ends
  receivables: Ends
  payables: Ends
  prepayments: Ends
  advances: Ends
  currentAssets: Fen | null
  currentLiabilities: Fen | null
  shortLoans: Fen | null
}

export interface LendingFacts {
  /** null = payments were never collected. */
  taxPaid: TaxPaid | null
  /** 欠税余额; null = arrears were never collected. */
  arrears: Fen | null
  /** null = no statement that holds a whole year. */
  statement: YearStatement | null
  /** Statements were collected, though none that holds a whole year. */
  statementsCollected: boolean
  /** What else was collected and this report does not use, in its Chinese name. */
  unused: readonly string[]
}

/** What an institution brings to its reports, yuan. */
export interface InstitutionTerms {
  productMaxYuan?: number
  existingDebtYuan?: number
  /** It chose 小额简化测算 (invoice/limit/small-amount-leg.ts). */
  smallAmountYuan?: number
  /** Up to what it lends on invoices alone; 0 = it does not. Absent = the default of the verdict's table. */
  aloneMaxYuan?: number
}
