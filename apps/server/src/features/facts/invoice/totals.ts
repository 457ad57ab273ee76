/** Invoices of all enterprises of a company, for its work bench: from month roll-ups. */
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import type { Value } from '../../../db/pool.ts'
import { within } from '../../../db/scope.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { notSealed } from '../../consent/index.ts'

/** The condition of the enterprises whose figures the session may see, with its values: a sealed one has none. */
function seen({ scope }: TenantDb): { own: string; values: Value[] } {
  const values: Value[] = []
  const own = within(scope, values).enterprises('invoice_month.enterprise_id')
  return { own: `and ${notSealed('enterprise_id', 'DATA')} ${own}`, values }
}

export async function companyInvoices(tenant: TenantDb): Promise<number> {
  const { own, values } = seen(tenant)
  const row = await tenant.one<{ n: number }>(
    `select coalesce(sum(invoices), 0)::int8 as n from invoice_month where company_id = $1 ${own}`,
    values,
  )
  return row?.n ?? 0
}

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
  const { own, values } = seen(tenant)
  const rows = await tenant.rows<{
    month: number
    sales: number
    purchases: number
    count: number
  }>(
    `select month, coalesce(sum(net_total) filter (where direction = 0), 0)::int8 as sales,
            coalesce(sum(net_total) filter (where direction = 1), 0)::int8 as purchases, sum(invoices)::int8 as count
       from invoice_month
      where company_id = $1 ${own}
        and month > (select max(month) - 12 from invoice_month where company_id = $1 ${own})
      group by month order by month`,
    values,
  )
  return rows.map((r) => ({
    month: formatMonth(r.month),
    sales: r.sales / 100,
    purchases: r.purchases / 100,
    count: r.count,
  }))
}
