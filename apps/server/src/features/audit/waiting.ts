import type { FastifyBaseLogger } from 'fastify'
import { writeWaiting } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'

const EVERY_MS = 10_000

/** Writes the lines that whoever left them did not live to write, in any number of processes. */
export function startWaitingLines(db: Database, log: FastifyBaseLogger): () => void {
  const look = () => {
    writeWaiting(db).catch((err) => log.warn({ err }, 'lines of the audit log wait to be written'))
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  look()
  return () => clearInterval(timer)
}
