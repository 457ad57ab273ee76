import { leaveTrace } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SessionCtx } from '../../http/context.ts'
import { companyAbove } from '../session/index.ts'

/** Tells of a step of a company on its own bill: in its log and, of a secondary customer, in that of its company. */
export const traceStep = (
  db: Database,
  ctx: SessionCtx,
  action: string,
  detail: { month: string; reason?: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { companyId } = ctx.session
    const own = await companyAbove(tx, companyId)
    // In this order, so that no two wait for each other.
    const chains = own.parentId === null ? [companyId] : [companyId, own.parentId]
    for (const chain of chains)
      await leaveTrace(tx, chain, actorOf(ctx, chain), {
        kind: 'CHANGE',
        action,
        object: own.name,
        detail,
      })
  })
