/** Invoices of all enterprises of a company, for its work bench: from month roll-ups. */
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../../db/tenant.ts'

export const companyInvoices = async (tenant: TenantDb): Promise<number> =>
  (
    await tenant.one<{ n: number }>(
      'select coalesce(sum(invoices), 0)::int8 as n from invoice_month where company_id = $1',
    )
  )?.n ?? 0

export interface MonthTotal {
  /** `2026-10` */
  month: string
  /** 价税合计 in yuan. */
  sales: number
  purchases: number
  count: number
}

/** The last twelve months with invoices, oldest first. */
export async function lastMonths(tenant: TenantDb): Promise<MonthTotal[]> {
  const rows = await tenant.rows<{
    month: number
    sales: number
    purchases: number
    count: number
  }>(
    `select month, coalesce(sum(net_total) filter (where direction = 0), 0)::int8 as sales,
            coalesce(sum(net_total) filter (where direction = 1), 0)::int8 as purchases, sum(invoices)::int8 as count
       from invoice_month
      where company_id = $1 and month > (select max(month) - 12 from invoice_month where company_id = $1)
      group by month order by month`,
  )
  return rows.map((r) => ({
    month: formatMonth(r.month),
    sales: r.sales / 100,
    purchases: r.purchases / 100,
    count: r.count,
  }))
}
