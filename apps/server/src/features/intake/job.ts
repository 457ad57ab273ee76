/** The background work of an import: read the original, book it batch by batch, say how it went. */
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { IntakeError } from '@xinjian/intake/errors'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import { widenPeriod } from '../facts/coverage/write.ts'
import { openIngest, refreshScans, refreshStatistics } from '../facts/invoice/write.ts'
import { mustStand, mustStillStand } from '../session/index.ts'
import { answeredMeanwhile, settledLayouts } from './books/layout-store.ts'
import { summaryOf } from './ended.ts'
import { statementsOf } from './forms/read-statements.ts'
import { createPosting } from './post.ts'
import { announce, createProgress } from './progress.ts'
import { readerOf } from './reader-of.ts'
import { requeueRead } from './requeue.ts'
import { errorCount, errorsOf, finishImport, IMPORTS, importById, wakeImports } from './store.ts'
import { INTAKE_SAYS } from './words.ts'

export function importJob(db: Database, blobs: Blobs): JobKind {
  return {
    table: IMPORTS,
    concurrency: 2,
    maxAttempts: 5,
    run: (claim, signal, breathe) =>
      runImport(db, blobs, claim, signal, breathe).catch((error) => {
        throw error instanceof IntakeError ? new Refusal('MALFORMED', error.message) : error
      }),
    async fail(claim, message) {
      const tenant = tenantOf(db, claim.companyId)
      const row = await importById(tenant, Number(claim.id))
      await finishImport(tenant, claim, 'FAILED', message, row)
      await announce(db, claim, 'FAILED', row?.progress ?? 0, message)
    },
  }
}

async function runImport(
  db: Database,
  blobs: Blobs,
  claim: Claim,
  signal: AbortSignal,
  breathe: () => Promise<void>,
): Promise<void> {
  const tenant = tenantOf(db, claim.companyId)
  const row = await importById(tenant, Number(claim.id))
  if (!row) throw new LeaseLost()
  await mustStand(tenant, row.created_by)
  const progress = createProgress(db, tenant, claim)
  await progress.tell(row.position > 0 ? INTAKE_SAYS.goingOn : INTAKE_SAYS.opening)

  const owner = {
    taxNo: row.tax_no,
    name: row.enterprise_name,
    companyId: tenant.companyId,
    direction: row.direction_hint === null ? null : row.direction_hint === 0 ? 'OUT' : 'IN',
    today: chinaDay(row.created_at.toISOString()).day,
    layouts: await settledLayouts(tenant),
  } as const
  const ingest = await openIngest(tenant, row.enterprise_id, row.id, { readOnce: true })
  const posting = createPosting(ingest, claim, {
    skip: row.position,
    errors: await errorCount(tenant, row.id),
    forms: { tenant, enterpriseId: row.enterprise_id },
    mayWrite: (tx) => mustStillStand(tx, row.created_by),
    widen: (months) => widenPeriod(tenant, row.enterprise_id, row.id, months),
  })
  await blobs.withFile(row.blob_key, async (path) => {
    const file = { name: row.file_name, path, bytes: row.file_bytes }
    const read = row.statement_standard
      ? statementsOf(row.statement_standard)
      : await readerOf(file)
    for await (const readings of read(file, owner, progress.read)) {
      await breathe()
      signal.throwIfAborted()
      await posting.take(readings)
      const done = row.read_count + posting.totals.read
      await progress.tell(done > 0 ? INTAKE_SAYS.rowsKept({ n: done }) : INTAKE_SAYS.readingFile)
    }
  })
  await posting.finish()
  const { added, updated } = posting.totals
  await refreshStatistics(db, added + updated)
  await refreshScans(tenant, row.enterprise_id, added + updated)
  await conclude(db, tenant, claim)
}

async function conclude(db: Database, tenant: TenantDb, claim: Claim): Promise<void> {
  const row = await importById(tenant, Number(claim.id))
  if (!row) throw new LeaseLost()
  const booked = row.added_count + row.updated_count + row.unchanged_count
  if (booked === 0 && row.forms.length === 0 && row.to_settle === 0) {
    const [first] = await errorsOf(tenant, row.id, 1)
    throw new Refusal('MALFORMED', first?.reason ?? INTAKE_SAYS.fileHoldsNoInvoice)
  }
  const status = row.bad_count > 0 ? 'DONE_WITH_ERRORS' : 'DONE'
  const message = summaryOf(row)
  await finishImport(tenant, claim, status, message, row)
  await announce(db, claim, status, 100, message)
  // Somebody settled a sheet while this file, which has one like it, was read without the answer.
  if (!(await answeredMeanwhile(tenant, row.id))) return
  await tenant.transaction((tx) => requeueRead(tx, [row.id]))
  await wakeImports(db)
}
