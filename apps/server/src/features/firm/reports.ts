/** The reports that the verdict of an enterprise rests on: of each kind the newest that the session may see. */
import type { Matter } from '@xinjian/engine/firm/matters'
import type { FirmReport } from '@xinjian/engine/firm/verdict'
import type { DecisionLevel } from '@xinjian/engine/report/decision'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { isReportSealed } from '../consent/index.ts'

/**
 * SQL: what makes one report of a kind newer than another, the day of its data before the moment it was ordered: whoever asks for
 * a month of the past makes no newer report.
 */
export const newnessOf = (row: string): string =>
  `(coalesce(${row}.as_of, '-infinity'::date), ${row}.created_at, ${row}.report_no)`

/** Sealed ones are no reports: of them nobody learns what they found. */
export async function newestReports(tenant: TenantDb, enterpriseId: number): Promise<FirmReport[]> {
  const values: Value[] = [enterpriseId]
  const seen = within(tenant.scope, values).reports('r')
  const rows = await tenant.rows<{
    report_no: string
    report_type: ReportKind
    as_of: string
    decision: DecisionLevel | null
    matters: Matter[] | null
  }>(
    `select distinct on (r.report_type) r.report_no, r.report_type, r.decision, r.matters,
            to_char(coalesce(r.as_of, r.data_cutoff::date, r.created_at::date), 'YYYY-MM-DD') as as_of
       from report r
      where r.company_id = $1 and r.enterprise_id = $2 and r.status = 'READY' and not ${isReportSealed('r')} ${seen}
      order by r.report_type, coalesce(r.as_of, '-infinity'::date) desc, r.created_at desc, r.report_no desc`,
    values,
  )
  return rows.map(({ report_no, report_type, as_of, decision, matters }) => ({
    reportNo: report_no,
    kind: report_type,
    asOf: as_of,
    level: decision,
    matters: matters ?? [],
  }))
}
