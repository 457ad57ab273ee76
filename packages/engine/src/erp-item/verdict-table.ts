import { BOOKS_TABLE } from '../kit/verdict/books-table.ts'

/** The table of the verdict on stock. A changed number is a new `version`, which the document carries. */
export const VERDICT_TABLE = {
  version: 'erp-item-verdict-2026.1',
  freshness: { ...BOOKS_TABLE.freshness, silentDays: 90 },
} as const
