/**
 * The facts of financial statements: one entry per statement and period, items by the codes of the chart of accounts
 * (`@xinjian/format/accounts/accounts`). Money is integer 分, days are ISO; null = the statement does not say.
 */
import type { Fen } from '@xinjian/format'
import type { StatementKind } from '@xinjian/format/accounts/accounts'

/** SMALL 小企业会计准则 · GENERAL 企业会计准则 (any layout) · INSTITUTION 行政事业单位会计制度 */
export type AccountingStandard = 'SMALL' | 'GENERAL' | 'INSTITUTION'

export interface StatementItem {
  /** What the platform knows the row by: evidence names it so. */
  key: string
  /** Code of the chart; null = an item that the chart does not know: shown, never summed. */
  code: string | null
  /** As the statement words it. */
  label: string
  /** BALANCE: 年初余额; else null. */
  begin: Fen | null
  /** BALANCE: 期末余额; else null. */
  end: Fen | null
  /** INCOME and CASH: 本期金额; else null. */
  current: Fen | null
  /** INCOME and CASH: 本年累计金额; else null. */
  ytd: Fen | null
}

export interface Statement {
  kind: StatementKind
  standard: AccountingStandard | null
  periodFrom: string | null
  /** Last day of the period. */
  periodTo: string
  /** In the order of the statement. */
  items: readonly StatementItem[]
}

export interface FinanceFacts {
  /** By period, then kind; at most one of a kind and period. */
  statements: readonly Statement[]
}
