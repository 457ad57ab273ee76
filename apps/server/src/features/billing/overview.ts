/** What operators see of the money of all companies. */
import type { contract, DataOf } from '@xinjian/contract'
import type { Db } from '../../db/pool.ts'
import type { LedgerTx } from '../ledger/index.ts'
import { BILL_COLUMNS, type BillRecord, wireBill } from './bill.ts'

type Company = DataOf<typeof contract.billing.operateCompanies>[number]
type Bill = DataOf<typeof contract.billing.operateBills>[number]

export const companies = (db: Db) =>
  db.rows<Company>(
    // Each table by itself first: of a distributed database they lie on several nodes.
    `with l as materialized (select company_id, available, held, credit_limit from ledger),
          p as materialized (select company_id, count(*)::int as open from company_product where status = 'OPEN' group by company_id),
          u as materialized (select company_id, sum(calls)::int as calls, sum(amount)::int8 as amount from usage_month
                              where month = (extract(year from now()) * 12 + extract(month from now()) - 1)::int group by company_id)
     select c.id as "companyId", c.name as "companyName", coalesce(l.available, 0) as available, coalesce(l.held, 0) as held,
            coalesce(l.credit_limit, 0) as "creditLimit", coalesce(p.open, 0) as products,
            coalesce(u.calls, 0) as calls, coalesce(u.amount, 0) as charged
       from company c
       left join l on l.company_id = c.id left join p on p.company_id = c.id left join u on u.company_id = c.id
      where c.kind = 'CUSTOMER' order by c.name`,
  )

/** Those that the platform invoices: a secondary customer's is its company's. */
export async function bills(db: Db): Promise<Bill[]> {
  const rows = await db.rows<BillRecord & { company_id: number; company_name: string }>(
    `with c as materialized (select id, name, parent_id from company)
     select b.company_id, c.name as company_name, ${BILL_COLUMNS}
       from bill b join c on c.id = b.company_id
      where c.parent_id is null
      order by b.month desc, c.name`,
  )
  return rows.map((row) => ({
    companyId: row.company_id,
    companyName: row.company_name,
    ...wireBill(row),
  }))
}

/** What one company has, and what it came to in the running month. */
export const billingSummary = async (db: LedgerTx) =>
  (await db.one<{
    available: number
    creditLimit: number
    products: number
    calls: number
    charged: number
  }>(
    `select coalesce(max(l.available), 0)::int8 as available, coalesce(max(l.credit_limit), 0)::int8 as "creditLimit",
            (select count(*)::int from company_product p where p.company_id = $1 and p.status = 'OPEN') as products,
            coalesce(max(u.calls), 0)::int as calls, coalesce(max(u.amount), 0)::int8 as charged
       from (select sum(calls) as calls, sum(amount) as amount from usage_month
              where company_id = $1 and month = (extract(year from now()) * 12 + extract(month from now()) - 1)::int) u
       left join ledger l on l.company_id = $1`,
  ))!

/** Bills of one company that were made, the latest first. */
export const billsOf = async (db: LedgerTx) =>
  (
    await db.rows<BillRecord>(
      `select ${BILL_COLUMNS} from bill where company_id = $1 order by month desc`,
    )
  ).map(wireBill)
