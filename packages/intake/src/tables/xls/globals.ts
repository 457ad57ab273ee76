/** What the head of an old workbook says: code page, shared texts, formats of numbers, and where its worksheets begin. */
import { IntakeError } from '../../errors.ts'
import { OldNumberFormats } from './number-formats.ts'
import { BOFS, biffRecords } from './records.ts'
import { decoderOf, narrowText, sharedTexts, wideText } from './texts.ts'
import type { Contents, Workbook } from './workbook.ts'

const WORKSHEET = 0x10
const EOF = 0x0a
const CODEPAGE = 0x42
const BOUNDSHEET = 0x85
/** Name of a sheet of a BIFF4 workbook, before the sheet's own stream. */
const SHEETHDR = 0x8f
const DATEMODE = 0x22
const SST = 0xfc
/** Excel's BIFF4 workbook: sheets one after the other, no list of them. */
const WORKBOOK4 = 0x100

/** Contents of a workbook's stream. `most`: shared texts that are kept. Error: CORRUPTED (no worksheet). */
export function contentsOf(stream: Buffer, most: number): Contents {
  return sheetAlone(stream) ?? globalsOf(stream, most)
}

const kindOf = (stream: Buffer, at: number): number | null =>
  at + 8 <= stream.length && BOFS.has(stream.readUInt16LE(at)) ? stream.readUInt16LE(at + 6) : null

const bookOf = (stream: Buffer): Workbook => ({
  stream,
  biff8: stream.readUInt16LE(0) === 0x809 && stream.readUInt16LE(4) === 0x600,
  biff2: stream.readUInt16LE(0) === 0x09,
  // A book that names no code page: Chinese programs write GBK.
  decoder: 'gb18030',
  texts: [],
  dateSystem: 1900,
  formats: [],
})

/** The stream of a single sheet. */
function sheetAlone(stream: Buffer): Contents | null {
  if (kindOf(stream, 0) !== WORKSHEET) return null
  return { book: bookOf(stream), sheets: [{ name: '', at: 0 }] }
}

interface Listed {
  name: string
  at: number
  hidden: boolean
}

function globalsOf(stream: Buffer, most: number): Contents {
  if (kindOf(stream, 0) === null) throw new IntakeError('CORRUPTED')
  const book = bookOf(stream)
  const formats = new OldNumberFormats()
  const listed: Listed[] = []
  for (const { id, parts } of biffRecords(stream)) {
    const [body] = parts
    if (id === EOF) break
    if (!body) continue
    if (id === CODEPAGE && body.length >= 2) book.decoder = decoderOf(body.readUInt16LE(0))
    if (id === DATEMODE && body[0] === 1) book.dateSystem = 1904
    if (id === SST) book.texts = sharedTexts(parts, most)
    if (id === BOUNDSHEET && body.length >= 8) {
      const sheet = listedSheet(book, body)
      if (sheet) listed.push(sheet)
    }
    formats.take(id, body, book)
  }
  book.formats = formats.byStyle()
  const seen = listed.some(({ hidden }) => !hidden) ? listed.filter((s) => !s.hidden) : listed
  const sheets = placed(stream, seen, listed)
  if (sheets.length === 0) throw new IntakeError('CORRUPTED')
  return { book, sheets }
}

/** A worksheet of the list; null for charts and macros. */
function listedSheet(book: Workbook, body: Buffer): Listed | null {
  if (body[5] !== 0) return null
  const name = book.biff8
    ? wideText(body, 6, 1)
    : narrowText(body.subarray(7, 7 + body[6]!), book.decoder)
  return { name, at: body.readUInt32LE(0), hidden: (body[4]! & 3) !== 0 }
}

/** Where the sheets begin: as the list says, or, where programs wrote it wrong or not at all, in the order of the streams. */
function placed(
  stream: Buffer,
  seen: readonly Listed[],
  listed: readonly Listed[],
): Contents['sheets'] {
  if (seen.length > 0 && seen.every(({ at }) => kindOf(stream, at) === WORKSHEET)) return [...seen]
  const found = worksheetsIn(stream)
  if (listed.length === 0) return found
  return seen.flatMap((sheet) => {
    const there = kindOf(stream, sheet.at) === WORKSHEET ? sheet : found[listed.indexOf(sheet)]
    return there ? [{ name: sheet.name, at: there.at }] : []
  })
}

/** The worksheets of a stream in their order, streams inside of others left out. */
function worksheetsIn(stream: Buffer): { name: string; at: number }[] {
  const found: { name: string; at: number }[] = []
  let depth = 0
  let name = ''
  // The book's own beginning; in a BIFF4 workbook the sheets stand inside of it.
  const outer = kindOf(stream, 0) === WORKBOOK4 ? 1 : 0
  for (const { id, at, parts } of biffRecords(stream)) {
    if (id === EOF) depth = Math.max(0, depth - 1)
    if (id === SHEETHDR && parts[0] && parts[0].length >= 5)
      name = narrowText(parts[0].subarray(5, 5 + parts[0][4]!), 'gb18030')
    if (!BOFS.has(id)) continue
    if (depth === outer && kindOf(stream, at) === WORKSHEET) found.push({ name, at })
    depth++
  }
  return found
}
