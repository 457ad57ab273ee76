/** Messages are kept for as long as whoever wrote was told (`LEAD_CONSENT`), then they go. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import { repeating } from '../../jobs/repeating.ts'
import { forgetLeads } from './store.ts'

const EVERY_MS = 60 * 60_000

/** Looks every hour, in any number of processes: the second finds nothing left. */
export function startLeadSweep(db: Database, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => forgetLeads(db), {
    log,
    failed: 'old messages could not be forgotten',
  })
}
