import { CsvScanner, detectSeparator, unquote } from './csv-scan.ts'
import { detectEncoding, type TextEncoding } from './encoding.ts'
import { clipped, type RawRow } from './raw-row.ts'

/** Rows of a CSV, chunk by chunk. `head` are its first bytes (repeated in `stream`), for encoding and separator. */
export async function* csvRows(
  head: Uint8Array,
  stream: AsyncIterable<Uint8Array>,
): AsyncIterable<RawRow[]> {
  const { encoding, bom } = detectEncoding(head)
  const wide = encoding === 'utf-16le'
  const decode = fieldDecoder(wide ? 'utf-8' : encoding)
  const separator = detectSeparator(
    wide ? Buffer.from(new TextDecoder('utf-16le').decode(head)) : head.subarray(bom),
  )
  let row = 0
  let rows: RawRow[] = []
  const scanner = new CsvScanner(separator, (bytes, fields, starts, ends) => {
    row++
    if (fields === 1 && starts[0] === ends[0]) return
    const cells: string[] = []
    for (let i = 0; i < fields; i++)
      cells.push(clipped(unquote(decode(bytes, starts[i]!, ends[i]!)).trim()))
    rows.push({ row, cells })
  })
  for await (const chunk of wide ? utf8Of(stream) : withoutMark(stream, bom)) {
    scanner.push(chunk)
    if (rows.length > 0) yield rows
    rows = []
  }
  scanner.end()
  if (rows.length > 0) yield rows
}

async function* withoutMark(
  stream: AsyncIterable<Uint8Array>,
  bom: number,
): AsyncIterable<Uint8Array> {
  let skip = bom
  for await (const chunk of stream) {
    const cut = Math.min(skip, chunk.length)
    skip -= cut
    if (chunk.length > cut) yield chunk.subarray(cut)
  }
}

async function* utf8Of(stream: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const decoder = new TextDecoder('utf-16le')
  for await (const chunk of stream) yield Buffer.from(decoder.decode(chunk, { stream: true }))
}

/** Decoder of single fields. Making a decoder's view of each field costs more than decoding it, so it is kept for those that need it. */
export function fieldDecoder(
  encoding: TextEncoding,
): (bytes: Uint8Array, start: number, end: number) => string {
  if (encoding === 'utf-8')
    return (bytes, start, end) => Buffer.prototype.utf8Slice.call(bytes, start, end)
  const decoder = new TextDecoder(encoding)
  return (bytes, start, end) => {
    for (let i = start; i < end; i++)
      if (bytes[i]! > 127) return decoder.decode(bytes.subarray(start, end))
    return Buffer.prototype.latin1Slice.call(bytes, start, end)
  }
}
