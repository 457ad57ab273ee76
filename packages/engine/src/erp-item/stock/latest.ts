/** What is in stock at last: of the last day of 收发存汇总 or of the last list of stock, whichever is later. */
import type { Fen } from '@xinjian/format'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import type { DayNumber } from '../../kit/calendar/window.ts'
import type { Condition } from '../../report/condition.ts'
import type { OnHandField, OnHandRow, StockPeriodRow, SummaryField } from '../facts.ts'
import { type Item, type Items, NOBODY } from './items.ts'
import type { Period, Periods } from './periods.ts'

export type StockField = SummaryField | OnHandField

/** One row of what is in stock. */
export interface StockLine {
  key: string
  /** null = the row names no item, or a name that several have. */
  item: Item | null
  /** The row has nothing in place of a code. */
  bare: boolean
  place: string | null
  category: string | null
  unit: string | null
  qty: number | null
  amount: Fen | null
}

/** What is in stock of one item, over all places. */
export interface ItemStock {
  item: Item
  /** As its rows say; the other books where they do not. */
  category: string | null
  qty: number | null
  /** null = no row of it tells one. */
  amount: Fen | null
  /** One of its places is below zero. */
  below: boolean
}

export interface Stock {
  source: 'SUMMARY' | 'ON_HAND'
  day: DayNumber
  lines: readonly StockLine[]
  /** Those with nothing in place of a code. */
  bare: readonly StockLine[]
  /** Items with a quantity or an amount, in the order in which the books first name them. */
  items: readonly ItemStock[]
  /** The rows, as a condition on stored ones. */
  where: Condition<StockField>
}

/** Sums of quantities have no tail of binary fractions. */
export const tidy = (quantity: number): number =>
  Number.isInteger(quantity) ? quantity : Number(quantity.toFixed(6))

const isBelow = ({ qty, amount }: StockLine): boolean => (qty ?? amount ?? 0) < 0

/** Stock line by line as stock item by item. */
function byItem(lines: readonly StockLine[], count: number): ItemStock[] {
  const found: (ItemStock | undefined)[] = new Array(count)
  for (const line of lines) {
    const { item, qty, amount } = line
    if (item === null || (!qty && !amount)) continue
    const known = found[item.at]
    if (!known) {
      const category = line.category ?? item.category
      const whole = qty === null ? null : tidy(qty)
      found[item.at] = { item, category, qty: whole, amount, below: isBelow(line) }
      continue
    }
    if (qty !== null) known.qty = tidy((known.qty ?? 0) + qty)
    if (amount !== null) known.amount = (known.amount ?? 0) + amount
    known.category ??= line.category
    known.below ||= isBelow(line)
  }
  return found.filter((stock) => stock !== undefined)
}

interface Books {
  items: Items
  summary: readonly StockPeriodRow[]
  summaryItems: Int32Array
  onHand: readonly OnHandRow[]
  onHandItems: Int32Array
}

const itemAt = (items: Items, at: number): Item | null => (at === NOBODY ? null : items.list[at]!)

/** Of a place several periods may end on one day: the shortest of them tells what is there. */
function atPeriodEnd(all: readonly Period[], { summary, summaryItems, items }: Books, day: number) {
  const ending = all.filter(({ to }) => to === day).toSorted((a, b) => b.from - a.from)
  const told = new Set<string | null>()
  const lines: StockLine[] = []
  const any: Condition<SummaryField>[] = []
  for (const { rows, fromText, toText } of ending) {
    const places = new Set<string | null>()
    for (const i of rows) {
      const row = summary[i]!
      if (told.has(row.place)) continue
      places.add(row.place)
      lines.push({
        key: row.key,
        item: itemAt(items, summaryItems[i]!),
        bare: !row.item.trim(),
        place: row.place,
        category: row.category,
        unit: row.unit ?? null,
        qty: row.closeQty,
        amount: row.closeAmount,
      })
    }
    if (places.size === 0) continue
    any.push({
      all: [
        { field: 'from', in: [fromText] },
        { field: 'to', in: [toText] },
        ...(told.size === 0 ? [] : [notIn(told)]),
      ],
    })
    for (const place of places) told.add(place)
  }
  return { lines, where: any.length === 1 ? any[0]! : { any } }
}

/** Without these places. */
function notIn(places: ReadonlySet<string | null>): Condition<SummaryField> {
  const named = [...places].filter((place) => place !== null).sort()
  const other: Condition<SummaryField> = { field: 'place', notIn: named }
  return places.has(null) ? other : { any: [other, { field: 'place', absent: true }] }
}

function atListDay({ onHand, onHandItems, items }: Books, asOf: string) {
  const lines: StockLine[] = []
  for (let i = 0; i < onHand.length; i++) {
    const row = onHand[i]!
    if (row.asOf !== asOf) continue
    lines.push({
      key: row.key,
      item: itemAt(items, onHandItems[i]!),
      bare: !row.item.trim(),
      place: row.place,
      category: row.category,
      unit: row.unit ?? null,
      qty: row.qty,
      amount: row.amount,
    })
  }
  const where: Condition<OnHandField> = { field: 'asOf', in: [asOf] }
  return { lines, where }
}

/** Days of the lists of stock up to the day the report looks from, ascending, as the rows have them. */
export function listDays(onHand: readonly OnHandRow[], asOf: DayNumber): [DayNumber, string][] {
  return [...new Set(onHand.map((row) => row.asOf))]
    .flatMap((text): [DayNumber, string][] => {
      const day = optionalDay(text)
      return day === null || day > asOf ? [] : [[day, text]]
    })
    .sort((a, b) => a[0] - b[0])
}

/** null = no book tells what is in stock. Where both tell the same day, the summary does: it says how it came to it. */
export function latestStock(
  books: Books,
  { all }: Periods,
  lists: readonly [DayNumber, string][],
): Stock | null {
  const [ended, listed] = [all.at(-1)?.to, lists.at(-1)]
  if (listed && (ended === undefined || listed[0] > ended))
    return { ...stockOf(books, 'ON_HAND', listed[0], atListDay(books, listed[1])) }
  if (ended === undefined) return null
  return stockOf(books, 'SUMMARY', ended, atPeriodEnd(all, books, ended))
}

const stockOf = (
  { items }: Books,
  source: Stock['source'],
  day: DayNumber,
  { lines, where }: Pick<Stock, 'lines' | 'where'>,
): Stock => ({
  ...{ source, day, lines, where },
  bare: lines.filter((line) => line.bare),
  items: byItem(lines, items.list.length),
})

/** Both books of one day, the last on which both stand; null = there is none. */
export function bothOfOneDay(
  books: Books,
  { all }: Periods,
  lists: readonly [DayNumber, string][],
): { day: DayNumber; summary: Stock; onHand: Stock } | null {
  const ends = new Set(all.map(({ to }) => to))
  const common = lists.findLast(([day]) => ends.has(day))
  if (!common) return null
  const [day, text] = common
  return {
    day,
    summary: stockOf(books, 'SUMMARY', day, atPeriodEnd(all, books, day)),
    onHand: stockOf(books, 'ON_HAND', day, atListDay(books, text)),
  }
}
