/** Rows as time went: banks list the newest line first as often as last. */
import { dayOf } from '../dates.ts'
import { near } from '../decimal.ts'
import type { BookRow, Table } from '../table.ts'
import { codeOf } from '../tree/code.ts'
import { bankAccountOf, flowsOf, runningBalance, sidesOf } from './sides.ts'

/** Lines of one account follow each other, whatever stands between. */
export interface Chain {
  account(row: BookRow): string | null
  /** What the account stands at behind the line. */
  balance(row: BookRow): bigint | null
  moved(row: BookRow): bigint
}

export const BANK: Chain = {
  account: bankAccountOf,
  balance: (row) => row.number('balance'),
  moved(row) {
    const { received, paid } = flowsOf(row)
    return received - paid
  },
}
const BOOKS: Chain = {
  account: codeOf,
  balance: runningBalance,
  moved(row) {
    const { debit, credit } = sidesOf(row)
    return debit - credit
  },
}

/** By the first and the last day; of one day in the order in which more balances follow from the one before. */
export function asTimeWent({
  rows,
  sheet,
  header: { rule },
}: Pick<Table, 'rows' | 'sheet' | 'header'>): readonly BookRow[] {
  const day = (row: BookRow) => dayOf(row.text('date') ?? '', sheet.dateSystem)
  const dated = (row: BookRow) => day(row) !== null
  const [first, last] = [rows.find(dated), rows.findLast(dated)]
  if (!first || !last) return rows
  const back = rows.toReversed()
  if (day(first) !== day(last)) return day(first)! > day(last)! ? back : rows
  const chain = rule.kind === 'BANK_LINES' ? BANK : BOOKS
  return followed(back, chain) > followed(rows, chain) ? back : rows
}

/** How many balances follow from the one before on the same account. */
export function followed(rows: readonly BookRow[], { account, balance, moved }: Chain): number {
  const last = new Map<string | null, bigint | null>()
  let count = 0
  for (const row of rows) {
    const of = account(row)
    const [was, is] = [last.get(of) ?? null, balance(row)]
    if (was !== null && is !== null && near(was + moved(row), is)) count++
    last.set(of, is)
  }
  return count
}
