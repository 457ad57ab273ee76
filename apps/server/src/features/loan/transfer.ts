/**
 * Asks the bank for a transfer until it says one of two words: booked, or refused. What is between them (accepted, no answer, an
 * answer that cannot be read) is not known, and asked again under the same number, which the bank pays once.
 */
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { Database } from '../../db/pool.ts'
import { type CompanyTx, tenantOf } from '../../db/tenant.ts'
import { claimed } from '../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import type { Bank, TransferAnswer } from '../../outside/bank/bank.ts'
import type { Columns } from '../../security/column/column.ts'
import { bookLoan, enterDisbursement } from './book.ts'
import { moveOnLine } from './lines.ts'
import { accountOf } from './payee.ts'
import type { LoanSubjects } from './port.ts'
import { release } from './steps.ts'
import { loanOf, lockLoan, stepLoan } from './store.ts'
import { tellStep } from './tell.ts'
import { todayInChina } from './today.ts'
import { TRANSFERS } from './transfer-table.ts'
import { CREDIT_SAYS } from './words.ts'

/** Seconds until the bank is asked again, the last of them from then on. */
const PAUSES = [2, 5, 15, 60, 300, 900]
const AT_ONCE = 4

interface Deps {
  db: Database
  bank: Bank
  columns: Columns
  subjects: LoanSubjects
}

interface Transfer {
  no: string
  loan_no: string
  amount_fen: number
  asked: number
}

export function transferJob(deps: Deps): JobKind {
  return {
    table: TRANSFERS,
    concurrency: AT_ONCE,
    // Money may be on its way: whatever broke, it is asked again.
    maxAttempts: 1_000_000,
    run: (claim, signal) => ask(deps, claim, signal),
    fail: (claim) => again(deps, claim, 0, ''),
  }
}

async function ask(deps: Deps, claim: Claim, signal: AbortSignal): Promise<void> {
  const tenant = tenantOf(deps.db, claim.companyId)
  const transfer = await claimed(tenant, claim).hold<Transfer>('no, loan_no, amount_fen, asked')
  const loan = await loanOf(tenant, transfer.loan_no)
  const account = await accountOf(deps.columns, claim.companyId, loan)
  const payee = { name: loan.payee_name, bank: loan.payee_bank, account }
  const answer = await deps.bank.transfer(
    { no: transfer.no, fen: transfer.amount_fen, payee },
    signal,
  )
  if (signal.aborted) throw new LeaseLost()
  if (answer.outcome === 'UNKNOWN') return again(deps, claim, transfer.asked, answer.message)
  await tenant.transaction(async (tx) => {
    await claimed(tx, claim).write(
      `status = $4, message = $5, bank_no = $6, booked_on = $7, asked = asked + 1, lease_until = null`,
      [answer.outcome, answer.message, answer.bankNo, answer.day],
    )
    await settle(tx, deps.subjects, transfer.loan_no, answer)
  })
}

/** What the bank's word makes of the loan. */
async function settle(
  tx: CompanyTx,
  subjects: LoanSubjects,
  no: string,
  answer: TransferAnswer,
): Promise<void> {
  const loan = await lockLoan(tx, no)
  if (answer.outcome === 'REFUSED') {
    const failed = await stepLoan(tx, no, 'DISBURSING', `state = 'FAILED', decision = $4`, [
      CREDIT_SAYS.bankRefused({ why: answer.message }),
    ])
    await tellStep(tx, failed, 'OWN_LOAN_FAILED')
    return release(tx, failed, subjects)
  }
  const today = todayInChina()
  const day = answer.day ?? formatDay(today)
  const paid = await stepLoan(
    tx,
    no,
    'DISBURSING',
    `state = 'DISBURSED', disbursed_on = $4, booked_to = $4`,
    [day],
  )
  // The line's frozen part becomes used by what is booked below.
  await moveOnLine(tx, loan.line_no, { frozen: -loan.amount_fen })
  await enterDisbursement(tx, paid, day, CREDIT_SAYS.bankBooks)
  await tellStep(tx, paid, 'OWN_LOAN_PAID', day)
  await bookLoan(tx, paid, { subjects, madeBy: CREDIT_SAYS.bankBooks, today })
  await subjects[loan.subject_kind]?.financed(tx, { loanNo: no, no: loan.subject_no, day })
}

const again = async (deps: Deps, claim: Claim, asked: number, message: string): Promise<void> => {
  const pause = PAUSES[Math.min(asked, PAUSES.length - 1)]
  await claimed(tenantOf(deps.db, claim.companyId), claim).write(
    `status = 'QUEUED', message = $4, asked = asked + 1, attempt = 0, faults = 0, lease_until = null,
     due_at = now() + make_interval(secs => $5)`,
    [message, pause ?? 0],
  )
}
