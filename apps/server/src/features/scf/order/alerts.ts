/** After the money on an order: goods that did not come in time, invoices that were taken back. */
import type { TenantDb } from '../../../db/tenant.ts'
import { TODAY } from '../numbers.ts'
import { addAlert } from '../store/records.ts'
import { tellFunderOfOrder } from '../tell.ts'
import { turnedSince } from '../turned.ts'
import type { OrderRecord } from './store.ts'

type Running = Pick<
  OrderRecord,
  | ('no' | 'type' | 'seller' | 'seller_tax_no' | 'buyer' | 'purchase_no' | 'amount_fen')
  | ('delivery_day' | 'late')
> & { keys: string[] }

const RUNNING = `select o.no, o.type, o.seller, o.seller_tax_no, o.buyer, o.purchase_no, o.amount_fen, o.delivery_day,
    o.state = 'FINANCED' and o.delivery_day < ${TODAY} as late,
    array(select i.invoice_key from scf_invoice i where i.company_id = o.company_id and i.subject_no = o.no order by i.invoice_key) as keys
  from scf_order o where o.company_id = $1 and o.state in ('FINANCED', 'DELIVERED', 'INVOICED') order by o.no`

/** Looks at all orders that a funder has financed; how many matters are new. */
export async function findOrderAlerts(tenant: TenantDb): Promise<number> {
  const running = await tenant.rows<Running>(RUNNING)
  if (running.length === 0) return 0
  const { turned } = await turnedSince(
    tenant,
    running.map(({ seller_tax_no }) => seller_tax_no),
    running.flatMap(({ keys }) => keys),
  )
  let fresh = 0
  for (const row of running)
    await tenant.transaction(async (tx) => {
      const late = { about: row.delivery_day, value: null }
      if (row.late && (await addAlert(tx, row.no, 'DELIVERY_LATE', row.delivery_day, late))) {
        await tellFunderOfOrder(tx, 'SCF_DELIVERY_LATE', row)
        fresh++
      }
      for (const key of row.keys.filter((one) => turned.has(one)))
        if (await addAlert(tx, row.no, 'INVOICE_RED', key, { about: key, value: null })) {
          await tellFunderOfOrder(tx, 'SCF_ORDER_INVOICE_RED', row, key)
          fresh++
        }
    })
  return fresh
}
