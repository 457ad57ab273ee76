import type { Actor } from '../db/audit.ts'
import type { Ctx, Session } from './context.ts'

/** Whoever makes the call, as the audit log of `companyId` tells it. */
export const actorOf = (ctx: Ctx & { session: Session }, companyId: number): Actor => ({
  ...nobody(ctx),
  userId: ctx.session.userId,
  userName: ctx.session.userName,
  actorCompany: ctx.session.companyId === companyId ? null : ctx.session.companyId,
})

/** Somebody who is not logged in, by the name he gave. */
export const nobody = ({ ip, agent, requestId }: Ctx, userName = ''): Actor => ({
  userId: null,
  userName,
  actorCompany: null,
  ip,
  agent,
  requestId,
})
