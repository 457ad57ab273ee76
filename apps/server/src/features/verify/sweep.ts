/**
 * Checks that were broken off (a process killed between asking and writing) end as not verified: what was held is let go. Their budget
 * of the day stays taken, for the platform may have judged them.
 */
import { beijingDay } from '@xinjian/format/verify/beforehand'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { repeating } from '../../jobs/repeating.ts'
import { settle } from '../metering/index.ts'
import type { Budget } from './budget.ts'
import { BROKEN_OFF } from './notes.ts'
import { endCheck } from './store.ts'

const EVERY_MS = 20_000
/** Two tries with their deadlines, and the lane before them, are long over. */
const BROKEN_AFTER_SECONDS = 120
const AT_ONCE = 200

/** Ends checks older than so many seconds; how many they were. */
export async function endBrokenChecks(
  db: Database,
  seconds = BROKEN_AFTER_SECONDS,
): Promise<number> {
  const broken = await db.rows<{ company_id: number; no: string }>(
    `select company_id, no from verify_record
      where state = 'RUNNING' and asked_at < clock_timestamp() - $1 * interval '1 second'
        -- A batch that can go on goes on with what it had begun.
        and not exists (select 1 from verify_batch b where b.company_id = verify_record.company_id and b.no = verify_record.batch
          and b.status in ('QUEUED', 'RUNNING', 'PAUSED', 'SHORT'))
      order by asked_at limit ${AT_ONCE}`,
    [seconds],
  )
  for (const { company_id: companyId, no } of broken)
    await tenantOf(db, companyId).transaction(async (tx) => {
      const charged = await settle(tx, no, 'FAILED')
      await endCheck(tx, no, { result: 'VENDOR_ERROR', note: BROKEN_OFF, charged })
    })
  return broken.length
}

/** Looks now and then, in any number of processes: the second finds nothing left. */
export function startCheckSweep(db: Database, budget: Budget, log: FastifyBaseLogger): () => void {
  return repeating(
    EVERY_MS,
    () => Promise.all([endBrokenChecks(db), budget.sweep(beijingDay(Date.now()))]),
    { log, failed: 'broken checks could not be ended' },
  )
}
