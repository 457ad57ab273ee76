/** Reports of a company for its work bench: how many, of which grades, the latest. */
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { isSealed, notSealed } from '../consent/index.ts'

/** The condition of what the session may see of `row`, with its values. */
function seen({ scope }: TenantDb, row: string): { own: string; values: Value[] } {
  const values: Value[] = []
  return { own: within(scope, values).reports(row), values }
}

export async function countReports(
  tenant: TenantDb,
): Promise<{ reports: number; reportsThisMonth: number }> {
  const { own, values } = seen(tenant, 'report')
  const row = await tenant.one<{ reports: number; this_month: number }>(
    `select count(*) as reports, count(*) filter (where created_at >= date_trunc('month', now())) as this_month
       from report where company_id = $1 and status = 'READY' and ${notSealed('enterprise_id')} ${own}`,
    values,
  )
  return { reports: row?.reports ?? 0, reportsThisMonth: row?.this_month ?? 0 }
}

/** Of each enterprise the grade of its latest report; sealed ones do not count. */
export const latestGrades = (tenant: TenantDb) => {
  const { own, values } = seen(tenant, 'report')
  return tenant.rows<{ grade: string; count: number }>(
    `select grade, count(*)::int8 as count from (
       select distinct on (enterprise_id) grade from report
        where company_id = $1 and status = 'READY' and grade is not null and ${notSealed('enterprise_id')}
          ${own}
        order by enterprise_id, created_at desc) latest group by grade order by grade`,
    values,
  )
}

/** The last six, newest first. Of a sealed one nobody learns what it found. */
export async function recentReports(tenant: TenantDb) {
  const { own, values } = seen(tenant, 'r')
  const rows = await tenant.rows<{
    report_no: string
    name: string
    tax_no: string
    grade: string | null
    score: string | null
    status: string
    created_at: Date
    sealed: boolean
  }>(
    `select r.report_no, e.name, e.tax_no, r.grade, r.score, r.status, r.created_at, ${isSealed('r.enterprise_id')} as sealed
       from report r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id
      where r.company_id = $1 ${own} order by r.created_at desc limit 6`,
    values,
  )
  return rows.map((r) => ({
    reportNo: r.report_no,
    enterpriseName: r.name,
    taxNo: r.tax_no,
    grade: r.sealed ? null : r.grade,
    score: r.score === null || r.sealed ? null : Number(r.score),
    sealed: r.sealed,
    status: r.status,
    createdAt: r.created_at.toISOString(),
  }))
}
