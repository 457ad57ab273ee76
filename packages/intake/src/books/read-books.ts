/** The books in the sheets of a file. What is none of them is left alone. */
import { cellAt, type GridRow, type GridSheet } from '../forms/grid.ts'
import type { BooksWanted, ParsedBook } from './book.ts'
import { captionOf } from './caption.ts'
import { chartWithoutHeader } from './chart.ts'
import { checksOf } from './checks.ts'
import { IN_UNITS, type Role } from './columns.ts'
import { dayOf } from './dates.ts'
import { readDecimal } from './decimal.ts'
import { type Header, headerOf } from './header.ts'
import { type BookLayout, settledHeader } from './layout.ts'
import { linesOf } from './lines.ts'
import type { BookRow, Table } from './table.ts'
import { totalsOf } from './totals.ts'

/** @param layouts what people said of sheets that could not be told apart: it holds before anything that is told */
export function readBooks(
  sheets: readonly GridSheet[],
  wanted: BooksWanted = 'SUMS',
  layouts: readonly BookLayout[] = [],
): ParsedBook[] {
  return sheets.flatMap((sheet) => {
    const settled = settledHeader(sheet, layouts)
    if (settled === 'NO_BOOK') return []
    const header = settled ?? headerOf(sheet)
    if (!header) return chartWithoutHeader(sheet, wanted) ?? []
    // Amounts of a unit that is not told are no amounts: who uploaded them is asked (`unsure.ts`).
    if (header.power === null) return []
    const table = tableOf(sheet, header)
    // A template that nobody has filled in tells nothing.
    return table.rows.length > 0 ? bookOf(table, wanted) : []
  })
}

function bookOf(table: Table, wanted: BooksWanted): ParsedBook {
  const { sheet, header, rows } = table
  const above = sheet.rows.slice(0, header.next).filter(({ row }) => row < header.row)
  const caption = captionOf(above)
  const period = caption.period ?? spanOf(table)
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

/** `合 计`, `本月合计`, `小计`, and what a program prints below: never data. */
const TOTAL = /^(?:合计|总计|小计|累计|(?:本(?:页|日|月|期|年))?(?:合计|累计|小计))[:：]?$/
const FOOTER = /^(?:制表|打印|审核|复核|编制|核算单位|制单|其他信息|第\d+页|过次页|承前页)/

export function tableOf(sheet: GridSheet, header: Header): Table {
  const rows: BookRow[] = []
  const stated: BookRow[] = []
  for (const line of sheet.rows.slice(header.next)) {
    const row = rowOf(line, header)
    const words = line.cells.slice(0, 8).map(({ text }) => text.replace(/\s+/g, ''))
    if (words.some((word) => TOTAL.test(word))) stated.push(row)
    else if (words.some((word) => FOOTER.test(word))) continue
    else if (header.rule.keys.some((key) => row.text(key) !== null)) rows.push(row)
    // Figures of nothing: a total that no word names.
    else if (line.cells.some(({ text }) => readDecimal(text) !== null)) stated.push(row)
  }
  return { sheet, header, rows, stated }
}

function rowOf(line: GridRow, { columns, power }: Header): BookRow {
  const text = (role: Role): string | null => {
    const column = columns.get(role)
    return column === undefined ? null : (cellAt(line, column)?.text ?? null)
  }
  return {
    row: line.row,
    text,
    number(role) {
      const said = text(role)
      return said === null ? null : readDecimal(said, IN_UNITS.has(role) ? (power ?? 0) : 0)
    },
  }
}

function spanOf({ rows, sheet }: Table): ParsedBook['period'] {
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
