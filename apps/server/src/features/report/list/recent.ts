/** Reports of a company at a glance: the latest, for its work bench, and those of a number that is being typed. */
import type { DecisionLevel } from '@xinjian/engine/report/decision'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { Value } from '../../../db/pool.ts'
import { within } from '../../../db/scope.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { wired } from '../../../http/rows/wired.ts'
import { isReportSealed } from '../../consent/index.ts'

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
    report_type: ReportKind
    decision: DecisionLevel | null
    status: string
    created_at: Date
    sealed: boolean
  }>(
    `select r.report_no, r.report_type, e.name, e.tax_no, r.decision, r.grade, r.score, r.status, r.created_at, ${isReportSealed('r')} as sealed
       from report r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id
      where r.company_id = $1 ${own} order by r.created_at desc limit 6`,
    values,
  )
  return rows.map((r) => ({
    ...wired(r, 'report_no report_type tax_no sealed status created_at'),
    enterpriseName: r.name,
    decision: r.sealed ? null : r.decision,
    grade: r.sealed ? null : r.grade,
    score: r.score === null || r.sealed ? null : Number(r.score),
  }))
}

export interface FoundReport {
  report_no: string
  report_type: ReportKind
  name: string
  created_at: Date
}

/** Letters of the kind and some digits of the day: less is no number. */
const NUMBER = /^[A-Z]{3}\d{0,18}$/

/** Finished reports by the beginning of their number, newest first, at most `most`. */
export async function findReports(
  tenant: TenantDb,
  typed: string,
  most: number,
): Promise<FoundReport[]> {
  const start = typed.toUpperCase()
  if (!NUMBER.test(start)) return []
  const values: Value[] = [`${start}%`]
  const seen = within(tenant.scope, values).reports('r')
  return tenant.rows<FoundReport>(
    `select r.report_no, r.report_type, coalesce(r.subject ->> 'name', '') as name, r.created_at
       from report r
      where r.company_id = $1 and r.report_no like $2 and r.status = 'READY' ${seen}
      order by r.report_no desc limit ${Math.trunc(most)}`,
    values,
  )
}
