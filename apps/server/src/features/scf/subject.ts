/** What a receivable is told of its loan, in the loan's own transaction. */
import type { LoanSubject } from '../loan/index.ts'
import type { Claims } from './claims.ts'
import { moveReceivable, receivableByNo, setLoan, useLimit } from './store/receivables.ts'
import { addEvent } from './store/records.ts'

const BY = { by: 'system', side: 'FUNDER' } as const

export const receivableSubject = (claims: Claims): LoanSubject => ({
  async financed(tx, { no, loanNo }) {
    await moveReceivable(tx, no, 'CONFIRMED', 'FINANCED')
    await addEvent(tx, no, { kind: 'FINANCED', note: loanNo, ...BY })
  },
  async overdue(tx, { no, loanNo }) {
    await moveReceivable(tx, no, 'FINANCED', 'OVERDUE')
    await addEvent(tx, no, { kind: 'OVERDUE', note: loanNo, ...BY })
  },
  async settled(tx, { no, loanNo }) {
    const row = await receivableByNo(tx, no, null, true)
    await moveReceivable(tx, no, row.state === 'OVERDUE' ? 'OVERDUE' : 'FINANCED', 'SETTLED')
    await useLimit(tx, row.anchor_no, -row.financed_fen!)
    await addEvent(tx, no, { kind: 'SETTLED', note: loanNo, ...BY })
  },
  async released(tx, { no, loanNo }) {
    const row = await receivableByNo(tx, no, null, true)
    // Told twice it changes nothing.
    if (row.loan_no !== loanNo) return
    await useLimit(tx, row.anchor_no, -row.financed_fen!)
    await setLoan(tx, no, null)
    await claims.release(tx, no)
    await addEvent(tx, no, { kind: 'RELEASED', note: loanNo, ...BY })
  },
})
