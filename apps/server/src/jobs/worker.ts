/** Runs job kinds: woken by NOTIFY, looking by itself every two seconds, stopping gracefully. */
import { maskText } from '@xinjian/format/mask-text'
import type { FastifyBaseLogger } from 'fastify'
import { passingFault } from '../db/fault.ts'
import type { Database } from '../db/pool.ts'
import { startShares } from '../db/statistics.ts'
import { tenantOf } from '../db/tenant.ts'
import { type JobOutcome, observeJob, tellWorkerKinds } from '../http/metrics.ts'
import { Refusal } from '../http/refusal.ts'
import { SpanKind, spanned } from '../tracing/span.ts'
import { backOff } from './back-off.ts'
import { type Claimed, claimed } from './claimed.ts'
import { onWake } from './events.ts'
import { type Claim, type JobKind, LeaseLost, RENEW_MS } from './job.ts'
import { busyTables, claimNext, type Turn, Turns } from './next.ts'
import { repeating } from './repeating.ts'
import { mustHoldJobs } from './table-columns.ts'
import { JOBS_SAYS } from './words.ts'

const LOOK_MS = 2_000
/** On stop, running jobs get this long; what is not done is taken up again after its lease. */
const STOP_MS = 10_000

export interface Worker {
  stop(): Promise<void>
}

/** Shorter pauses, for tests of what happens in them. */
export interface Pauses {
  /** Between two renewals of a lease. */
  renewMs: number
  /** What running jobs get on stop. */
  stopMs: number
}

/** Refuses to start with a kind whose table cannot hold jobs. */
export async function startWorker(
  db: Database,
  kinds: JobKind[],
  log: FastifyBaseLogger,
  pauses: Pauses = { renewMs: RENEW_MS, stopMs: STOP_MS },
): Promise<Worker> {
  await Promise.all(kinds.map((kind) => mustHoldJobs(db, kind.table)))
  const stopping = new AbortController()
  const wakers = new Map<string, () => void>()
  const unlisten = await onWake(
    db,
    (table) => wakers.get(table)?.(),
    () => {
      for (const wakeUp of wakers.values()) wakeUp()
    },
  )
  tellWorkerKinds(kinds.length)
  const base = { db, log, stopping: stopping.signal, wakers, renewMs: pauses.renewMs }
  // Whoever works keeps the plans of large companies true, too.
  const stopShares = startShares(db, log)
  const stopLooks = lookForAll(base, kinds)
  const loops = kinds.map((kind) => loop(base, kind))
  return {
    async stop() {
      tellWorkerKinds(0)
      stopShares()
      stopLooks()
      stopping.abort()
      for (const wakeUp of wakers.values()) wakeUp()
      await Promise.race([
        Promise.all(loops),
        new Promise((resolve) => setTimeout(resolve, pauses.stopMs).unref()),
      ])
      await unlisten()
    },
  }
}

interface Base {
  db: Database
  log: FastifyBaseLogger
  stopping: AbortSignal
  /** Table → ends the pause of its loop. */
  wakers: Map<string, () => void>
  renewMs: number
}

/** One look for all kinds wakes those that have something to do; what was just put in a queue wakes its own. */
function lookForAll({ db, log, wakers }: Base, kinds: readonly JobKind[]): () => void {
  const tables = kinds.map(({ table }) => table)
  const once = async () => {
    for (const name of await busyTables(db, tables)) wakers.get(name)?.()
  }
  return repeating(LOOK_MS, once, { log, failed: 'cannot look for work', first: 'LATER' })
}

/** One look serves all places of a kind: it takes rows as long as there are any and a place is free. */
async function loop(base: Base, kind: JobKind): Promise<void> {
  const { db, log, stopping, wakers } = base
  const running = new Set<Promise<void>>()
  const turns = new Turns(kind)
  while (!stopping.aborted) {
    const claim = turns.free ? await look(db, kind, turns.next, log) : null
    if (!claim) {
      await sleepUntilWoken(base, kind)
      continue
    }
    const started = turns.start(claim)
    const since = performance.now()
    const job = spanned(
      { name: `job ${kind.table.name}`, kind: SpanKind.CONSUMER, parent: claim.trace },
      () => runOne(base, kind, claim, started.breathe),
    )
      .then((outcome) => observeJob(kind.table.name, outcome, (performance.now() - since) / 1000))
      .finally(() => {
        started.end()
        running.delete(job)
        wakers.get(kind.table.name)?.()
      })
    running.add(job)
  }
  await Promise.all(running)
}

const look = (db: Database, kind: JobKind, turn: Turn, log: FastifyBaseLogger) =>
  claimNext(db, kind, turn).catch((err) => {
    log.warn({ err, table: kind.table.name }, 'cannot look for work')
    return null
  })

/** Until something is said of its table, or found to wait in it. */
function sleepUntilWoken({ wakers }: Base, kind: JobKind): Promise<void> {
  return new Promise((resolve) => {
    wakers.set(kind.table.name, () => {
      wakers.delete(kind.table.name)
      resolve()
    })
  })
}

async function runOne(
  base: Base,
  kind: JobKind,
  claim: Claim,
  breathe: () => Promise<void>,
): Promise<JobOutcome> {
  const { db, log, stopping, renewMs } = base
  const row = claimed(tenantOf(db, claim.companyId), claim)
  const lost = new AbortController()
  const signal = AbortSignal.any([lost.signal, stopping])
  let isRenewing = false
  const timer = setInterval(() => {
    // Where the row is held by its own long transaction a renewal waits; another behind it would only take one more connection.
    if (isRenewing) return
    isRenewing = true
    row
      .renew()
      .catch((error) => {
        if (error instanceof LeaseLost) lost.abort(error)
      })
      .finally(() => {
        isRenewing = false
      })
  }, renewMs)
  try {
    if (claim.attempt > kind.maxAttempts) {
      await kind.fail(claim, JOBS_SAYS.interruptedSeveralTimesTry)
      return 'FAILED'
    }
    await kind.run(claim, signal, breathe)
    return 'DONE'
  } catch (error) {
    // Lost lease or our own stop: the row stays as it is and goes on elsewhere.
    if (error instanceof LeaseLost || signal.aborted) return 'LOST'
    clearInterval(timer)
    const told = await backOffOrTold({ ...base, row, kind, claim }, error)
    if (told === null) return 'PUT_OFF'
    await kind.fail(claim, told).catch((err) => {
      // Not written: the row is found again when its lease is over.
      if (!(err instanceof LeaseLost)) log.error({ err }, 'cannot record failure')
    })
    return isRefused(error) ? 'REFUSED' : 'FAILED'
  } finally {
    clearInterval(timer)
  }
}

/** The file's fault, or whatever was given: told to its owner, and nothing for the operators. */
const isRefused = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code !== 'UNAVAILABLE'

const FAILED = JOBS_SAYS.failedTryAgainContact
const FAULTS = JOBS_SAYS.databaseStorageOutService

/** Puts the row off for what passes by itself and gives null; else what its owner is told. */
async function backOffOrTold(
  { log, stopping, wakers, row, kind, claim }: Base & { row: Claimed; kind: JobKind; claim: Claim },
  error: unknown,
): Promise<string | null> {
  const about = { table: kind.table.name, id: claim.id }
  if (isRefused(error)) {
    log.info({ ...about, refused: error.code }, 'job refused')
    // Others of the company read it, too: what a file held of persons is masked.
    return maskText(error.message)
  }
  const fault = passingFault(error) ?? (error instanceof Refusal ? 'CONNECTION' : null)
  if (fault === null) {
    log.error({ err: error, ...about }, 'job failed')
    return FAILED
  }
  log.warn({ err: error, fault, ...about }, 'job put off')
  const pause = await backOff(row, stopping)
  if (pause === null) return FAULTS
  if (pause > 0) setTimeout(() => wakers.get(kind.table.name)?.(), pause * 1000).unref()
  return null
}
