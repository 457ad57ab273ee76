import type { LargeRed } from '../facts.ts'

/** How many red rows of one month are kept whole. */
export const LARGE_REDS = 20

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Largest |total| first, then key, day, counterparty, blue month: a total order, so that the twenty kept do not depend on
 * the order of folding.
 */
export function compareLargeReds(a: LargeRed, b: LargeRed): number {
  return (
    a.total - b.total ||
    text(a.key, b.key) ||
    a.day - b.day ||
    a.counterparty - b.counterparty ||
    (a.blueMonth ?? 0) - (b.blueMonth ?? 0)
  )
}
