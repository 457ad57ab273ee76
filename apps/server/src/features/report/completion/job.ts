/**
 * Asks again for what a report lacks. Once all of it is told the report is ordered anew, in the transaction that ends this work: so it is
 * ordered, and charged, once.
 */
import type { Database } from '../../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import { claimed } from '../../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../../jobs/job.ts'
import type { PublicSources } from '../../../outside/public/connector.ts'
import { tell } from '../../notice/index.ts'
import { mustStand } from '../../session/index.ts'
import type { Lenders } from '../kinds/kind.ts'
import { preparedFor } from '../kinds/preparing.ts'
import { orderReportIn } from '../service.ts'
import { type ReportRecord, reportByNo } from '../store.ts'
import { REPORT_SAYS } from '../words.ts'
import { COMPLETIONS, newerReport, pauseAfter } from './store.ts'

interface CompletionDeps {
  db: Database
  publicSources: PublicSources
  lenders: Lenders
}

export const completionJob = (deps: CompletionDeps): JobKind => ({
  table: COMPLETIONS,
  concurrency: 1,
  maxAttempts: 20,
  run: (claim) => complete(deps, claim),
  fail: (claim, message) => end(tenantOf(deps.db, claim.companyId), claim, 'FAILED', message),
})

async function complete(deps: CompletionDeps, claim: Claim): Promise<void> {
  const tenant = tenantOf(deps.db, claim.companyId)
  const row = await reportByNo(tenant, claim.id)
  if (!row) throw new LeaseLost()
  await mustStand(tenant, row.created_by)
  const newer = await newerReport(tenant, row.report_no)
  if (newer) return end(tenant, claim, 'DONE', '', newer)
  const prepared = await preparedFor(deps, tenant, row, (tx) => claimed(tx, claim).hold())
  const lacking = prepared?.lacking ?? []
  if (lacking.length > 0) return later(tenant, claim, lacking)
  await tenant.transaction(async (tx) => {
    const order = { taxId: row.tax_no, kind: row.report_type }
    const reportNo = await orderReportIn(deps.db, tx, { userName: row.created_by }, order)
    await end(tx, claim, 'DONE', '', reportNo)
    await tellCompleted(tx, row, reportNo)
  })
}

/** Put off, or given up after the last try. */
async function later(tenant: TenantDb, claim: Claim, lacking: readonly string[]): Promise<void> {
  const row = claimed(tenant, claim)
  const { tries } = await row.hold<{ tries: number }>('tries')
  const pause = pauseAfter(tries + 1)
  if (pause === null)
    return end(tenant, claim, 'FAILED', REPORT_SAYS.incompleteGivenUp({ what: [...lacking] }))
  await row.write(
    `status = 'QUEUED', tries = tries + 1, attempt = 0, faults = 0, lease_until = null, due_at = now() + $4 * interval '1 minute'`,
    [pause],
  )
}

async function end(
  tenant: TenantDb,
  claim: Claim,
  status: 'DONE' | 'FAILED',
  message: string,
  completedBy: string | null = null,
): Promise<void> {
  await claimed(tenant, claim).write(
    'status = $4, message = $5, completed_by = $6, lease_until = null, finished_at = now()',
    [status, message, completedBy],
  )
}

const tellCompleted = (tx: Parameters<typeof tell>[0], row: ReportRecord, reportNo: string) =>
  tell(tx, {
    kind: 'REPORT_COMPLETED',
    key: row.report_no,
    to: row.created_by,
    params: {
      reportNo,
      before: row.report_no,
      type: row.report_type,
      name: row.enterprise_name,
      taxNo: row.tax_no,
    },
  })
