import type { ReportDocument, TableColumn } from '@xinjian/engine/report/document'
import { type Cell, type CellValue, type WriteSheet, writeXlsx, writeXlsxStream } from 'hucre/xlsx'
import { cellOf, columnDef, HEADER_STYLE } from './xlsx-cells.ts'
import type { BookHead } from './xlsx-overview.ts'
import type { SheetPlan } from './xlsx-plan.ts'
import { sheetsOf } from './xlsx-sheets.ts'

/**
 * A report as a workbook: overview, indicators, rules, data quality and one sheet per table and chart. A report has some
 * thousand rows at most, so it is written at once; rows without bound go through `streamTableXlsx`.
 */
export function writeReportXlsx(report: ReportDocument, head?: BookHead): Promise<Uint8Array> {
  const names = new Set<string>()
  return writeXlsx({
    sheets: sheetsOf(report, head).map((plan) => sheet(plan, sheetName(plan.title, names))),
    properties: {
      title: [report.enterprise.name, report.title, head?.reportNo].filter(Boolean).join(' · '),
      creator: '信鉴 Xinjian',
    },
  })
}

function sheet({ columns, rows, types }: SheetPlan, name: string): WriteSheet {
  const defs = columns.map(columnDef)
  const cells = new Map<string, Partial<Cell>>()
  for (const i of defs.keys()) cells.set(`0,${i}`, { style: HEADER_STYLE })
  const values = rows.map((row, r): CellValue[] =>
    columns.map(({ key, type }, c) => {
      const own = types?.(r, key) ?? null
      if (own !== null) {
        const format = columnDef({ key, title: '', type: own }).numFmt
        if (format) cells.set(`${r + 1},${c}`, { style: { numFmt: format } })
      }
      return cellOf(row[key], own ?? type)
    }),
  )
  return {
    name,
    columns: defs.map(({ header: _, ...def }) => def),
    rows: [defs.map((d) => d.header ?? ''), ...values],
    cells,
    freezePane: { rows: 1 },
  }
}

/** At most 31 characters, none of `[]:*?/\`, unique in the book, not “History”. */
function sheetName(title: string, taken: Set<string>): string {
  const base =
    title
      .replace(/[[\]:*?/\\']/g, ' ')
      .trim()
      .slice(0, 28) || '表'
  let name = base
  for (let i = 2; taken.has(name.toLowerCase()); i++) name = `${base.slice(0, 27)}_${i}`
  taken.add(name.toLowerCase())
  return name
}

/**
 * Rows of any number as a workbook of one sheet, written as they come: memory does not grow with them. Sheets roll over at
 * Excel's limit, with the header repeated.
 */
export function streamTableXlsx(
  name: string,
  columns: readonly TableColumn[],
  rows: AsyncIterable<Record<string, string | number | boolean | null>>,
): ReadableStream<Uint8Array> {
  async function* values(): AsyncIterable<CellValue[]> {
    for await (const row of rows) yield columns.map(({ key, type }) => cellOf(row[key], type))
  }
  return writeXlsxStream(values(), {
    name: sheetName(name, new Set()),
    columns: columns.map(columnDef),
    freezePane: { rows: 1 },
  })
}
