import { type Actor, leaveTrace, type Trace } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SessionCtx } from '../../http/context.ts'
import { companyAbove } from '../session/index.ts'

/** In the log of a company and, of a secondary customer, in that of its company. In this order, so that no two wait for each other. */
const traceIn = (
  db: Database,
  companyId: number,
  who: (chain: number) => Actor,
  { action, detail }: Pick<Trace, 'action' | 'detail'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const own = await companyAbove(tx, companyId)
    const chains = own.parentId === null ? [companyId] : [companyId, own.parentId]
    for (const chain of chains)
      await leaveTrace(tx, chain, who(chain), {
        kind: 'CHANGE',
        action,
        object: own.name,
        ...(detail && { detail }),
      })
  })

/** Tells of a step of a company on its own bill. */
export const traceStep = (
  db: Database,
  ctx: SessionCtx,
  action: string,
  detail: { month: string; reason?: string },
): Promise<void> =>
  traceIn(db, ctx.session.companyId, (chain) => actorOf(ctx, chain), { action, detail })

/** Nobody: the platform itself, when a month is over. */
const PLATFORM: Actor = {
  userId: null,
  userName: '系统',
  actorCompany: null,
  ip: '',
  agent: '',
  requestId: '',
}

/** Tells that a bill was made. */
export const traceIssue = (db: Database, companyId: number, month: string): Promise<void> =>
  traceIn(db, companyId, () => PLATFORM, { action: 'billIssue', detail: { month } })
