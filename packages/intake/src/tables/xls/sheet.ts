import { IntakeError } from '../../errors.ts'
import { clipped, type RawRow } from '../raw-row.ts'
import { atScale } from '../xlsx/number-formats.ts'
import { type BiffRecord, BOFS, biffRecords } from './records.ts'
import { narrowText, wideText } from './texts.ts'
import type { Workbook } from './workbook.ts'

const EOF = 0x0a
const FORMULAS = new Set([0x06, 0x206, 0x406])
/** Of BIFF2; some programs write them under the mark of BIFF3 and 4 too. */
const WHOLE2 = 0x02
const NUMBER2 = 0x03
const LABEL2 = 0x04
const OLD = new Set([WHOLE2, NUMBER2, LABEL2])
const COLINFO = 0x7d
const MULRK = 0xbd
const RSTRING = 0xd6
const LABELSST = 0xfd
const NUMBER = 0x203
const LABEL = 0x204
const STRING = 0x207
const RK = 0x27e
/** What the format allows. */
const MAX_COLUMNS = 256

/** A cell's text, and the style that a number has. */
interface Cell {
  column: number
  text: string
  style?: number
}

export interface SheetCells {
  rows: RawRow[]
  /** Columns that nobody sees, from 0. */
  hidden: ReadonlySet<number>
}

/**
 * Rows of the sheet that begins at `at`, values as texts, numbers at the scale their style shows them at where `withFormats` asks
 * for it. `room` is what is left of all sheets; TOO_LARGE when it is used up.
 */
export function sheetCells(
  book: Workbook,
  at: number,
  room: { cells: number },
  withFormats = false,
): SheetCells {
  const rows = new Map<number, RawRow & { decimals: (number | undefined)[] }>()
  const hidden = new Set<number>()
  const put = (row: number, { column, text, style }: Cell) => {
    if (column >= MAX_COLUMNS || text === '') return
    const held = rows.get(row) ?? { row: row + 1, cells: [], decimals: [] }
    room.cells -= Math.max(1, column + 1 - held.cells.length)
    if (room.cells < 0) throw new IntakeError('TOO_LARGE')
    while (held.cells.length <= column) held.cells.push('')
    const format = withFormats && style !== undefined ? book.formats[style] : undefined
    held.cells[column] = clipped(format ? atScale(text, format.scale) : text)
    if (format?.decimals != null) held.decimals[column] = format.decimals
    rows.set(row, held)
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
      put(pending.row, { column: pending.column, text: stringOf(book, record) })
      pending = null
    } else if (record.id === COLINFO) hideColumns(body, hidden)
    else if (body.length >= 6) {
      const row = body.readUInt16LE(0)
      const cells = cellsOf(book, record.id, body)
      if (cells === null) pending = { row, column: body.readUInt16LE(2) }
      else for (const cell of cells) put(row, cell)
    }
  }
  const inOrder = [...rows.values()].sort((a, b) => a.row - b.row)
  return {
    rows: inOrder.map(({ row, cells, decimals }) =>
      decimals.length > 0 ? { row, cells, decimals } : { row, cells },
    ),
    hidden,
  }
}

/** First and last column, and whether they are hidden. */
function hideColumns(body: Buffer, hidden: Set<number>): void {
  if (body.length < 10 || (body[8]! & 1) === 0) return
  const last = Math.min(body.readUInt16LE(2), MAX_COLUMNS - 1)
  for (let column = body.readUInt16LE(0); column <= last; column++) hidden.add(column)
}

/** Cells of a record; null for a formula whose text is still to come. */
function cellsOf(book: Workbook, id: number, body: Buffer): Cell[] | null {
  const column = body.readUInt16LE(2)
  const old = book.biff2 || OLD.has(id) ? oldCell(book, id, body) : null
  if (old !== null) return [{ column, text: old }]
  if (book.biff2) return []
  const style = body.readUInt16LE(4)
  if (FORMULAS.has(id) && body.length >= 14) {
    const text = formulaResult(body)
    if (text === null) return null
    return [/\d/.test(text) ? { column, text, style } : { column, text }]
  }
  if (id === MULRK) return packedRow(body, column)
  if (id === RK && body.length >= 10) return [{ column, text: rkText(body.readUInt32LE(6)), style }]
  if (id === NUMBER && body.length >= 14)
    return [{ column, text: String(body.readDoubleLE(6)), style }]
  if (id === LABELSST && body.length >= 10)
    return [{ column, text: book.texts[body.readUInt32LE(6)] ?? '' }]
  if ((id === LABEL || id === RSTRING) && body.length >= 8)
    return [{ column, text: labelOf(book, body) }]
  return []
}

/** Numbers side by side: a style and a packed number each. */
function packedRow(body: Buffer, first: number): Cell[] {
  const cells: Cell[] = []
  for (let i = 0; 4 + i * 6 + 6 <= body.length - 2; i++) {
    const at = 4 + i * 6
    const text = rkText(body.readUInt32LE(at + 2))
    cells.push({ column: first + i, text, style: body.readUInt16LE(at) })
  }
  return cells
}

/** Text of a cell of BIFF2; null for another record. */
function oldCell(book: Workbook, id: number, body: Buffer): string | null {
  if (id === WHOLE2 && body.length >= 9) return String(body.readUInt16LE(7))
  if ((id === NUMBER2 || FORMULAS.has(id)) && body.length >= 15) return String(body.readDoubleLE(7))
  if (id === LABEL2 && body.length >= 8)
    return narrowText(body.subarray(8, 8 + body[7]!), book.decoder)
  return null
}

/** A text in its cell. Programs that learned BIFF5 write its texts under the mark of BIFF8: one byte a character, no flags. */
function labelOf(book: Workbook, body: Buffer): string {
  const narrow = body.length === 8 + body.readUInt16LE(6)
  if (book.biff8 && !narrow) return wideText(body, 6, 2)
  if (book.biff8) return narrowText(body.subarray(8), 'gb18030')
  return narrowText(body.subarray(8, 8 + body.readUInt16LE(6)), book.decoder)
}

function stringOf(book: Workbook, { parts }: BiffRecord): string {
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
