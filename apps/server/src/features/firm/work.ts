/** The work list of firms: who has weighty matters that nobody has answered. Ordering a report again answers none. */
import type { TodoRow } from '@xinjian/contract'
import { CURRENT_DAYS } from '@xinjian/engine/firm/verdict'
import type { Counted } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { noSealedReport, withdrawnEnterprises } from '../consent/index.ts'
import { newnessOf } from './reports.ts'

interface FirmRow {
  total: number
  /** null: the page is behind the last. */
  tax_no: string | null
  name: string
  since: Date
  matters: number
  what: string
}

/**
 * One row a firm, what came up last first: matters of the newest reports that the session may see, each once whichever reports tell
 * it, since the day the first of them did. One that was answered is off the list as long as the answer holds, asked or agreed.
 * Summed once, for the count and the page alike.
 */
export async function firmsWithMatters(
  tenant: TenantDb,
  most: number,
  skip: number,
): Promise<Counted & { rows: TodoRow[] }> {
  const values: Value[] = []
  const status = standingSql(tenant, values)
  const [limit, offset] = [values.push(most) + 1, values.push(skip) + 1]
  const rows = await tenant.rows<FirmRow>(
    `with open as (
       select m.enterprise_id, m.matter, min(m.name) as name, min(m.first_seen) as since
         from (${status}) m
         left join matter_answer a on a.company_id = $1 and a.enterprise_id = m.enterprise_id and a.matter = m.matter
          and a.status in ('ASKED', 'IN_FORCE') and a.until >= current_date
        group by m.enterprise_id, m.matter
       having not coalesce(bool_and(m.told = any(a.told)), false)
     ), firm as materialized (
       select enterprise_id, max(since) as since, count(*)::int as matters, string_agg(name, '、' order by since desc, matter) as what
         from open group by enterprise_id
     ), page as (
       select * from firm order by since desc, enterprise_id limit $${limit} offset $${offset}
     )
     select (select count(*)::int from firm) as total, e.tax_no, e.name, page.since, page.matters, page.what
       from (select 1) one
       left join page on true
       left join enterprise e on e.company_id = $1 and e.id = page.enterprise_id
      order by page.since desc, page.enterprise_id`,
    values,
  )
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ tax_no, name, since, matters, what }) =>
      tax_no === null
        ? []
        : {
            ...{ key: tax_no, enterpriseName: name, taxNo: tax_no, what, at: since.toISOString() },
            ...{ month: null, count: matters },
          },
    ),
  }
}

/**
 * SQL of the matters of the newest reports that the session may see. Which are the newest of all stands in their rows; it is asked anew
 * of enterprises that took their consent back, some of whose reports nobody sees, and for whoever sees only some.
 */
function standingSql({ scope }: TenantDb, values: Value[]): string {
  const seen = within(scope, values)
  const shown = (row: string) => `${noSealedReport(row)} ${seen.reports(row)}`
  const current = `m.company_id = $1 and m.as_of >= current_date - ${CURRENT_DAYS}`
  const columns = 'm.enterprise_id, m.matter, m.name, m.told, m.first_seen'
  const asked = `
    select ${columns} from firm_matter m join report r on r.company_id = m.company_id and r.report_no = m.report_no
     where ${current} and ${shown('r')}
       and not exists (
         select 1 from report n
          where n.company_id = $1 and n.enterprise_id = r.enterprise_id and n.report_type = r.report_type and n.status = 'READY'
            and ${newnessOf('n')} > ${newnessOf('r')} and ${shown('n')})`
  if (scope.madeBy !== null) return asked
  const withdrawn = withdrawnEnterprises()
  return `
    select ${columns} from firm_matter m
     where ${current} and m.newest and m.enterprise_id not in ${withdrawn} ${seen.enterprises('m.enterprise_id')}
    union all ${asked} and m.enterprise_id in ${withdrawn}`
}
