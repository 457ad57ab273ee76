/** Rows of a call as cells of a workbook, by the columns that the page named. */
import type { SheetColumn } from '@xinjian/contract/lists/registry'
import type { CellType, TableColumn } from '@xinjian/engine/report/document'
import { HAO_PER_YUAN } from '@xinjian/format'
import { chinaTime } from '@xinjian/format/china-time'

type Cell = string | number | boolean | null
/** A row by the keys of `tableColumns`. */
export type Cells = Record<string, Cell>

const TYPES: Record<NonNullable<SheetColumn['type']>, CellType> = {
  text: 'text',
  number: 'number',
  hao: 'number',
  fen: 'number',
  yuan: 'money',
  instant: 'text',
  day: 'text',
  ratio: 'ratio',
  bool: 'bool',
}
const BETWEEN = '、'
/** Units of a yuan, of amounts that are counted in smaller ones. */
const PER_YUAN: Partial<Record<NonNullable<SheetColumn['type']>, number>> = {
  hao: HAO_PER_YUAN,
  fen: 100,
}

export const tableColumns = (columns: readonly SheetColumn[]): TableColumn[] =>
  columns.map(({ title, type = 'text' }, i) => ({ key: String(i), title, type: TYPES[type] }))

export function cellsOf(columns: readonly SheetColumn[], row: object): Cells {
  const cells: Cells = {}
  for (let i = 0; i < columns.length; i++) cells[i] = cellOf(columns[i]!, row)
  return cells
}

function cellOf({ field, type = 'text', names, instead }: SheetColumn, row: object): Cell {
  if (instead && valueAt(row, instead.field) === true) return instead.text
  const value = valueAt(row, field)
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((one) => named(one, names)).join(BETWEEN)
  if (names) return named(value, names)
  if (typeof value === 'number') return value / (PER_YUAN[type] ?? 1)
  if (typeof value === 'boolean') return value
  const text = String(value)
  if (type === 'yuan') return isAmount(text) ? Number(text) : text || null
  if (type === 'instant') return chinaTime(text, 19)
  return type === 'day' ? chinaTime(text, 10) : text
}

const isAmount = (text: string): boolean => /^-?\d{1,13}(\.\d+)?$/.test(text)

/** What has no word is told as it is rather than left out. */
const named = (value: unknown, names: SheetColumn['names']): string =>
  names && Object.hasOwn(names, String(value)) ? names[String(value)]! : String(value)

/** Of several the values of each. Own fields alone: a name like `constructor` finds nothing. */
function valueAt(row: object, path: string): unknown {
  if (!path.includes('.')) return own(row, path)
  let at: unknown = row
  for (const name of path.split('.'))
    at = Array.isArray(at) ? at.map((one) => own(one, name)) : own(at, name)
  return at
}

const own = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Record<string, unknown>)[name]
    : undefined
