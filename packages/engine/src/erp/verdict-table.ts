import { BOOKS_TABLE } from '../kit/verdict/books-table.ts'

/** The table of the verdict on books. A changed number is a new `version`, which the document carries. */
export const VERDICT_TABLE = {
  version: 'erp-verdict-2026.2',
  coverage: BOOKS_TABLE.coverage,
  freshness: { ...BOOKS_TABLE.freshness, silentDays: 120 },
} as const
