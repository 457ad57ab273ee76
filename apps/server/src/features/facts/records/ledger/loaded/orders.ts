/** Orders folded by the month in which they were made and by that in which they were due; drafts and void ones are none. */
import type { Dataset } from '@xinjian/contract'
import type { DueMonth, OrderMonth, Orders } from '@xinjian/engine/erp/orders/facts'
import { beijingTime } from '@xinjian/format/china-time'
import type { TenantDb } from '../../../../../db/tenant.ts'
import type { Collection } from '../../../coverage/read.ts'
import { COLLECTIONS } from '../../collections.ts'
import { currentRows } from '../../dataset.ts'
import type { FactTable } from '../../fact-row.ts'
import { newestOf } from '../../held-facts.ts'
import { monthOfDaySql } from '../../month.ts'
import { UPLOAD } from '../../source.ts'

/** Read for them. */
export const ORDER_DATASETS = [
  'SALES_ORDER',
  'PURCHASE_ORDER',
] as const satisfies readonly Dataset[]

type OrderTable = FactTable & ('sales_order' | 'purchase_order')

/** Orders told by number; the rest are counted. */
const MOST_TOLD = 50

/** Of a line that tells an amount and a quantity, the part that a quantity is. */
const partOf = (done: string): string =>
  `coalesce(o.${done}_amount, case when o.qty > 0 then round(o.amount * o.${done}_qty / o.qty) end)`

const STANDING = `(o.state is null or o.state not in ('DRAFT', 'VOID')) and coalesce(o.qty, 1) > 0`

const MADE = (table: OrderTable) => `
  select month, count(distinct ord)::int as orders, coalesce(sum(amount), 0)::int8 as amount,
         sum(delivered)::int8 as delivered, sum(invoiced)::int8 as invoiced,
         (sum(delivered) filter (where invoiced is not null))::int8 as billable, (sum(invoiced) filter (where delivered is not null))::int8 as billed
    from (select ${monthOfDaySql('o.ordered_on')} as month, coalesce(o.doc_no, o.row_key) as ord, o.amount, ${partOf('delivered')} as delivered, ${partOf('invoiced')} as invoiced
            from ${currentRows(table)} o where ${STANDING}) l
   group by month order by month`

/**
 * A line came whole by the day that was agreed (Y), or did not (N); U = its source does not say. What a program tells holds as of its newest
 * visit, what a file tells as of the day on which it came: a line that was not due by then is not late.
 */
const LINE = `case when o.due_on is null then 'U'
    when o.delivered_qty >= o.qty or (o.delivered_qty is null and o.state = 'DONE')
      then case when o.delivered_on is null then 'U' when o.delivered_on <= o.due_on then 'Y' else 'N' end
    when o.state = 'CLOSED' or o.delivered_qty is null or o.qty is null then 'U'
    when o.due_on < (case when o.source = '${UPLOAD}' then o.collected_at else greatest(o.collected_at, v.at) end at time zone 'Asia/Shanghai')::date then 'N'
    else 'U' end`

const VISIT = `(select max(i.finished_at) as at from collect_item i join collect_task t on t.company_id = i.company_id and t.task_id = i.task_id
   where i.company_id = $1 and t.enterprise_id = $2 and i.dataset = $3 and i.state in ('DONE', 'EMPTY') and t.sealed_at is null)`

const DUE = (table: OrderTable) => `
  select month, count(*)::int as orders, (count(*) filter (where on_time))::int as "onTime", (count(*) filter (where late))::int as late,
         coalesce((array_agg(ord order by ord) filter (where late and named))[1:${MOST_TOLD}], '{}') as "lateNamed"
    from (select ord, named, ${monthOfDaySql('max(due_on)')} as month, bool_or(came = 'N') as late, bool_and(came = 'Y') as on_time
            from (select coalesce(o.doc_no, o.row_key) as ord, o.doc_no is not null as named, o.due_on, ${LINE} as came
                    from ${currentRows(table)} o cross join ${VISIT} v where ${STANDING}) l
           group by ord, named having max(due_on) is not null) d
   group by month order by month`

async function ordersOf(
  tx: TenantDb,
  enterpriseId: number,
  table: OrderTable,
  dataset: Dataset,
): Promise<Orders> {
  return {
    made: await tx.rows<OrderMonth & Record<string, unknown>>(MADE(table), [enterpriseId]),
    due: await tx.rows<DueMonth & Record<string, unknown>>(DUE(table), [enterpriseId, dataset]),
  }
}

/** @returns with when the newest of them came, ISO; null = there are none */
export async function heldOrders(
  tx: TenantDb,
  enterpriseId: number,
): Promise<{ orders: { sales: Orders; purchases: Orders }; newest: string | null }> {
  const found = await tx.rows<Collection>(COLLECTIONS, [enterpriseId, [...ORDER_DATASETS]])
  const newest = newestOf(found.map(({ at }) => at))
  const none: Orders = { made: [], due: [] }
  if (newest === null) return { orders: { sales: none, purchases: none }, newest: null }
  return {
    orders: {
      sales: await ordersOf(tx, enterpriseId, 'sales_order', 'SALES_ORDER'),
      purchases: await ordersOf(tx, enterpriseId, 'purchase_order', 'PURCHASE_ORDER'),
    },
    newest: beijingTime(newest.getTime()),
  }
}
