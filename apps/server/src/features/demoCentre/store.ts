import type { ReportKind } from '@xinjian/engine/report/kinds'
import { within } from '../../db/scope.ts'
import type { Value } from '../../db/statement.ts'
import type { TenantDb, TenantTx } from '../../db/tenant.ts'

interface ShownReport {
  report_type: ReportKind
  report_no: string
  name: string
  created_at: Date
  own: boolean
}

/**
 * Tax number of the enterprise of the visit's newest finished collection, and the tax report that the visit asked for already. Until the
 * transaction ends nobody else is told: of two taps at once the later finds the report of the first.
 */
export const collectedBy = async (tx: TenantTx, mark: string) => {
  await tx.one(
    'select task_id from collect_task where company_id = $1 and source = $2 order by created_at limit 1 for update',
    [mark],
  )
  return tx.one<{ tax_no: string; report_no: string | null }>(
    `select t.tax_no, (select r.report_no from report r
                        where r.company_id = $1 and r.created_by = $2 and r.enterprise_id = t.enterprise_id
                        order by r.created_at limit 1) as report_no
       from collect_task t
      where t.company_id = $1 and t.source = $2 and t.state in ('SUCCESS', 'PARTIAL') and t.enterprise_id is not null
      order by t.created_at desc limit 1`,
    [mark],
  )
}

/**
 * One ready report of each kind that the visit may see: its own before samples, then of the firm that has most kinds, so that what is
 * looked at one after the other is of one firm.
 */
export function shownReports(tenant: TenantDb, mark: string): Promise<ShownReport[]> {
  const values: Value[] = [mark]
  const seen = within(tenant.scope, values).reports('r')
  return tenant.rows<ShownReport>(
    `with shown as (
       select r.report_type, r.report_no, r.enterprise_id, r.created_at,
              exists (select 1 from collect_task t where t.company_id = $1 and t.report_no = r.report_no and t.source = $2)
                or r.created_by = $2 as own,
              count(*) over (partition by r.enterprise_id) as of_firm
         from report r where r.company_id = $1 and r.status = 'READY' ${seen}
     )
     select distinct on (s.report_type) s.report_type, s.report_no, e.name, s.created_at, s.own
       from shown s join enterprise e on e.company_id = $1 and e.id = s.enterprise_id
      order by s.report_type, s.own desc, s.of_firm desc, s.enterprise_id, s.created_at desc`,
    values,
  )
}
