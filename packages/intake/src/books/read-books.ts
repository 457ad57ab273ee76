/** The books in the sheets of a file. What is none of them is left alone. */
import type { GridRow, GridSheet } from '../forms/grid.ts'
import { blocksOf } from './body/blocks.ts'
import { carrying } from './body/carried.ts'
import { FIGURES, LineRow } from './body/line-row.ts'
import {
  isBrought,
  isCarried,
  isFooter,
  isNamedTotal,
  isTotal,
  isVoid,
  maySum,
  plain,
} from './body/line-words.ts'
import { withMergedItems } from './body/merged.ts'
import { tellsByRed } from './body/red.ts'
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
import { flowsOf, sidesOf } from './sides/sides.ts'
import { sideWords } from './sides/signs.ts'
import type { BookRow, Table } from './table.ts'
import { totalsOf } from './totals.ts'
import { rowMonth } from './tree/tree.ts'

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
      // The same of figures that red alone tells apart.
      if (!own.red && tellsByRed(block.rows.slice(own.next), figureColumns(own))) return []
      const table = withProvenSides(asDetail(tableOf(block, own)))
      // A template that nobody has filled in tells nothing.
      return table && table.rows.length > 0 ? bookOf(table, wanted) : []
    })
  })
}

/** Columns of a header that hold figures. */
export const figureColumns = ({ columns, ages }: Header): number[] => [
  ...[...columns].flatMap(([role, at]) => (FIGURES.has(role) ? [at] : [])),
  ...ages,
]

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
  const unnamed: BookRow[] = []
  const above = new Set(sheet.rows.slice(0, header.next).map(textOf))
  const begins = new Set(sheet.rows.slice(0, header.next).map(({ cells }) => cells[0]?.text))
  const side = sideWords(sheet.rows.slice(header.next), header)
  const reading = { header, year, scale, side }
  const carried = carrying(header)
  const isRunningSum = runningSum(header, rows)
  const figures = [...header.columns.keys()].filter((role) => FIGURES.has(role))
  for (const line of sheet.rows.slice(header.next)) {
    // Printed anew on every page.
    if (begins.has(line.cells[0]?.text) && above.has(textOf(line))) continue
    const row = carried(new LineRow(line, reading))
    const words = line.cells.slice(0, 8).map(({ text }) => plain(text))
    if (isTotal(words) || NAMES.some((role) => isNamedTotal(row.text(role) ?? ''))) stated.push(row)
    else if (isCarried(words) || isTakenBack(words, header) || isPrinted(words, row, figures))
      continue
    else if (isBrought(words) && !moves(row)) continue
    else if (maySum(words) && isRunningSum(row)) stated.push(row)
    else if (holds(row, header) && !isSection(line, header)) rows.push(row)
    // Figures of nothing: a total that no word names.
    else if (line.cells.some(({ text }) => readDecimal(text) !== null)) unnamed.push(row)
  }
  // The last total that is stated stands below all others.
  const all = [...stated, ...unnamed].sort((a, b) => a.row - b.row)
  return withMergedItems({ sheet, header, caption, rows, stated: all, unnamed })
}

/** Orders say themselves what became of them. */
const isTakenBack = (words: readonly string[], { rule }: Header): boolean =>
  isVoid(words) && !/_ORDERS$/.test(rule.kind)

/** What a program prints below holds no figure; 打印费 of a voucher, and one that is 审核, do. Where there are no figures a footer says what it is. */
const isPrinted = (words: readonly string[], row: BookRow, figures: readonly Role[]): boolean =>
  isFooter(words, figures.length === 0) && !figures.some((role) => row.number(role) !== null)

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

/** `收入合计`, `承上页`, `期末余额` on a day of their own: lines that state what all before them come to, and move nothing. */
function runningSum({ rule }: Header, before: readonly BookRow[]): (row: BookRow) => boolean {
  const sum = { lines: 0, received: 0n, paid: 0n }
  return (row) => {
    if (rule.kind !== 'BANK_LINES' || before.length === 0) return false
    // Each line once, however many lines ask.
    for (; sum.lines < before.length; sum.lines++) {
      const { received, paid } = flowsOf(before[sum.lines]!)
      sum.received += received
      sum.paid += paid
    }
    const { received, paid } = flowsOf(row)
    const moves = received !== 0n || paid !== 0n
    return moves && received === sum.received && paid === sum.paid
  }
}

const moves = (row: BookRow): boolean =>
  (['debit', 'credit', 'amount', 'received', 'paid'] as const).some((role) => row.number(role))

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
