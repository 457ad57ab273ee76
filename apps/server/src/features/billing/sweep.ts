import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import { freezeDue } from './bill.ts'

const EVERY_MS = 60 * 60_000

/** Looks every hour whether bills are due, in any number of processes: the second finds nothing left. */
export function startBillFreeze(db: Database, log: FastifyBaseLogger): () => void {
  const look = () => {
    freezeDue(db).catch((err) => log.warn({ err }, 'bills could not be made'))
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  look()
  return () => clearInterval(timer)
}
