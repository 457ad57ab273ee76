/**
 * Background work. The truth of a job is its business row (`import_batch`, `report`, `collect_task`, `collect_callback`): status, lease, fence, attempt. A
 * notification only wakes a worker earlier than its next look; an emptied queue, a lost notification or a worker killed
 * with -9 loses nothing: the row's lease lapses and the next worker takes it with a higher fence.
 */
import type { Db } from '../db/pool.ts'

export interface Claim {
  companyId: number
  /** Value of the row's key column, as text. */
  id: string
  /** Grows with every claim; a worker that lost its lease can write nothing any more. */
  fence: number
  attempt: number
  /** Value of the lanes' column. */
  lane: string
}

export interface JobKind {
  /** Table and key column of the business row. */
  table: 'import_batch' | 'report' | 'collect_task' | 'collect_callback'
  key: 'id' | 'report_no' | 'task_id' | 'callback_no'
  /** Status while a worker has it. */
  running: 'RUNNING' | 'GENERATING'
  /** The row has a `due_at`: queued rows wait for it (retries with a pause). */
  delayed?: true
  /**
   * Rows with the same value of a column share a lane: of one lane this process runs so many at once, of a shunned one none.
   * So whoever hangs at the other end leaves room for the others.
   */
  lanes?: { column: 'area_code' | 'channel'; most: number; shunned?(): string[] }
  /** How many at once in one process. */
  concurrency: number
  /** After so many claims that ended in neither success nor a told failure (crashes), the row fails for good. */
  maxAttempts: number
  /** Does the work and writes the final status itself, fenced. Throwing = failure told to the user. */
  run(claim: Claim, signal: AbortSignal): Promise<void>
  /** Writes FAILED with a Chinese message, fenced. */
  fail(claim: Claim, message: string): Promise<void>
}

/** Long enough for a stalled machine, short enough that a crash is noticed by a person as a pause, not a failure. */
export const LEASE_SECONDS = 20
export const RENEW_MS = 5_000

/** Thrown by fenced writes when another worker has the row. Not an error of the work: just stop. */
export class LeaseLost extends Error {}

/** Takes the oldest due row outside the `full` lanes, or null. `skip locked` keeps workers from waiting for one another. */
export async function claimNext(
  db: Db,
  kind: JobKind,
  full: readonly string[] = [],
): Promise<Claim | null> {
  const due = kind.delayed ? 'and due_at <= now()' : ''
  const lane = kind.lanes ? `coalesce(${kind.lanes.column}, '')` : "''"
  return db.one<Claim>(
    `update ${kind.table} t
        set status = '${kind.running}', fence = t.fence + 1, attempt = t.attempt + 1,
            lease_until = now() + interval '${LEASE_SECONDS} seconds'
       from (select company_id, ${kind.key}, ${lane} as lane from ${kind.table}
              where ((status = 'QUEUED' ${due}) or (status = '${kind.running}' and lease_until < now()))
                and not (${lane} = any($1))
              order by created_at limit 1 for update skip locked) due
      where t.company_id = due.company_id and t.${kind.key} = due.${kind.key}
  returning t.company_id as "companyId", t.${kind.key}::text as id, t.fence, t.attempt, due.lane`,
    [full],
  )
}

/** Extends the lease; throws LeaseLost when somebody else has taken the row. */
export async function renewLease(db: Db, kind: JobKind, claim: Claim): Promise<void> {
  const kept = await db.run(
    `update ${kind.table} set lease_until = now() + interval '${LEASE_SECONDS} seconds'
      where company_id = $1 and ${kind.key}::text = $2 and fence = $3 and status = '${kind.running}'`,
    [claim.companyId, claim.id, claim.fence],
  )
  if (kept !== 1) throw new LeaseLost()
}
