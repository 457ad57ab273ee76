/** Looks every minute how the parts of the service do. Any number of processes look; the table takes one look a minute. */
import {
  bureauPart,
  type PartState,
  SERVICE_PARTS,
  type ServicePart,
  STATUS_PARTS,
} from '@xinjian/contract/status/status'
import { AREAS } from '@xinjian/format/bureau/areas'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Db } from '../../db/pool.ts'
import type { Away } from '../../health/dependencies.ts'
import type { JobTable } from '../../jobs/job.ts'
import { oldestWaiting } from '../../jobs/next.ts'
import { repeating } from '../../jobs/repeating.ts'
import { callsOfDays, callsSince, type Tallied } from '../../outside/source/board.ts'
import type { Bureaus } from '../../outside/source/bureau/bureaus.ts'
import type { CircuitStatus } from '../../outside/source/circuit.ts'
import { circuitsFound } from '../../outside/source/circuits.ts'
import { stateOfBeside, stateOfBureau, stateOfCalls, stateOfQueue } from './judge.ts'
import * as store from './store.ts'

const EVERY_MS = 60_000
/** Slower than this a call is slow; those of the API people wait for. */
const SLOW_MS = 12_000
const SLOW_API_MS = 3_000

export interface MeasureDeps {
  db: Database
  bureaus: Pick<Bureaus, 'all'>
  /** Parts beside the process that are away now. */
  away: () => Promise<Away[]>
  /** Whose oldest row tells how long reports wait. */
  reports: JobTable
}

const NONE: Tallied = { place: '', calls: 0, failed: 0, slow: 0 }
const byPlace = (rows: readonly Tallied[]) => new Map(rows.map((row) => [row.place, row]))

interface Found {
  hour: ReadonlyMap<string, Tallied>
  day: ReadonlyMap<string, Tallied>
  circuits: ReadonlyMap<string, CircuitStatus>
}

const counts = ({ hour, day }: Found, place: string) => {
  const [h, d] = [hour.get(place) ?? NONE, day.get(place) ?? NONE]
  return { hour_calls: h.calls, hour_failed: h.failed, day_calls: d.calls, day_failed: d.failed }
}

/** What was asked before the transaction. `away`: null = nobody could tell. */
interface Outside {
  infos: Awaited<ReturnType<Bureaus['all']>>
  away: readonly Away[] | null
}

/** Parts that are there or not, whatever calls came to. */
const BESIDE: Partial<Record<ServicePart, Away>> = { FILES: 'STORE', WORKER: 'WORKER' }

async function look(
  { reports }: MeasureDeps,
  { infos, away }: Outside,
  tx: Db,
): Promise<store.Looked[]> {
  const slow = { usual: SLOW_MS, api: SLOW_API_MS }
  const found: Found = {
    hour: byPlace(await callsSince(tx, '1 hour', slow)),
    day: byPlace(await callsSince(tx, '1 day', slow)),
    circuits: await circuitsFound(tx),
  }
  const oldest = await oldestWaiting(tx, reports)
  const service = SERVICE_PARTS.map((part): store.Looked => {
    const isQueue = part === 'REPORT_QUEUE'
    const beside = BESIDE[part]
    const state: PartState = isQueue
      ? stateOfQueue(oldest)
      : beside
        ? stateOfBeside(away, beside)
        : stateOfCalls(found.hour.get(part) ?? NONE)
    return {
      ...{ part, state, notice: null, until: null },
      ...counts(found, part),
      oldest_seconds: isQueue && oldest !== null ? oldest : null,
    }
  })
  const areas = AREAS.map(({ code }): store.Looked => {
    const info = infos.find((one) => one.code === code)
    const circuit = found.circuits.get(code) ?? 'OPEN'
    const notice = noticeOf(info?.status ?? null, circuit)
    return {
      part: bureauPart(code),
      state: stateOfBureau(found.hour.get(code) ?? NONE, circuit, notice),
      ...counts(found, code),
      ...{ notice, until: notice && (info?.until ?? null), oldest_seconds: null },
    }
  })
  return [...service, ...areas]
}

/** What the bureau itself says. Where our own circuit is broken its maintenance may be our finding, and is told as such. */
const noticeOf = (status: string | null, circuit: CircuitStatus): store.Looked['notice'] => {
  if (status === 'CLOSED') return 'CLOSED'
  return status === 'MAINTENANCE' && circuit !== 'MAINTENANCE' ? 'MAINTENANCE' : null
}

/** One look, unless another process looked within the minute; whether it was this one. */
export async function measure(deps: MeasureDeps, everyMs = EVERY_MS): Promise<boolean> {
  // An answer from outside: a transaction must not wait for it.
  const [infos, away] = await Promise.all([
    deps.bureaus.all().catch(() => []),
    deps.away().catch(() => null),
  ])
  return deps.db.transaction(async (tx) => {
    if (!(await store.isTurn(tx, everyMs / 2))) return false
    const looked = await look(deps, { infos, away }, tx)
    await store.keepStates(tx, looked)
    await store.keepDays(tx, looked, await callsOfDays(tx))
    await store.forget(tx, STATUS_PARTS)
    return true
  })
}

/** Begins to look; what is given back ends it. */
export function startMeasuring(deps: MeasureDeps, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => measure(deps), {
    log,
    failed: 'state of the service was not measured',
  })
}
