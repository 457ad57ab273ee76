import { contract } from '@xinjian/contract'
import type { SensitiveRow } from '@xinjian/contract/nouns/account/sensitive'
import type { Tx } from '../../db/pool.ts'
import type { SelfCtx, Session } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { askEdit, askNew, askOfAccount, askRole } from './ask.ts'
import { decide, isAsked, mayStop, stop } from './decide.ts'
import { type EnactDeps, enactDue } from './enact.ts'
import * as store from './store.ts'
import { SENSITIVE_SAYS } from './words.ts'

const wire = (of: store.Change, session: Session): SensitiveRow => ({
  ...wired(
    of,
    'id act state company_id company_name object reason facts asked_by asked_at needs ended_by ended_note ended_at',
  ),
  words: of.words.map(({ by, note, at }) => ({ by, note, at: new Date(at).toISOString() })),
  standIn: of.by_company !== of.asked_company,
  dueAt: of.state === 'AGREED' ? (of.due_at?.toISOString() ?? null) : null,
  mayDecide: isAsked(session, of),
  mayStop: mayStop(session, of),
})

export const sensitiveRoutes = (deps: EnactDeps & { hours: number }) => {
  const { db, hours } = deps
  const one = async ({ session }: SelfCtx, id: number) => {
    const of = await store.changeSeen(db, session, id)
    if (!of) throw new Refusal('UNKNOWN', SENSITIVE_SAYS.noSuchRequest)
    return wire(of, session)
  }
  /** A session of the demonstration asks for nothing. */
  const asked = async (ctx: SelfCtx, ask: (tx: Tx) => Promise<number>) =>
    one(ctx, await db.transaction(ask))
  const mustBeReal = ({ session }: SelfCtx) => {
    if (session.kind === 'DEMO')
      throw new Refusal('FORBIDDEN', SENSITIVE_SAYS.demonstrationAccountCannotDeal)
  }
  return implement(contract.sensitive, {
    sensitiveUserNew: (ctx, of) => asked(ctx, (tx) => askNew(tx, ctx, deps, of)),
    sensitiveUserEdit: (ctx, of) => asked(ctx, (tx) => askEdit(tx, ctx, deps, of)),
    sensitivePasswordLink: (ctx, of) =>
      asked(ctx, (tx) => askOfAccount(tx, ctx, deps, 'PASSWORD_LINK', of)),
    sensitiveFactorDrop: (ctx, of) =>
      asked(ctx, (tx) => askOfAccount(tx, ctx, deps, 'FACTOR_DROP', of)),
    sensitiveRoleRaise: (ctx, of) => asked(ctx, (tx) => askRole(tx, ctx, deps, of)),
    async sensitiveList(ctx, { open, page, size }) {
      await enactDue(deps, ctx.log)
      const { total, rows } = await store.changes(db, ctx.session, open, page, size)
      return { total, page, size, rows: rows.map((row) => wire(row, ctx.session)) }
    },
    async sensitiveDecide(ctx, of) {
      await decide(db, ctx, hours, of)
      return one(ctx, of.id)
    },
    async sensitiveStop(ctx, of) {
      mustBeReal(ctx)
      await stop(db, ctx, of)
      return one(ctx, of.id)
    },
  })
}
