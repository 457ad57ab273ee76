/**
 * 不是我本人操作: whoever holds the letter about an act ends all sessions, voids the password, takes back that act and those after it,
 * and sets a new password. Those after it, because whoever did the first may have done them too, and turned their letters away.
 */
import { leaveTrace } from '../../../db/audit.ts'
import { nobody } from '../../../http/actor.ts'
import type { Ctx } from '../../../http/context.ts'
import { Refusal, refusedAs } from '../../../http/refusal.ts'
import { makeLinkCode } from '../password-links.ts'
import { closeSessionsOf } from '../sessions.ts'
import { type ActParts, actSaid, openAct } from './acts.ts'
import type { ActDone } from './back.ts'
import { beforeOf } from './resting.ts'

export async function notMeInfo({ db, backs }: ActParts, code: string) {
  const act = await openAct(db, code)
  if (!act) throw new Refusal('LINK_INVALID')
  const [said, saidEn] = actSaid(act.call)
  const undoes = backs.some(({ calls }) => calls.includes(act.call))
  return { act: said, actEn: saidEn, at: act.begunAt.toISOString(), undoes }
}

export async function notMe(parts: ActParts, ctx: Ctx, code: string) {
  const { db, columns, backs } = parts
  const act = await openAct(db, code)
  if (!act) throw new Refusal('LINK_INVALID')
  const { userId, userName, companyId } = act
  // First, so that nobody goes on meanwhile; what follows can be done again by the same link until all of it is done.
  await db.transaction(async (tx) => {
    await closeSessionsOf(tx, userId)
    await tx.run(
      'update app_user set password_hash = null, failed_logins = 0, locked_until = null where id = $1',
      [userId],
    )
    await leaveTrace(tx, companyId, nobody(ctx, userName), {
      kind: 'CHANGE',
      action: 'notMe',
      object: userName,
      detail: { call: act.call, begunAt: act.begunAt.toISOString() },
    })
  })
  const since = await db.rows<
    Omit<ActDone, 'before'> & { id: number; before: string | null; before_sealed: Buffer | null }
  >(
    `select id, $1::int as "userId", $2::text as "userName", $4::int as "companyId", call, begun_at as "begunAt", before::text as before,
            before_sealed
       from weighty_act where user_id = $1 and id >= $3 and undone_at is null order by id desc`,
    [userId, userName, act.id, companyId],
  )
  let undone = false
  for (const done of since) {
    const back = backs.find(({ calls }) => calls.includes(done.call))
    // What was altered is not put back, and keeps nobody from closing the door.
    const before = await beforeOf(columns, done).catch(refusedAs(() => null))
    if (back && before !== null) await back.undo({ ...done, before })
    if (done.id === act.id) undone = back !== undefined && before !== null
  }
  return db.transaction(async (tx) => {
    const ids = since.map(({ id }) => id)
    const used = await tx.run(
      'update weighty_act set undone_at = now() where id = any($1::int[]) and undone_at is null',
      [ids],
    )
    // Of two at once the second has nothing left to take back.
    if (used === 0) throw new Refusal('LINK_INVALID')
    return { crypto_code: await makeLinkCode(tx, userId, 'RESET'), undone }
  })
}
