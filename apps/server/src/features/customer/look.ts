/** Why an operator looks at what a customer has. Said once, it holds for half an hour; every look in it is told with it, to both sides. */
import type { Database, Db } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Asker, found, tellBoth } from './keep.ts'

const HOLDS = '30 minutes'

export interface Look {
  reason: string
  until: Date
}

export const openLook = (
  db: Database,
  ctx: Asker,
  { id, reason }: { id: number; reason: string },
): Promise<Date> =>
  db.transaction(async (tx) => {
    const { name } = await found(tx, null, id)
    const row = await tx.one<{ until: Date }>(
      `insert into operator_look (company_id, user_id, reason, until) values ($1, $2, $3, now() + '${HOLDS}'::interval)
       on conflict (company_id, user_id) do update set reason = excluded.reason, until = excluded.until returning until`,
      [id, ctx.session.userId, reason],
    )
    await tellBoth(tx, ctx, id, {
      kind: 'LOOK',
      action: 'customerLook',
      object: name,
      detail: { reason },
    })
    return row!.until
  })

/** Refuses who said no reason, or said it too long ago; leaves the trace of this look. */
export const mustLook = (db: Database, ctx: Asker, id: number, action: string): Promise<Look> =>
  db.transaction(async (tx) => {
    const { name } = await found(tx, null, id)
    const look = await lookOf(tx, ctx.session.userId, id)
    if (!look) throw new Refusal('LOOK_REASON')
    const { reason } = look
    await tellBoth(tx, ctx, id, { kind: 'LOOK', action, object: name, detail: { reason } })
    return look
  })

const lookOf = (db: Db, userId: number, companyId: number) =>
  db.one<Look>(
    'select reason, until from operator_look where company_id = $1 and user_id = $2 and until > now()',
    [companyId, userId],
  )
