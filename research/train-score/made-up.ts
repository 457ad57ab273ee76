/** Rows that attacks add, and those of an enterprise that they look at. */
import type { InvoiceRow, MonthIndex } from '../../packages/engine/src/invoice/facts.ts'
import { firstDayOfMonth } from '../../packages/engine/src/kit/calendar/window.ts'

const VAT = 0.13

/** The lowest number that no party of the rows has. */
export const firstMadeUp = (rows: readonly InvoiceRow[]): number =>
  1 + rows.reduce((most, row) => Math.max(most, row.counterparty), 0)

export function sale(
  month: MonthIndex,
  day: number,
  counterparty: number,
  fen: number,
): InvoiceRow {
  const amount = Math.round(fen)
  const tax = Math.round(amount * VAT)
  return {
    direction: 'OUT',
    day: firstDayOfMonth(month) + day,
    minute: -1,
    status: 'NORMAL',
    kind: 'UNKNOWN',
    counterparty,
    amount,
    tax,
    total: amount + tax,
  }
}

export const valid = (row: InvoiceRow): boolean => row.status === 'NORMAL'
export const sold = (row: InvoiceRow): boolean => row.direction === 'OUT' && valid(row)
