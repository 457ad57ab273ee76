import type { ParseError } from '../invoice.ts'

/** Parent → child: first what to read, then a word for each batch that was taken. */
export type ToTable<Options> =
  | {
      kind: 'read'
      path: string
      options: Options
      /** Batches that may be under way before the reader has taken one. */
      credit: number
    }
  | { kind: 'taken' }

/** Child → parent. */
export type FromTable<Batch> =
  | { kind: 'batch'; batch: Batch; read: number; total: number | null }
  | { kind: 'error'; error: ParseError }
  | { kind: 'end' }
