/** Old Excel workbooks: BIFF5 and BIFF8, in their compound file or bare, and bare sheets of every version. */
import { IntakeError } from '../../errors.ts'
import { LIMITS } from '../../limits.ts'
import { type GridSheet, gridOfTexts } from '../grid.ts'
import type { Book } from './book.ts'
import { oleStream } from './ole.ts'
import { BOFS, biffRecords } from './records.ts'
import { sheetCells } from './sheet.ts'
import { decoderOf, narrowText, sharedTexts, wideText } from './texts.ts'

const BOF = 0x809
const WORKSHEET = 0x10
const EOF = 0x0a
const FILEPASS = 0x2f
const CODEPAGE = 0x42
const BOUNDSHEET = 0x85
const DATEMODE = 0x22
const SST = 0xfc

/** Sheets that are seen, hidden ones left out. Errors: CORRUPTED, ENCRYPTED, UNSUPPORTED_FORMAT (no workbook), TOO_LARGE. */
export function gridsOfXls(bytes: Uint8Array): GridSheet[] {
  const stream = workbookOf(bytes)
  const { book, sheets } = sheetAlone(stream) ?? globalsOf(stream)
  const room = { cells: LIMITS.maxFormCells as number }
  return sheets.slice(0, LIMITS.maxFormSheets).map(({ name, at }) => {
    const rows = sheetCells(book, at, room)
    return gridOfTexts(name, rows, 'TABLE', book.dateSystem)
  })
}

function workbookOf(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === 0x09) return file
  const found = oleStream(bytes, ['Workbook', 'Book'])
  if (found && isBof(Buffer.from(found), 0)) return Buffer.from(found)
  // The directory is damaged: the stream begins at a sector and most programs write it in one piece.
  for (let at = 512; at + 8 < file.length; at += 512)
    if (isBof(file, at) && file.readUInt16LE(at + 6) === 5) return file.subarray(at)
  throw new IntakeError('UNSUPPORTED_FORMAT', 'OLE 文件里没有表格')
}

const isBof = (stream: Buffer, at: number): boolean =>
  at + 8 <= stream.length &&
  stream.readUInt16LE(at) === BOF &&
  [0x500, 0x600].includes(stream.readUInt16LE(at + 4))

interface Contents {
  book: Book
  sheets: { name: string; at: number }[]
}

/** The stream of a single sheet, which names no code page: Chinese programs write GBK. */
function sheetAlone(stream: Buffer): Contents | null {
  const alone =
    stream.length >= 8 && BOFS.has(stream.readUInt16LE(0)) && stream.readUInt16LE(6) === WORKSHEET
  if (!alone) return null
  const biff8 = stream.readUInt16LE(4) === 0x600
  const biff2 = stream.readUInt16LE(0) === 0x09
  const book: Book = { stream, biff8, biff2, decoder: 'gb18030', texts: [], dateSystem: 1900 }
  return { book, sheets: [{ name: '', at: 0 }] }
}

function globalsOf(stream: Buffer): Contents {
  if (!isBof(stream, 0)) throw new IntakeError('CORRUPTED')
  const book: Book = {
    stream,
    biff8: stream.readUInt16LE(4) === 0x600,
    biff2: false,
    decoder: 'gb18030',
    texts: [],
    dateSystem: 1900,
  }
  const sheets: { name: string; at: number }[] = []
  for (const { id, parts } of biffRecords(stream)) {
    const [body] = parts
    if (id === EOF) break
    if (!body) continue
    if (id === FILEPASS) throw new IntakeError('ENCRYPTED')
    if (id === CODEPAGE && body.length >= 2) book.decoder = decoderOf(body.readUInt16LE(0))
    if (id === DATEMODE && body[0] === 1) book.dateSystem = 1904
    if (id === SST) book.texts = sharedTexts(parts, LIMITS.maxFormCells)
    if (id === BOUNDSHEET && body.length >= 8) {
      // Hidden, very hidden; charts and macros are no worksheets.
      if ((body[4]! & 3) !== 0 || body[5] !== 0) continue
      const name = book.biff8
        ? wideText(body, 6, 1)
        : narrowText(body.subarray(7, 7 + body[6]!), book.decoder)
      sheets.push({ name, at: body.readUInt32LE(0) })
    }
  }
  if (sheets.length === 0) throw new IntakeError('CORRUPTED')
  return { book, sheets }
}
