/** How far back it is known without a gap what came in and went out, and on which day each item last moved. */
import {
  type DayNumber,
  firstDayOfMonth,
  lastDayOfMonth,
  type MonthIndex,
  monthOfDay,
} from '../../kit/calendar/window.ts'
import type { ItemMoves, StockPeriodRow } from '../facts.ts'
import { dayReader } from './days.ts'
import { NOBODY } from './items.ts'
import type { Period } from './periods.ts'

export interface Motion {
  /** First day from which on every day up to the stock's is known; null = what happened before it is not known. */
  since: DayNumber | null
  /** Days known, the day of the stock included. */
  days: number
  /** Months for which the book of moves tells it, both ends included; null = it tells none of them. */
  moved: readonly [MonthIndex, MonthIndex] | null
  /** Periods that tell the other days, latest first. */
  periods: readonly Period[]
  /** By place of the item: its last move within the known days; `NEVER` = it has none. */
  last: Int32Array
  /** The last that went out, likewise. */
  lastOut: Int32Array
}

export const NEVER = -1e9

interface Books {
  summary: readonly StockPeriodRow[]
  summaryItems: Int32Array
  moves: readonly ItemMoves[]
  movesItems: Int32Array
  items: number
}

function monthsMoved(moves: readonly ItemMoves[], until: MonthIndex): Motion['moved'] {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { month } of moves) {
    if (month > until) continue
    if (month < first) first = month
    if (month > last) last = month
  }
  return first > last ? null : [first, last]
}

interface When {
  /** Of the stock. */
  day: DayNumber
  asOf: DayNumber
  asOfMonth: MonthIndex
}

/** From the day of the stock back, by the book of moves where it speaks, else by the periods, until neither does. `telling`: periods that tell flows. */
export function motionOf(
  books: Books,
  telling: readonly Period[],
  { day, asOf, asOfMonth }: When,
): Motion {
  const book = monthsMoved(books.moves, asOfMonth)
  const begins = book && firstDayOfMonth(book[0])
  const ends = book && Math.min(lastDayOfMonth(book[1]), asOf)
  const periods: Period[] = []
  let moved: Motion['moved'] = null
  let since: DayNumber | null = null
  for (;;) {
    const until: DayNumber = since === null ? day : since - 1
    if (!moved && book && begins! <= until && ends! >= until && isEnd(until, day)) {
      moved = [book[0], Math.min(book[1], until === day ? book[1] : monthOfDay(until))]
      since = begins
      continue
    }
    const period = telling.find(({ from, to }) =>
      until === day ? from <= day && to >= day : to === until,
    )
    if (!period) break
    periods.push(period)
    since = period.from
  }
  const days = since === null ? 0 : day - since + 1
  return { since, days, moved, periods, ...lastMoves(books, periods, asOfMonth) }
}

/** Months of moves are told whole: they join where a month ends, or on the day of the stock. */
const isEnd = (until: DayNumber, day: DayNumber): boolean =>
  until === day || lastDayOfMonth(monthOfDay(until)) === until

function lastMoves(
  { summary, summaryItems, moves, movesItems, items }: Books,
  periods: readonly Period[],
  asOfMonth: MonthIndex,
): Pick<Motion, 'last' | 'lastOut'> {
  const dayOf = dayReader()
  const last = new Int32Array(items).fill(NEVER)
  const lastOut = new Int32Array(items).fill(NEVER)
  const seen = (days: Int32Array, at: number, day: DayNumber) => {
    if (day > days[at]!) days[at] = day
  }
  for (let i = 0; i < moves.length; i++) {
    const at = movesItems[i]!
    const move = moves[i]!
    if (at === NOBODY || move.month > asOfMonth) continue
    const end = lastDayOfMonth(move.month)
    if (move.inQty || move.inAmount || move.lastIn) seen(last, at, dayOf(move.lastIn) ?? end)
    if (!move.outQty && !move.outAmount && !move.lastOut) continue
    const went = dayOf(move.lastOut) ?? end
    seen(last, at, went)
    seen(lastOut, at, went)
  }
  for (const { to, rows } of periods)
    for (const i of rows) {
      const at = summaryItems[i]!
      if (at === NOBODY) continue
      const { inQty, outQty, inAmount, outAmount } = summary[i]!
      const went = !!outQty || !!outAmount
      if (went || inQty || inAmount) seen(last, at, to)
      if (went) seen(lastOut, at, to)
    }
  return { last, lastOut }
}
