/** The work list of firms: who has weighty matters that nobody has answered. Ordering a report again answers none. */
import type { TodoRow } from '@xinjian/contract'
import { CURRENT_DAYS } from '@xinjian/engine/firm/verdict'
import { type Counted, pageOf } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { noSealedReport } from '../consent/index.ts'
import { newnessOf } from './reports.ts'

/**
 * One row a firm, what came up last first: matters of the newest reports that the session may see, each once whichever reports tell
 * it, since the day the first of them did. One that was answered is off the list as long as the answer holds, asked or agreed.
 */
export function firmsWithMatters(
  tenant: TenantDb,
  most: number,
  skip: number,
): Promise<Counted & { rows: TodoRow[] }> {
  const values: Value[] = []
  const seen = within(tenant.scope, values)
  const shown = (row: string) => `${noSealedReport(row)} ${seen.reports(row)}`
  const found = `
    from (
      select m.enterprise_id, m.matter, min(m.name) as name, min(m.first_seen) as since
        from firm_matter m join report r on r.company_id = m.company_id and r.report_no = m.report_no
       where m.company_id = $1 and r.as_of >= current_date - ${CURRENT_DAYS} and ${shown('r')}
         and not exists (
           select 1 from report n
            where n.company_id = $1 and n.enterprise_id = r.enterprise_id and n.report_type = r.report_type and n.status = 'READY'
              and ${newnessOf('n')} > ${newnessOf('r')} and ${shown('n')})
       group by m.enterprise_id, m.matter
      having not exists (
        select 1 from matter_answer a
         where a.company_id = $1 and a.enterprise_id = m.enterprise_id and a.matter = m.matter
           and a.status in ('ASKED', 'IN_FORCE') and a.until >= current_date and array_agg(m.told) <@ a.told)
    ) open
    join lateral (select name, tax_no from enterprise where company_id = $1 and id = open.enterprise_id) e on true`
  return pageOf(
    tenant,
    {
      columns: '*',
      found: `from (
        select e.name, e.tax_no, max(open.since) as since, count(*)::int as matters,
               string_agg(open.name, '、' order by open.since desc, open.matter) as what
          ${found} group by open.enterprise_id, e.name, e.tax_no) firm`,
      order: 'since desc, tax_no',
      values,
      most,
      skip,
    },
    (r: { name: string; tax_no: string; since: Date; matters: number; what: string }) => ({
      key: r.tax_no,
      enterpriseName: r.name,
      taxNo: r.tax_no,
      what: r.what,
      at: r.since.toISOString(),
      month: null,
      count: r.matters,
    }),
  )
}
