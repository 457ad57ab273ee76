import type { SessionRow } from '@xinjian/contract'
import type { Db } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'
import { isLive } from '../session/index.ts'

/** Live sessions of whoever asks, the newest use first. */
export async function ownSessions(db: Db, { userId, id }: Session): Promise<SessionRow[]> {
  const rows = await db.rows<{
    id: number
    ip: string
    agent: string
    kind: 'MAIN' | 'DEMO'
    created_at: Date
    last_seen_at: Date
  }>(
    `select s.id, s.ip, s.agent, s.kind, s.created_at, s.last_seen_at from session s
      where s.user_id = $1 and ${isLive('s')} order by s.last_seen_at desc limit 100`,
    [userId],
  )
  return rows.map((row) => ({
    id: row.id,
    ip: row.ip,
    agent: row.agent,
    kind: row.kind,
    createdTime: row.created_at.toISOString(),
    lastSeen: row.last_seen_at.toISOString(),
    own: row.id === id,
  }))
}

/** Ends one of them, or all but the one that asks; how many there were. */
export const endOwn = (db: Db, { userId, id: own }: Session, id: number | undefined) =>
  id === undefined
    ? db.run('delete from session where user_id = $1 and id <> $2', [userId, own])
    : db.run('delete from session where user_id = $1 and id = $2', [userId, id])
