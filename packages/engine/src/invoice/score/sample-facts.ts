import { firstDayOfMonth, parseMonth } from '../../kit/calendar/window.ts'
import { createInvoiceFold } from '../facts/fold.ts'
import type { InvoiceFacts, InvoiceRow } from '../facts.ts'

/** For tests: month `2025-03` as an index. */
export function month(text: string): number {
  const index = parseMonth(text)
  if (index === null) throw new Error(`not a month: ${text}`)
  return index
}

/** For tests: one row in yuan excluding tax (13 % on top), on a day of a month. */
export function row(
  text: string,
  day: number,
  yuan: number,
  more: Partial<InvoiceRow> = {},
): InvoiceRow {
  const amount = Math.round(yuan * 100)
  const tax = Math.round(amount * 0.13)
  return {
    direction: 'OUT',
    day: firstDayOfMonth(month(text)) + day - 1,
    minute: -1,
    status: 'NORMAL',
    kind: 'UNKNOWN',
    counterparty: 1,
    amount,
    tax,
    total: amount + tax,
    ...more,
  }
}

/** For tests: facts of some rows; both directions count as collected unless `purchases` is false. */
export function factsOf(
  rows: readonly InvoiceRow[],
  purchases = true,
): Pick<InvoiceFacts, 'covered' | 'digests'> {
  const fold = createInvoiceFold()
  for (const r of rows) fold.add(r)
  const range: [number, number] = [0, 99_999]
  return { covered: { OUT: range, IN: purchases ? range : null }, digests: fold.digests() }
}

/** For tests: one sale a month of `yuan`, `months` months ending with `last`. */
export function monthly(
  last: string,
  months: number,
  yuan: number,
  more: Partial<InvoiceRow> = {},
): InvoiceRow[] {
  return Array.from({ length: months }, (_, i) => {
    const m = month(last) - i
    const text = `${Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}`
    return row(text, 15, yuan, more)
  })
}
