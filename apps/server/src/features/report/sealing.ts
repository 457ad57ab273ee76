/** Whether a report is shown: asked again wherever work on one goes on, since a consent may be taken back meanwhile. */
import type { TenantDb } from '../../db/tenant.ts'
import { isReportSealed, lockConsents, maySeeReport } from '../consent/index.ts'

/** Refuses CONSENT_REQUIRED once the consent that the report was made under was taken back. */
export async function mustShow(tenant: TenantDb, reportNo: string): Promise<void> {
  const row = await tenant.one<{ sealed: boolean }>(
    `select ${isReportSealed('r')} as sealed from report r where r.company_id = $1 and r.report_no = $2`,
    [reportNo],
  )
  maySeeReport({ sealed: row?.sealed ?? true })
}

/** The same in the transaction that keeps what a look brought forth (a file): a revocation waits until it ends. */
export async function mustStillShow(
  tx: TenantDb,
  report: { report_no: string; enterprise_id: number },
): Promise<void> {
  await lockConsents(tx, report.enterprise_id)
  await mustShow(tx, report.report_no)
}
