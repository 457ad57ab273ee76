import { readInvoiceTable, type TableOptions } from './read-invoice-table.ts'
import type { TableSource } from './source.ts'
import type { BadRow, TableBatch, TableInvoice } from './table-invoice.ts'

/** Everything of a table, for tests. */
export async function readAll(
  source: TableSource,
  options: TableOptions = {},
): Promise<TableBatch> {
  const rows: TableInvoice[] = []
  const bad: BadRow[] = []
  let covers: TableBatch['covers']
  for await (const batch of readInvoiceTable(source, options)) {
    covers ??= batch.covers
    rows.push(...batch.rows)
    bad.push(...batch.bad)
  }
  return { rows, bad, ...(covers && { covers }) }
}

/** The bytes of a text in several small chunks, cut anywhere, as a network hands them out. */
export async function* inChunks(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
