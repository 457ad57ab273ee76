/** The table of the verdict on taxes. A changed number is a new `version`, which the document carries. */
export const VERDICT_TABLE = {
  version: 'tax-verdict-2026.2',
  /** Months since the founding with returns due, and the share of them that was collected. */
  coverage: { minMonths: 12, minShare: 0.75 },
  /** Many file by the quarter: a return older than a quarter and its term of filing is what makes the data red. */
  freshness: { yellowDays: 45, redDays: 90, voidDays: 180, silentDays: 130 },
} as const
