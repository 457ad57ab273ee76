/** The word of a second person, and of those who were told. */
import type { Database, Tx } from '../../db/pool.ts'
import type { SelfCtx, Session } from '../../http/context.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import { isEligible } from './eligible-approvers.ts'
import * as store from './store.ts'
import { actorIn, tellStep, traceStep } from './tell.ts'
import { SENSITIVE_SAYS } from './words.ts'

/** Whose word is waited for: of the company asked, neither the asker nor the one whom it is about, and not heard yet. */
export const isAsked = ({ userId, companyId, permissions }: Session, of: store.Change): boolean =>
  of.state === 'ASKED' &&
  permissions.has('account.agree') &&
  companyId === of.by_company &&
  userId !== of.asked_id &&
  userId !== of.user_id &&
  !of.words.some((word) => word.id === userId)

/** Whoever asked withdraws; the one whom it is about, and those who may agree in the companies told, object. */
export function mayStop(session: Session, of: store.Change): 'WITHDRAW' | 'OBJECT' | null {
  if (of.state !== 'ASKED' && of.state !== 'AGREED') return null
  return session.userId === of.asked_id ? 'WITHDRAW' : 'OBJECT'
}

async function held(tx: Tx, { session }: SelfCtx, id: number): Promise<store.Change> {
  await store.holdChange(tx, id)
  const of = await store.changeSeen(tx, session, id)
  if (!of) throw new Refusal('UNKNOWN', SENSITIVE_SAYS.noSuchRequest)
  if (of.state !== 'ASKED' && of.state !== 'AGREED')
    throw new Refusal('CONFLICT', SENSITIVE_SAYS.requestBeenDealtWith)
  return of
}

export const decide = (
  db: Database,
  ctx: SelfCtx,
  hours: number,
  { id, approve, note }: { id: number; approve: boolean; note: string },
): Promise<void> =>
  byAnother(
    db.transaction(async (tx) => {
      const { session } = ctx
      const of = await held(tx, ctx, id)
      if (session.userId === of.asked_id || session.userId === of.user_id)
        throw new Refusal('FOUR_EYES')
      if (!isAsked(session, of))
        throw new Refusal('FORBIDDEN', SENSITIVE_SAYS.requestNotYoursDecide)
      if (!(await isEligible(tx, session.userId)))
        throw new Refusal('FORBIDDEN', SENSITIVE_SAYS.youStandingLessThan)
      const detail = { approve, note, act: of.act }
      await traceStep(tx, of, 'sensitiveDecide', actorIn(ctx), detail)
      // Who refuses is judged alike: an accomplice must not clear the way for another try.
      await store.addWord(tx, id, session, note, [of.asked_id, ...of.words.map((word) => word.id)])
      if (!approve) {
        await store.endChange(tx, id, 'REFUSED', session.userName, note)
        return tellStep(tx, of, 'ENDED')
      }
      if (of.words.length + 1 < of.needs) return
      await store.startWait(tx, id, hours)
      await tellStep(tx, (await store.changeSeen(tx, session, id))!, 'AGREED')
    }),
  )

export const stop = (
  db: Database,
  ctx: SelfCtx,
  { id, note }: { id: number; note: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const of = await held(tx, ctx, id)
    const how = mayStop(ctx.session, of)
    const state = how === 'WITHDRAW' ? 'WITHDRAWN' : 'OBJECTED'
    await traceStep(tx, of, 'sensitiveStop', actorIn(ctx), { state, note, act: of.act })
    await store.endChange(tx, id, state, ctx.session.userName, note)
    await tellStep(tx, of, 'ENDED')
  })
