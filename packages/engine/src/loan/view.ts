/** A loan on a day, as it is shown, billed and entered: what each period owes, and what settles all. */
import type { DayNumber } from '../kit/calendar/window.ts'
import {
  dueInterest,
  earnedInterest,
  earnedLeft,
  feesLeft,
  leftOf,
  penaltyOf,
  principalFrom,
  runningOf,
} from './owed.ts'
import { type Account, type Kept, noParts, type PartFen } from './state.ts'

export const PERIOD_STATES = ['NOT_DUE', 'DUE', 'PAID', 'OVERDUE', 'WAIVED'] as const
export type PeriodState = (typeof PERIOD_STATES)[number]

/** Money in fen. */
export interface PeriodView {
  no: number
  from: DayNumber
  due: DayNumber
  state: PeriodState
  principal: number
  /** As planned, before the period is due; then with what its days of grace came to. */
  interest: number
  penalty: number
  paid: PartFen
  waived: PartFen
  /** What is due and neither paid nor waived. */
  left: PartFen
  /** Days since it was due, where the days of grace are over and something is left. */
  overdueDays: number
}

/** In the days of grace, and on the due date itself, a period is DUE. */
export function periodsOf(account: Account): PeriodView[] {
  return account.periods.map((period) => {
    const { no, from, due, principal, paid, waived } = period
    const { terms, day } = account
    const isDue = due <= day
    const left = isDue ? leftIn(account, period) : noParts()
    const state = stateOf(account, period, left)
    return {
      ...{ no, from, due, state, principal, paid: { ...paid }, waived: { ...waived }, left },
      interest: isDue ? dueInterest(terms, period) : period.earlier + period.interest,
      penalty: penaltyOf(terms, period),
      overdueDays: state === 'OVERDUE' ? day - due : 0,
    }
  })
}

const leftIn = ({ terms }: Account, period: Kept): PartFen => ({
  FEE: 0,
  PENALTY: leftOf(terms, period, 'PENALTY'),
  INTEREST: leftOf(terms, period, 'INTEREST'),
  PRINCIPAL: leftOf(terms, period, 'PRINCIPAL'),
})

const total = (parts: PartFen): number =>
  parts.FEE + parts.PENALTY + parts.INTEREST + parts.PRINCIPAL

function stateOf({ terms, day }: Account, period: Kept, left: PartFen): PeriodState {
  // Everything was repaid before: nothing comes due here any more.
  const repaid = period.principal === 0 && period.interest === 0 && period.paid.INTEREST > 0
  if (period.due > day) return repaid ? 'PAID' : 'NOT_DUE'
  if (total(left) > 0) return day > period.due + terms.graceDays ? 'OVERDUE' : 'DUE'
  return total(period.paid) === 0 && total(period.waived) > 0 ? 'WAIVED' : 'PAID'
}

/** What is due on the account's day: fees, and what due periods have left. */
export function dueOf(account: Account): PartFen {
  const sum = { ...noParts(), FEE: feesLeft(account) }
  for (const period of account.periods.slice(0, runningOf(account))) {
    const left = leftIn(account, period)
    sum.PENALTY += left.PENALTY
    sum.INTEREST += left.INTEREST
    sum.PRINCIPAL += left.PRINCIPAL
  }
  return sum
}

/** What settles the loan on the account's day: what is due, the interest earned since, and all that is still lent. */
export function settlementOf(account: Account): PartFen {
  const sum = dueOf(account)
  const at = runningOf(account)
  if (at === account.periods.length) return sum
  sum.INTEREST += earnedLeft(account, at)
  sum.PRINCIPAL += principalFrom(account.periods, at)
  return sum
}

/** What was earned up to the account's day, paid or not: the income that its entries must come to. */
export function earnedOf(account: Account): PartFen {
  const sum = { ...noParts(), FEE: account.fees }
  const at = runningOf(account)
  account.periods.forEach((period, i) => {
    sum.PENALTY += penaltyOf(account.terms, period)
    if (i < at) sum.INTEREST += dueInterest(account.terms, period)
    if (i === at) sum.INTEREST += earnedInterest(account, i)
  })
  return sum
}

export const totalOf = total
