import type { ParseError } from '../invoice.ts'
import type { TableOwner } from './read-row.ts'
import type { TableBatch } from './table-invoice.ts'

/** Parent → child: first what to read, then a word for each batch that was taken. */
export type ToTable =
  | {
      kind: 'read'
      path: string
      owner: TableOwner & { fileName?: string }
      /** Batches that may be under way before the reader has taken one. */
      credit: number
    }
  | { kind: 'taken' }

/** Child → parent. */
export type FromTable =
  | { kind: 'batch'; batch: TableBatch; read: number; total: number | null }
  | { kind: 'error'; error: ParseError }
  | { kind: 'end' }
