/** What is kept of a loan while its days and deeds are gone through. */
import type { DayNumber } from '../kit/calendar/window.ts'
import type { Units } from './fen.ts'
import type { PlannedPeriod } from './plan.ts'
import type { LoanTerms } from './terms.ts'

/** In this order money is taken where it is short: costs, then interest, then principal (Civil Code of China, article 561). */
export const PARTS = ['FEE', 'PENALTY', 'INTEREST', 'PRINCIPAL'] as const
export type LoanPart = (typeof PARTS)[number]
export type PartFen = Record<LoanPart, number>

export const noParts = (): PartFen => ({ FEE: 0, PENALTY: 0, INTEREST: 0, PRINCIPAL: 0 })

export type LoanDeed = { readonly day: DayNumber } & (
  | { readonly kind: 'FEE'; readonly fen: number }
  /** Never more than the settlement figure of its day. */
  | { readonly kind: 'PAYMENT'; readonly fen: number }
  /** Of what is due on its day, the oldest first; principal is never waived. */
  | { readonly kind: 'WAIVER'; readonly part: WaivedPart; readonly fen: number }
)
export type WaivedPart = Exclude<LoanPart, 'PRINCIPAL'>

/** A period beside its plan. A running one has earned what its days came to; once due, its plan holds. */
export interface Kept extends PlannedPeriod {
  /** Interest of days before `from`, which an early repayment paid. */
  earlier: number
  /** On its principal in the days of grace, at the rate of the loan; behind them, at that of the penalty. */
  grace: Units
  penalty: Units
  /** Up to this day `grace` and `penalty` are reckoned. */
  reckonedTo: DayNumber
  paid: PartFen
  waived: PartFen
}

export interface Account {
  readonly terms: LoanTerms
  /** Σ principal is what was lent less `early`. */
  periods: Kept[]
  /** Principal that was repaid before it was due: it is taken out of the plan. */
  early: number
  /** Up to this day everything is gone through. */
  day: DayNumber
  fees: number
  feesPaid: number
  feesWaived: number
}

export const kept = (period: PlannedPeriod): Kept => ({
  ...period,
  earlier: 0,
  grace: 0n,
  penalty: 0n,
  reckonedTo: period.due,
  paid: noParts(),
  waived: noParts(),
})
