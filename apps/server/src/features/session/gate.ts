import type { Database } from '../../db/pool.ts'
import type { SessionGate } from '../../http/context.ts'
import { findSession, peekSession } from './sessions.ts'

/** Bearer tokens, for the HTTP edge. */
export const createSessionGate = (db: Database): SessionGate => ({
  find: (token) => findSession(db, token),
  peek: (token) => peekSession(db, token),
})
