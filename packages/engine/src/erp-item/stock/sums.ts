/** What the rows of each period of the summary add up to, in one walk over them. */
import type { Fen } from '@xinjian/format'
import type { StockPeriodRow } from '../facts.ts'
import { type Items, NOBODY } from './items.ts'
import { madeOnce } from './made-once.ts'
import type { Period } from './periods.ts'

/** Of a period, at cost; null = no row of it tells that column. */
export interface PeriodSums {
  open: Fen | null
  came: Fen | null
  went: Fen | null
  close: Fen | null
  /** Every one of the four columns says something in some row: a cell that is blank there is nil. */
  tells: { qty: boolean; amount: boolean }
  /** Some row says what came in, and some row what went out, in quantity or amount. */
  flows: boolean
  /** Opening and closing together, and what went out, by category of the items; null = none is stated. */
  byCategory: ReadonlyMap<string | null, CategorySums>
}

export interface CategorySums {
  held: Fen
  went: Fen
}

export function sumsOf(
  rows: readonly StockPeriodRow[],
  places: Int32Array,
  { list }: Items,
  { rows: at }: Period,
): PeriodSums {
  const sums: [Fen, Fen, Fen, Fen] = [0, 0, 0, 0]
  let [open, came, went, close] = [false, false, false, false]
  let [openQty, cameQty, wentQty, closeQty] = [false, false, false, false]
  const byCategory = new Map<string | null, CategorySums>()
  const none = (): CategorySums => ({ held: 0, went: 0 })
  for (const i of at) {
    const row = rows[i]!
    const { openAmount, inAmount, outAmount, closeAmount } = row
    open ||= openAmount !== null
    came ||= inAmount !== null
    went ||= outAmount !== null
    close ||= closeAmount !== null
    openQty ||= row.openQty !== null
    cameQty ||= row.inQty !== null
    wentQty ||= row.outQty !== null
    closeQty ||= row.closeQty !== null
    sums[0] += openAmount ?? 0
    sums[1] += inAmount ?? 0
    sums[2] += outAmount ?? 0
    sums[3] += closeAmount ?? 0
    const item = places[i]!
    const own = row.category ?? (item === NOBODY ? null : list[item]!.category)
    const category = madeOnce(byCategory, own, none)
    category.held += (openAmount ?? 0) + (closeAmount ?? 0)
    category.went += outAmount ?? 0
  }
  return {
    open: open ? sums[0] : null,
    came: came ? sums[1] : null,
    went: went ? sums[2] : null,
    close: close ? sums[3] : null,
    tells: {
      qty: openQty && cameQty && wentQty && closeQty,
      amount: open && came && went && close,
    },
    flows: (came || cameQty) && (went || wentQty),
    byCategory,
  }
}
