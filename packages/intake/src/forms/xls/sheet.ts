import { IntakeError } from '../../errors.ts'
import type { RawRow } from '../../tables/raw-row.ts'
import type { Book } from './book.ts'
import { type BiffRecord, BOFS, biffRecords } from './records.ts'
import { narrowText, wideText } from './texts.ts'

const EOF = 0x0a
const FORMULAS = new Set([0x06, 0x206, 0x406])
/** Of BIFF2. */
const WHOLE2 = 0x02
const NUMBER2 = 0x03
const LABEL2 = 0x04
const MULRK = 0xbd
const RSTRING = 0xd6
const LABELSST = 0xfd
const NUMBER = 0x203
const LABEL = 0x204
const STRING = 0x207
const RK = 0x27e
/** What the format allows. */
const MAX_COLUMNS = 256

/** Rows of the sheet that begins at `at`, values as texts. `room` is what is left of all sheets; TOO_LARGE when it is used up. */
export function sheetCells(book: Book, at: number, room: { cells: number }): RawRow[] {
  const rows = new Map<number, string[]>()
  const put = (row: number, column: number, text: string) => {
    if (column >= MAX_COLUMNS || text === '') return
    const cells = rows.get(row) ?? []
    room.cells -= Math.max(1, column + 1 - cells.length)
    if (room.cells < 0) throw new IntakeError('TOO_LARGE')
    while (cells.length <= column) cells.push('')
    cells[column] = text
    rows.set(row, cells)
  }
  /** The formula whose text stands in the next record. */
  let pending: { row: number; column: number } | null = null
  let depth = 0
  for (const record of biffRecords(book.stream, at)) {
    if (BOFS.has(record.id)) depth++
    // A chart inside of a sheet is a stream of its own.
    if (record.id === EOF && --depth <= 0) break
    if (depth !== 1) continue
    const body = record.parts[0]!
    if (record.id === STRING && pending) {
      put(pending.row, pending.column, stringOf(book, record))
      pending = null
      continue
    }
    if (body.length < 6) continue
    const row = body.readUInt16LE(0)
    const column = body.readUInt16LE(2)
    if (book.biff2) {
      const text = oldCell(book, record.id, body)
      if (text !== null) put(row, column, text)
    } else if (FORMULAS.has(record.id) && body.length >= 14) {
      const text = formulaResult(body)
      if (text === null) pending = { row, column }
      else put(row, column, text)
    } else if (record.id === MULRK) {
      for (let i = 0; 4 + i * 6 + 6 <= body.length - 2; i++)
        put(row, column + i, rkText(body.readUInt32LE(4 + i * 6 + 2)))
    } else if (record.id === RK && body.length >= 10) put(row, column, rkText(body.readUInt32LE(6)))
    else if (record.id === NUMBER && body.length >= 14)
      put(row, column, String(body.readDoubleLE(6)))
    else if (record.id === LABELSST && body.length >= 10)
      put(row, column, book.texts[body.readUInt32LE(6)] ?? '')
    else if ((record.id === LABEL || record.id === RSTRING) && body.length >= 8)
      put(row, column, labelOf(book, body))
  }
  return [...rows].sort(([a], [b]) => a - b).map(([row, cells]) => ({ row: row + 1, cells }))
}

/** Text of a cell of BIFF2; null for another record. */
function oldCell(book: Book, id: number, body: Buffer): string | null {
  if (id === WHOLE2 && body.length >= 9) return String(body.readUInt16LE(7))
  if ((id === NUMBER2 || FORMULAS.has(id)) && body.length >= 15) return String(body.readDoubleLE(7))
  if (id === LABEL2 && body.length >= 8)
    return narrowText(body.subarray(8, 8 + body[7]!), book.decoder)
  return null
}

function labelOf(book: Book, body: Buffer): string {
  if (book.biff8) return wideText(body, 6, 2)
  return narrowText(body.subarray(8, 8 + body.readUInt16LE(6)), book.decoder)
}

function stringOf(book: Book, { parts }: BiffRecord): string {
  const [body] = parts
  if (!body || body.length < 3) return ''
  if (book.biff8) return wideText(body, 0, 2)
  return narrowText(body.subarray(2, 2 + body.readUInt16LE(0)), book.decoder)
}

/** Stored result of a formula; null = a text that follows; errors and truth values are no amounts. */
function formulaResult(body: Buffer): string | null {
  if (body.readUInt16LE(12) !== 0xffff) return String(body.readDoubleLE(6))
  if (body[6] === 0) return null
  return body[6] === 2 ? '#VALUE!' : ''
}

/** The packed numbers of BIFF: two bits say whether it is an integer and whether it is in hundredths. */
function rkText(rk: number): string {
  let value: number
  if (rk & 2) value = (rk | 0) >> 2
  else {
    const bits = Buffer.alloc(8)
    bits.writeUInt32LE((rk & 0xffff_fffc) >>> 0, 4)
    value = bits.readDoubleLE(0)
  }
  return String(rk & 1 ? value / 100 : value)
}
