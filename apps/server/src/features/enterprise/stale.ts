import type { TodoRow } from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import { type Counted, pageOf } from '../../db/page.ts'
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
): Promise<Counted & { rows: TodoRow[] }> {
  const values: Value[] = []
  const seen = within(tenant.scope, values).enterprises('e.id')
  // The last collection is looked up where the months are fresh, and for the rows of the page.
  const collected = `(select max(t.finished_at) from collect_task t
    where t.company_id = $1 and t.enterprise_id = e.id and t.state in ('SUCCESS', 'PARTIAL') and t.sealed_at is null)`
  const found = `
    from enterprise e
   where e.company_id = $1 and e.last_month is not null and ${notSealed('e.id')} ${seen}
     and (e.last_month < (extract(year from now()) * 12 + extract(month from now()) - 1)::int - ${MONTHS}
          or ${collected} < now() - interval '${COLLECTED_DAYS} days')`
  return pageOf(
    tenant,
    {
      columns: `e.tax_no, e.name, e.last_month as month, ${collected} as at`,
      found,
      order: 'e.last_month, e.id',
      by: { key: 'e.id', from: 'from enterprise e where e.company_id = $1' },
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
