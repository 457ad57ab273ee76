import type pg from 'pg'
import type { TenantDb } from '../../../db/tenant.ts'
import { askOfSheet, postBook } from '../books/post-book.ts'
import type { ImportError, Reading } from '../reading.ts'
import { postPayment } from './post-payment.ts'
import { postReturn } from './post-return.ts'
import { postStatement } from './post-statement.ts'
import type { StoredForm } from './stored-form.ts'

export type FormReading = Extract<
  Reading,
  { kind: 'statement' | 'return' | 'payment' | 'book' | 'unsure' }
>

export const isForm = (reading: Reading): reading is FormReading =>
  ['statement', 'return', 'payment', 'book', 'unsure'].includes(reading.kind)

/** Books a form that is no invoice, by what it is. */
export function postForm(
  tx: TenantDb,
  of: {
    enterpriseId: number
    importId: number
    client: pg.PoolClient
    stored: readonly StoredForm[]
  },
  reading: FormReading,
): Promise<{ forms: StoredForm[]; errors: ImportError[] }> {
  const { place } = reading
  if (reading.kind === 'book') return postBook(tx, of, reading.book, place)
  if (reading.kind === 'unsure') return askOfSheet(tx, of.importId, reading.sheet, place)
  if (reading.kind === 'statement') return postStatement(tx, of, reading.statement, place)
  return reading.kind === 'return'
    ? postReturn(tx, of, reading.form, place)
    : postPayment(tx, of, reading.form, place)
}
