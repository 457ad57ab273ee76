import { leaveLater, leaveTrace, type Trace, writeWaiting } from '../../db/audit.ts'
import type { Database, Db } from '../../db/pool.ts'
import type { CompanyTx } from '../../db/tenant.ts'
import { actorOf } from '../../http/actor.ts'
import type { Ctx, Session } from '../../http/context.ts'

export type Asker = Ctx & { session: Session }

/** In the log of the customer and in that of whoever did it. Always in this order, so that no two wait for each other. */
export async function tellBoth(tx: Db, ctx: Asker, companyId: number, trace: Trace): Promise<void> {
  for (const chain of new Set([companyId, ctx.session.companyId]))
    await leaveTrace(tx, chain, actorOf(ctx, chain), trace)
}

/** What was done with the money of a company, in the transaction that does it; on the company's own connection, which reaches no log. */
export const tellMoney = (
  tx: Pick<CompanyTx, 'run' | 'companyId'>,
  ctx: Asker,
  { action, object, detail }: Required<Omit<Trace, 'kind'>>,
): Promise<void> => {
  const chains = [...new Set([tx.companyId, ctx.session.companyId])]
  const logs = chains.map((chain) => ({ chain, who: actorOf(ctx, chain) }))
  return leaveLater(tx, logs, { kind: 'CHANGE', action, object, detail })
}

/** Writes what was told of a company's money. What cannot be written now is written by the sweep: the money has moved. */
export const moneyTold = (db: Database, ctx: Asker, companyId: number): Promise<void> =>
  writeWaiting(db, companyId).catch((err) =>
    ctx.log.warn({ err }, 'a line of the audit log waits to be written'),
  )
