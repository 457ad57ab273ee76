/**
 * Progress from any process to any browser: PostgreSQL NOTIFY carries it, each API process hands it to its own
 * subscribers of that company. Lost events cost nothing: the row has the truth and pages re-read it.
 */

import type { JobEvent } from '@xinjian/contract'
import { WORKER_MARK } from '../db/listen.ts'
import type { Database, Db } from '../db/pool.ts'
import { together } from '../db/requests/together.ts'
import type { TenantDb, TenantTx } from '../db/tenant.ts'
import { eventFilter } from './event-scope.ts'
import type { JobTable } from './job.ts'

export const JOB_EVENT = 'job_event'
export const JOB_WAKE = 'job_wake'
/** Channel and payload. On its own; a transaction tells by `afterCommit`: within it, it would hold up all others (db/statement.ts). */
const NOTIFY = 'select pg_notify($1, $2)'
/** A browser that does not read is cut off rather than buffered without end. */
const MAX_PENDING = 1000

export type CompanyEvent = JobEvent & {
  companyId: number
  /** Ids of those who alone hear it; absent = everybody whose scope shows what it is of. */
  users?: readonly number[]
}

/** Nobody sees that progress is told so much later. */
const TOLD_WITHIN_MS = 20
const tellers = new WeakMap<Db, (event: string) => Promise<null>>()

/** A thousand collections tell each step of theirs: those at the same moment go together. */
function tellerOf(db: Db): (event: string) => Promise<null> {
  const known = tellers.get(db)
  if (known) return known
  const made = together<string, null>(
    async (events) => {
      await db.run('select pg_notify($1, e.said) from unnest($2::text[]) as e (said)', [
        JOB_EVENT,
        events,
      ])
      return events.map(() => null)
    },
    { gatherMs: TOLD_WITHIN_MS },
  )
  tellers.set(db, made)
  return made
}

export async function publish(db: Db, event: CompanyEvent): Promise<void> {
  await tellerOf(db)(JSON.stringify(event))
}

/** Tells workers that a row of this table is due. */
export async function wake(db: Db, table: JobTable): Promise<void> {
  await db.run(NOTIFY, [JOB_WAKE, table.name])
}

/** The same of a row that a transaction writes: told when it is there to be found. */
export const wakeAfter = (tx: Pick<TenantTx, 'afterCommit'>, table: JobTable): void =>
  tx.afterCommit(JOB_WAKE, table.name)

/** Of a worker, which is seen to be there as long as it listens. `missed` = something may have been said that nobody heard. */
export const onWake = (db: Database, heard: (table: string) => void, missed: () => void) =>
  db.listen(JOB_WAKE, heard, missed, WORKER_MARK)

export interface Events {
  /** Events of what the tenant's scope shows, and of what one user alone hears. */
  subscribe(tenant: TenantDb, userId: number, signal: AbortSignal): AsyncIterable<JobEvent>
  close(): Promise<void>
}

export async function createEvents(db: Database): Promise<Events> {
  const subscribers = new Set<{
    companyId: number
    userId: number
    push(event: JobEvent): void
  }>()
  const stop = await db.listen(JOB_EVENT, (payload) => {
    const { companyId, users, ...event } = JSON.parse(payload) as CompanyEvent
    for (const s of subscribers)
      if (s.companyId === companyId && (users?.includes(s.userId) ?? true)) s.push(event)
  })
  return {
    close: stop,
    async *subscribe(tenant, userId, signal) {
      const shows = eventFilter(tenant)
      const pending: JobEvent[] = []
      let signalMore = () => {}
      let overflow = false
      const subscriber = {
        companyId: tenant.companyId,
        userId,
        push(event: JobEvent) {
          if (pending.length >= MAX_PENDING) overflow = true
          else pending.push(event)
          signalMore()
        },
      }
      subscribers.add(subscriber)
      signal.addEventListener('abort', () => signalMore(), { once: true })
      try {
        while (!signal.aborted && !overflow) {
          const next = pending.shift()
          if (next) {
            if (await shows(next)) yield next
          } else {
            await new Promise<void>((resolve) => {
              signalMore = resolve
            })
          }
        }
      } finally {
        subscribers.delete(subscriber)
      }
    },
  }
}
