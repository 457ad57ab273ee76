/** What an order is told of its loan, in the loan's own transaction. */
import type { LoanSubject } from '../../loan/index.ts'
import type { Claims } from '../claims.ts'
import { useLimit } from '../store/receivables.ts'
import { addEvent } from '../store/records.ts'
import { markOverdue, moveOrder, orderByNo, setOrderLoan } from './store.ts'

const BY = { by: 'system', side: 'FUNDER' } as const

export const orderSubject = (claims: Claims): LoanSubject => ({
  async financed(tx, { no, loanNo }) {
    await moveOrder(tx, no, ['VERIFIED'], 'FINANCED')
    await addEvent(tx, no, { kind: 'FINANCED', note: loanNo, ...BY })
  },
  async overdue(tx, { no, loanNo }) {
    await markOverdue(tx, no)
    await addEvent(tx, no, { kind: 'OVERDUE', note: loanNo, ...BY })
  },
  /** Repaid early it is settled, delivered or not; its purchase order stays claimed. */
  async settled(tx, { no, loanNo }) {
    const row = await orderByNo(tx, no, null, true)
    await moveOrder(tx, no, ['FINANCED', 'DELIVERED', 'INVOICED'], 'SETTLED')
    await useLimit(tx, row.anchor_no, -row.financed_fen!)
    await addEvent(tx, no, { kind: 'SETTLED', note: loanNo, ...BY })
  },
  async released(tx, { no, loanNo }) {
    const row = await orderByNo(tx, no, null, true)
    // Told twice it changes nothing.
    if (row.loan_no !== loanNo) return
    await useLimit(tx, row.anchor_no, -row.financed_fen!)
    await setOrderLoan(tx, no, null)
    await claims.release(tx, no)
    await addEvent(tx, no, { kind: 'RELEASED', note: loanNo, ...BY })
  },
})
