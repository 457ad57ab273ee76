/** Balances of accounts as facts take them: one of each account and period, whatever parties or departments the book splits it into. */
import type { BookLine } from './book.ts'
import type { Span } from './caption.ts'
import type { Role } from './columns.ts'
import { amountText } from './decimal.ts'
import { balanceOf, sidesOf } from './sides/sides.ts'
import { type BookRow, placeOf, type Table } from './table.ts'
import { accountNameOf, codeOf } from './tree/code.ts'
import { partsOf } from './tree/parts.ts'
import { monthsOf, parentsOf, rowMonth } from './tree/tree.ts'

/** @param span what the book covers; a row may say its own month */
export function balanceLines(table: Table, span: Span | null): BookLine[] {
  const { header, caption } = table
  return monthsOf(table.rows).flatMap((rows) => {
    const parents = parentsOf(rows)
    const parts = partsOf(rows)
    const accounts = Map.groupBy(
      rows.filter((row) => !parts.has(row)),
      accountKey,
    )
    return [...accounts.values()].map(([first, ...parts]): BookLine => {
      // Parts that sum up to the first are told by it.
      const own = parts.filter((row) => parents.get(row) !== first)
      const sum = (of: (row: BookRow) => bigint | null): string | null => {
        const told = [first!, ...own].flatMap((row) => of(row) ?? [])
        return told.length === 0 ? null : amountText(told.reduce((a, b) => a + b, 0n))
      }
      const moved = (role: Role, of: (row: BookRow) => bigint) =>
        header.columns.has(role) ? sum(of) : null
      const month = rowMonth(first!, caption.period)
      return {
        account: accountKey(first!),
        accountName: accountNameOf(first!),
        from: month ?? span?.from.slice(0, 7) ?? null,
        to: month ?? span?.to.slice(0, 7) ?? null,
        open: sum((row) => balanceOf(row, 'open')),
        debit: moved('debit', (row) => sidesOf(row).debit),
        credit: moved('credit', (row) => sidesOf(row).credit),
        close: sum((row) => balanceOf(row, 'close')),
        at: placeOf(table, first!),
      }
    })
  })
}

const accountKey = (row: BookRow): string | null => codeOf(row) ?? accountNameOf(row)
