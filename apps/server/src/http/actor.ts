import type { Actor } from '../db/audit.ts'
import type { Ctx, Session } from './context.ts'

/** Whoever makes the call, as the audit log of `companyId` tells it. */
export const actorOf = (ctx: Ctx & { session: Session }, companyId: number): Actor => ({
  ...nobody(ctx),
  // A key is nobody's: it is told by its channel's name.
  userId: ctx.session.kind === 'API' ? null : ctx.session.userId,
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
