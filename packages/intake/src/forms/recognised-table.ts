/** Tables as services of recognition answer them: `{Head: [{Col, Text}], Rows: [{Cells: [{Col, Text}]}]}`. */
import { cleanText, type GridCell, type GridRow } from './grid.ts'

type JsonRecord = Record<string, unknown>

const isRecords = (value: unknown): value is JsonRecord[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null)

const field = (record: JsonRecord, name: RegExp): unknown =>
  Object.entries(record).find(([key]) => name.test(key))?.[1]

/** What a service is worth that tells no confidence of its own. */
const READ = 0.95

/** The rows of such a table, its headings first; null for another record. */
export function recognisedRows(record: JsonRecord, path: string): GridRow[] | null {
  const body = field(record, /^rows$/i)
  if (!isRecords(body) || body.length === 0) return null
  const lines = body.map((row) => field(row, /^(?:cells|columns)$/i))
  if (!lines.every(isRecords)) return null
  const head = field(record, /^heads?$/i)
  const all = isRecords(head) ? [head, ...lines] : lines
  return all.flatMap((cells, i) => {
    const read = cells.flatMap((cell) => cellOf(cell, `${path}.Rows[${i}]`) ?? [])
    return read.length > 0 ? [{ row: i + 1, cells: read.sort((a, b) => a.column - b.column) }] : []
  })
}

function cellOf(cell: JsonRecord, path: string): GridCell | null {
  const column = Number(field(cell, /^(?:col|column|colindex)$/i) ?? Number.NaN)
  const text = field(cell, /^(?:text|value|word)$/i)
  if (!Number.isInteger(column) || column < 0 || typeof text !== 'string') return null
  const clean = cleanText(text)
  return clean === ''
    ? null
    : { column, text: clean, confidence: READ, place: `${path}[${column}]` }
}
