/** Reports that lack what could not be had, until it is told. */
import type { TenantDb } from '../../../db/tenant.ts'
import type { JobTable } from '../../../jobs/job.ts'

export const COMPLETIONS: JobTable = {
  name: 'report_completion',
  key: 'report_no',
  running: 'RUNNING',
  delayed: true,
}

/** Minutes before each try: a vendor that is down for a moment, for a night, for a weekend. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1_440, 1_440, 1_440] as const

/** Minutes until the next try after so many; null = it is given up. */
export const pauseAfter = (tries: number): number | null => PAUSES[tries] ?? null

export const queueCompletion = (tx: TenantDb, reportNo: string): Promise<number> =>
  tx.run(
    `insert into report_completion (company_id, report_no, due_at) values ($1, $2, now() + $3 * interval '1 minute')
     on conflict (company_id, report_no) do nothing`,
    [reportNo, PAUSES[0]],
  )

/** A report of the kind that was ordered after this one and did not fail: by whom ever, it stands in its place. */
export const newerReport = async (tenant: TenantDb, reportNo: string): Promise<string | null> =>
  (
    await tenant.one<{ no: string }>(
      `select n.report_no as no from report r
         join report n on n.company_id = r.company_id and n.enterprise_id = r.enterprise_id and n.report_type = r.report_type
        where r.company_id = $1 and r.report_no = $2 and n.created_at > r.created_at and n.status <> 'FAILED'
        order by n.created_at desc limit 1`,
      [reportNo],
    )
  )?.no ?? null
