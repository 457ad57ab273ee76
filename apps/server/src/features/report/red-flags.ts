/** Rules of high level and red lines that a report hit: kept beside it, and what of them is new for the work bench. */
import type { TodoRow } from '@xinjian/contract'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { pageOf } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { notReportSealed } from '../consent/index.ts'

/** A flag is new work for so many days; a newer report of the enterprise takes its place before. */
const DAYS = 30

export interface RedFlag {
  id: string
  name: string
}

/** In the order of the document. */
export const redFlagsOf = ({ rules }: Pick<ReportDocument, 'rules'>): RedFlag[] =>
  rules.flatMap(({ id, name, result, level, redLine }) =>
    result === 'HIT' && (level === 'HIGH' || redLine) ? [{ id, name }] : [],
  )

/**
 * Newest reports of an enterprise and kind whose flags the report before did not have, newest first. What the session may not
 * see is no report before: to whoever looks, its flags are new. The first report has no other, so all of its flags are new.
 */
export function newRedFlags(
  tenant: TenantDb,
  most: number,
  skip: number,
): Promise<{ total: number; rows: TodoRow[] }> {
  const values: Value[] = []
  const seen = within(tenant.scope, values)
  const same = (other: string) =>
    `${other}.company_id = $1 and ${other}.enterprise_id = r.enterprise_id and ${other}.report_type = r.report_type
     and ${other}.status = 'READY' ${seen.reports(other)}`
  const found = `
    from report r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id
    left join lateral (
      select p.red_flags from report p
       where ${same('p')} and (p.created_at, p.report_no) < (r.created_at, r.report_no)
       order by p.created_at desc, p.report_no desc limit 1) b on true
    cross join lateral (
      select jsonb_agg(f.value) as flags from jsonb_array_elements(coalesce(r.red_flags, '[]')) f
       where not coalesce(b.red_flags, '[]') @> jsonb_build_array(jsonb_build_object('id', f.value -> 'id'))) fresh
   where r.company_id = $1 and r.status = 'READY' and r.created_at > now() - interval '${DAYS} days'
     and fresh.flags is not null and ${notReportSealed('r')} ${seen.reports('r')}
     and not exists (select 1 from report n where ${same('n')} and (n.created_at, n.report_no) > (r.created_at, r.report_no))`
  return pageOf(
    tenant,
    {
      columns: 'r.report_no, e.name, e.tax_no, r.created_at, fresh.flags',
      found,
      order: 'r.created_at desc, r.report_no desc',
      values,
      most,
      skip,
    },
    (r: {
      report_no: string
      name: string
      tax_no: string
      created_at: Date
      flags: RedFlag[]
    }) => ({
      key: r.report_no,
      enterpriseName: r.name,
      taxNo: r.tax_no,
      what: r.flags.map((flag) => flag.name).join('、'),
      at: r.created_at.toISOString(),
      month: null,
      count: r.flags.length,
    }),
  )
}
