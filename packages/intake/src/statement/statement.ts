import type { StatementKind } from '@xinjian/format/accounts/accounts'
import type { FieldSource } from '../field-source.ts'
import { FORM_SAYS } from '../forms/words.ts'

/** SMALL 小企业会计准则 · GENERAL 企业会计准则 (any layout) · INSTITUTION 政府会计制度 (行政事业单位) */
export type AccountingStandard = 'SMALL' | 'GENERAL' | 'INSTITUTION'

export const STANDARD_NAMES: Readonly<Record<AccountingStandard, string>> = {
  SMALL: '小企业会计准则',
  GENERAL: '企业会计准则',
  INSTITUTION: '政府会计制度（行政事业单位）',
}

export const STATEMENT_NAMES: Readonly<Record<StatementKind, string>> = {
  BALANCE: FORM_SAYS.balanceSheet,
  INCOME: FORM_SAYS.incomeStatement,
  CASH: FORM_SAYS.cashFlowStatement,
}

/** A column of amounts. */
export interface StatementPeriod {
  /** Key of the values: an ISO day, month or year where the heading says one (`2019-12-31`, `2019`), else its words (`期末`, `2019年三季报`). */
  key: string
  /** As the heading prints it; '' without heading. */
  printed: string
  /** First and last day, ISO, where heading and statement tell them. */
  from: string | null
  to: string | null
}

export interface StatementEntry {
  /** As printed, blanks at its ends left out; '' where the source names a row by its number alone. */
  label: string
  /** Code of the chart of accounts; null = not an item of the chart, or `candidates` says which it may be. */
  code: string | null
  candidates: string[]
  /** 行次 as printed. */
  row: string | null
  /** By period: decimal string in yuan (per share: yuan a share); null = empty, a dash, or no amount. */
  values: Record<string, string | null>
  /** By period: where the value stands. The label's own place under ''. */
  places: Record<string, string>
  source: FieldSource
  /** 0…1; ≥ 0.9 = may be booked unseen, < 0.6 = a person must look. Identities that hold raise it, those that fail lower it. */
  confidence: number
}

export interface StatementCheck {
  /** `资产总计=负债合计+所有者权益合计` */
  rule: string
  period: string
  ok: boolean
  /** Left side less right side, decimal string in yuan. */
  difference: string
}

/** A statement as a file tells it: nothing is mended, what does not add up is said in `checks`. */
export interface ParsedStatement {
  kind: StatementKind
  kindName: string
  /** null = the file does not tell. */
  standard: AccountingStandard | null
  standardName: string | null
  /** Code or name of the company where one file has several. */
  entity: string | null
  /** Last day that it is about, ISO; null = not told. */
  period: string | null
  periods: StatementPeriod[]
  /** Nothing is filled in: the form, not a statement; its noughts are nobody's, so that all values are null. */
  blank: boolean
  /** As printed: `元`, `万元`, `亿元`; values are in yuan all the same. */
  unit: string
  /** Sheet, page or path it stands on. */
  place: string
  items: StatementEntry[]
  /** Identities of the form that can be judged by what is there. */
  checks: StatementCheck[]
}
