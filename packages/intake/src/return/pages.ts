/**
 * Printed and recognised pages of a form as one grid. A page has no cells: its headings stand anywhere over their columns, so the columns
 * of the forms that are known here are counted instead, and named from left to right.
 */
import type { GridCell, GridRow, GridSheet } from '../forms/grid.ts'
import { decimal, isStruck } from './amounts.ts'
import { beginsTable, codeOf, numbersColumns, plain } from './columns.ts'
import { formParts } from './title.ts'

const PAGED: ReadonlySet<GridSheet['source']> = new Set(['PDF_TEXT', 'OCR'])

const pairs = (...parts: readonly (readonly [string, readonly string[]])[]): string[] =>
  parts.flatMap(([over, names]) => names.map((name) => `${over} ${name}`))

const MONTH_AND_YEAR = ['本月数', '本年累计']
const GOODS_AND_SERVICES = ['货物及劳务', '服务、不动产和无形资产']
const DEDUCTED = ['期初余额', '本期发生额', '本期应扣除金额', '本期实际扣除金额', '期末余额']
const SALE = ['销售额', '销项(应纳)税额']

/** Columns of figures from left to right. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  VAT_GENERAL: pairs(['一般项目', MONTH_AND_YEAR], ['即征即退项目', MONTH_AND_YEAR]),
  VAT_SMALL: pairs(['本期数', GOODS_AND_SERVICES], ['本年累计', GOODS_AND_SERVICES]),
  VAT_GENERAL_1: [
    ...pairs(
      ['开具增值税专用发票', SALE],
      ['开具其他发票', SALE],
      ['未开具发票', SALE],
      ['纳税检查调整', SALE],
      ['合计', [...SALE, '价税合计']],
    ),
    '服务、不动产和无形资产扣除项目本期实际扣除金额',
    '扣除后 含税(免税)销售额',
    '扣除后 销项(应纳)税额',
  ],
  VAT_GENERAL_2: ['份数', '金额', '税额'],
  VAT_GENERAL_3: [
    '本期服务、不动产和无形资产价税合计额（免税销售额）',
    ...pairs(['服务、不动产和无形资产扣除项目', DEDUCTED]),
  ],
  A200000: ['本年累计金额'],
  A100000: ['金额'],
}

/** Fewer numbered lines on a page are no table. */
const LEAST_LINES = 3

/** Sheets that are pages are put together form by form; others stay as they are. */
export function joinPages(sheets: readonly GridSheet[]): GridSheet[] {
  const joined: GridSheet[] = []
  let form: string | null = null
  for (const sheet of sheets) {
    if (!PAGED.has(sheet.source)) {
      joined.push(sheet)
      form = null
      continue
    }
    const [part, ...more] = formParts(sheet, false)
    const last = joined.at(-1)
    const goesOn = part === undefined && form !== null && last !== undefined
    form = more.length > 0 ? null : (part?.form ?? form)
    const rows = form === null ? sheet.rows : namedRows(sheet.rows, COLUMNS[form] ?? [], !goesOn)
    if (goesOn) last.rows.push(...rows)
    else joined.push({ ...sheet, rows: [...rows] })
  }
  return joined
}

/** The rows of a page with its lines brought into columns: name, number, figures. As they are where the columns cannot be told. */
function namedRows(
  rows: readonly GridRow[],
  names: readonly string[],
  first: boolean,
): readonly GridRow[] {
  const codeColumn = numberColumn(rows)
  if (codeColumn === null || names.length === 0) return rows
  const lines = new Map(
    rows.flatMap((row) => {
      const line = splitLine(row, codeColumn)
      return line ? [[row, line] as const] : []
    }),
  )
  const figures = figureColumns([...lines.values()])
  if (figures.length !== names.length) return rows
  const begin = rows.findIndex((row) => lines.has(row))
  const head = first ? [...aboveTable(rows.slice(0, begin)), ...headRows(names)] : []
  return [...head, ...rows.slice(begin).map((row) => lineRow(row, lines.get(row), figures))]
}

/** The printed head of the table would be read as a table of its own. */
const aboveTable = (rows: readonly GridRow[]): GridRow[] =>
  rows.filter((row) => !beginsTable(row) && !numbersColumns(row))

/** Marks rows that stand on no page. */
export const COUNTED_ROW = 0

/** The names of the columns as a head of two rows. */
function headRows(names: readonly string[]): GridRow[] {
  const parts = ['项目', '栏次', ...names].map((name) => name.split(' '))
  const row = (level: number): GridRow => ({
    row: COUNTED_ROW,
    cells: parts.flatMap((part, column) => {
      const text = part[level]
      return text === undefined ? [] : [{ column, text, confidence: 1, place: '' }]
    }),
  })
  return parts.some((part) => part.length > 1) ? [row(0), row(1)] : [row(0)]
}

/** The column in which most rows have a number of a line. */
function numberColumn(rows: readonly GridRow[]): number | null {
  const counts = new Map<number, number>()
  for (const { cells } of rows)
    for (const { column, text } of cells)
      if (isNumber(text)) counts.set(column, (counts.get(column) ?? 0) + 1)
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return best && best[1] >= LEAST_LINES ? best[0] : null
}

/** `17=12+13`, `8a`, but no amount. */
const isNumber = (text: string): boolean =>
  /^\d{1,2}[a-z]?(?:\.\d{1,2})?$/.test(codeOf(text) ?? '') && !/^\d+\.\d\d$/.test(plain(text))

interface Line {
  number: GridCell
  label: GridCell | null
  figures: GridCell[]
}

/** Headings beside several lines, which stand on one line of text with the first of them. */
const BESIDE =
  /^(?:利润总额计算|应纳税所得额计算|应纳税额计算|附列资料|销售额|税款计算|税款缴纳|[一二]、(?:计税依据|税款计算)|总机构填报|分支机构填报)\s+/

/** A row with the number of a line: in its column, or, where it has a letter, behind or beside the name. */
function splitLine({ cells }: GridRow, column: number): Line | null {
  const at = cells.findIndex((cell) => cell.column === column && isNumber(cell.text))
  const lettered = cells.findIndex(({ text }) => LETTERED.test(text))
  const number = cells[at >= 0 ? at : lettered]
  if (!number || cells.length < 2) return null
  const [, name = '', code] = LETTERED.exec(number.text) ?? []
  const words = cells.filter((cell) => cell !== number && !isFigure(cell.text))
  const label = at < 0 && name !== '' ? { ...number, text: name } : words.at(-1)
  return {
    number: at < 0 && code !== undefined ? { ...number, text: code } : number,
    label: label ? { ...label, text: label.text.replace(BESIDE, '') } : null,
    figures: cells.filter((cell) => cell !== number && isFigure(cell.text)),
  }
}

const LETTERED = /^(?:(\D*\D)\s)?(\d{1,2}[a-z])$/

/** The columns of amounts beside the numbers, and those that are only struck out. */
const figureColumns = (lines: readonly Line[]): number[] =>
  [...new Set(lines.flatMap(({ figures }) => figures.map(({ column }) => column)))].sort(
    (a, b) => a - b,
  )

const isFigure = (text: string): boolean =>
  isStruck(text) || decimal(text.replace(/%$/, '')) !== null

function lineRow(row: GridRow, line: Line | undefined, figures: readonly number[]): GridRow {
  if (!line) return row
  const cells: GridCell[] = line.label ? [{ ...line.label, column: 0 }] : []
  cells.push({ ...line.number, column: 1 })
  for (const cell of line.figures) cells.push({ ...cell, column: figures.indexOf(cell.column) + 2 })
  return { row: row.row, cells }
}
