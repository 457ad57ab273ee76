/** What a period owes on the day up to which the account is gone through. */
import { daysOf } from './days.ts'
import { roundedFen, unitsOf, unitsPerFen } from './fen.ts'
import type { Account, Kept, LoanPart } from './state.ts'
import type { LoanTerms } from './terms.ts'

/** Principal of this period and of all that follow: what interest of the running period is reckoned on. */
export const principalFrom = (periods: readonly Kept[], at: number): number =>
  periods.slice(at).reduce((sum, { principal }) => sum + principal, 0)

/** Place of the period that runs on the account's day; the number of periods where none does. */
export function runningOf({ periods, day }: Account): number {
  const at = periods.findIndex(({ due }) => due > day)
  return at < 0 ? periods.length : at
}

/** Interest of a period that is due: that of its plan, and of its days of grace. */
export const dueInterest = (terms: LoanTerms, period: Kept): number =>
  period.earlier +
  period.interest +
  roundedFen(period.grace, unitsPerFen(terms.dayCount), terms.rounding)

/** What the days of the running period have earned so far, rounded. */
export function earnedInterest({ terms, periods, day }: Account, at: number): number {
  const period = periods[at]!
  const units = unitsOf(
    principalFrom(periods, at),
    terms.ratePpm,
    daysOf(terms.dayCount, period.from, day),
  )
  return period.earlier + roundedFen(units, unitsPerFen(terms.dayCount), terms.rounding)
}

export const penaltyOf = (terms: LoanTerms, period: Kept): number =>
  roundedFen(period.penalty, unitsPerFen(terms.dayCount), terms.rounding)

/** What a due period has left of a part, neither paid nor waived. */
export function leftOf(terms: LoanTerms, period: Kept, part: Exclude<LoanPart, 'FEE'>): number {
  const all = {
    PENALTY: () => penaltyOf(terms, period),
    INTEREST: () => dueInterest(terms, period),
    PRINCIPAL: () => period.principal,
  }[part]()
  return all - period.paid[part] - period.waived[part]
}

/** What the running period has earned and nobody paid. */
export const earnedLeft = (account: Account, at: number): number =>
  earnedInterest(account, at) -
  account.periods[at]!.paid.INTEREST -
  account.periods[at]!.waived.INTEREST

export const feesLeft = ({ fees, feesPaid, feesWaived }: Account): number =>
  fees - feesPaid - feesWaived
