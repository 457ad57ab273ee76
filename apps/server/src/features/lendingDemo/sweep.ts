/** What a visit left goes when its session has ended: the demonstration resets by itself. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import { repeating } from '../../jobs/repeating.ts'

const EVERY_MS = 5 * 60_000

/** Loans and payments of the visits go with them. */
export const forgetVisits = (db: Database) =>
  db.run('delete from lending_demo where ends_at < now()')

/** Looks every five minutes, in any number of processes: the second finds nothing left. */
export function startLendingDemoSweep(db: Database, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => forgetVisits(db), {
    log,
    failed: 'ended visits could not be forgotten',
    first: 'LATER',
  })
}
