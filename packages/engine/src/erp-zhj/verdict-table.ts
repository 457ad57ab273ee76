import { BOOKS_TABLE } from '../kit/verdict/books-table.ts'

/** The table of the verdict on a shop. A changed number is a new `version`, which the document carries. */
export const VERDICT_TABLE = {
  version: 'erp-zhj-verdict-2026.2',
  coverage: BOOKS_TABLE.coverage,
  // The newest sale is at once the last day looked at: what makes it red is what needs a person.
  freshness: { ...BOOKS_TABLE.freshness, silentDays: BOOKS_TABLE.freshness.redDays },
} as const
