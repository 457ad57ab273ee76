/** The way of a drawdown until the money is on its way: approved or rejected by another, signed by the borrower, paid by yet another. */
import type { BodyOf, contract } from '@xinjian/contract'
import type { LoanState } from '@xinjian/contract/loan/states'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { CompanyTx, TenantTx } from '../../db/tenant.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import { JOB_WAKE } from '../../jobs/events.ts'
import type { Columns } from '../../security/column/column.ts'
import type { Agreements } from '../agreement/index.ts'
import { contractOfLoan, contractSigned, sealedWith } from './contract-text.ts'
import { lineOf, moveOnLine, mustNotBeFrozen, type Who } from './lines.ts'
import { accountOf } from './payee.ts'
import type { LoanSubjects } from './port.ts'
import { type LoanRecord, lockLoan, stepLoan } from './store.ts'
import { todayInChina } from './today.ts'
import { TRANSFERS } from './transfer-table.ts'
import { CREDIT_SAYS } from './words.ts'

/** Until its transfer is ordered a loan may come to nothing. */
const NOT_PAID: readonly LoanState[] = ['APPLIED', 'APPROVED', 'SIGNED']

export async function decideDrawdown(
  tx: CompanyTx,
  { userId, userName }: Who,
  subjects: LoanSubjects,
  { no, approve, reason }: BodyOf<typeof contract.loan.drawdownDecide>,
): Promise<LoanRecord> {
  const { state } = await lockLoan(tx, no)
  const loan = await byAnother(
    stepLoan(
      tx,
      no,
      !approve && NOT_PAID.includes(state) ? state : 'APPLIED',
      `state = $4, approved_id = $5, approved_by = $6, decision = $7, approved_at = clock_timestamp()`,
      [approve ? 'APPROVED' : 'REJECTED', userId, userName, reason],
    ),
  )
  if (!approve) await release(tx, loan, subjects)
  return loan
}

/** What was frozen for a loan that comes to nothing is free again, and its subject with it. */
export async function release(
  tx: CompanyTx,
  loan: LoanRecord,
  subjects: LoanSubjects,
): Promise<void> {
  await moveOnLine(tx, loan.line_no, { frozen: -loan.amount_fen })
  const told = { loanNo: loan.no, no: loan.subject_no, day: formatDay(todayInChina()) }
  await subjects[loan.subject_kind]?.released(tx, told)
}

/** The register that contracts of loans are kept in, and what opens sealed columns. */
export interface Signing {
  agreements: Agreements
  columns: Columns
}

/** The borrower's own person signs the text that he read; `funder` is the name of the company that lends. */
export async function signDrawdown(
  tx: CompanyTx,
  { agreements, columns }: Signing,
  {
    loan,
    funder,
    hash,
    by,
  }: {
    loan: LoanRecord
    funder: string
    hash: string
    by: { id: number; name: string; evidence: Record<string, string> }
  },
): Promise<LoanRecord> {
  const account = await accountOf(columns, tx.companyId, loan)
  const text = contractOfLoan(loan, funder, account)
  if (text.hash !== hash) throw new Refusal('CONTRACT_CHANGED', CREDIT_SAYS.contractChanged)
  const signed = await stepLoan(
    tx,
    loan.no,
    'APPROVED',
    `state = 'SIGNED', signed_id = $4, signed_by = $5, signed_at = clock_timestamp()`,
    [by.id, by.name],
  )
  const { borrower_tax_no } = await lineOf(tx, loan.line_no)
  await agreements.sign(tx, {
    ...{ kind: 'LOAN_CONTRACT', subjectNo: loan.no, text, signer: by, signedFor: 'BORROWER' },
    parties: [
      { role: 'LENDER', name: funder, taxNo: null, companyId: tx.companyId },
      {
        role: 'BORROWER',
        name: loan.borrower_name,
        taxNo: borrower_tax_no,
        companyId: loan.borrower_id,
      },
    ],
    evidence: { ...by.evidence, ...sealedWith(account) },
  })
  return signed
}

/** Whether what the borrower signed, as it was sealed, is what the loan says now. */
async function isAsSigned(
  tx: TenantTx,
  { agreements, columns }: Signing,
  loan: LoanRecord,
  funder: string,
): Promise<boolean> {
  const contract = await contractSigned(agreements, tx, loan.no)
  if (!contract?.intact) return false
  const account = await accountOf(columns, tx.companyId, loan)
  return (
    contract.hash === contractOfLoan(loan, funder, account).hash &&
    contract.evidence.payeeAccount === sealedWith(account).payeeAccount
  )
}

/** Puts the transfer into the queue to the bank. Its number is the loan's: however often it is asked for, it is one transfer. */
export async function payDrawdown(
  tx: TenantTx,
  { userId, userName }: Who,
  signing: Signing,
  { no, funder }: { no: string; funder: string },
): Promise<LoanRecord> {
  const before = await lockLoan(tx, no)
  if (before.due_day <= formatDay(todayInChina()))
    throw new Refusal('CONFLICT', CREDIT_SAYS.dueDayPassed)
  await mustNotBeFrozen(tx, before.line_no)
  if (!(await isAsSigned(tx, signing, before, funder)))
    throw new Refusal('CONFLICT', CREDIT_SAYS.contractBroken)
  const loan = await byAnother(
    stepLoan(
      tx,
      no,
      'SIGNED',
      `state = 'DISBURSING', paid_id = $4, paid_by = $5, paid_at = clock_timestamp()`,
      [userId, userName],
    ),
  )
  await tx.run(
    'insert into loan_transfer (company_id, no, loan_no, amount_fen) values ($1, $2, $3, $4)',
    [`TR${no.slice(2)}`, no, loan.amount_fen],
  )
  tx.afterCommit(JOB_WAKE, TRANSFERS.name)
  return loan
}
