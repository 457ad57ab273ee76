/** What was agreed on a loan. Money is whole fen (0.01 yuan) as a safe integer, a rate whole millionths a year, a day `YYYY-MM-DD`. */

/**
 * How days of interest are counted, by the 2006 ISDA Definitions, section 4.16: `ACT_360` is (e), `ACT_365` (Actual/365 Fixed) is (d),
 * `THIRTY_360` (30/360, Bond Basis) is (f).
 */
export const DAY_COUNTS = ['ACT_360', 'ACT_365', 'THIRTY_360'] as const
export type DayCount = (typeof DAY_COUNTS)[number]

/**
 * `BULLET` 到期一次还本付息, `INTEREST_FIRST` 按期付息到期还本, `EQUAL_PRINCIPAL` 等额本金, `EQUAL_INSTALMENT` 等额本息.
 */
export const REPAYMENT_METHODS = [
  'BULLET',
  'INTEREST_FIRST',
  'EQUAL_PRINCIPAL',
  'EQUAL_INSTALMENT',
] as const
export type RepaymentMethod = (typeof REPAYMENT_METHODS)[number]

/** How a fraction of a fen is rounded: half away from zero 四舍五入, half to even 四舍六入五成双, down 舍去. */
export const ROUNDINGS = ['HALF_UP', 'HALF_EVEN', 'DOWN'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** Terms of a product, as they are copied to each loan and never change there. */
export interface LoanTerms {
  /** Millionths a year: 4.35 % is 43500. */
  readonly ratePpm: number
  readonly dayCount: DayCount
  readonly method: RepaymentMethod
  readonly rounding: Rounding
  /** Days after a due date in which a payment is not late; interest runs on, penalty does not. */
  readonly graceDays: number
  /** Millionths a year on what is overdue: 0.05 % a day of 360 is 180000. */
  readonly penaltyPpm: number
  /** Overdue interest bears penalty, too (复利). */
  readonly compound: boolean
}
