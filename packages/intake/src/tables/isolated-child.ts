/** The process behind `readInvoiceTableIsolated`. */
import { pieces } from './batches.ts'
import { readInvoiceTable, type TableOptions } from './read-invoice-table.ts'
import { serveTable } from './serve-table.ts'

serveTable(async function* (path, options: TableOptions, progress) {
  for await (const whole of readInvoiceTable(path, { ...options, progress })) yield* pieces(whole)
})
