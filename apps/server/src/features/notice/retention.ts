/** Notices are kept for a stated time, those that nobody read for a year at least; then they go, with what went out of them. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import { repeating } from '../../jobs/repeating.ts'

const EVERY_MS = 60 * 60_000
const UNREAD_DAYS = 365
const AT_ONCE = 5_000

/** Forgets what is older than so many days; how many notices they were. */
export async function forgetNotices(db: Database, days: number): Promise<number> {
  let forgotten = 0
  for (let gone = AT_ONCE; gone === AT_ONCE; forgotten += gone) {
    const row = await db.one<{ gone: number }>('select forget_notices($1, $2, $3) as gone', [
      days,
      Math.max(days, UNREAD_DAYS),
      AT_ONCE,
    ])
    gone = row?.gone ?? 0
  }
  return forgotten
}

/** Looks every hour, in any number of processes: the second finds nothing left. */
export function startNoticeSweep(db: Database, days: number, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => forgetNotices(db, days), {
    log,
    failed: 'old notices could not be forgotten',
  })
}
