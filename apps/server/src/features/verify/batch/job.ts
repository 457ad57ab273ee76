/**
 * The work of a batch, a slice at a time: after each it goes behind the others that wait, of its company and of all. Crashes, pauses and
 * a platform that is busy leave rows waiting, never half done.
 */
import type { VerifyBatchStatus } from '@xinjian/contract/verify/batch-status'
import type { FastifyBaseLogger } from 'fastify'
import type { Blobs } from '../../../blobs.ts'
import { refreshStatistics } from '../../../db/statistics.ts'
import { type TenantTx, tenantOf } from '../../../db/tenant.ts'
import { claimed } from '../../../jobs/claimed.ts'
import { wake } from '../../../jobs/events.ts'
import { type Claim, type JobKind, LeaseLost } from '../../../jobs/job.ts'
import { JOBS_SAYS } from '../../../jobs/words.ts'
import { tell as tellNotice } from '../../notice/index.ts'
import { VERIFY_SAYS } from '../words.ts'
import { endRest } from './checks.ts'
import { type PlaceLane, placeLane } from './places.ts'
import { readTable } from './read.ts'
import { waitingRows } from './rows.ts'
import { BATCHES, type BatchWork, WORK } from './store.ts'
import { type BatchDeps, type Tell, tellerOf } from './tell.ts'
import { type Ended, verifyRows } from './work.ts'

export interface BatchJobDeps extends BatchDeps {
  blobs: Blobs
  log: FastifyBaseLogger
  /** Of a slice, ms. */
  sliceMs?: number
}

const SLICE_MS = 15_000
/** Seconds until a platform that is too busy is asked again: 1, 2, 4 … 300. */
const LONGEST_PAUSE_SECONDS = 300
/** Then it is for a person to go on: about five hours. */
const MOST_PAUSES = 66

const BUSY = VERIFY_SAYS.batchBusy
const LONG_BUSY = VERIFY_SAYS.batchLongBusy
const BROKEN = VERIFY_SAYS.batchBroken

export function verifyBatchJob(deps: BatchJobDeps): JobKind {
  const places = placeLane()
  return {
    table: BATCHES,
    concurrency: 4,
    maxAttempts: 20,
    run: (claim, signal, breathe) => run(deps, places, claim, signal, breathe),
    async fail(claim, message) {
      const tenant = tenantOf(deps.db, claim.companyId)
      const { progress } = await claimed(tenant, claim).write<{ progress: number }>(
        "status = 'FAILED', message = $4, lease_until = null, finished_at = now()",
        [message],
        'progress',
      )
      await tellerOf(deps.db, claim)(progress, message, 'FAILED')
    },
  }
}

async function run(
  deps: BatchJobDeps,
  places: PlaceLane,
  claim: Claim,
  signal: AbortSignal,
  breathe: () => Promise<void>,
): Promise<void> {
  const { db, log, sliceMs = SLICE_MS } = deps
  const tenant = tenantOf(db, claim.companyId)
  const work = await claimed(tenant, claim).hold<BatchWork>(WORK)
  const tell = tellerOf(db, claim)
  if (work.phase === 'READ') return readTable(deps, claim, work, tell, breathe)
  const slice = { deps, tenant, claim, work, places, tell, signal, breathe }
  const { ended, done } = await verifyRows({ ...slice, until: Date.now() + sliceMs })
  if (signal.aborted) throw new LeaseLost()
  await refreshStatistics(db, ['verify_record', 'verify_batch_row'], done)
  const next = await tenant.transaction((tx) => conclude(tx, claim, ended))
  log.info({ batch: claim.id, done, status: next.status, why: ended?.why }, 'rows verified')
  await leave(deps, next, tell)
}

interface Next {
  status: VerifyBatchStatus
  message: string
  progress: number
}

/** What comes after a slice, written with the results that rows have from rows above them. */
async function conclude(tx: TenantTx, claim: Claim, ended: Ended | null): Promise<Next> {
  const own = claimed(tx, claim)
  const now = await own.hold<BatchWork>(WORK)
  const waits = (await waitingRows(tx, claim.id, 0, 1)).length > 0
  const next = nextOf(now, ended, waits)
  const over = next.status === 'DONE' || next.status === 'CANCELLED'
  const round = { no: claim.id, retries: now.retries }
  const more = over ? await endRest(tx, round, now.made_by) : 0
  const good = Math.max(1, now.total - now.bad)
  const share = Math.floor((100 * (now.done + more)) / good)
  const progress = next.status === 'DONE' ? 100 : Math.min(99, share)
  await own.write(
    `status = $4, message = $5, progress = $6, done = done + $7, busy = $8, wanted = null, attempt = 0, faults = 0,
     lease_until = null, due_at = now() + make_interval(secs => $9), finished_at = case when $10 then now() end`,
    [next.status, next.message, progress, more, next.busy, next.pause, over],
  )
  const stopped = (next.status === 'PAUSED' || next.status === 'SHORT') && now.wanted === null
  if (next.status === 'DONE' || stopped) {
    const done = String(now.done + more)
    await tellNotice(tx, {
      kind: stopped ? 'VERIFY_STOPPED' : 'VERIFY_DONE',
      // It may stop again, further on, or in another round.
      key: `${claim.id}:${done}${now.retries > 0 ? `:${now.retries}` : ''}`,
      params: { no: claim.id, file: now.file_name, done },
      to: now.made_by,
    })
  }
  return { ...next, progress }
}

function nextOf(
  { wanted, busy, retries }: BatchWork,
  ended: Ended | null,
  waits: boolean,
): { status: VerifyBatchStatus; message: string; busy: number; pause: number } {
  const to = (status: VerifyBatchStatus, message: string) => ({
    status,
    message,
    busy: 0,
    pause: 0,
  })
  if (!waits) return to('DONE', JOBS_SAYS.done)
  if (wanted === 'CANCEL')
    return retries > 0 ? to('DONE', JOBS_SAYS.done) : to('CANCELLED', JOBS_SAYS.cancelled)
  if (wanted === 'PAUSE') return to('PAUSED', JOBS_SAYS.paused)
  if (ended?.why === 'SHORT') return to('SHORT', ended.message)
  if (ended?.why === 'REFUSED') return to('PAUSED', ended.message)
  if (ended?.why === 'BROKEN') return to('PAUSED', BROKEN)
  if (ended?.why !== 'BUSY') return to('QUEUED', JOBS_SAYS.queued)
  if (busy + 1 >= MOST_PAUSES) return to('PAUSED', LONG_BUSY)
  const pause = Math.min(LONGEST_PAUSE_SECONDS, 2 ** busy)
  return { status: 'QUEUED', message: BUSY, busy: busy + 1, pause }
}

async function leave({ db }: BatchJobDeps, next: Next, tell: Tell): Promise<void> {
  await tell(next.progress, next.message, next.status)
  if (next.status === 'QUEUED') await wake(db, BATCHES)
}
