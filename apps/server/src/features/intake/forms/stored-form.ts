import type { BookKind } from '@xinjian/format/books/kinds'

/** A form of an import that was taken, as the import's row keeps it. */
export interface StoredForm {
  what: 'STATEMENT' | 'RETURN' | 'PAYMENT' | 'BOOK'
  /** Of a statement its kind, of a return its tax, of a book which one; of a certificate PAYMENT. */
  kind: 'BALANCE' | 'INCOME' | 'CASH' | 'VAT' | 'CIT' | 'PAYMENT' | BookKind
  /** Of a statement; '' of others. */
  standard: string
  /** Last day, ISO; of a book '' where it tells none. */
  period: string
  /** Of a book: its first day or month, and how many rows it has. */
  since?: string
  rows?: number
  /** Returns of one last day are told apart by their first month. */
  from?: string
  /** Rows that are new or changed. */
  written: number
  /** A bureau's word holds: nothing of it was stored. */
  bureau: boolean
  /** Labels of which a person is asked what they mean. */
  asks: string[]
  /** Identities that do not hold, contradictions: how many words were said. */
  doubts: number
}

/** Whether the file held the same before: the first is meant. */
export const isStored = (
  stored: readonly StoredForm[],
  { what, kind, period, from }: Pick<StoredForm, 'what' | 'kind' | 'period' | 'from'>,
): boolean =>
  stored.some((f) => f.what === what && f.kind === kind && f.period === period && f.from === from)
