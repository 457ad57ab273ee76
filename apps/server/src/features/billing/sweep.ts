import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import { repeating } from '../../jobs/repeating.ts'
import { freezeDue } from './bill.ts'

const EVERY_MS = 60 * 60_000

/** Looks every hour whether bills are due, in any number of processes: the second finds nothing left. */
export function startBillFreeze(db: Database, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => freezeDue(db), { log, failed: 'bills could not be made' })
}
