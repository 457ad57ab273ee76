/** Money on a receivable: its invoices are claimed, the limit of the core enterprise is taken, the drawdown is applied for; all or nothing. */
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import { applyDrawdown } from '../loan/index.ts'
import { against } from './checks.ts'
import type { Actor } from './deeds.ts'
import { dayAfter, dayPlus, yuan } from './numbers.ts'
import { productByNo } from './store/products.ts'
import { anchorByNo, relationByNo } from './store/programme.ts'
import { receivableByNo, setLoan, useLimit } from './store/receivables.ts'
import { addEvent } from './store/records.ts'
import { checksOf, mostOf, type Told } from './view.ts'
import { SCF_SAYS } from './words.ts'

export interface FinanceAsk {
  no: string
  amountFen: number
  dueDate: string
  purpose: string
  payeeName: string
  payeeBank: string
  payeeAccount: string
}

export const financeReceivable = (
  funder: TenantDb,
  { claims, agreements, columns }: Told & { columns: Columns },
  ask: FinanceAsk,
  by: Actor,
): Promise<void> =>
  funder.transaction(async (tx) => {
    const row = await receivableByNo(tx, ask.no, null, true)
    if (row.state !== 'CONFIRMED') throw new Refusal('CONFLICT', SCF_SAYS.confirmFirst)
    if (row.loan_no !== null) throw new Refusal('CONFLICT', SCF_SAYS.invoiceFinanced)
    const today = dayAfter()
    if (ask.dueDate <= today) throw new Refusal('CONFLICT', SCF_SAYS.loanAfterDue, 'dueDate')
    const { terms, name, max_tenor_days: maxTenorDays } = await productByNo(tx, row.product_no)
    // What the debtor pays repays it: no later than the debt, but for the days of grace.
    const last = dayPlus(row.due_day, terms.graceDays)
    if (ask.dueDate > last)
      throw new Refusal('CONFLICT', SCF_SAYS.dueTooLate({ day: last }), 'dueDate')
    const most = mostOf(row)
    if (ask.amountFen > most)
      throw new Refusal('CONFLICT', SCF_SAYS.tooMuch({ most: yuan(most) }), 'amountFen')
    const relation = await relationByNo(tx, row.relation_no)
    if (relation.state !== 'CONFIRMED' || relation.party_id === null)
      throw new Refusal('CONFLICT', SCF_SAYS.relationNotConfirmed)
    const anchor = await anchorByNo(tx, row.anchor_no)
    if (anchor.state !== 'ACTIVE') throw new Refusal('CONFLICT', SCF_SAYS.anchorNotActive)
    const { judged, invoices } = await checksOf(tx, { claims, agreements }, row)
    const failed = against(judged, 'FINANCE')
    if (failed.length > 0) throw new Refusal('CONFLICT', refusalOf(failed))
    // Where another is at the same invoice this waits for him, and then loses or wins whole.
    await claims.take(
      tx,
      row.no,
      invoices.map(({ invoice_key }) => invoice_key),
    )
    if (!(await useLimit(tx, anchor.no, ask.amountFen)))
      throw new Refusal('CONFLICT', SCF_SAYS.limitReached, 'amountFen')
    const { loanNo } = await applyDrawdown(tx, columns, {
      borrowerCompanyId: relation.party_id,
      product: { ...terms, name, maxTenorDays },
      subject: { kind: 'RECEIVABLE', no: row.no },
      amountFen: ask.amountFen,
      ...{ from: today, dueDate: ask.dueDate, purpose: ask.purpose },
      payee: { name: ask.payeeName, bank: ask.payeeBank, account: ask.payeeAccount },
      appliedBy: { id: by.userId, name: by.userName },
    })
    await setLoan(tx, row.no, { loanNo, fen: ask.amountFen })
    await addEvent(tx, row.no, { kind: 'ASKED', note: loanNo, by: by.userName, side: by.side })
  })

const refusalOf = (failed: readonly string[]): string => {
  if (failed.includes('UNFINANCED')) return SCF_SAYS.invoiceFinanced
  if (failed.every((code) => code === 'SEARCHED')) return SCF_SAYS.searchFirst
  return failed.every((code) => code === 'VERIFIED') ? SCF_SAYS.verifyAnew : SCF_SAYS.checksFailed
}
