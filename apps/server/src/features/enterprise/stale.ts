import type { TodoRow } from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import { pageOf } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { notSealed } from '../consent/index.ts'

/** The newest invoice may be of two months ago: one that has just ended is declared and exported in the next. */
const MONTHS = 2
/** A collection is renewed with the tax period: after so many days a month is missing from it for sure. */
const COLLECTED_DAYS = 45

/** Enterprises with invoices whose last one, or whose last collection, is old; oldest first. */
export function staleEnterprises(
  tenant: TenantDb,
  most: number,
  skip: number,
): Promise<{ total: number; rows: TodoRow[] }> {
  const values: Value[] = []
  const seen = within(tenant.scope, values).enterprises('e.id')
  const found = `
    from enterprise e
    cross join lateral (
      select max(month) as month from invoice_month where company_id = $1 and enterprise_id = e.id) m
    cross join lateral (
      select max(finished_at) as at from collect_task
       where company_id = $1 and enterprise_id = e.id and state in ('SUCCESS', 'PARTIAL') and sealed_at is null) c
   where e.company_id = $1 and ${notSealed('e.id')} ${seen}
     and (m.month < (extract(year from now()) * 12 + extract(month from now()) - 1)::int - ${MONTHS}
          or (m.month is not null and c.at < now() - interval '${COLLECTED_DAYS} days'))`
  return pageOf(
    tenant,
    {
      columns: 'e.tax_no, e.name, m.month, c.at',
      found,
      order: 'm.month, e.id',
      values,
      most,
      skip,
    },
    (r: { tax_no: string; name: string; month: number; at: Date | null }) => ({
      key: r.tax_no,
      enterpriseName: r.name,
      taxNo: r.tax_no,
      what: '',
      at: r.at?.toISOString() ?? null,
      month: formatMonth(r.month),
      count: null,
    }),
  )
}
