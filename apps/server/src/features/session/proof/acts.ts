/**
 * Acts of weight and the way back from them. The row is written before the act, so that a process that ends under it leaves one that the
 * sweep tells of; the letter goes where its holder was reached before the act, so that whoever turns the address away does
 * not turn away the letter about it.
 */
import { FRESH } from '@xinjian/contract/session/fresh'
import type { Database, Tx } from '../../../db/pool.ts'
import type { ActGate } from '../../../http/context.ts'
import { Refusal, refusedAs } from '../../../http/refusal.ts'
import type { Columns } from '../../../security/column/column.ts'
import { hashToken, newToken } from '../../../security/secret.ts'
import { type Letters, momentOf, tell, tellingTx } from '../../notice/index.ts'
import { contactOf } from '../reach.ts'
import { closeOtherSessions } from '../sessions.ts'
import type { WayBack } from './back.ts'
import { nextAct, type Reached, type RestingAct, reachedOf, sealAct } from './resting.ts'

/** How long the link of a letter leads back. */
const BACK_FOR = '72 hours'
const BACK_SAID = '72小时'

export interface ActParts {
  db: Database
  columns: Columns
  letters: Letters
  publicUrl: string
  backs: readonly WayBack[]
}

interface Told {
  id: number
  userId: number
  companyId: number
  userName: string
  call: string
  /** Where the letter goes; null = what was kept of it does not open: he is told in the page alone. */
  reached: Reached | null
  begunAt: Date
}

/** Nothing that a letter could go to. */
const NOWHERE: Reached = { email: null, mobile: '' }

export function createActGate(parts: ActParts): ActGate {
  const { db, columns, backs } = parts
  return {
    async begin(ctx, call, body) {
      const { session } = ctx
      const { userId, userName, companyId } = session
      const contact = await contactOf(db, columns, userId)
      if (!contact) throw new Refusal('SESSION_REPLACED')
      // One whose address does not open may mend it, and is told in the page alone.
      const reached = contact instanceof Refusal ? null : contact
      const back = backs.find(({ calls }) => calls.includes(call))
      const before = back ? await back.keep(session, body) : null
      const { token, hash } = newToken()
      const id = await nextAct(db)
      const rests = await sealAct(columns, { id, companyId }, { ...(reached ?? NOWHERE), before })
      const row = await db.one<{ begunAt: Date }>(
        `insert into weighty_act (id, user_id, call, code_hash, email, email_sealed, mobile, mobile_sealed, before, before_sealed)
         overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10) returning begun_at as "begunAt"`,
        [
          ...[id, userId, call, hash],
          ...[rests.email.clear, rests.email.sealed],
          ...[rests.mobile.clear, rests.mobile.sealed],
          ...[rests.before.clear, rests.before.sealed],
        ],
      )
      const { begunAt } = row as NonNullable<typeof row>
      return {
        async done() {
          await db.transaction(async (tx) => {
            await closeOtherSessions(tx, userId, session.id)
            const act = { id, userId, companyId, userName, call, reached, begunAt }
            await tellAct(tx, parts, act, { token, hash })
          })
        },
        async refused() {
          await db.run('delete from weighty_act where id = $1 and told_at is null', [id])
        },
      }
    },
  }
}

const saidOf = (call: string): readonly [zh: string, en: string] =>
  FRESH[call]?.told ?? [call, call]

/** In the page, and by a letter with the way back: once, whether by the act itself or by the sweep. */
async function tellAct(
  tx: Tx,
  { letters, publicUrl }: ActParts,
  { id, userId, companyId, userName, call, reached, begunAt }: Told,
  { token, hash }: { token: string; hash: Buffer },
): Promise<void> {
  const first = await tx.run(
    // Where the letter goes stands in the letter from here on.
    `update weighty_act set told_at = now(), code_hash = $2, email = null, email_sealed = null, mobile = '', mobile_sealed = null
      where id = $1 and told_at is null`,
    [id, hash],
  )
  if (first === 0) return
  const [act, actEn] = saidOf(call)
  const at = momentOf(begunAt)
  await tell(tellingTx(tx, companyId), {
    kind: 'WEIGHTY_ACT',
    key: String(id),
    to: userName,
    params: { at, act, actEn },
  })
  if (reached === null) return
  const url = `${publicUrl}/notMe?code=${token}`
  await letters.post(tx, {
    sort: 'WAY_BACK',
    companyId,
    userId,
    ...reached,
    subject: `信鉴：${act}`,
    text: `您的账号 ${userName} 于${at}进行了操作：${act}。如是本人操作，无需处理。如非本人操作，请在${BACK_SAID}内打开以下链接“不是我本人操作”：${url} 。打开并确认后，全部登录立即结束，原密码作废，该操作及其后的重要操作予以撤销（可撤销的），并可设置新密码。`,
    params: { link: token },
    holds: BACK_FOR,
  })
}

/** Tells of acts that were begun and never ended, each with a new link: whether they were done nobody knows. */
export async function tellBegun(parts: ActParts): Promise<void> {
  const begun = await parts.db.rows<Omit<Told, 'reached'> & RestingAct>(
    `select a.id, a.user_id as "userId", u.company_id as "companyId", u.user_name as "userName", a.call, a.email, a.email_sealed, a.mobile,
            a.mobile_sealed, a.begun_at as "begunAt"
       from weighty_act a join app_user u on u.id = a.user_id
      where a.told_at is null and a.begun_at < now() - interval '10 minutes' order by a.id limit 100`,
  )
  for (const act of begun) {
    // One whose address does not open must not keep the others from being told.
    const reached = await reachedOf(parts.columns, act).catch(refusedAs(() => null))
    await parts.db.transaction((tx) => tellAct(tx, parts, { ...act, reached }, newToken()))
  }
}

export interface OpenAct {
  id: number
  userId: number
  userName: string
  companyId: number
  call: string
  begunAt: Date
}

/** The act of a link that can still be used; null = unknown, used or run out, which is told alike. */
export const openAct = (db: Pick<Database, 'one'>, code: string) =>
  db.one<OpenAct>(
    `select a.id, a.user_id as "userId", u.user_name as "userName", u.company_id as "companyId", a.call, a.begun_at as "begunAt"
       from weighty_act a join app_user u on u.id = a.user_id
      where a.code_hash = $1 and a.undone_at is null and a.begun_at > now() - interval '${BACK_FOR}' and u.status <> 'DELETED'`,
    [hashToken(code)],
  )

/** Both languages of what was done. */
export const actSaid = saidOf
