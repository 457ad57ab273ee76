import type { ReportDocument, TableColumn } from '@xinjian/engine/report/document'
import { type Cell, type CellValue, type WriteSheet, writeXlsx, writeXlsxStream } from 'hucre/xlsx'
import { cellOf, columnDef, HEADER_STYLE } from './xlsx-cells.ts'
import type { BookHead } from './xlsx-overview.ts'
import { FOOTER, fittedColumn, LINK, letterOf, PAGE } from './xlsx-page.ts'
import { column, type PlanLink, type SheetPlan } from './xlsx-plan.ts'
import { sheetsOf } from './xlsx-sheets.ts'

/**
 * A report as a workbook: index, overview, indicators, rules, what they were made of, data quality and one sheet per table and chart. A report has some
 * thousand rows at most, so it is written at once; rows without bound go through `streamTableXlsx`.
 */
export function writeReportXlsx(report: ReportDocument, head?: BookHead): Promise<Uint8Array> {
  const taken = new Set<string>()
  const index = sheetName(INDEX, taken)
  const plans = sheetsOf(report, head)
  const names = plans.map(({ title }) => sheetName(title, taken))
  const place = placesIn(plans, names)
  const sheets = plans.map((plan, i) => sheet(plan, names[i]!, place, { sheet: index }))
  return writeXlsx({
    sheets: [indexSheet(index, plans, names), ...sheets],
    properties: {
      title: [report.enterprise.name, report.title, head?.reportNo].filter(Boolean).join(' · '),
      creator: '信鉴 Xinjian',
    },
  })
}

const INDEX = '目录'
const OVERVIEW = '概览'

/** A place in the book, as a link of a cell names it; null = the book has no such place. */
type PlaceOf = (link: PlanLink) => string | null

const placeText = (name: string, row: number): string => `'${name}'!A${row}`

function placesIn(plans: readonly SheetPlan[], names: readonly string[]): PlaceOf {
  const sheets = new Map(
    plans.map(({ title, columns, rows }, i) => {
      const key = columns[0]?.key ?? ''
      // The first of equal keys stays.
      const at = new Map(rows.map((row, r) => [String(row[key]), r + 2] as const).toReversed())
      return [title, { name: names[i]!, at }] as const
    }),
  )
  return ({ sheet, row }) => {
    const found = sheets.get(sheet)
    const at = row === undefined ? 1 : found?.at.get(row)
    return found && at !== undefined ? placeText(found.name, at) : null
  }
}

/** What the book holds, each sheet a link. */
function indexSheet(
  name: string,
  plans: readonly SheetPlan[],
  names: readonly string[],
): WriteSheet {
  const plan: SheetPlan = {
    title: name,
    columns: [
      column('no', '序号', 'int'),
      column('sheet', '工作表'),
      column('rows', '行数', 'int'),
    ],
    rows: plans.map(({ rows }, i) => ({ no: i + 1, sheet: names[i]!, rows: rows.length })),
    link: (row, key) => (key === 'sheet' ? { sheet: names[row]! } : null),
  }
  return sheet(plan, name, ({ sheet: to }) => placeText(to, 1), null)
}

/** @param back where its first head leads to; null = it leads nowhere */
function sheet(plan: SheetPlan, name: string, place: PlaceOf, back: PlanLink | null): WriteSheet {
  const { title, columns, rows, types, link } = plan
  const heads = columns.map((one) => columnDef(one).header ?? '')
  const cells = new Map<string, Partial<Cell>>()
  for (const i of heads.keys()) cells.set(`0,${i}`, { style: HEADER_STYLE })
  if (back)
    cells.set('0,0', {
      style: { ...HEADER_STYLE, font: { ...HEADER_STYLE.font, ...LINK.font } },
      hyperlink: { target: '', location: placeText(back.sheet, 1), tooltip: '返回目录' },
    })
  const values = rows.map((row, r): CellValue[] =>
    columns.map(({ key, type }, c) => {
      const own = types?.(r, key) ?? null
      const format = own && columnDef({ key, title: '', type: own }).numFmt
      const to = link?.(r, key) ?? null
      const location = to && place(to)
      if (format || location)
        cells.set(`${r + 1},${c}`, {
          style: { ...(format && { numFmt: format }), ...(location && LINK) },
          ...(location && { hyperlink: { target: '', location } }),
        })
      return cellOf(row[key], own ?? type)
    }),
  )
  const filters = title !== OVERVIEW && back !== null && values.length > 0
  return {
    name,
    columns: columns.map((one, c) =>
      fittedColumn(
        one,
        values.map((row) => row[c] ?? null),
      ),
    ),
    rows: [heads, ...values],
    cells,
    freezePane: { rows: 1 },
    pageSetup: PAGE,
    headerFooter: FOOTER,
    ...(filters && {
      autoFilter: { range: `A1:${letterOf(columns.length - 1)}${values.length + 1}` },
    }),
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
