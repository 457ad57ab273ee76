/** Loans that are not repaid, as far as their balances are told. */
import { oncePer } from '../../kit/once.ts'
import type { LendingContext } from '../context.ts'
import type { HeldLendingRecord } from '../facts.ts'
import { eventsOf, type Seen } from './seen.ts'

export interface OpenLoans {
  open: readonly Seen[]
  /** Their balance is not told: whether they are repaid cannot be said. */
  untold: readonly Seen[]
}

export const openLoans = oncePer((context: LendingContext): OpenLoans => {
  const loans = eventsOf(context, 'LOAN')
  return {
    open: loans.filter(({ record: { balance } }) => balance !== null && balance.to !== 0),
    untold: loans.filter(({ record: { balance } }) => balance === null),
  }
})

type Band = NonNullable<HeldLendingRecord['balance']>

/** Σ of bands: from what it is at least up to what it is at most, which is open where one of them is. */
export const sumOf = (bands: readonly Band[]): Band =>
  bands.reduce(
    (sum, { from, to }) => ({
      from: sum.from + from,
      to: sum.to === null || to === null ? null : sum.to + to,
    }),
    { from: 0, to: 0 } as Band,
  )
