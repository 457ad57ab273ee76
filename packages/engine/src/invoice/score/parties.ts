/** Whose invoices count for the score: those of parties known for some time who do not trade back and forth. */
import type { CounterpartyColumns, Direction, MonthDigest, MonthIndex } from '../facts.ts'

/** The part of a MonthDigest that the card reads; any `MonthDigest` is one. */
export type ScoreDigest = Pick<MonthDigest, 'direction' | 'month' | 'count' | 'blueCount'> & {
  counterparties: Pick<CounterpartyColumns, 'id' | 'blueCount' | 'blueAmount' | 'redAmount'>
}

/** A party counts once its first invoice lies this many months before the month scored: invoices to a buyer made up last week cost nothing. */
export const ESTABLISHED_MONTHS = 6
/** Buyers known for a year are old. */
export const OLD_MONTHS = 12
/** A buyer who sells back at least this share of what it buys is 互开: its invoices may net out to nothing. */
export const MUTUAL_SHARE = 0.1

/** Windows in which back and forth is looked for: a short one would otherwise drown in the years before. */
const MUTUAL_WINDOWS = [12, 24, Number.POSITIVE_INFINITY] as const

export interface Parties {
  /** First blue invoice at least `months` before `through`. */
  known(direction: Direction, id: number, months: number): boolean
  /** By id: buyers known so long who do not sell back. */
  sound(months: number): readonly (boolean | undefined)[]
  /** Month of its first blue invoice; null = none is shown. */
  first(direction: Direction, id: number): MonthIndex | null
}

/** What the digests say of each party; `digests` hold nothing after `through`. */
export function partiesOf(digests: readonly ScoreDigest[], through: MonthIndex): Parties {
  // By id: parties of an enterprise are numbered from one, and lists are read several times faster than maps.
  const first: Record<Direction, MonthIndex[]> = { OUT: [], IN: [] }
  const traded: Record<Direction, number[]> = { OUT: [], IN: [] }
  const mutual: boolean[] = []
  // Newest first: each window holds the one before, and what is met last of a party is its beginning. Millions of lines are read once.
  const newest = [...digests].sort((a, b) => b.month - a.month)
  let read = 0
  for (const months of MUTUAL_WINDOWS) {
    for (; read < newest.length && newest[read]!.month > through - months; read++) {
      const { direction, month, counterparties: c } = newest[read]!
      const [begun, sum] = [first[direction], traded[direction]]
      for (let i = 0; i < c.id.length; i++) {
        const id = c.id[i]!
        if (c.blueCount[i]! > 0) begun[id] = month
        sum[id] = (sum[id] ?? 0) + c.blueAmount[i]!
      }
    }
    traded.IN.forEach((bought, id) => {
      const sold = traded.OUT[id]
      if (sold !== undefined && bought > 0 && bought >= MUTUAL_SHARE * sold) mutual[id] = true
    })
  }
  const known = (direction: Direction, id: number, months: number) =>
    (first[direction][id] ?? Number.POSITIVE_INFINITY) <= through - months
  return {
    known,
    sound: (months) => first.OUT.map((begun, id) => begun <= through - months && !mutual[id]),
    first: (direction, id) => first[direction][id] ?? null,
  }
}
