/** E-18: which items the sales of twelve months are made of; where no sales are told, what went out. */
import type { Fen } from '@xinjian/format'
import type { ItemContext } from '../context.ts'
import { ERP_ITEM_PARAM } from '../params.ts'
import { type Item, NOBODY } from './items.ts'
import { tiling } from './periods.ts'

export type Class = 'A' | 'B' | 'C'
export const CLASSES: readonly Class[] = ['A', 'B', 'C']

export interface Classed {
  item: Item
  sold: Fen
  /** Of all that was sold, this item and all before it. */
  cumulated: number
  class: Class
}

export interface Classes {
  basis: 'SALES' | 'SUMMARY' | 'MOVES'
  /** Σ of items that sold more than came back. */
  total: Fen
  /** Largest first; items in stock of which none was sold stand last. */
  items: readonly Classed[]
}

/** By place of the item; null = the book tells nothing of the window. */
function soldBy(context: ItemContext, basis: Classes['basis']): Float64Array | null {
  const { facts, places, items, periods } = context
  const { from, to } = context.span('L12')
  const sold = new Float64Array(items.list.length)
  let told = false
  const add = (at: number, fen: Fen) => {
    if (fen !== 0) told = true
    if (at !== NOBODY) sold[at]! += fen
  }
  if (basis === 'SUMMARY') {
    // Sums of some months would rank what is sold by season.
    for (const { rows } of tiling(periods.chain, { from, to }) ?? [])
      for (const i of rows) add(places.summary[i]!, facts.summary[i]!.outAmount ?? 0)
  } else {
    const rows = basis === 'SALES' ? facts.sales : facts.moves
    const at = basis === 'SALES' ? places.sales : places.moves
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      if (row.month >= from && row.month <= to)
        add(at[i]!, 'outAmount' in row ? row.outAmount : row.amount)
    }
  }
  return told ? sold : null
}

const BASES = ['SALES', 'SUMMARY', 'MOVES'] as const
const { b, c } = ERP_ITEM_PARAM.classes

/** null = no book tells what was sold or went out. */
export function classesOf(context: ItemContext): Classes | null {
  for (const basis of BASES) {
    const sold = soldBy(context, basis)
    if (sold) return ranked(context, basis, sold)
  }
  return null
}

function ranked(
  { items, stock }: ItemContext,
  basis: Classes['basis'],
  sold: Float64Array,
): Classes {
  const held = new Uint8Array(items.list.length)
  for (const { item } of stock?.items ?? []) held[item.at] = 1
  const places: number[] = []
  let total = 0
  for (let at = 0; at < sold.length; at++) {
    if (sold[at] !== 0 || held[at]) places.push(at)
    if (sold[at]! > 0) total += sold[at]!
  }
  places.sort((x, y) => sold[y]! - sold[x]! || x - y)
  let before = 0
  return {
    basis,
    total,
    items: places.map((at): Classed => {
      const own = sold[at]!
      // The item that crosses a line still belongs above it.
      const reached = total > 0 ? before / total : 1
      before += Math.max(0, own)
      const of: Class = own <= 0 || reached >= c ? 'C' : reached >= b ? 'B' : 'A'
      const cumulated = total > 0 ? before / total : 1
      return { item: items.list[at]!, sold: own, cumulated, class: of }
    }),
  }
}
