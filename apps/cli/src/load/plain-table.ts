import type { DayNumber } from '@xinjian/engine/invoice/facts'
import { CsvScanner, detectSeparator } from '@xinjian/intake/tables/csv-scan'
import { detectEncoding } from '@xinjian/intake/tables/encoding'
import { layoutOf } from './plain-layout.ts'
import { PlainRows, type PlainTable } from './plain-rows.ts'

/**
 * The fast way for the commonest table: a CSV (gzip or not) whose first row is the header and which says nothing beyond
 * enterprise, number, date, one party, three amounts and status. Rows go from bytes to columns without an object or a
 * string; a row that is not written in the plainest form is read by the general reader, so that both ways agree.
 *
 * Reads the unpacked bytes of a CSV, rows dated after `today` refused; null when the fast way cannot (the stream is then of no use any more).
 */
export async function readPlainTable(
  stream: AsyncIterable<Uint8Array>,
  today: DayNumber,
): Promise<PlainTable | null> {
  let rows: PlainRows | null = null
  let scanner: CsvScanner | null = null
  for await (const chunk of stream) {
    let bytes = chunk
    if (scanner === null) {
      const found = detectEncoding(chunk)
      if (found.encoding === 'utf-16le') return null
      bytes = chunk.subarray(found.bom)
      const layout = layoutOf(bytes, found.encoding)
      if (layout === null) return null
      const plain = new PlainRows(layout, found.encoding, today)
      rows = plain
      scanner = new CsvScanner(detectSeparator(bytes), (b, n, starts, ends) =>
        plain.add(b, n, starts, ends),
      )
    }
    scanner.push(bytes)
  }
  scanner?.end()
  return rows === null ? null : rows.finish()
}
