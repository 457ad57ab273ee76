/** What is in stock by category, as the rows name it. */
import type { Fen } from '@xinjian/format'
import type { ItemContext } from '../context.ts'
import { madeOnce } from './made-once.ts'

export interface CategoryStock {
  /** null = the row states none. */
  category: string | null
  items: number
  /** null = none of its rows has one. */
  amount: Fen | null
}

interface Found {
  items: Set<number>
  amount: Fen | null
}

/** Largest first; of equals by name. */
export function byCategory({ stock }: Pick<ItemContext, 'stock'>): CategoryStock[] {
  const found = new Map<string | null, Found>()
  for (const { category, item, qty, amount } of stock?.lines ?? []) {
    if (!qty && !amount) continue
    const own = madeOnce(found, category, (): Found => ({ items: new Set(), amount: null }))
    if (item) own.items.add(item.at)
    if (amount !== null) own.amount = (own.amount ?? 0) + amount
  }
  return [...found]
    .map(([category, { items, amount }]) => ({ category, items: items.size, amount }))
    .sort(
      (a, b) =>
        (b.amount ?? Number.NEGATIVE_INFINITY) - (a.amount ?? Number.NEGATIVE_INFINITY) ||
        ((a.category ?? '') < (b.category ?? '') ? -1 : 1),
    )
}
