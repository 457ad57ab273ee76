/** The repayment plan of a loan: what is due on which day. Σ principal is the amount lent, to the fen. */
import type { DayNumber } from '../kit/calendar/window.ts'
import { daysOf, monthlyDues } from './days.ts'
import { roundedFen, unitsOf, unitsPerFen } from './fen.ts'
import type { LoanTerms } from './terms.ts'

/** Money in fen; interest runs from `from` (counted) to `due` (not counted). */
export interface PlannedPeriod {
  /** From 1. */
  no: number
  from: DayNumber
  due: DayNumber
  principal: number
  interest: number
}

export interface LoanAmount {
  /** Whole fen, above zero. */
  amount: number
  from: DayNumber
  /** After `from`. */
  due: DayNumber
}

/** Throws RangeError where amount, days, rates or grace are none. */
export function planOf(terms: LoanTerms, { amount, from, due }: LoanAmount): PlannedPeriod[] {
  const whole = [terms.ratePpm, terms.penaltyPpm, terms.graceDays]
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`amount: ${amount}`)
  if (whole.some((n) => !Number.isSafeInteger(n) || n < 0)) throw new RangeError(`terms: ${whole}`)
  if (due <= from) throw new RangeError(`days: ${from} to ${due}`)
  return planRest(
    terms,
    amount,
    from,
    terms.method === 'BULLET' ? [due] : monthlyDues(from, due),
    1,
  )
}

/** Of what is still lent, from a day on, over the days that are left; `first` is the number of the first period. */
export function planRest(
  terms: LoanTerms,
  amount: number,
  from: DayNumber,
  dues: readonly DayNumber[],
  first: number,
): PlannedPeriod[] {
  const perFen = unitsPerFen(terms.dayCount)
  const days = dues.map((due, i) => daysOf(terms.dayCount, i === 0 ? from : dues[i - 1]!, due))
  const share = shareOf(terms, amount, days)
  let left = amount
  return dues.map((due, i) => {
    const interest = roundedFen(unitsOf(left, terms.ratePpm, days[i]!), perFen, terms.rounding)
    const principal = i === dues.length - 1 ? left : Math.min(left, share(interest))
    left -= principal
    return { no: first + i, from: i === 0 ? from : dues[i - 1]!, due, principal, interest }
  })
}

/** How much principal a period that is not the last carries, by its interest. */
function shareOf(terms: LoanTerms, amount: number, days: readonly number[]) {
  switch (terms.method) {
    case 'BULLET':
    case 'INTEREST_FIRST':
      return () => 0
    case 'EQUAL_PRINCIPAL': {
      const each = Math.floor(amount / days.length)
      return () => each
    }
    case 'EQUAL_INSTALMENT': {
      const each = instalment(terms, amount, days)
      return (interest: number) => Math.max(0, each - interest)
    }
  }
}

/**
 * The level instalment A of `amount = Σ A ÷ Π (1 + rate of the periods so far)`, rounded; what rounding leaves is carried by the last
 * period. With growth `gᵢ = (d + unitsᵢ) ÷ d` that is `A = amount · Π gᵢ ÷ Σₖ Π_{i>k} gᵢ`, reckoned in whole numbers.
 */
function instalment(terms: LoanTerms, amount: number, days: readonly number[]): number {
  const d = unitsPerFen(terms.dayCount)
  let [after, powers, sum] = [1n, 1n, 0n]
  const scale = days.map(() => 0n)
  // `after` is Π of the growths behind k over d^(number of them); brought to the common denominator d^(n−1) when summed.
  for (let k = days.length - 1; k >= 0; k--) {
    scale[k] = after
    after *= d + unitsOf(1, terms.ratePpm, days[k]!)
  }
  for (const behind of scale) {
    // The first has n−1 growths behind it, the last none.
    sum += behind * powers
    powers *= d
  }
  return roundedFen(BigInt(amount) * after, sum * d, terms.rounding)
}
