/** The table of the verdict on payments. A changed number is a new `version`, which the document carries. */
export const VERDICT_TABLE = {
  version: 'tax-payment-verdict-2026.2',
  coverage: { minMonths: 12, minShare: 0.75 },
  /** Many pay by the quarter: a row older than a quarter and its term of payment is what makes the data red. */
  freshness: { yellowDays: 45, redDays: 90, voidDays: 180, silentDays: 120 },
} as const
