/** Whose invoices count for the score: those of parties known for some time who do not trade back and forth. */
import type { CounterpartyColumns, Direction, MonthDigest, MonthIndex } from '../facts.ts'
import { numberParties, type PartyNumbers } from './party-numbers.ts'

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

/** What is known of each party. Parties are told by number (`party-numbers.ts`): `numbers` has those of each line. */
export interface Parties {
  numbers: PartyNumbers
  /** First blue invoice at least `months` before `through`. */
  known(direction: Direction, party: number, months: number): boolean
  /** By number, 1 = a buyer known so long who does not sell back. */
  sound(months: number): Uint8Array
  /** Month of its first blue invoice; later than any month where none is shown. */
  first(direction: Direction, party: number): MonthIndex
}

/** Later than any month. */
const NEVER = 0x7fffffff

/** What the digests say of each party; `digests` hold nothing after `through`. */
export function partiesOf(digests: readonly ScoreDigest[], through: MonthIndex): Parties {
  const numbers = numberParties(digests)
  const { length } = numbers.ids
  const months = () => new Int32Array(length).fill(NEVER)
  const first: Record<Direction, Int32Array> = { OUT: months(), IN: months() }
  const traded = { OUT: new Float64Array(length), IN: new Float64Array(length) }
  const buys = new Uint8Array(length)
  const mutual = new Uint8Array(length)
  // Newest first: each window holds the one before, and what is met last of a party is its beginning. Millions of lines are read once.
  const newest = digests.map((_, i) => i).sort((a, b) => digests[b]!.month - digests[a]!.month)
  let read = 0
  for (const window of MUTUAL_WINDOWS) {
    for (; read < newest.length && digests[newest[read]!]!.month > through - window; read++) {
      const { direction, month, counterparties: c } = digests[newest[read]!]!
      const from = numbers.starts[newest[read]!]!
      const [begun, sum] = [first[direction], traded[direction]]
      for (let i = 0; i < c.id.length; i++) {
        const party = numbers.lines[from + i]!
        if (c.blueCount[i]! > 0) begun[party] = month
        if (direction === 'OUT') buys[party] = 1
        sum[party]! += c.blueAmount[i]!
      }
    }
    for (let party = 0; party < length; party++) {
      const bought = traded.IN[party]!
      if (buys[party] === 1 && bought > 0 && bought >= MUTUAL_SHARE * traded.OUT[party]!)
        mutual[party] = 1
    }
  }
  return {
    numbers,
    known: (direction, party, months) => first[direction][party]! <= through - months,
    sound: (months) =>
      mutual.map((both, party) => (both === 0 && first.OUT[party]! <= through - months ? 1 : 0)),
    first: (direction, party) => first[direction][party]!,
  }
}
