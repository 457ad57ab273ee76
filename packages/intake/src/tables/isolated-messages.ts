import type { ParseError } from '../invoice.ts'
import type { TableOwner } from './read-row.ts'
import type { TableBatch } from './table-invoice.ts'

export interface TableJob {
  path: string
  owner: TableOwner
  /** Batches that may be under way before the reader has taken one. */
  credit: number
}

export type FromTable =
  | { kind: 'batch'; batch: TableBatch; read: number; total: number | null }
  | { kind: 'error'; error: ParseError }
  | { kind: 'end' }
