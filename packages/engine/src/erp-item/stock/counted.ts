/** The list of stock held against the summary of the same day, item by item. */
import type { Fen } from '@xinjian/format'
import type { Item } from './items.ts'
import { type ItemStock, type Stock, tidy } from './latest.ts'
import { isOff } from './ties.ts'

/** What each book says; null = it does not say. */
export interface Differing {
  item: Item
  category: string | null
  summaryQty: number | null
  listQty: number | null
  summaryAmount: Fen | null
  listAmount: Fen | null
  /** List less summary. */
  qty: number | null
  amount: Fen | null
}

export interface Counted {
  /** Items that either book has. */
  compared: number
  differing: readonly Differing[]
  /** Σ of what the list has less, and of what it has more. */
  less: Fen
  more: Fen
}

/** Whether any item of a book has one. */
const tells = (items: readonly ItemStock[], what: 'qty' | 'amount'): boolean =>
  items.some((stock) => stock[what] !== null)

/** An item that a book leaves out is not there by it; one without an amount there has none to compare. */
export function counted({ summary, onHand }: { summary: Stock; onHand: Stock }): Counted {
  const sides = new Map<number, [ItemStock | null, ItemStock | null]>()
  for (const stock of summary.items) sides.set(stock.item.at, [stock, null])
  for (const stock of onHand.items) {
    const known = sides.get(stock.item.at)
    if (known) known[1] = stock
    else sides.set(stock.item.at, [null, stock])
  }
  const both = {
    qty: tells(summary.items, 'qty') && tells(onHand.items, 'qty'),
    amount: tells(summary.items, 'amount') && tells(onHand.items, 'amount'),
  }
  const value = (stock: ItemStock | null, what: 'qty' | 'amount') =>
    stock === null ? 0 : stock[what]
  const differing: Differing[] = []
  let [less, more] = [0, 0]
  for (const [a, b] of sides.values()) {
    const minus = (what: 'qty' | 'amount') => {
      const [x, y] = [value(a, what), value(b, what)]
      return both[what] && x !== null && y !== null ? tidy(y - x) : null
    }
    const gap = { qty: minus('qty'), amount: minus('amount') }
    if (!isOff(gap)) continue
    less += Math.max(0, -(gap.amount ?? 0))
    more += Math.max(0, gap.amount ?? 0)
    differing.push({
      ...{ item: (a ?? b)!.item, category: (a ?? b)!.category, ...gap },
      ...{ summaryQty: value(a, 'qty'), listQty: value(b, 'qty') },
      ...{ summaryAmount: value(a, 'amount'), listAmount: value(b, 'amount') },
    })
  }
  return { compared: sides.size, differing, less, more }
}
