/** E-17: whether opening + in − out = closing in every row. */
import type { Fen } from '@xinjian/format'
import type { StockPeriodRow } from '../facts.ts'
import { ERP_ITEM_PARAM } from '../params.ts'
import { type Item, type Items, NOBODY } from './items.ts'
import { tidy } from './latest.ts'
import type { Period } from './periods.ts'
import type { PeriodSums } from './sums.ts'

const { tolerance } = ERP_ITEM_PARAM

/** What one side is more than the other. null = the books do not tell both. */
export interface Gap {
  qty: number | null
  amount: Fen | null
}

export const isOff = ({ qty, amount }: Gap): boolean =>
  Math.abs(qty ?? 0) > tolerance.quantity || Math.abs(amount ?? 0) > tolerance.fen

export interface UntiedRow extends Gap {
  row: StockPeriodRow
  item: Item | null
}

export interface Ties {
  /** Rows that could be looked at in quantity or amount. */
  looked: number
  /** Rows that do not come out, in the order of periods. */
  untied: readonly UntiedRow[]
}

export const qtyGap = ({ openQty, inQty, outQty, closeQty }: StockPeriodRow): number =>
  tidy((openQty ?? 0) + (inQty ?? 0) - (outQty ?? 0) - (closeQty ?? 0))

export const amountGap = (row: StockPeriodRow): Fen =>
  (row.openAmount ?? 0) + (row.inAmount ?? 0) - (row.outAmount ?? 0) - (row.closeAmount ?? 0)

/** A quantity without a price is no gap of amounts. */
const priced = (row: StockPeriodRow): boolean =>
  (!row.openQty || row.openAmount !== null) &&
  (!row.inQty || row.inAmount !== null) &&
  (!row.outQty || row.outAmount !== null) &&
  (!row.closeQty || row.closeAmount !== null)

export function tiesOf(
  rows: readonly StockPeriodRow[],
  places: Int32Array,
  { list }: Items,
  sums: ReadonlyMap<Period, PeriodSums>,
): Ties {
  let looked = 0
  const untied: UntiedRow[] = []
  for (const [period, { tells }] of sums) {
    if (!tells.qty && !tells.amount) continue
    for (const i of period.rows) {
      const row = rows[i]!
      const qty = tells.qty ? qtyGap(row) : null
      const amount = tells.amount && priced(row) ? amountGap(row) : null
      if (qty === null && amount === null) continue
      looked++
      if (isOff({ qty, amount }))
        untied.push({ qty, amount, row, item: places[i] === NOBODY ? null : list[places[i]!]! })
    }
  }
  return { looked, untied }
}
