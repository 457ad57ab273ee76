/** 红冲后重开 (I-033, domain §3.2): a new blue invoice to the same buyer, within ±2 %, within seven days after a red. */

import type { Fen } from '@xinjian/format'
import type { DayNumber } from '../facts.ts'

/** A valid sale, blue or red. */
export interface Sale {
  day: DayNumber
  /** Minute of the day; −1 where only the date is known. */
  minute: number
  counterparty: number
  /** Red < 0. */
  total: Fen
}

export const REISSUE_DAYS = 7
const TOLERANCE = 0.02

/**
 * The reds among the sales that were issued anew. Of the same day only what is known to be later counts: the invoice that
 * was reversed is often of that day too.
 */
export function reissuedReds<S extends Sale>(sales: Iterable<S>): S[] {
  const reds: S[] = []
  const blues = new Map<number, S[]>()
  const all = [...sales]
  for (const sale of all) if (sale.total < 0) reds.push(sale)
  const parties = new Set(reds.map((red) => red.counterparty))
  for (const sale of all) {
    if (sale.total <= 0 || !parties.has(sale.counterparty)) continue
    const list = blues.get(sale.counterparty)
    if (list) list.push(sale)
    else blues.set(sale.counterparty, [sale])
  }
  for (const list of blues.values()) list.sort((a, b) => a.day - b.day)
  return reds.filter((red) => isReissued(red, blues.get(red.counterparty) ?? []))
}

/** `blues` of the same buyer, by day. */
function isReissued(red: Sale, blues: readonly Sale[]): boolean {
  for (let i = firstFrom(blues, red.day); i < blues.length; i++) {
    const blue = blues[i]!
    if (blue.day > red.day + REISSUE_DAYS) return false
    const off = Math.abs(blue.total + red.total)
    if (isLater(blue, red) && off <= TOLERANCE * -red.total) return true
  }
  return false
}

function isLater(blue: Sale, red: Sale): boolean {
  if (blue.day !== red.day) return true
  return red.minute >= 0 && blue.minute > red.minute
}

/** Index of the first sale of `day` or later. */
function firstFrom(sales: readonly Sale[], day: DayNumber): number {
  let [low, high] = [0, sales.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sales[middle]!.day < day) low = middle + 1
    else high = middle
  }
  return low
}
