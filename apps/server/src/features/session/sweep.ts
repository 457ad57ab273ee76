/** Housekeeping of what anybody can make without logging in, and of what nobody can use any more. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'

const EVERY_MS = 5 * 60_000

/** Codes are kept for two days because the limit per number counts one. */
const DEAD = [
  'delete from captcha where expires_at < now()',
  "delete from sms_code where created_at < now() - interval '2 days'",
  "delete from login_failure where at < now() - interval '1 day'",
  'delete from session where expires_at < now()',
  'delete from second_ticket where expires_at < now()',
  'delete from password_link where expires_at < now()',
]

export async function sweepSessions(db: Database): Promise<void> {
  for (const statement of DEAD) await db.run(statement)
}

/** Sweeps every five minutes, in any number of processes: the second finds nothing left. */
export function startSessionSweep(db: Database, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    sweepSessions(db).catch((err) => log.warn({ err }, 'sweep of sessions failed'))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
