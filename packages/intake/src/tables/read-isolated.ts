import type { TableOptions } from './read-invoice-table.ts'
import type { TableBatch } from './table-invoice.ts'
import { type Isolation, readApart } from './table-process.ts'

export type IsolatedTableOptions = TableOptions & Isolation

const PROGRAM = new URL('./isolated-child.ts', import.meta.url)

/** As `readInvoiceTable`, of a file, in a process of its own. Throws a `TableError`, TIMEOUT and OUT_OF_MEMORY among them. */
export function readInvoiceTableIsolated(
  path: string,
  options: IsolatedTableOptions = {},
): AsyncIterable<TableBatch> {
  const { memoryMb, deadlineMs, progress, ...owner } = options
  return readApart(PROGRAM, path, owner, { memoryMb, deadlineMs, progress })
}
