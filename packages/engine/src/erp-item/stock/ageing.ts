/**
 * E-12: how old what is in stock is, first in, first out: the balance back through what came in, as far as that is known. What is
 * older than the known days is “at least so old”, and never estimated.
 */
import type { Fen } from '@xinjian/format'
import {
  type DayNumber,
  firstDayOfMonth,
  lastDayOfMonth,
  monthOfDay,
} from '../../kit/calendar/window.ts'
import type { ItemMoves, StockPeriodRow } from '../facts.ts'
import { ERP_ITEM_PARAM } from '../params.ts'
import { dayReader } from './days.ts'
import { NOBODY } from './items.ts'
import type { ItemStock, Stock } from './latest.ts'
import { type Motion, NEVER } from './motion.ts'

/** Last day of each bucket; the last bucket has none. */
export const BUCKETS = [30, 60, 90, 180, 365, Number.POSITIVE_INFINITY] as const
export const OVER_A_YEAR = BUCKETS.length - 1

/** One item by age. Buckets and `undated` add up to its amount. */
export interface AgedItem {
  stock: ItemStock
  amount: Fen
  buckets: Fen[]
  /** Older than what is known of it. */
  undated: Fen
  /** Days that the undated part is old at least. */
  atLeast: number
}

export interface Ageing {
  /** Items whose stock is worth something. */
  items: readonly AgedItem[]
  total: Fen
  buckets: readonly Fen[]
  undated: Fen
  /** Of all undated parts the least; null = there is none. */
  atLeast: number | null
}

interface Books {
  summary: readonly StockPeriodRow[]
  summaryItems: Int32Array
  moves: readonly ItemMoves[]
  movesItems: Int32Array
  items: number
}

type Base = 'qty' | 'amount'

/** A stretch of days of which it is known what came in, by place of the item. */
interface Stretch {
  from: DayNumber
  to: DayNumber
  qty: Float64Array
  amount: Float64Array
  tells: Record<Base, boolean>
  /** Last day of entry of each item; null = the end of the stretch stands for all. */
  last: Int32Array | null
}

const stretch = (from: DayNumber, to: DayNumber, items: number, dated: boolean): Stretch => ({
  ...{ from, to, tells: { qty: false, amount: false } },
  qty: new Float64Array(items),
  amount: new Float64Array(items),
  last: dated ? new Int32Array(items).fill(NEVER) : null,
})

function ofMoves(
  { moves, movesItems, items }: Books,
  { moved }: Motion,
  day: DayNumber,
): Stretch[] {
  if (!moved) return []
  const [first, last] = [moved[0], Math.min(moved[1], monthOfDay(day))]
  const months: Stretch[] = []
  for (let month = first; month <= last; month++)
    months.push(stretch(firstDayOfMonth(month), Math.min(lastDayOfMonth(month), day), items, true))
  const dayOf = dayReader()
  const tells = { qty: false, amount: false }
  for (let i = 0; i < moves.length; i++) {
    const { month, inQty, outQty, inAmount, outAmount, lastIn } = moves[i]!
    // A book of moves without prices has amounts of nil throughout.
    tells.qty ||= inQty !== 0 || outQty !== 0
    tells.amount ||= inAmount !== 0 || outAmount !== 0
    const at = movesItems[i]!
    const into = months[month - first]
    if (at === NOBODY || !into) continue
    into.qty[at]! += inQty
    into.amount[at]! += inAmount
    const on = dayOf(lastIn)
    if (on !== null) into.last![at] = Math.max(into.last![at]!, Math.min(on, day))
  }
  for (const into of months) into.tells = tells
  return months
}

function ofPeriods({ summary, summaryItems, items }: Books, { periods }: Motion, day: DayNumber) {
  return periods.map(({ from, to, rows }) => {
    const into = stretch(from, Math.min(to, day), items, false)
    for (const i of rows) {
      const { inQty, inAmount } = summary[i]!
      into.tells.qty ||= inQty !== null
      into.tells.amount ||= inAmount !== null
      const at = summaryItems[i]!
      if (at === NOBODY) continue
      into.qty[at]! += inQty ?? 0
      into.amount[at]! += inAmount ?? 0
    }
    return into
  })
}

export function ageingOf(books: Books, stock: Stock, motion: Motion): Ageing {
  const { day } = stock
  const known = [...ofMoves(books, motion, day), ...ofPeriods(books, motion, day)].sort(
    (a, b) => b.to - a.to,
  )
  const items: AgedItem[] = []
  const buckets: Fen[] = BUCKETS.map(() => 0)
  let [total, undated] = [0, 0]
  let atLeast: number | null = null
  for (const each of stock.items) {
    if (!((each.amount ?? 0) > 0)) continue
    const aged = agedItem(each, known, day)
    items.push(aged)
    total += aged.amount
    undated += aged.undated
    for (let b = 0; b < buckets.length; b++) buckets[b]! += aged.buckets[b]!
    if (aged.undated > 0) atLeast = Math.min(atLeast ?? aged.atLeast, aged.atLeast)
  }
  return { items, total, buckets, undated, atLeast }
}

const bucketOf = (age: number): number => BUCKETS.findIndex((to) => age <= to)
const { datingDays } = ERP_ITEM_PARAM

/** Of a quantity; of its amount where the book has none. Each layer has its share of the amount, whole 分 of which nothing is lost. */
function agedItem(stock: ItemStock, known: readonly Stretch[], day: DayNumber): AgedItem {
  const amount = stock.amount!
  const base: Base = (stock.qty ?? 0) > 0 ? 'qty' : 'amount'
  const whole = base === 'qty' ? stock.qty! : amount
  const buckets: Fen[] = BUCKETS.map(() => 0)
  const aged: AgedItem = { stock, amount, buckets, undated: 0, atLeast: 0 }
  let left = whole
  let put = 0
  let since = day + 1
  // What was taken back again takes away from what came in before it.
  let taken = 0
  const layer = (part: number): Fen => {
    left -= part
    const upTo = Math.round((amount * (whole - left)) / whole)
    const fen = upTo - put
    put = upTo
    return fen
  }
  const beyond = (fen: Fen, age: number) => {
    if (age >= ERP_ITEM_PARAM.deadDays) buckets[OVER_A_YEAR]! += fen
    else if (fen > 0) {
      aged.atLeast = aged.undated > 0 ? Math.min(aged.atLeast, age) : age
      aged.undated += fen
    }
  }
  for (const { from, to, tells, last, ...came } of known) {
    if (left <= 0 || !tells[base]) break
    since = from
    const at = stock.item.at
    const received = came[base][at]! - taken
    taken = Math.max(0, -received)
    if (received <= 0) continue
    const fen = layer(Math.min(left, received))
    const on = last === null || last[at] === NEVER ? to : last[at]!
    if (to - from < datingDays) buckets[bucketOf(day - on)]! += fen
    else beyond(fen, day - to)
  }
  if (left > 0) beyond(amount - put, day - since + 1)
  return aged
}

/** Whether it is known how much lies in a bucket: all is dated, or what is not is older than the bucket. */
export const bucketKnown = ({ atLeast }: Pick<Ageing, 'atLeast'>, bucket: number): boolean =>
  atLeast === null || atLeast >= BUCKETS[bucket]!
