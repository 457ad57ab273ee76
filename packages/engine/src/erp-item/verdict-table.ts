/** The table of the verdict on stock. A changed number is a new `version`, which the document carries. */
export const VERDICT_TABLE = {
  version: 'erp-item-verdict-2026.1',
  /** Books are closed by the month: stock of the month before last is old. */
  freshness: { yellowDays: 45, redDays: 90, voidDays: 180, silentDays: 90 },
} as const
