/** States of credit lines, loans, periods and deeds. Names no schema: pages import it. */
export { DAY_COUNTS, REPAYMENT_METHODS, ROUNDINGS } from '@xinjian/engine/loan/terms'
export const LINE_STATES = ['PENDING', 'ACTIVE', 'FROZEN', 'EXPIRED', 'CANCELLED'] as const
export type LineState = (typeof LINE_STATES)[number]

export const LOAN_STATES = [
  'APPLIED',
  'APPROVED',
  'SIGNED',
  'DISBURSING',
  'DISBURSED',
  'PARTIAL_REPAID',
  'OVERDUE',
  'SETTLED',
  'REJECTED',
  'FAILED',
] as const
export type LoanState = (typeof LOAN_STATES)[number]

export const PERIOD_STATES = ['NOT_DUE', 'DUE', 'PAID', 'OVERDUE', 'WAIVED'] as const
/** What a loan is lent on. ORDER: one that a funder types with the loan; SCF_ORDER: one of a programme, which is told of its loan. */
export const SUBJECT_KINDS = ['RECEIVABLE', 'ORDER', 'SCF_ORDER'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]
export const DEED_KINDS = ['PAYMENT', 'WAIVER', 'FEE'] as const
export const DEED_STATES = ['ASKED', 'BOOKED', 'REFUSED'] as const
export const WAIVED_PARTS = ['FEE', 'PENALTY', 'INTEREST'] as const
export const LINE_STEPS = ['FREEZE', 'RELEASE', 'CANCEL'] as const

/** Longest term of a loan, days. */
export const MOST_TENOR_DAYS = 1826
