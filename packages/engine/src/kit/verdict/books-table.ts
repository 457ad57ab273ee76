/**
 * Numbers that the verdicts on an enterprise's own books share. A changed one is a new `version` of each table that takes it: of ERP, ERP_ITEM
 * and ERP_ZHJ.
 */
export const BOOKS_TABLE = {
  /** Months since the founding, and the share of them that is told. */
  coverage: { minMonths: 12, minShare: 0.75 },
  /** Books are closed by the month, and brought by hand: a month and a half is usual, the month before last is old. */
  freshness: { yellowDays: 45, redDays: 90, voidDays: 180 },
} as const
