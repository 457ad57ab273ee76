/** Lines, loans and deeds as answers tell them. */
import type { contract, DataOf } from '@xinjian/contract'
import type { CreditLineRow, LoanDeedRow, LoanRow } from '@xinjian/contract/nouns/finance/loan'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { Account } from '@xinjian/engine/loan/state'
import { dueOf, periodsOf, settlementOf } from '@xinjian/engine/loan/view'
import { wired } from '../../http/rows/wired.ts'
import { bookedDeeds, replayLoan } from './book.ts'
import { contractSigned } from './contract-text.ts'
import { type DeedRecord, deedsOf } from './deeds.ts'
import type { LineRecord } from './lines.ts'
import { accountOf } from './payee.ts'
import type { Signing } from './steps.ts'
import type { LoanDb, LoanRecord } from './store.ts'
import { todayInChina } from './today.ts'

interface Asker {
  userId: number
}

export const wireLine = (row: LineRecord, { userId }: Asker): CreditLineRow => ({
  ...wired(
    row,
    'no borrower_name borrower_tax_no product limit_fen used_fen frozen_fen revolving from_day to_day state reason asked_by asked_at decided_by decided_at decision froze_by froze_why',
  ),
  availableFen: row.state === 'ACTIVE' ? row.limit_fen - row.used_fen - row.frozen_fen : 0,
  own: row.asked_id === userId,
  froze: row.froze_id === userId,
})

export const wireLoan = (row: LoanRecord, { userId }: Asker): LoanRow => ({
  ...wired(
    row,
    'no line_no borrower_name subject_kind subject_no product amount_fen principal_left_fen due_fen next_due overdue_days from_day due_day state applied_by applied_at approved_by approved_at decision signed_by signed_at paid_by paid_at disbursed_on settled_on',
  ),
  own: row.applied_id === userId,
  approvedByMe: row.approved_id === userId,
})

export const wireDeed = (row: DeedRecord, { userId }: Asker): LoanDeedRow => ({
  ...wired(
    row,
    'id kind part fen day reference reason state asked_by asked_at decided_by decided_at answer',
  ),
  own: row.asked_id === userId,
})

export const wirePeriods = (account: Account) =>
  periodsOf(account).map(({ from, due, principal, interest, penalty, ...period }) => ({
    ...period,
    ...{ from: formatDay(from), due: formatDay(due) },
    ...{ principalFen: principal, interestFen: interest, penaltyFen: penalty },
  }))

const LAST_DIGITS = 4
const maskAccount = (account: string) =>
  '*'.repeat(account.length - LAST_DIGITS) + account.slice(-LAST_DIGITS)

/** Everything that is told of one loan, as of today, or of the day on which it was settled. */
export async function wireDetail(
  db: LoanDb & { companyId: number },
  { agreements, columns }: Signing,
  loan: LoanRecord,
  asker: Asker,
): Promise<DataOf<typeof contract.loan.drawdownDetail>> {
  const today = todayInChina()
  const { account } = replayLoan(loan, await bookedDeeds(db, loan.no), today)
  const deeds = await deedsOf(db, loan.no)
  const transfers = await db.rows<{
    no: string
    status: 'QUEUED' | 'SENDING' | 'BOOKED' | 'REFUSED'
    message: string
    bank_no: string | null
    asked: number
    created_at: Date
  }>(
    `select no, status, message, bank_no, asked, created_at from loan_transfer where company_id = $1 and loan_no = $2 order by created_at`,
    [loan.no],
  )
  const signed = await contractSigned(agreements, db, loan.no)
  const runs = loan.disbursed_on !== null
  return {
    row: wireLoan(loan, asker),
    terms: loan.terms,
    purpose: loan.purpose,
    payee: {
      ...{ name: loan.payee_name, bank: loan.payee_bank },
      account: maskAccount(await accountOf(columns, db.companyId, loan)),
    },
    asOf: formatDay(account.day),
    periods: wirePeriods(account),
    due: runs ? dueOf(account) : null,
    settlement: runs ? settlementOf(account) : null,
    earlyFen: account.early,
    deeds: deeds.map((deed) => wireDeed(deed, asker)),
    transfers: transfers.map((row) => ({
      ...wired(row, 'no status message bank_no asked'),
      at: row.created_at.toISOString(),
    })),
    contract: signed && {
      ...wired(signed, 'contract_no title version hash paragraphs signer signed_at'),
      intact: signed.intact,
    },
  }
}
