/** What the balances of a bank statement prove of its sides, where its headings leave them open. */
import { ACCOUNT_DETAIL } from '../kinds.ts'
import type { BookRow, Table } from '../table.ts'
import { asTimeWent, BANK, followed } from './order.ts'

/** The table as its balances prove it; null = nothing tells what came in and what went out. */
export function withProvenSides(table: Table): Table | null {
  const { header } = table
  const { columns, rule } = header
  if (rule.kind !== 'BANK_LINES' || table.rows.length === 0) return table
  const rows = asTimeWent(table)
  const asWritten = followed(rows, BANK)
  if (asWritten === rows.length - 1) return table
  const bySide = ['received', 'paid', 'debit', 'credit'].some((role) => columns.has(role as 'paid'))
  if (!bySide) {
    const told = columns.has('direction') ? movesAny(rows) : isSigned(rows)
    return told ? table : null
  }
  const paid = columns.has('paid') ? 'paid' : 'debit'
  const turned = { ...table, rows: table.rows.map((row) => withTurned(row, paid)) }
  const allNegative = rows.every((row) => !row.number(paid) || isNegative(row, paid))
  if (allNegative && followed(asTimeWent(turned), BANK) > asWritten) return turned
  // The firm's own journal of its bank account has what came in as its debit.
  const other = followed(rows, { ...BANK, moved: (row) => -BANK.moved(row) })
  return columns.has('debit') && other > asWritten
    ? { ...table, header: { ...header, rule: ACCOUNT_DETAIL } }
    : table
}

/** Words beside the amounts tell a side of one at least. */
const movesAny = (rows: readonly BookRow[]): boolean => rows.some((row) => BANK.moved(row) !== 0n)
const isSigned = (rows: readonly BookRow[]): boolean =>
  rows.some((row) => isNegative(row, 'amount'))

const isNegative = (row: BookRow, role: 'amount' | 'paid' | 'debit'): boolean =>
  (row.number(role) ?? 0n) < 0n

/** What went out was written with a minus. */
const withTurned = (row: BookRow, paid: 'paid' | 'debit'): BookRow => ({
  ...row,
  number(role) {
    const units = row.number(role)
    return role === paid && units !== null ? -units : units
  },
})
