/** Lets visitors of the demonstration in: one account for all, without password or phone, whose every session is a demonstration's. */
import type { Database, Db } from '../../db/pool.ts'
import type { Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import { insertAccount } from './reach.ts'
import { openSession } from './sessions.ts'
import { VISITOR } from './users.ts'

interface DemoDoor {
  enter(ctx: Ctx): Promise<{ token: string; expiresAt: string }>
}

/** When a session ends whatever is done in it, ISO. */
export async function sessionEndsAt(db: Db, sessionId: number): Promise<string> {
  const row = await db.one<{ expires_at: Date }>('select expires_at from session where id = $1', [
    sessionId,
  ])
  if (!row) throw new Refusal('SESSION_EXPIRED')
  return row.expires_at.toISOString()
}

/** @param ofSamples the company whose samples are shown; null while it is not there yet */
export const createDemoDoor = (
  db: Database,
  columns: Columns,
  ofSamples: () => Promise<number | null>,
): DemoDoor => ({
  async enter({ ip, agent }) {
    const user = (await known(db)) ?? (await made(db, columns, await ofSamples()))
    if (user.status !== 'ACTIVE') throw new Refusal('ACCOUNT_FROZEN')
    const from = { ip, agent, proven: false }
    return openSession(db, { id: user.id, companyId: user.company_id }, 'DEMO', from)
  },
})

interface Visitor {
  id: number
  company_id: number
  status: string
}

const known = (db: Db) =>
  db.one<Visitor>('select id, company_id, status from app_user where user_name = $1', [
    VISITOR.userName,
  ])

/** Made by the first who comes; of two who come at once the later finds the other's. */
async function made(db: Database, columns: Columns, companyId: number | null): Promise<Visitor> {
  if (companyId === null) throw new Refusal('UNAVAILABLE')
  await db
    .transaction(async (tx) => {
      const visitor = { ...VISITOR, companyId, email: null, passwordHash: null }
      const id = await insertAccount(tx, columns, visitor)
      await tx.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_DEMO')", [id])
    })
    .catch((error: { code?: string }) => {
      if (error.code !== '23505') throw error
    })
  const found = await known(db)
  if (!found) throw new Refusal('UNAVAILABLE')
  return found
}
