/**
 * Where another feature meets a loan: it asks for a drawdown on something of its own (a receivable, an order), and is told what became
 * of it, always in the transaction of the deed. What is told is registered once, in `app.ts`, so that no import runs back.
 */
import type { SubjectKind } from '@xinjian/contract/loan/states'
import type { LoanTerms } from '@xinjian/engine/loan/terms'
import type { CompanyTx, TenantTx } from '../../db/tenant.ts'
import type { Columns } from '../../security/column/column.ts'

export type { LoanTerms }

/** A drawdown as it is applied for. The funder is the company of the transaction; the terms are copied to the loan. */
export interface DrawdownAsk {
  /** A company of the platform; it must have an ACTIVE credit line of this funder. */
  borrowerCompanyId: number
  product: LoanTerms & {
    /** As the borrower and the contract name it. */
    name: string
    maxTenorDays: number
  }
  /** `no` is the subject's own number, by which it is found again. */
  subject: { kind: SubjectKind; no: string }
  /** Whole fen. */
  amountFen: number
  /** `YYYY-MM-DD`: first day of interest, and day on which all is due. */
  from: string
  dueDate: string
  purpose: string
  /** Whom the money is paid to. */
  payee: { name: string; bank: string; account: string }
  /** The person who applies; he may not approve. An account of the borrower's or of the funder's. */
  appliedBy: { id: number; name: string }
}

/**
 * Reserves the amount on the borrower's line (locked) and leaves a loan APPLIED; returns its number. Refuses in words what the line,
 * the dates or the terms do not allow, and then nothing was written.
 */
export type ApplyDrawdown = (
  tx: TenantTx,
  columns: Columns,
  ask: DrawdownAsk,
) => Promise<{ loanNo: string }>

/** What a subject is told of. */
export interface LoanTold {
  loanNo: string
  /** The subject's number, as it was given. */
  no: string
  /** Day of the deed, `YYYY-MM-DD`. */
  day: string
}

/** One for each kind of subject. Statements run on the funder's company, in the transaction of the deed; what it throws undoes the deed. */
export interface LoanSubject {
  /** The money was paid out. */
  financed(tx: CompanyTx, told: LoanTold): Promise<void>
  /** All was repaid, or waived by two people. */
  settled(tx: CompanyTx, told: LoanTold): Promise<void>
  /** A payment was not made within the days of grace; told once a loan. */
  overdue(tx: CompanyTx, told: LoanTold): Promise<void>
  /** Rejected, cancelled or failed before any money moved: the subject is free again. */
  released(tx: CompanyTx, told: LoanTold): Promise<void>
}

export type LoanSubjects = { readonly [kind in SubjectKind]?: LoanSubject }
