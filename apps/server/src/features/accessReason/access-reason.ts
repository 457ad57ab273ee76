/**
 * Why an operator looks at what is another company's. Said once, it holds for half an hour; every access in it is told with it, to both
 * sides. A reason for all companies at once opens lists over all of them and what stands in their rows, never one company's own pages.
 */
import type { Database, Db } from '../../db/pool.ts'
import type { OperatorCtx, Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Asker, tellBoth } from './tell-both.ts'
import { ACCESS_REASON_SAYS } from './words.ts'

const HOLDS = '30 minutes'
/** Stands for all companies in `operator_look`; no company has this number. */
const ALL = 0

export interface AccessReason {
  reason: string
  until: Date
}

export async function giveReason(
  db: Database,
  ctx: OperatorCtx,
  { id = ALL, reason }: { id?: number | undefined; reason: string },
): Promise<Date> {
  const object = await nameOf(ctx.operator, id)
  return db.transaction(async (tx) => {
    const row = await tx.one<{ until: Date }>(
      `insert into operator_look (company_id, user_id, reason, until) values ($1, $2, $3, now() + '${HOLDS}'::interval)
       on conflict (company_id, user_id) do update set reason = excluded.reason, until = excluded.until returning until`,
      [id, ctx.session.userId, reason],
    )
    await tellBoth(tx, ctx, id || ctx.session.companyId, {
      kind: 'LOOK',
      action: 'customerLook',
      object,
      detail: { reason },
    })
    return row!.until
  })
}

/**
 * Refuses who said no reason, or said it too long ago; leaves the trace of this given. `id`: whose it is, `null` = of all companies.
 * `inList`: a row of a list over all companies, so that a reason for all of them opens it too.
 */
export const accessWithReason = (
  db: Database,
  ctx: Asker,
  of: { id: number | null; action: string; object?: string; inList?: boolean },
): Promise<AccessReason> =>
  db.transaction(async (tx) => {
    const id = of.id ?? ALL
    const name = await nameOf(tx, id)
    const given = await reasonOf(tx, ctx.session.userId, of.inList ? [id, ALL] : [id])
    await tellBoth(tx, ctx, id || ctx.session.companyId, {
      kind: 'LOOK',
      action: of.action,
      object: of.object ?? name,
      detail: { reason: given.reason },
    })
    return given
  })

/** Refuses likewise before something is done to a row of such a list; the deed tells of itself. `null` = nobody's but the platform's. */
export async function mustHaveReason(
  db: Db,
  { userId, companyId }: Pick<Session, 'userId' | 'companyId'>,
  id: number | null,
): Promise<void> {
  if (id !== null && id !== companyId) await reasonOf(db, userId, [id, ALL])
}

const reasonOf = async (db: Db, userId: number, ids: number[]): Promise<AccessReason> => {
  const given = await db.one<AccessReason>(
    `select reason, until from operator_look where company_id = any($1) and user_id = $2 and until > now()
      order by company_id desc limit 1`,
    [ids, userId],
  )
  if (!given) throw new Refusal('LOOK_REASON')
  return given
}

/** Refuses UNKNOWN where there is no such company. */
async function nameOf(db: Db, id: number): Promise<string> {
  if (id === ALL) return '全部机构'
  const row = await db.one<{ name: string }>('select name from company where id = $1', [id])
  if (!row) throw new Refusal('UNKNOWN', ACCESS_REASON_SAYS.noSuchInstitution)
  return row.name
}
