/** Sales and purchases folded: by day with the documents, and by party and month. */
import type { PartyMonth, SalesDay } from '@xinjian/engine/erp-zhj/facts'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { currentRows } from '../../dataset.ts'
import { monthOfDaySql } from '../../month.ts'

/** A document with lines below zero alone is a return. */
export const heldSalesDays = (tx: TenantDb, enterpriseId: number): Promise<SalesDay[]> =>
  tx.rows<SalesDay & Record<string, unknown>>(
    `select s.sold_on::text as date, (count(distinct s.doc_no) filter (where s.amount >= 0))::int as documents,
            (count(*) filter (where s.doc_no is null and s.amount >= 0))::int as unnumbered, coalesce(sum(s.amount), 0)::int8 as amount,
            coalesce(-sum(s.amount) filter (where s.amount < 0), 0)::int8 as returned
       from ${currentRows('sales_line')} s where s.sold_on is not null group by s.sold_on order by s.sold_on`,
    [enterpriseId],
  )

/** By code unit, whatever the database's collation. */
export const heldPartyMonths = (
  tx: TenantDb,
  enterpriseId: number,
  table: 'sales_line' | 'purchase_line',
): Promise<PartyMonth[]> =>
  tx.rows<PartyMonth & Record<string, unknown>>(
    `select t.party, ${monthOfDaySql('t.sold_on')} as month, (count(distinct t.sold_on) filter (where t.amount > 0))::int as days,
            coalesce(sum(t.amount), 0)::int8 as amount, max(t.sold_on)::text as last
       from ${currentRows(table)} t where t.party is not null and t.party <> '' and t.sold_on is not null
      group by t.party, ${monthOfDaySql('t.sold_on')} order by t.party collate "C", month`,
    [enterpriseId],
  )
