/** What the borrower is told of its loans, each event once, in the transaction of the deed; who hears is by right (docs/decisions/0228). */
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { Account } from '@xinjian/engine/loan/state'
import { dueOf, type PeriodView, totalOf } from '@xinjian/engine/loan/view'
import { formatFen } from '@xinjian/format'
import type { CompanyTx } from '../../db/tenant.ts'
import { tellBorrower } from '../notice/index.ts'
import type { LoanRecord } from './store.ts'

/** Days before a due date on which the borrower is reminded of it, and from then on. */
const SOON = 3

type Told = Pick<LoanRecord, 'no' | 'amount_fen' | 'borrower_id'>
type Step =
  | 'OWN_LOAN_APPROVED'
  | 'OWN_LOAN_REJECTED'
  | 'OWN_LOAN_PAID'
  | 'OWN_LOAN_FAILED'
  | 'OWN_LOAN_SETTLED'

export const tellStep = (
  tx: CompanyTx,
  { no, amount_fen, borrower_id }: Told,
  kind: Step,
  day = '',
) =>
  tellBorrower(tx, borrower_id, { kind, key: no, params: { no, sum: formatFen(amount_fen), day } })

/** Reminds of the period that is due next, and says once of each that nobody paid it within its days of grace. */
export async function tellDue(
  tx: CompanyTx,
  { no, borrower_id }: Told,
  account: Account,
  periods: readonly PeriodView[],
): Promise<void> {
  const next = periods.find(({ state }) => state === 'NOT_DUE')
  if (next && next.due - account.day <= SOON) {
    const day = formatDay(next.due)
    const sum = formatFen(next.principal + next.interest)
    await tellBorrower(tx, borrower_id, {
      ...{ kind: 'OWN_LOAN_DUE', key: `${no}:${day}`, params: { no, day, sum } },
    })
  }
  const late = periods.findLast(({ state }) => state === 'OVERDUE')
  if (late) {
    const [day, sum] = [formatDay(account.day), formatFen(totalOf(dueOf(account)))]
    await tellBorrower(tx, borrower_id, {
      ...{ kind: 'OWN_LOAN_OVERDUE', key: `${no}:${formatDay(late.due)}` },
      params: { no, day, sum },
    })
  }
}
