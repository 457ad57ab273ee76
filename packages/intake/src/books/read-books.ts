/** The books in the sheets of a file. What is none of them is left alone. */
import { cellAt, type GridRow, type GridSheet } from '../forms/grid.ts'
import { blocksOf } from './body/blocks.ts'
import { isBrought, isFooter, isNamedTotal, isTotal } from './body/line-words.ts'
import type { BooksWanted, ParsedBook } from './book.ts'
import { captionOf, type Span } from './caption.ts'
import { chartByAccounts } from './chart.ts'
import { checksOf, unbalanced, vouchersOf } from './checks.ts'
import type { Role } from './columns.ts'
import { dayOf } from './dates.ts'
import { readDecimal } from './decimal.ts'
import { type Header, headerOf } from './header.ts'
import { ACCOUNT_DETAIL } from './kinds.ts'
import { type BookLayout, settledHeader } from './layout.ts'
import { linesOf } from './lines.ts'
import { withProvenSides } from './sides/proven.ts'
import { sidesOf } from './sides/sides.ts'
import { SIDES, sideWords } from './sides/signs.ts'
import type { BookRow, Table } from './table.ts'
import { totalsOf } from './totals.ts'
import { rowMonth } from './tree.ts'

/** @param layouts what people said of sheets that could not be told apart: it holds before anything that is told */
export function readBooks(
  sheets: readonly GridSheet[],
  wanted: BooksWanted = 'SUMS',
  layouts: readonly BookLayout[] = [],
): ParsedBook[] {
  const headed = (sheet: GridSheet) => settledHeader(sheet, layouts) ?? headerOf(sheet)
  return sheets.flatMap((sheet) => {
    const header = headed(sheet)
    if (header === 'NO_BOOK') return []
    if (!header) return chartByAccounts(sheet, wanted) ?? []
    return blocksOf(sheet, header).flatMap(({ block, at }) => {
      const { lines } = header
      // What names its kind may stand above the first alone.
      const own = headed(block) ?? {
        ...header,
        row: block.rows[at + lines - 1]!.row,
        next: at + lines,
      }
      // Amounts of a unit that is not told are no amounts: who uploaded them is asked (`unsure.ts`).
      if (own === 'NO_BOOK' || own.power === null) return []
      const table = withProvenSides(asDetail(tableOf(block, own)))
      // A template that nobody has filled in tells nothing.
      return table && table.rows.length > 0 ? bookOf(table, wanted) : []
    })
  })
}

/** 明细账 of all accounts, and a journal filtered by one, have the columns of a journal, and of most vouchers one side alone. */
function asDetail(table: Table): Table {
  const { rule, columns } = table.header
  if (rule.kind !== 'VOUCHERS') return table
  const vouchers = vouchersOf(table)
  const off = unbalanced(vouchers)
  const torn = columns.has('balance') ? off : off.filter(isOneSided)
  return torn.length * 2 > vouchers.length
    ? { ...table, header: { ...table.header, rule: ACCOUNT_DETAIL } }
    : table
}

const isOneSided = (lines: readonly BookRow[]): boolean =>
  (['debit', 'credit'] as const).some((side) => lines.every((row) => sidesOf(row)[side] === 0n))

function bookOf(table: Table, wanted: BooksWanted): ParsedBook {
  const { sheet, header, caption, rows } = table
  const period = periodOf(table)
  return {
    kind: header.rule.kind,
    ...(header.layout !== undefined && { layout: header.layout }),
    source: { sheet: sheet.name, header: header.row },
    entity: caption.entity,
    period,
    rows: rows.length,
    totals: totalsOf(table),
    checks: checksOf(table),
    ...(wanted === 'LINES' && { lines: linesOf(table, period) }),
  }
}

/** Where a total may stand in the place of what the row is of. */
const NAMES = ['account', 'accountName', 'item', 'itemName', 'customer', 'supplier'] as const
export function tableOf(sheet: GridSheet, told: Header): Table {
  const caption = captionOf(sheet.rows.slice(0, told.next).filter(({ row }) => row < told.row))
  const header = withoutOpenOfYear(told, caption.period)
  const year = header.year ?? caption.period?.from.slice(0, 4) ?? null
  const scale = 10n ** BigInt(header.power ?? 0)
  const rows: BookRow[] = []
  const stated: BookRow[] = []
  const above = new Set(sheet.rows.slice(0, header.next).map(textOf))
  const begins = new Set(sheet.rows.slice(0, header.next).map(({ cells }) => cells[0]?.text))
  const side = sideWords(sheet.rows.slice(header.next), header)
  for (const line of sheet.rows.slice(header.next)) {
    // Printed anew on every page.
    if (begins.has(line.cells[0]?.text) && above.has(textOf(line))) continue
    const row = rowOf(line, header, { year, scale, side })
    const words = line.cells.slice(0, 8).map(({ text }) => text)
    if (isTotal(words) || NAMES.some((role) => isNamedTotal(row.text(role) ?? ''))) stated.push(row)
    else if (isFooter(words)) continue
    else if (isBrought(words) && !moves(row)) continue
    else if (holds(row, header) && !isSection(line, header)) rows.push(row)
    // Figures of nothing: a total that no word names.
    else if (line.cells.some(({ text }) => readDecimal(text) !== null)) stated.push(row)
  }
  return { sheet, header, caption, rows, stated }
}

const textOf = ({ cells }: GridRow): string =>
  cells.map(({ column, text }) => `${column}:${text}`).join('\n')

/** `一、资产类` between accounts: no number of an account, and no figure. */
const isSection = ({ cells }: GridRow, { rule, columns }: Header): boolean =>
  (rule.kind === 'BALANCES' || rule.kind === 'ACCOUNTS') &&
  columns.has('account') &&
  cells.every(({ text }) => !/\d/.test(text.normalize('NFKC')))

/** Of a month that is not January the year's opening is no opening. */
function withoutOpenOfYear(header: Header, period: Span | null): Header {
  if (!header.openOfYear || period === null || period.from.slice(5, 7) === '01') return header
  const opening: ReadonlySet<Role> = new Set([
    ...(['open', 'openDebit', 'openCredit', 'openDirection'] as const),
  ])
  const columns = new Map([...header.columns].filter(([role]) => !opening.has(role)))
  return { ...header, columns }
}

const holds = (row: BookRow, { rule }: Header): boolean =>
  rule.keys.some((key) => row.text(key) !== null) &&
  // What a bank prints below its lines begins with words, not with a day.
  (rule.kind !== 'BANK_LINES' || /^\d(?!.*笔)/.test((row.text('date') ?? '').normalize('NFKC')))

const moves = (row: BookRow): boolean =>
  (['debit', 'credit', 'amount', 'received', 'paid'] as const).some((role) => row.number(role))

/** Amounts, that a book may tell in 万元. */
const MONEY: ReadonlySet<Role> = new Set([
  ...(['debit', 'credit', 'amount', 'open', 'close', 'cost', 'price', 'balance'] as const),
  ...(['deliveredAmount', 'invoicedAmount'] as const),
  ...(['openDebit', 'openCredit', 'closeDebit', 'closeCredit', 'received', 'paid'] as const),
  ...(['openAmount', 'inAmount', 'outAmount', 'closeAmount'] as const),
])

function rowOf(
  line: GridRow,
  { columns, paidNegative }: Header,
  { year, scale, side }: { year: string | null; scale: bigint; side: ReadonlyMap<string, string> },
): BookRow {
  const cell = (role: Role): string | null => {
    const column = columns.get(role)
    // WeChat keeps its cells texts by an accent before them.
    return (column !== undefined && cellAt(line, column)?.text.replace(/^`/, '')) || null
  }
  const text = (role: Role): string | null => {
    if (SIDES.has(role)) return side.get(cell(role) ?? '') ?? cell(role)
    if (role !== 'date' || columns.has('date')) return cell(role)
    const [month, day] = [cell('monthNo'), cell('dayNo')]
    const of = /^20\d\d/.exec(cell('year') ?? '')?.[0] ?? year
    return of && month && day ? `${of}-${month}-${day}` : null
  }
  return {
    row: line.row,
    text,
    number(role) {
      const said = text(role)
      const read = said === null ? null : readDecimal(said.replace(/^[+＋]/, ''))
      if (read === null) return null
      const turned = role === 'paid' && paidNegative ? -read : read
      return MONEY.has(role) ? turned * scale : turned
    },
  }
}

function periodOf(table: Table): Span | null {
  const { caption, header, rows } = table
  const months = rows.flatMap((row) => rowMonth(row, caption.period) ?? []).sort()
  const own = months.length > 0 ? { from: months[0]!, to: months.at(-1)! } : null
  const span = header.rule.kind === 'BALANCES' ? (own ?? caption.period) : caption.period
  if (span === null) return spanOf(table) ?? own
  return header.sinceJanuary ? { ...span, from: `${span.to.slice(0, 4)}-01` } : span
}

function spanOf({ rows, sheet }: Table): Span | null {
  let from: string | null = null
  let to: string | null = null
  for (const row of rows) {
    const day = dayOf(row.text('date') ?? '', sheet.dateSystem)
    if (day === null) continue
    if (from === null || day < from) from = day
    if (to === null || day > to) to = day
  }
  return from === null || to === null ? null : { from, to }
}
