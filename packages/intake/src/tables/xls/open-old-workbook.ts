/**
 * Old Excel workbooks: BIFF5 and BIFF8, in their compound file or bare, BIFF2 to 4 as well, write-protected ones included. Why not
 * a library: docs/decisions/0120.
 */
import { IntakeError } from '../../errors.ts'
import { TABLE_SAYS } from '../../table-words.ts'
import type { RawRow } from '../raw-row.ts'
import { contentsOf } from './globals.ts'
import { isBareWorkbook } from './is-old-workbook.ts'
import { oleStreams } from './ole.ts'
import { openedStream } from './password/opened.ts'
import { BOFS } from './records.ts'
import { sheetCells } from './sheet.ts'
import type { Contents } from './workbook.ts'

export interface OldSheet {
  name: string
  dateSystem: 1900 | 1904
  /** Columns that nobody sees, from 0. */
  hidden: ReadonlySet<number>
  rows: RawRow[]
}

export interface OldWorkbookBounds {
  /** Cells of all sheets, gaps included, and shared texts. */
  cells: number
  sheets: number
}

/**
 * Worksheets that are seen, their rows held in memory, as many as the bounds allow. `withFormats`: numbers as their formats scale
 * them. Errors: CORRUPTED, ENCRYPTED (opens only with a password of its own), UNSUPPORTED_FORMAT (no workbook), TOO_LARGE.
 */
export function openOldWorkbook(
  bytes: Uint8Array,
  bounds: OldWorkbookBounds,
  withFormats = false,
): OldSheet[] {
  const { book, sheets }: Contents = contentsOf(openedStream(workbookOf(bytes)), bounds.cells)
  const room = { cells: bounds.cells }
  return sheets.slice(0, bounds.sheets).map(({ name, at }) => {
    const { rows, hidden } = sheetCells(book, at, room, withFormats)
    return { name, dateSystem: book.dateSystem, hidden, rows }
  })
}

const SECTOR = 512
/** What a stream of globals says of itself. */
const GLOBALS = 5

function workbookOf(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isBareWorkbook(bytes)) return file
  const stream = oleStreams(bytes)
  const found = stream('Workbook', 'Book')
  if (found && isBof(found, 0)) return found
  // A newer workbook with a password lies in a compound file.
  if (stream('EncryptedPackage', 'EncryptionInfo')) throw new IntakeError('ENCRYPTED')
  // The directory is damaged: the stream begins at a sector and most programs write it in one piece.
  for (let at = SECTOR; at + 8 < file.length; at += SECTOR)
    if (isBof(file, at) && file.readUInt16LE(at + 6) === GLOBALS) return file.subarray(at)
  throw new IntakeError('UNSUPPORTED_FORMAT', TABLE_SAYS.oldFileNoTable)
}

const isBof = (stream: Buffer, at: number): boolean =>
  at + 8 <= stream.length && BOFS.has(stream.readUInt16LE(at)) && stream[at + 3] === 0
