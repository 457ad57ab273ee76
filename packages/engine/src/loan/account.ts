/**
 * A loan as its deeds made it: pure, so that the same deeds always come to the same fen, and any day of it can be asked for. Interest
 * counts the day of disbursement and not the day of payment; a payment on a due date is in time.
 */
import type { DayNumber } from '../kit/calendar/window.ts'
import { daysOf } from './days.ts'
import { unitsOf } from './fen.ts'
import { earnedInterest, earnedLeft, feesLeft, leftOf, principalFrom, runningOf } from './owed.ts'
import { type LoanAmount, planOf, planRest } from './plan.ts'
import { type Account, type Kept, kept, type LoanDeed, type LoanPart } from './state.ts'
import type { LoanTerms } from './terms.ts'

/** How much of a deed went where; `no` is the period, null of a fee. `early`: principal before it was due. */
export interface Allocation {
  no: number | null
  part: LoanPart
  fen: number
  early: boolean
}

export interface Replayed {
  account: Account
  /** One list a deed, in their order. */
  allocations: Allocation[][]
}

/**
 * Goes through the deeds, ordered by day, and up to `day`. Throws RangeError where a deed lies before the one it follows or after
 * `day`, pays more than the settlement figure, or waives more than is due.
 */
export function replay(
  terms: LoanTerms,
  lent: LoanAmount,
  deeds: readonly LoanDeed[],
  day: DayNumber,
): Replayed {
  const account: Account = {
    terms,
    periods: planOf(terms, lent).map(kept),
    early: 0,
    day: lent.from,
    fees: 0,
    feesPaid: 0,
    feesWaived: 0,
  }
  const allocations = deeds.map((deed) => {
    runTo(account, deed.day)
    return apply(account, deed)
  })
  runTo(account, day)
  return { account, allocations }
}

function runTo(account: Account, day: DayNumber): void {
  if (day < account.day) throw new RangeError(`day ${day} lies before ${account.day}`)
  for (const period of account.periods) if (period.due < day) reckonLate(account.terms, period, day)
  account.day = day
}

/** What is overdue earns: in the days of grace at the rate of the loan, behind them at that of the penalty. */
function reckonLate(terms: LoanTerms, period: Kept, to: DayNumber): void {
  const graceEnd = period.due + terms.graceDays
  const reckon = (until: DayNumber, ppm: number, base: number) => {
    const days =
      daysOf(terms.dayCount, period.due, until) -
      daysOf(terms.dayCount, period.due, period.reckonedTo)
    period.reckonedTo = until
    return unitsOf(base, ppm, days)
  }
  const principal = leftOf(terms, period, 'PRINCIPAL')
  if (period.reckonedTo < graceEnd)
    period.grace += reckon(Math.min(to, graceEnd), terms.ratePpm, principal)
  if (period.reckonedTo < to) {
    const interest = terms.compound ? leftOf(terms, period, 'INTEREST') : 0
    period.penalty += reckon(to, terms.penaltyPpm, principal + interest)
  }
}

function apply(account: Account, deed: LoanDeed): Allocation[] {
  if (!Number.isSafeInteger(deed.fen) || deed.fen <= 0) throw new RangeError(`fen: ${deed.fen}`)
  switch (deed.kind) {
    case 'FEE':
      account.fees += deed.fen
      return [{ no: null, part: 'FEE', fen: deed.fen, early: false }]
    case 'PAYMENT': {
      const taken = new Taking(account, deed.fen, 'paid')
      for (const part of ['FEE', 'PENALTY', 'INTEREST', 'PRINCIPAL'] as const) taken.due(part)
      taken.early()
      return taken.all()
    }
    case 'WAIVER': {
      const taken = new Taking(account, deed.fen, 'waived')
      taken.due(deed.part)
      return taken.all()
    }
  }
}

/** One sum, handed out to what it pays or waives. */
class Taking {
  private readonly lines: Allocation[] = []
  private readonly account: Account
  private readonly as: 'paid' | 'waived'
  private left: number

  constructor(account: Account, left: number, as: 'paid' | 'waived') {
    this.account = account
    this.left = left
    this.as = as
  }

  /** Of what is due, the oldest first. */
  due(part: LoanPart): void {
    const { account } = this
    if (part === 'FEE') {
      const fen = this.take(null, part, feesLeft(account))
      if (this.as === 'paid') account.feesPaid += fen
      else account.feesWaived += fen
      return
    }
    for (const period of account.periods.slice(0, runningOf(account)))
      period[this.as][part] += this.take(period.no, part, leftOf(account.terms, period, part))
  }

  /** Of what is not due: what the running period earned, then principal; what is still lent is planned anew over the same days. */
  early(): void {
    const { account } = this
    const at = runningOf(account)
    const period = account.periods[at]
    if (!period) return
    period.paid.INTEREST += this.take(period.no, 'INTEREST', earnedLeft(account, at))
    const lent = principalFrom(account.periods, at)
    const fen = this.take(period.no, 'PRINCIPAL', lent, true)
    if (fen === 0) return
    account.early += fen
    const dues = account.periods.slice(at).map(({ due }) => due)
    const rest = planRest(account.terms, lent - fen, account.day, dues, period.no).map(kept)
    const { paid, waived } = period
    rest[0] = { ...rest[0]!, earlier: earnedInterest(account, at), paid, waived }
    account.periods.splice(at, dues.length, ...(lent === fen ? rest.slice(0, 1) : rest))
  }

  /** Everything must have found its place. */
  all(): Allocation[] {
    if (this.left > 0) throw new RangeError(`${this.left} fen more than is owed`)
    return this.lines
  }

  private take(no: number | null, part: LoanPart, owed: number, early = false): number {
    const fen = Math.min(this.left, owed)
    if (fen > 0) {
      this.left -= fen
      this.lines.push({ no, part, fen, early })
    }
    return Math.max(0, fen)
  }
}
