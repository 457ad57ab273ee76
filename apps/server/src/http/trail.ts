/** What the edge writes into the audit log: refusals for want of a right, and the calls that `contract/src/audited.ts` names. */
import { AUDITED } from '@xinjian/contract/audited'
import { leaveTraceAlone } from '../db/audit.ts'
import type { Database } from '../db/pool.ts'
import { actorOf } from './actor.ts'
import type { Ctx, Session } from './context.ts'

const has = (ctx: Ctx | null): ctx is Ctx & { session: Session } => ctx !== null && 'session' in ctx

/** Somebody was not let: his role has not the right, or what he asked for goes beyond it. */
export async function noteRefusal(db: Database, ctx: Ctx | null, action: string): Promise<void> {
  if (!has(ctx)) return
  const { companyId, userName } = ctx.session
  const actor = actorOf(ctx, companyId)
  await leaveTraceAlone(db, companyId, actor, { kind: 'REFUSED', action, object: userName })
}

/** A call was answered. */
export async function noteAnswer(
  db: Database,
  ctx: Ctx | null,
  action: string,
  body: unknown,
): Promise<void> {
  const audited = AUDITED[action]
  if (!audited || !has(ctx)) return
  const { companyId } = ctx.session
  const said = (body ?? {}) as Record<string, unknown>
  const about = audited.object.map((name) => said[name]).find((value) => value !== undefined)
  await leaveTraceAlone(db, companyId, actorOf(ctx, companyId), {
    kind: audited.kind,
    action,
    ...(about !== undefined && { object: String(about).slice(0, 200) }),
  })
}
