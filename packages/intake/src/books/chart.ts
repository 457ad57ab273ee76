/** A chart of accounts without a header: codes and names, which stand in no other list so. */
import { cellPlace, type GridRow, type GridSheet } from '../forms/grid.ts'
import type { BookLine, BooksWanted, ParsedBook } from './book.ts'

const CODE = /^\d{4}[\d.]{0,24}$/
/** Accounts may be called by the number of a flat. */
const NAME = /\D/
/** 库存现金 and 银行存款 of both standards, whatever they are called. */
const CASH = ['1001', '1002'] as const
const FEWEST = 20
/** Notes between the accounts. */
const MOST_OTHERS = 0.05

export function chartWithoutHeader(
  { name, rows }: GridSheet,
  wanted: BooksWanted,
): ParsedBook | null {
  const accounts = rows.filter(
    ({ cells: [code, title, more] }) =>
      more === undefined && CODE.test(code?.text ?? '') && NAME.test(title?.text ?? ''),
  )
  const others = rows.length - accounts.length
  const codes = new Set(accounts.map(({ cells: [code] }) => code!.text))
  const isChart =
    accounts.length >= FEWEST &&
    others <= rows.length * MOST_OTHERS &&
    CASH.every((code) => codes.has(code))
  if (!isChart) return null
  return {
    kind: 'ACCOUNTS',
    source: { sheet: name, header: 0 },
    entity: null,
    period: null,
    rows: accounts.length,
    totals: {},
    checks: [],
    ...(wanted === 'LINES' && { lines: accounts.map((line) => lineOf(name, line)) }),
  }
}

const lineOf = (sheet: string, { row, cells: [code, title] }: GridRow): BookLine => ({
  account: code!.text.replace(/\.$/, ''),
  accountName: title!.text,
  direction: null,
  at: cellPlace(sheet, row, code!.column),
})
