/** The table of the verdict on books. A changed number is a new `version`, which the document carries. */
export const VERDICT_TABLE = {
  version: 'erp-verdict-2026.1',
  coverage: { minMonths: 12, minShare: 0.75 },
  /** Books are closed by the month, and brought by hand: a month and a half is usual. */
  freshness: { yellowDays: 45, redDays: 90, voidDays: 180, silentDays: 120 },
} as const
