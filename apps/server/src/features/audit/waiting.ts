import type { FastifyBaseLogger } from 'fastify'
import { writeWaiting } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { repeating } from '../../jobs/repeating.ts'

const EVERY_MS = 10_000

/** Writes the lines that whoever left them did not live to write, in any number of processes. */
export function startWaitingLines(db: Database, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => writeWaiting(db), {
    log,
    failed: 'lines of the audit log wait to be written',
  })
}
