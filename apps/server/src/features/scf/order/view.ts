/** Orders as answers tell them; to a party only what is its own business. */
import type { OrderDetail, OrderRow } from '@xinjian/contract/nouns/finance/scf-order'
import type { TenantDb } from '../../../db/tenant.ts'
import { wired } from '../../../http/rows/wired.ts'
import * as records from '../store/records.ts'
import { type Asker, mostOf, type Side, type Told, wireInvoice, wireLog } from '../view.ts'
import type { OrderRecord } from './store.ts'

/** A core enterprise is told nothing of the loan, a member nothing of a word that does not hold yet. */
export const wireOrder = (row: OrderRecord, { userId }: Asker, side: Side): OrderRow => ({
  ...wired(
    row,
    'no type anchor_no relation_no product_no product_name seller buyer purchase_no goods amount_fen delivery_day state made_by made_at recorded recorded_by verified_by loan_no financed_fen overdue delivered_on late',
  ),
  ...(side === 'ANCHOR' && { loanNo: null, financedFen: null, productName: '', overdue: false }),
  ...(side === 'MEMBER' && { recorded: null, recordedBy: null }),
  recordedByMe: side === 'ANCHOR' && row.recorded_id === userId,
})

/** Events of the loan and of the core enterprise's own desk, which only the funder and that side hear. */
const OPEN_EVENTS = new Set(['SAVED', 'VERIFIED', 'REJECTED', 'FINANCED', 'DELIVERED', 'INVOICED'])

export async function wireOrderDetail(
  tx: TenantDb,
  told: Pick<Told, 'agreements'>,
  row: OrderRecord,
  asker: Asker,
  side: Side,
): Promise<OrderDetail> {
  const isFunder = side === 'FUNDER'
  const log = await wireLog(tx, told.agreements, row.no, isFunder)
  const searched = log.registrations.filter(({ act }) => act === 'SEARCH').at(-1)?.result
  const ready = row.state === 'VERIFIED' && row.loan_no === null && searched === 'CLEAR'
  return {
    row: wireOrder(row, asker, side),
    recordNote: side === 'MEMBER' && row.state !== 'REJECTED' ? null : row.record_note,
    availableFen: ready ? mostOf(row) : 0,
    invoices: (await records.invoicesOf(tx, row.no)).map(wireInvoice),
    ...log,
    events: (await records.eventsOf(tx, row.no))
      .filter((one) => isFunder || one.side === side || OPEN_EVENTS.has(one.kind))
      .filter((one) => side !== 'ANCHOR' || one.kind !== 'FINANCED')
      .map(({ by_name, at, ...one }) => ({ ...one, by: by_name, at: at.toISOString() })),
  }
}
