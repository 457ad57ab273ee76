/**
 * What is left of a company that was erased: each table with its reason, and the words in it that are emptied. Everything else with a company's
 * number is deleted: tables come from the catalogue (tables.ts), so that a new one is erased without a line here. A test holds this list against
 * the database; another one scans the whole of it, and all stored files, for what should be gone.
 */
import { ERASURE_SAYS as SAYS } from './words.ts'

/** Why something is left: words of this feature. */
export const WHY = {
  /** Books: kept as long as the law says. */
  BOOKS: SAYS.whyBooks,
  /** Numbers and hashes of the log, and the platform's signatures under them. */
  LOG: SAYS.whyLog,
  /** Which number or hash was the company's, nothing of what stood there. */
  PROOF: SAYS.whyProof,
  /** What was erased, when, and on whose word. */
  CERTIFICATE: SAYS.whyCertificate,
  /** The number of the company, so that what others wrote of it leads somewhere. */
  NUMBER: SAYS.whyNumber,
  /** The platform's own, or another company's: what they did, as they wrote it down. */
  OTHERS: SAYS.whyOthers,
  /** Gone by itself within hours or days. */
  PASSING: SAYS.whyPassing,
} as const
export type Why = keyof typeof WHY

export interface Kept {
  why: Why
  /** Columns that are emptied, where they are not empty already. */
  emptied?: readonly string[]
  /** SQL over the row `t`: which rows are left; the others are deleted. Absent = all are left. */
  rows?: string
}

/** Tables with a column `company_id` of which rows are left. */
export const KEPT: Readonly<Record<string, Kept>> = {
  audit_checkpoint: { why: 'LOG' },
  // Bodies are erased by log.ts: what is left is the mark.
  audit_entry: { why: 'LOG' },
  audit_head: { why: 'LOG' },
  bank_reference: { why: 'BOOKS' },
  bill: {
    why: 'BOOKS',
    emptied: [
      ...['confirmed_by', 'invoiced_by', 'payment', 'paid_by'],
      ...['dispute', 'disputed_by', 'answer', 'answered_by'],
    ],
  },
  bill_line: { why: 'BOOKS' },
  company_erasure: { why: 'CERTIFICATE' },
  company_erasure_file: { why: 'CERTIFICATE' },
  company_erasure_table: { why: 'CERTIFICATE' },
  directory: { why: 'PROOF', rows: "t.kind in ('REPORT', 'FILE')" },
  ledger: { why: 'BOOKS' },
  ledger_entry: { why: 'BOOKS', emptied: ['about', 'note', 'made_by'] },
  voucher: {
    why: 'BOOKS',
    emptied: ['about', 'note', 'asked_by', 'decided_by', 'decision'],
  },
}

/** Tables without that column in which the company, or who worked for it, may still be named. */
export const KEPT_ELSEWHERE: Readonly<Record<string, Why>> = {
  account_hand: 'NUMBER',
  company: 'NUMBER',
  lead: 'OTHERS',
  login_failure: 'PASSING',
  operator_audit: 'OTHERS',
  scf_claim: 'OTHERS',
  sms_code: 'PASSING',
}
