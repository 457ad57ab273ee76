/** Housekeeping of what anybody can make without logging in, and of what nobody can use any more. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import { repeating } from '../../jobs/repeating.ts'
import { type ActParts, tellBegun } from './proof/acts.ts'

const EVERY_MS = 5 * 60_000

/** Codes are kept for two days because the limit per number counts one. */
const DEAD = [
  'delete from captcha where expires_at < now()',
  "delete from sms_code where created_at < now() - interval '2 days'",
  "delete from login_failure where at < now() - interval '1 day'",
  'delete from session where expires_at < now()',
  'delete from second_ticket where expires_at < now()',
  'delete from password_link where expires_at < now()',
  "delete from weighty_act where told_at is not null and begun_at < now() - interval '30 days'",
  'delete from seal_spent where expires_at < now()',
  "delete from link_ask where at < now() - interval '2 days'",
]

export async function sweepSessions(db: Database): Promise<void> {
  for (const statement of DEAD) await db.run(statement)
}

/** Sweeps every five minutes, in any number of processes: the second finds nothing left. */
export function startSessionSweep(acts: ActParts, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => Promise.all([sweepSessions(acts.db), tellBegun(acts)]), {
    log,
    failed: 'sweep of sessions failed',
    first: 'LATER',
  })
}
