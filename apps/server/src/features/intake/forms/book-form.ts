import type { TenantDb } from '../../../db/tenant.ts'
import { askOfSheet, bookBook } from '../books/book-book.ts'
import type { ImportError, Reading } from '../reading.ts'
import { bookPayment } from './book-payment.ts'
import { bookReturn } from './book-return.ts'
import { bookStatement } from './book-statement.ts'
import type { StoredForm } from './stored-form.ts'

export type FormReading = Extract<
  Reading,
  { kind: 'statement' | 'return' | 'payment' | 'book' | 'unsure' }
>

export const isForm = (reading: Reading): reading is FormReading =>
  ['statement', 'return', 'payment', 'book', 'unsure'].includes(reading.kind)

/** Books a form that is no invoice, by what it is. */
export function bookForm(
  tx: TenantDb,
  of: { enterpriseId: number; importId: number; stored: readonly StoredForm[] },
  reading: FormReading,
): Promise<{ forms: StoredForm[]; errors: ImportError[] }> {
  const { place } = reading
  if (reading.kind === 'book') return bookBook(tx, of, reading.book, place)
  if (reading.kind === 'unsure') return askOfSheet(tx, of.importId, reading.sheet, place)
  if (reading.kind === 'statement') return bookStatement(tx, of, reading.statement, place)
  return reading.kind === 'return'
    ? bookReturn(tx, of, reading.form, place)
    : bookPayment(tx, of, reading.form, place)
}
