import { contract } from '@xinjian/contract'
import { leaveTrace } from '../../db/audit.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { accessWithReason } from '../accessReason/index.ts'
import { ALL_COMPANIES, companyReached, isOperator } from '../role/index.ts'
import { changeReach } from '../session/index.ts'
import { accountOf } from './judge.ts'
import * as manage from './manage.ts'
import { opened } from './opened.ts'
import { endOwn, ownSessions } from './own-sessions.ts'
import { holdingsOf } from './owned.ts'
import * as store from './store.ts'
import { wire } from './wire.ts'
import { PEOPLE_SAYS } from './words.ts'

/** A session of the demonstration shows an account; it changes nothing about it. */
function mustBeReal({ session }: SelfCtx): void {
  if (session.kind === 'DEMO') throw new Refusal('FORBIDDEN', PEOPLE_SAYS.demoAccountCannotChange)
}

export const peopleRoutes = (deps: manage.PeopleDeps) => {
  const { db, columns } = deps
  const after = async ({ session }: SelfCtx, { id }: { id: number }) =>
    wire(await accountOf(db, columns, session, id), session)
  const detail = (action: string) => async (ctx: SelfCtx, asked: { id: number }) => {
    const row = await after(ctx, asked)
    const { companyId: id, userName: object } = row
    if (id !== ctx.session.companyId)
      await accessWithReason(db, ctx, { id, action, object, inList: true })
    return row
  }
  const freeze = async (ctx: SelfCtx, asked: Parameters<typeof manage.freezeUser>[2]) => {
    await manage.freezeUser(deps, ctx, asked)
    return after(ctx, asked)
  }
  const change = async (ctx: SelfCtx, asked: Parameters<typeof manage.changeUser>[2]) => {
    await manage.changeUser(deps, ctx, asked)
    return after(ctx, asked)
  }
  return implement(contract.people, {
    async userPage(ctx, { companyId, page, size, ...filter }) {
      const { session } = ctx
      const all = companyId === ALL_COMPANIES
      if (all && !isOperator(session)) throw new Refusal('FORBIDDEN')
      const within = all ? null : (await companyReached(db, session, companyId)).id
      if (within !== session.companyId)
        await accessWithReason(db, ctx, { id: within, action: 'userPage', inList: true })
      const { total, rows } = await store.accounts(db, columns, within, filter, page, size)
      const shown = await Promise.all(rows.map((row) => opened(columns, row)))
      return { total, page, size, rows: shown.map((row) => wire(row, session)) }
    },
    userDetail: detail('userDetail'),
    async userHoldings(ctx, { id }) {
      const action = 'userHoldings'
      const account = await accountOf(db, columns, ctx.session, id)
      const { company_id: company, user_name: object } = account
      if (company !== ctx.session.companyId)
        await accessWithReason(db, ctx, { id: company, action, object, inList: true })
      return holdingsOf(db, deps.holdings, ctx.session, account)
    },
    userFind: detail('userFind'),
    async userSave(ctx, { email, ...user }) {
      return after(ctx, { id: await manage.addUser(deps, ctx, { ...user, email: email ?? null }) })
    },
    userUpdate: change,
    userEdit: change,
    async userDelete(ctx, asked) {
      await manage.deleteUser(deps, ctx, asked)
      return null
    },
    userResetPassword: (ctx, { id }) => manage.resetUser(deps, ctx, id),
    userFreeze: freeze,
    userStatus: (ctx, { status, ...asked }) =>
      freeze(ctx, { ...asked, freeze: status === 'FROZEN' }),
    async userLogout(ctx, { id }) {
      return { ended: await manage.logOutUser(deps, ctx, id) }
    },

    async editInfo(ctx, { name, email }) {
      mustBeReal(ctx)
      const { userId, userName, companyId } = ctx.session
      await db.transaction(async (tx) => {
        await store.rename(tx, userId, name)
        if (email) await changeReach(tx, columns, { id: userId, companyId }, { email })
        await leaveTrace(tx, companyId, actorOf(ctx, companyId), {
          kind: 'CHANGE',
          action: 'editInfo',
          object: userName,
        })
      })
      return null
    },
    ownSessions: ({ session }) => ownSessions(db, session),
    async ownSessionEnd(ctx, { id }) {
      mustBeReal(ctx)
      const { companyId, userName } = ctx.session
      const ended = await db.transaction(async (tx) => {
        const ended = await endOwn(tx, ctx.session, id)
        if (ended > 0)
          await leaveTrace(tx, companyId, actorOf(ctx, companyId), {
            kind: 'LOGOUT',
            action: 'ownSessionEnd',
            object: userName,
            detail: { ended },
          })
        return ended
      })
      return { ended }
    },
  })
}
