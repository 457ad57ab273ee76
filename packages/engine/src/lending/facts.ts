/**
 * Facts of the multi-lending and the long-term-loan report (domain §3.10): what lenders told of the enterprise and of persons who consented,
 * its bank-tax consents, what the registry publishes of pledges, and the two other traces of debt: input invoices and balance sheets.
 * A source that was not asked or not collected is null, never empty.
 */

import type { Fen } from '@xinjian/format'
import type { LendingAsked, LendingRecord, LendingSubject } from '@xinjian/format/lending/records'
import type { MonthIndex } from '../kit/calendar/window.ts'
import { jsonSnapshot } from '../kit/facts/json-snapshot.ts'
import type { PublicFacts } from '../public/facts.ts'
import type { RuleBook } from '../report/book.ts'
import type { BankTaxAuth } from '../tax/faces/auth-part.ts'

export interface LendingSubjectFacts {
  role: LendingSubject
  /** A person masked; null = not known. */
  name: string | null
  /** Contract number of the subject's own consent (of the enterprise: its query consent); null = none. */
  consentNo: string | null
  asked: LendingAsked
  /** Instant of the answer, ISO; null unless `TOLD`. */
  at: string | null
  vendor: string | null
  /** Code of what went wrong, of `FAILED`: `TIMEOUT`, `DOWN`, `SHAPE`, `CUT`, `LIMIT`. */
  fault: string | null
}

/** A record with the key of its row: evidence finds it by this. */
export type HeldLendingRecord = LendingRecord & { key: string }

/** An input invoice for a lender's service (税收分类编码 306…): interest, leasing, guarantee, fees. */
export interface LendingInvoice {
  /** Lender by the counterparties of the enterprise, for evidence; null = not known. */
  lenderId: number | null
  lender: string
  /** Code and short name of the goods: 306 0101 … */
  goodsCode: string
  goods: string
  month: MonthIndex
  /** Without tax; red rows negative. */
  amount: Fen
}

/** What a balance sheet tells of debt, 期末; null = the statement does not carry the item. */
export interface DebtOfStatement {
  periodEnd: string
  shortLoans: Fen | null
  longLoans: Fen | null
  longPayables: Fen | null
  bondsPayable: Fen | null
  /** 一年内到期的非流动负债. */
  dueWithinYear: Fen | null
  totalLiabilities: Fen | null
  totalAssets: Fen | null
  interestExpense: Fen | null
}

export interface LoanFacts {
  subject: { name: string; taxNo: string }
  seq: number
  /** Cut-off instant, ISO. */
  dataCutoff: string
  /** Day (ISO) on which it is judged; absent = the day of the cut-off. */
  judgedOn?: string
  subjects: LendingSubjectFacts[]
  records: HeldLendingRecord[]
  /** 银税互动授权, as the tax report has them; null = never collected, or may not be used. */
  bankTax: readonly BankTaxAuth[] | null
  /** null = input invoices were never collected, or may not be used. */
  invoices: {
    covered: readonly (readonly [MonthIndex, MonthIndex])[]
    rows: LendingInvoice[]
  } | null
  /** Ascending by day; null = statements were never collected. */
  statements: DebtOfStatement[] | null
  /** Pledges, mortgages, frozen equity and guarantees as published; null = not asked. */
  published: Pick<PublicFacts, 'told' | 'records'> | null
  /** Absent = judged by the table of the platform. */
  rulebook?: RuleBook
}

/** Facts of both kinds of reports on lending are one snapshot. */
export const { encode: encodeLoans, decode: decodeLoans } = jsonSnapshot<LoanFacts>('XJL1')
