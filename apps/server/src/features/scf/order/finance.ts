/** Money on a verified order that the register of movables knows nothing of: the purchase order is claimed, the limit of the core enterprise taken, the drawdown applied for; all or nothing. */
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Columns } from '../../../security/column/column.ts'
import { applyDrawdown } from '../../loan/index.ts'
import type { Claims } from '../claims.ts'
import { type Actor, openRelation } from '../deeds.ts'
import { dayAfter, yuan } from '../numbers.ts'
import { productByNo } from '../store/products.ts'
import { useLimit } from '../store/receivables.ts'
import { addEvent, registrationsOf } from '../store/records.ts'
import { mostOf } from '../view.ts'
import { SCF_SAYS } from '../words.ts'
import { purchaseKey } from './deeds.ts'
import { orderByNo, setOrderLoan } from './store.ts'

export interface OrderFinanceAsk {
  no: string
  amountFen: number
  dueDate: string
  purpose: string
  payeeBank: string
  payeeAccount: string
}

/** The money goes to the seller, whoever borrows it: a supplier that produces, or the core enterprise that a dealer pays in advance. */
export const financeOrder = (
  funder: TenantDb,
  { claims, columns }: { claims: Claims; columns: Columns },
  ask: OrderFinanceAsk,
  by: Actor,
): Promise<void> =>
  funder.transaction(async (tx) => {
    const row = await orderByNo(tx, ask.no, null, true)
    if (row.state !== 'VERIFIED') throw new Refusal('CONFLICT', SCF_SAYS.verifyOrderFirst)
    if (row.loan_no !== null) throw new Refusal('CONFLICT', SCF_SAYS.orderFinanced)
    if (ask.dueDate <= dayAfter() || ask.dueDate < row.delivery_day)
      throw new Refusal('CONFLICT', SCF_SAYS.loanBeforeDelivery, 'dueDate')
    const searches = (await registrationsOf(tx, row.no)).filter(({ act }) => act === 'SEARCH')
    const searched = searches.at(-1)?.result
    if (searched !== 'CLEAR')
      throw new Refusal(
        'CONFLICT',
        searched === 'FOUND' ? SCF_SAYS.orderRegistered : SCF_SAYS.searchFirst,
      )
    const most = mostOf(row)
    if (ask.amountFen > most)
      throw new Refusal('CONFLICT', SCF_SAYS.tooMuch({ most: yuan(most) }), 'amountFen')
    const { relation, anchor } = await openRelation(tx, row.relation_no)
    if (relation.party_id === null) throw new Refusal('CONFLICT', SCF_SAYS.relationNotConfirmed)
    await claims.take(tx, row.no, [purchaseKey(row)])
    if (!(await useLimit(tx, anchor.no, ask.amountFen)))
      throw new Refusal('CONFLICT', SCF_SAYS.limitReached, 'amountFen')
    const { terms, name, max_tenor_days: maxTenorDays } = await productByNo(tx, row.product_no)
    const { loanNo } = await applyDrawdown(tx, columns, {
      borrowerCompanyId: relation.party_id,
      product: { ...terms, name, maxTenorDays },
      subject: { kind: 'SCF_ORDER', no: row.no },
      amountFen: ask.amountFen,
      ...{ from: dayAfter(), dueDate: ask.dueDate, purpose: ask.purpose },
      payee: { name: row.seller, bank: ask.payeeBank, account: ask.payeeAccount },
      appliedBy: { id: by.userId, name: by.userName },
    })
    await setOrderLoan(tx, row.no, { loanNo, fen: ask.amountFen })
    await addEvent(tx, row.no, { kind: 'ASKED', note: loanNo, by: by.userName, side: by.side })
  })
