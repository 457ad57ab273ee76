/** Reads a table of invoices to its end and says how many there were: the program that `table-memory.ts` measures. */
import { readInvoiceTable } from '@xinjian/intake/tables/read-invoice-table'

let rows = 0
let items = 0
for await (const batch of readInvoiceTable(process.argv[2]!)) {
  rows += batch.rows.length
  for (const row of batch.rows) items += row.items.length
}
process.stdout.write(JSON.stringify({ rows, items }))
