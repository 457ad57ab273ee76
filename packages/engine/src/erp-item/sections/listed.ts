import { ERP_ITEM_PARAM } from '../params.ts'
import { firstInOrder } from '../stock/first-in-order.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

const { listed } = ERP_ITEM_PARAM

/** The first of many rows, and how many there are: `most` says by what the first are chosen. */
export function firstOf<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  most: (told: { n: number; shown: number }) => string,
): { shown: readonly T[]; note: string } {
  const shown = firstInOrder(items, listed, compare)
  const told = { n: items.length, shown: shown.length }
  return { shown, note: shown.length < items.length ? most(told) : SAYS.inAll({ n: told.n }) }
}
