/** Sales folded as the report asks for them. */
import type { Fen } from '@xinjian/format'
import { type Item, NOBODY } from '../erp-item/part.ts'
import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  type MonthIndex,
  type MonthWindow,
} from '../kit/calendar/window.ts'
import { isKnown } from '../kit/coverage.ts'
import { oncePer } from '../kit/once.ts'
import { monthsBetween } from '../kit/sections/blocks.ts'
import type { ShopContext } from './context.ts'
import type { PartyMonth } from './facts.ts'

/** First and last day, ISO. */
export interface Days {
  from: string
  to: string
}

export const daysOf = ({ from, to }: MonthWindow): Days => ({
  from: formatDay(firstDayOfMonth(from)),
  to: formatDay(lastDayOfMonth(to)),
})

export interface Sales {
  /** null = a line has no number of a document. */
  documents: number | null
  /** Net of what came back. */
  amount: Fen
  returned: Fen
}

export function salesIn({ days }: ShopContext, { from, to }: Days): Sales {
  const sum = { documents: 0, unnumbered: 0, amount: 0, returned: 0 }
  for (const day of days) {
    if (day.date < from || day.date > to) continue
    sum.documents += day.documents
    sum.unnumbered += day.unnumbered
    sum.amount += day.amount
    sum.returned += day.returned
  }
  const { documents, unnumbered, amount, returned } = sum
  return { documents: unnumbered > 0 ? null : documents, amount, returned }
}

/** What a sale came to before returns, 分; null = there is none, or documents are not told. */
export const perDocument = ({ documents, amount, returned }: Sales): number | null =>
  documents ? (amount + returned) / documents : null

export interface Party {
  party: string
  /** Days on which it bought, or sold. */
  days: number
  amount: Fen
  last: string
}

/** By amount, the greatest first. */
export function partiesIn(rows: readonly PartyMonth[], { from, to }: MonthWindow): Party[] {
  const found = new Map<string, Party>()
  for (const { party, month, days, amount, last } of rows) {
    if (month < from || month > to) continue
    const known = found.get(party)
    if (!known) found.set(party, { party, days, amount, last })
    else {
      known.days += days
      known.amount += amount
      if (last > known.last) known.last = last
    }
  }
  return [...found.values()].sort((a, b) => b.amount - a.amount || (a.party < b.party ? -1 : 1))
}

/** Who bought in the three months to `to`, and who of them on more days than one. */
export function repeatsAt(
  { facts: { customers }, rules: { repeatDays } }: ShopContext,
  to: MonthIndex,
): { buyers: number; repeat: number } {
  const buyers = partiesIn(customers, { from: to - 2, to }).filter(({ days }) => days > 0)
  return {
    buyers: buyers.length,
    repeat: buyers.filter(({ days }) => days >= repeatDays).length,
  }
}

export interface Goods {
  item: Item
  qty: number
  amount: Fen
  /** What one was bought for on average, 分; null = none was bought in these months. */
  price: number | null
  last: string
}

/** What was sold in the last twelve months, item by item; the most first. */
export const goods = oncePer((context: ShopContext): Goods[] => {
  const { facts, items, places, span } = context
  const { from, to } = span('L12')
  const bought = new Map<number, { qty: number; amount: Fen }>()
  for (const [i, { month, qty, amount }] of facts.purchases.entries()) {
    const at = places.purchases[i]!
    if (month < from || month > to || at === NOBODY) continue
    const known = bought.get(at) ?? { qty: 0, amount: 0 }
    bought.set(at, { qty: known.qty + qty, amount: known.amount + amount })
  }
  const sold = new Map<number, Goods>()
  for (const [i, { month, qty, amount, last }] of facts.sales.entries()) {
    const at = places.sales[i]!
    if (month < from || month > to || at === NOBODY) continue
    const known = sold.get(at)
    if (known) {
      known.qty += qty
      known.amount += amount
      if (last > known.last) known.last = last
    } else {
      const cost = bought.get(at)
      const price = cost && cost.qty > 0 && cost.amount > 0 ? cost.amount / cost.qty : null
      sold.set(at, { item: items.list[at]!, qty, amount, price, last })
    }
  }
  return [...sold.values()].sort((a, b) => b.amount - a.amount || a.item.at - b.item.at)
})

/** Items sold in the last three months of which nothing is in stock any more. */
export const soldOut = oncePer(({ facts, places, span, stock, items }: ShopContext): Item[] => {
  const { from, to } = span('L3')
  const held = new Set(
    stock?.items.flatMap(({ item, qty, amount }) => ((qty ?? amount ?? 0) > 0 ? [item.at] : [])),
  )
  const sold = new Set<number>()
  for (const [i, { month, qty }] of facts.sales.entries())
    if (month >= from && month <= to && qty > 0) sold.add(places.sales[i]!)
  return items.list.filter(({ at }) => sold.has(at) && !held.has(at))
})

/** One month as the shop, the invoices and the accounts tell it; null = they do not. */
export interface CrossedMonth {
  month: MonthIndex
  sold: Fen | null
  invoiced: Fen | null
  received: Fen | null
}

export const crossed = oncePer((context: ShopContext): CrossedMonth[] => {
  const { series, span, books } = context
  const { from, to } = span('L12')
  return monthsBetween(from, to).map((month) => {
    const lines = books.bank.filter((row) => row.month === month)
    return {
      month,
      sold: isKnown(series.SALES_LINE, month)
        ? salesIn(context, daysOf({ from: month, to: month })).amount
        : null,
      invoiced: books.outside.get(month)?.invoicedOut ?? null,
      received: lines.length > 0 ? lines.reduce((sum, row) => sum + row.received, 0) : null,
    }
  })
})
