/**
 * Multi-lending records (多头借贷, domain §2.10, §3.10): what a bureau of lenders tells of one subject. Of an institution it tells the type and
 * an anonymous code, never the name.
 */

/** 银行: 国有行, 股份行, 城商农商, 互联网银行. */
export const BANK_INSTITUTIONS = [
  'STATE_BANK',
  'JOINT_STOCK_BANK',
  'CITY_RURAL_BANK',
  'INTERNET_BANK',
] as const
/** 非银: 持牌消金, 小贷, 网络小贷, 融资租赁, 保理, 担保, 其他. */
export const NONBANK_INSTITUTIONS = [
  'CONSUMER_FINANCE',
  'MICRO_LENDER',
  'ONLINE_MICRO_LENDER',
  'LEASING',
  'FACTORING',
  'GUARANTEE',
  'OTHER',
] as const
export const INSTITUTION_TYPES = [...BANK_INSTITUTIONS, ...NONBANK_INSTITUTIONS] as const
export type InstitutionType = (typeof INSTITUTION_TYPES)[number]

/** APPLY 申请, APPROVE 通过, REJECT 拒绝, LOAN 放款, OVERDUE 逾期, AUTH_QUERY 授权查询. */
export const LENDING_EVENTS = [
  'APPLY',
  'APPROVE',
  'REJECT',
  'LOAN',
  'OVERDUE',
  'AUTH_QUERY',
] as const
export type LendingEvent = (typeof LENDING_EVENTS)[number]

/** Whose records they are: the enterprise, or a person of it who signed a consent of his or her own. */
export const LENDING_SUBJECTS = ['ENTERPRISE', 'LEGAL_REP', 'SPOUSE', 'CONTROLLER'] as const
export type LendingSubject = (typeof LENDING_SUBJECTS)[number]
export const LENDING_PERSONS = [
  'LEGAL_REP',
  'SPOUSE',
  'CONTROLLER',
] as const satisfies readonly LendingSubject[]
export type LendingPerson = (typeof LENDING_PERSONS)[number]

/** One event at one institution. What the bureau does not tell is null. */
export interface LendingRecord {
  subject: LendingSubject
  event: LendingEvent
  institution: InstitutionType
  /** Anonymous code of the institution: the same institution has the same code in all answers of one bureau. */
  institutionCode: string
  /** Shanghai time, `2026-03-31T22:15:00`; with a day alone no night or weekend is judged. */
  at: string
  /** Amount applied for or lent, from and up to, 元 (as bureaus tell it: a band); `to` null = and above. */
  amount: { from: number; to: number | null } | null
  /** Of LOAN: balance not repaid yet, 元, as a band; null = not told. A balance 0–0 is repaid. */
  balance: { from: number; to: number | null } | null
  /** Of LOAN: day it is due, ISO. */
  dueOn: string | null
  /** Of OVERDUE: months in arrears: 0 = M0 (1–30 days), 1 = M1 … */
  overdueMonths: number | null
}

/**
 * How a subject was asked. `NO_CONSENT` = a person without a consent in force: not asked, nothing is known; `UNNAMED` = nobody is known in this
 * role; `UNASKED` = no bureau is in use.
 */
export const LENDING_ASKED = ['TOLD', 'FAILED', 'NO_CONSENT', 'UNNAMED', 'UNASKED'] as const
export type LendingAsked = (typeof LENDING_ASKED)[number]
