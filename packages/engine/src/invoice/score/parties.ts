/** Whose invoices count for the score: those of parties known for some time who do not trade back and forth. */
import type { CounterpartyColumns, Direction, MonthDigest, MonthIndex } from '../facts.ts'

/** The part of a MonthDigest that the card reads; any `MonthDigest` is one. */
export type ScoreDigest = Pick<MonthDigest, 'direction' | 'month' | 'count' | 'blueCount'> & {
  counterparties: Pick<CounterpartyColumns, 'id' | 'blueCount' | 'blueAmount' | 'redAmount'>
}

/** A party counts once its first invoice lies this many months before the month scored: invoices to a buyer made up last week cost nothing. */
export const ESTABLISHED_MONTHS = 6
/** A buyer who sells back at least this share of what it buys is 互开: its invoices may net out to nothing. */
export const MUTUAL_SHARE = 0.1

/** Windows in which back and forth is looked for: a short one would otherwise drown in the years before. */
const MUTUAL_WINDOWS = [12, 24, Number.POSITIVE_INFINITY] as const

export interface Parties {
  /** First blue invoice at least `months` before `through`. */
  known(direction: Direction, id: number, months: number): boolean
  mutual(id: number): boolean
  /** Month of its first blue invoice; null = none is shown. */
  first(direction: Direction, id: number): MonthIndex | null
}

/** What the digests say of each party; `digests` hold nothing after `through`. */
export function partiesOf(digests: readonly ScoreDigest[], through: MonthIndex): Parties {
  const first = { OUT: new Map<number, MonthIndex>(), IN: new Map<number, MonthIndex>() }
  for (const { direction, month, counterparties: c } of digests)
    for (let i = 0; i < c.id.length; i++)
      if (c.blueCount[i]! > 0) {
        const id = c.id[i]!
        first[direction].set(id, Math.min(month, first[direction].get(id) ?? month))
      }
  const mutual = new Set(
    MUTUAL_WINDOWS.flatMap((months) => mutualOf(digests.filter((d) => d.month > through - months))),
  )
  return {
    known: (direction, id, months) =>
      (first[direction].get(id) ?? Number.POSITIVE_INFINITY) <= through - months,
    mutual: (id) => mutual.has(id),
    first: (direction, id) => first[direction].get(id) ?? null,
  }
}

function mutualOf(digests: readonly ScoreDigest[]): number[] {
  const traded = { OUT: new Map<number, number>(), IN: new Map<number, number>() }
  for (const { direction, counterparties: c } of digests)
    for (let i = 0; i < c.id.length; i++) {
      const id = c.id[i]!
      traded[direction].set(id, (traded[direction].get(id) ?? 0) + c.blueAmount[i]!)
    }
  return [...traded.OUT].flatMap(([id, sold]) => {
    const bought = traded.IN.get(id) ?? 0
    return bought > 0 && bought >= MUTUAL_SHARE * sold ? [id] : []
  })
}
