import { BOOKS_TABLE } from '../kit/verdict/books-table.ts'

/** The table of the verdict on a shop. A changed number is a new `version`, which the document carries. */
export const VERDICT_TABLE = {
  version: 'erp-zhj-verdict-2026.1',
  coverage: BOOKS_TABLE.coverage,
  freshness: { ...BOOKS_TABLE.freshness, silentDays: 60 },
} as const
