/** The head of a table of a form: which column holds the numbers of the lines, which their names, and what the others are called. */
import { cellAt, type GridRow } from '../forms/grid.ts'

export interface ValueColumn {
  column: number
  /** `一般项目 本月数` */
  name: string
  /** Number that the form prints under the name; null where it prints none. */
  code: string | null
  /** `9=1+3+5+7` as printed. */
  printed: string
}

export interface TableHead {
  codeColumn: number | null
  labelColumns: readonly number[]
  values: readonly ValueColumn[]
}

const CODE_HEAD = /^(?:行次|栏次|序号|行号|行数|项目及栏次)$/
const LABEL_HEAD =
  /^(?:项目|类别|类型|名称|行业|抵减项目|加计抵减项目|抵扣项目名称|项目名称|优惠项目|油品型号|税\(费\)种|税种|征收项目|[^,]{0,12}性质代码及名称|项目\/行次|内容|事项)$/
const IGNORED_HEAD = /^(?:操作|请选择|选择)$/
const CODE = /^(\d{1,3}(?:\.\d{1,2})?[a-z]?)(?=$|[=(≥≤<>:;、,至*]|如)/

export const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')

/** Number of a line or column at the beginning of its cell: `17=12+13` → `17`, `18（如17<11…` → `18`; null when there is none. */
export const codeOf = (text: string): string | null => {
  const printed = plain(text.slice(0, 80)).replace(/^第(\d{1,3})[行栏]$/, '$1')
  return GROUPED.test(printed) ? null : (CODE.exec(printed)?.[1] ?? null)
}

/** `4,685.79`: an amount, though it begins as a number that another follows. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/** Whether a table begins in this row: it names the column of the numbers. */
export const beginsTable = (row: GridRow): boolean =>
  row.cells.length >= 2 && row.cells.some(({ text }) => CODE_HEAD.test(plain(text)))

/** Whether the row numbers columns: `1 | 2 | 3=1+2`, one after the other. */
export function numbersColumns(row: GridRow): boolean {
  const numbers = row.cells.map(({ text }) => /^\d{1,2}$/.exec(codeOf(text) ?? '')?.[0])
  const numbered = numbers.filter((number) => number !== undefined).map(Number)
  if (numbered.length < 2 || numbered.length < row.cells.length - 1) return false
  return numbered.every((number, i) => i === 0 || number === numbered[i - 1]! + 1)
}

/**
 * Head of the table whose first rows are `head` (the last may number the columns) and whose lines are `body`. null when no column
 * of values is named.
 */
export function readTableHead(
  head: readonly GridRow[],
  body: readonly GridRow[],
): TableHead | null {
  const numbers = head.length > 1 && numbersColumns(head.at(-1)!) ? head.at(-1)! : null
  const names = numbers ? head.slice(0, -1) : head
  const tops = names[0]?.cells ?? []
  const headCell = tops.find(({ text }) => CODE_HEAD.test(plain(text)))
  const both = headCell !== undefined && plain(headCell.text) === '项目及栏次'
  const firstValue = both ? (tops.find((cell) => cell.column > headCell.column)?.column ?? 0) : 0
  const codeColumn = both ? fullestCodes(body, firstValue) : (headCell?.column ?? null)
  const labelled = tops
    .filter(({ text, column }) => LABEL_HEAD.test(plain(text)) && column !== codeColumn)
    .map(({ column }) => column)
  const own = new Set(head.flatMap((row) => row.cells.map(({ column }) => column)))
  const first = numbers && headCell === undefined ? firstNumber(numbers) : null
  const isLabel = (column: number): boolean =>
    labelled.includes(column) ||
    (both ? column < firstValue : codeColumn !== null && column < codeColumn) ||
    (first !== null && column < first)
  const labelColumns = labelsOf([...own], body, isLabel, codeColumn)
  const values = [...own]
    .filter((column) => column !== codeColumn && !labelColumns.includes(column))
    .sort((a, b) => a - b)
    .map((column) => valueColumn(column, names, numbers))
    .filter(({ name, code }) => !IGNORED_HEAD.test(name) && (name !== '' || code !== null))
  return values.length === 0 ? null : { codeColumn, labelColumns, values: distinct(values) }
}

/** The columns of names, among them those that the head spans and only the lines show. */
function labelsOf(
  own: readonly number[],
  body: readonly GridRow[],
  isLabel: (column: number) => boolean,
  codeColumn: number | null,
): number[] {
  const seen = new Set([...own, ...body.flatMap((row) => row.cells.map(({ column }) => column))])
  const labels = [...seen].filter((column) => column !== codeColumn && isLabel(column))
  const next = Math.min(
    ...own.filter(
      (column) =>
        column > Math.max(-1, ...labels) && !labels.includes(column) && column !== codeColumn,
    ),
  )
  if (labels.length > 0)
    for (const column of seen)
      if (column > Math.max(...labels) && column < next && column !== codeColumn)
        labels.push(column)
  if (labels.length === 0 && codeColumn !== null) {
    const beside = [...seen].filter((column) => column > codeColumn).sort((a, b) => a - b)[0]
    if (beside !== undefined && isWords(body, beside)) labels.push(beside)
  }
  return labels.sort((a, b) => a - b)
}

/** Whether a column that no head calls one holds the names of the lines. */
function isWords(body: readonly GridRow[], column: number): boolean {
  const texts = body.flatMap((row) => cellAt(row, column)?.text ?? [])
  return texts.filter((text) => /[\u4e00-\u9fff]{2}/.test(text)).length * 2 > body.length
}

const firstNumber = (numbers: GridRow): number =>
  numbers.cells.find(({ text }) => codeOf(text) !== null)?.column ?? 0

/** The column left of the values in which most lines have a number. */
function fullestCodes(body: readonly GridRow[], before: number): number | null {
  const counts = new Map<number, number>()
  for (const row of body)
    for (const { column, text } of row.cells)
      if (column < before && codeOf(text) !== null)
        counts.set(column, (counts.get(column) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? null
}

function valueColumn(
  column: number,
  names: readonly GridRow[],
  numbers: GridRow | null,
): ValueColumn {
  const parts: string[] = []
  for (const [i, row] of names.entries()) {
    const text = covering(names.slice(0, i + 1), row, column)
    if (text !== null && parts.at(-1) !== text) parts.push(text)
  }
  const printed = plain((numbers && cellAt(numbers, column)?.text) ?? '')
  return { column, name: parts.join(' ').slice(0, 80), code: codeOf(printed), printed }
}

/** Text over a column in a row of the head: its own, or that of the cell on its left unless a cell above begins between them. */
function covering(above: readonly GridRow[], row: GridRow, column: number): string | null {
  const from = row.cells.filter((cell) => cell.column <= column).at(-1)
  if (!from) return null
  const cut = above.some(
    (upper) =>
      upper !== row &&
      upper.cells.some((cell) => cell.column > from.column && cell.column <= column),
  )
  const text = cut && from.column !== column ? null : from.text.replace(/\s+/g, '')
  return text === null || CODE_HEAD.test(plain(text)) || LABEL_HEAD.test(plain(text)) ? null : text
}

/** Columns are told apart by name: `其中：境外支付` belongs to the one before it, others of the same name take their numbers. */
function distinct(columns: readonly ValueColumn[]): ValueColumn[] {
  const seen = new Set<string>()
  let main = ''
  return columns.map((value) => {
    const within = /^其中/.test(value.name) && main !== ''
    let name = within ? `${main} ${value.name}` : value.name
    if (!within) main = value.name
    if (name === '') name = `第 ${value.code} 列`
    while (seen.has(name)) name = `${name} (${value.code ?? value.column + 1})`
    seen.add(name)
    return { ...value, name }
  })
}

/** The column over which a head says that it holds the numbers of the lines. */
export const codeColumnOf = (row: GridRow): number | undefined =>
  row.cells.find(({ text }) => /^(?:行次|栏次|序号|行号|行数)$/.test(plain(text)))?.column

/** Columns that are numbered among the lines, named by the row above. */
export const namedAbove = (numbers: GridRow, names: GridRow | undefined): ValueColumn[] =>
  numbers.cells.map(({ column, text }) => ({
    column,
    name: (names && cellAt(names, column)?.text) ?? `第 ${column + 1} 列`,
    code: codeOf(text),
    printed: '',
  }))
