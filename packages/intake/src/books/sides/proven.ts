/** What the balances of a bank statement prove of its sides, where its headings leave them open. */
import { unbalanced, vouchersOf } from '../checks.ts'
import type { Role } from '../columns.ts'
import { ACCOUNT_DETAIL } from '../kinds.ts'
import type { BookRow, Table } from '../table.ts'
import { asTimeWent, BANK, followed } from './order.ts'
import { sideOf } from './sides.ts'

/** The table as its balances prove it; null = nothing tells what came in and what went out. */
export function withProvenSides(table: Table): Table | null {
  const { header } = table
  const { columns, rule } = header
  if (rule.kind === 'VOUCHERS') return withSignedCredit(table)
  if (rule.kind === 'ACCOUNT_DETAIL') return isOfBank(table) ? null : table
  if (rule.kind !== 'BANK_LINES' || table.rows.length === 0) return table
  const rows = asTimeWent(table)
  const asWritten = followed(rows, BANK)
  if (asWritten === rows.length - 1) return table
  const bySide = ['received', 'paid', 'debit', 'credit'].some((role) => columns.has(role as 'paid'))
  // The firm's own journal of its bank account has what came in as its debit.
  const other = followed(rows, { ...BANK, moved: (row) => -BANK.moved(row) })
  const asOwn = { ...table, header: { ...header, rule: ACCOUNT_DETAIL } }
  if (!bySide) {
    if (columns.has('direction') && other > asWritten) return asOwn
    // A minus alone may be a reversal among amounts without a sign: then the balances do not go on.
    const told = columns.has('direction')
      ? movesAny(rows)
      : isSigned(rows) && asWritten * 2 >= rows.length - 1
    return told ? table : null
  }
  const paid = columns.has('paid') ? 'paid' : 'debit'
  const turned = { ...table, rows: table.rows.map((row) => withTurned(row, paid)) }
  const allNegative = rows.every((row) => !row.number(paid) || isNegative(row, paid))
  if (allNegative && followed(asTimeWent(turned), BANK) > asWritten) return turned
  return columns.has('debit') && other > asWritten ? asOwn : table
}

/** SAP tells what is credited by its side and by a minus as well: vouchers balance once one of them is left. */
function withSignedCredit(table: Table): Table {
  const { columns } = table.header
  if (!columns.has('amount') || columns.has('debit') || columns.has('credit')) return table
  const turned = { ...table, rows: table.rows.map(withTurnedCredit) }
  const off = ({ rows }: Table): number => unbalanced(vouchersOf({ rows })).length
  return off(turned) < off(table) ? turned : table
}

const withTurnedCredit = (row: BookRow): BookRow =>
  sideOf(row.text('direction')) === 'CREDIT' ? withTurned(row, 'amount') : row

/** A bank's statement may name vouchers as well, and neither account nor party: its balances follow from the sides of the bank. */
function isOfBank(table: Table): boolean {
  const { columns } = table.header
  const names = ['account', 'accountName', 'direction'].some((role) => columns.has(role as Role))
  if (names || OF_ACCOUNT.test(titleOf(table))) return false
  const rows = asTimeWent(table)
  const asBank = followed(rows, BANK)
  return asBank > 0 && asBank > followed(rows, { ...BANK, moved: (row) => -BANK.moved(row) })
}

const OF_ACCOUNT = /科目|明细账|明细帐|总账|总帐|日记账|日记帐/
const titleOf = ({ sheet, header: { next, lines } }: Table): string =>
  [
    sheet.name,
    ...sheet.rows.slice(0, next - lines).flatMap(({ cells }) => cells.map((c) => c.text)),
  ]
    .join(' ')
    .replace(/\s+/g, '')

/** Words beside the amounts tell a side of one at least. */
const movesAny = (rows: readonly BookRow[]): boolean => rows.some((row) => BANK.moved(row) !== 0n)
const isSigned = (rows: readonly BookRow[]): boolean =>
  rows.some((row) => isNegative(row, 'amount'))

const isNegative = (row: BookRow, role: 'amount' | 'paid' | 'debit'): boolean =>
  (row.number(role) ?? 0n) < 0n

/** One of its amounts was written with the other sign. */
const withTurned = (row: BookRow, turned: 'amount' | 'paid' | 'debit'): BookRow => ({
  row: row.row,
  text: (role) => row.text(role),
  number(role) {
    const units = row.number(role)
    return role === turned && units !== null ? -units : units
  },
})
