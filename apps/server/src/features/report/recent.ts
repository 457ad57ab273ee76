/** The latest reports of a company, for its work bench. */
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { isReportSealed } from '../consent/index.ts'

/** The last six, newest first. Of a sealed one nobody learns what it found. */
export async function recentReports(tenant: TenantDb) {
  const values: Value[] = []
  const own = within(tenant.scope, values).reports('r')
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
    `select r.report_no, e.name, e.tax_no, r.grade, r.score, r.status, r.created_at, ${isReportSealed('r')} as sealed
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
