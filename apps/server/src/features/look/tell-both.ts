import { leaveTrace, type Trace } from '../../db/audit.ts'
import type { Database, Db } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { Ctx, Session } from '../../http/context.ts'

export type Asker = Ctx & { session: Session }

/** In the log of the customer and in that of whoever did it. Always in this order, so that no two wait for each other. */
export async function tellBoth(tx: Db, ctx: Asker, companyId: number, trace: Trace): Promise<void> {
  for (const chain of new Set([companyId, ctx.session.companyId]))
    await leaveTrace(tx, chain, actorOf(ctx, chain), trace)
}

/** What an operator did with the money of a customer. */
export const tellMoney = (
  db: Database,
  ctx: Asker,
  companyId: number,
  action: string,
  object: string,
  detail: object,
): Promise<void> =>
  db.transaction((tx) => tellBoth(tx, ctx, companyId, { kind: 'CHANGE', action, object, detail }))
