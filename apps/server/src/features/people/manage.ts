/** What administrators do with accounts: each step in one transaction with its trace in the audit log of the account's company. */
import { randomUUID } from 'node:crypto'
import type { BodyOf, contract } from '@xinjian/contract'
import type { Trace } from '../../db/audit.ts'
import { leaveTrace } from '../../db/audit.ts'
import type { Database, Tx } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx, Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { mustHaveSaid } from '../look/index.ts'
import { momentOf, tell, tellingTx } from '../notice/index.ts'
import { companyReached, isOperator, mayGive, notYours, rolesByCode } from '../role/index.ts'
import {
  closeSessionsOf,
  dropFactors,
  type LinkPurpose,
  type PasswordLinks,
  tellFactorChanged,
} from '../session/index.ts'
import * as store from './store.ts'
import { mayManage, told } from './wire.ts'

export interface PeopleDeps {
  db: Database
  links: PasswordLinks
}

/** Whose accounts somebody reaches: one company's, or (null) everybody's. */
export const reachOf = (session: Session): number | null =>
  isOperator(session) ? null : session.companyId

export async function accountOf(
  db: Pick<Database, 'one' | 'rows' | 'run'>,
  session: Session,
  id: number,
): Promise<store.Account> {
  const account = await store.accountById(db, reachOf(session), id)
  if (!account) throw new Refusal('UNKNOWN', '没有这个用户')
  return account
}

/** Codes of roles that whoever asks may give to somebody of the company. */
async function mustBeGivable(
  db: Pick<Database, 'one' | 'rows' | 'run'>,
  session: Session,
  company: { id: number; kind: 'OPERATOR' | 'CUSTOMER' },
  codes: readonly string[],
): Promise<void> {
  const found = await rolesByCode(db, company.id, codes)
  if (found.length !== new Set(codes).size)
    throw new Refusal('MALFORMED', '角色已不存在，请刷新后重选', 'roleCodes')
  const permissions = found.flatMap((role) => role.permissions)
  if (!mayGive(session, company, permissions)) throw notYours()
}

/** Name or number of another account: told at its field. */
async function unique<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const taken = store.takenField(error)
    if (taken) throw new Refusal('CONFLICT', taken.msg, taken.field)
    throw error
  }
}

/** One step on an account: held, judged, done, told. */
function step<T>(
  db: Database,
  ctx: SelfCtx,
  id: number,
  work: (
    tx: Tx,
    account: store.Account,
  ) => Promise<{ result: T; detail?: object; kind?: Trace['kind']; action: string }>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await store.holdAccount(tx, id)
    const account = await accountOf(tx, ctx.session, id)
    if (account.id === ctx.session.userId)
      throw new Refusal('FORBIDDEN', '不能对本人账号做此操作，请由其他管理员办理')
    await mustHaveSaid(tx, ctx.session, account.company_id)
    if (!mayManage(ctx.session, account)) throw notYours()
    const { result, action, detail, kind = 'CHANGE' } = await work(tx, account)
    await leaveTrace(tx, account.company_id, actorOf(ctx, account.company_id), {
      kind,
      action,
      object: account.user_name,
      ...(detail && { detail }),
    })
    return result
  })
}

export async function addUser(
  { db, links }: PeopleDeps,
  ctx: SelfCtx,
  user: store.Wording & { userName: string; roleCodes: string[]; companyId?: number | undefined },
): Promise<number> {
  const { session } = ctx
  const company = await companyReached(db, session, user.companyId)
  await mustHaveSaid(db, session, company.id)
  await mustBeGivable(db, session, company, user.roleCodes)
  links.mustReach(user)
  const { id, deliver } = await unique(
    db.transaction(async (tx) => {
      const id = await store.makeAccount(tx, company.id, user)
      await store.setRoles(tx, id, user.roleCodes)
      const account = await accountOf(tx, session, id)
      await leaveTrace(tx, company.id, actorOf(ctx, company.id), {
        kind: 'CHANGE',
        action: 'userSave',
        object: user.userName,
        detail: { after: told(account) },
      })
      return { id, deliver: await links.make(tx, { ...user, id }, 'ACTIVATE') }
    }),
  )
  send(ctx, deliver)
  return id
}

/** A letter that does not go out is asked for again by 重置密码; what was done stands. */
const send = (ctx: SelfCtx, deliver: () => Promise<void>) =>
  void deliver().catch((err) => ctx.log.warn({ err }, 'link to set a password was not delivered'))

export const changeUser = (
  { db }: PeopleDeps,
  ctx: SelfCtx,
  change: BodyOf<typeof contract.people.userUpdate>,
): Promise<void> =>
  unique(
    step(db, ctx, change.id, async (tx, account) => {
      const company = { id: account.company_id, kind: account.kind }
      await mustBeGivable(tx, ctx.session, company, change.roleCodes)
      await store.changeAccount(tx, account.id, {
        name: change.name,
        mobile: change.mobile ?? account.mobile,
        email: change.email ?? account.email,
      })
      await store.setRoles(tx, account.id, change.roleCodes)
      const after = told(await accountOf(tx, ctx.session, account.id))
      return { result: undefined, action: 'userUpdate', detail: { before: told(account), after } }
    }),
  )

export const freezeUser = (
  { db }: PeopleDeps,
  ctx: SelfCtx,
  { id, freeze, reason }: { id: number; freeze: boolean; reason: string },
): Promise<void> =>
  step(db, ctx, id, async (tx, account) => {
    // Sessions are kept, so that the next call of each is told why it is refused.
    await store.freeze(tx, account.id, freeze ? reason : null)
    await tell(tellingTx(tx, account.company_id), {
      kind: freeze ? 'USER_FROZEN' : 'USER_THAWED',
      key: randomUUID(),
      to: account.user_name,
      params: { at: momentOf(new Date()) },
    })
    const after = { status: freeze ? 'FROZEN' : 'ACTIVE' }
    const detail = { before: { status: account.status }, after, reason }
    return { result: undefined, action: 'userFreeze', detail }
  })

export const deleteUser = (
  { db }: PeopleDeps,
  ctx: SelfCtx,
  { id, reason }: { id: number; reason: string },
): Promise<void> =>
  step(db, ctx, id, async (tx, account) => {
    await store.markDeleted(tx, account.id)
    await store.setRoles(tx, account.id, [])
    await closeSessionsOf(tx, account.id)
    return { result: undefined, action: 'userDelete', detail: { before: told(account), reason } }
  })

export const logOutUser = ({ db }: PeopleDeps, ctx: SelfCtx, id: number): Promise<number> =>
  step(db, ctx, id, async (tx, account) => {
    const ended = await closeSessionsOf(tx, account.id)
    return { result: ended, action: 'userLogout', detail: { ended } }
  })

export const dropSeconds = ({ db }: PeopleDeps, ctx: SelfCtx, id: number): Promise<void> =>
  step(db, ctx, id, async (tx, account) => {
    await dropFactors(tx, account.id)
    await tellFactorChanged(tx, account.company_id, account.user_name)
    await closeSessionsOf(tx, account.id)
    const detail = { before: { seconds: account.seconds } }
    return { result: undefined, action: 'userSecondDrop', detail }
  })

/** The password opens nothing any more; a link for a new one goes to its holder, never to whoever reset it. */
export async function resetUser({ db, links }: PeopleDeps, ctx: SelfCtx, id: number) {
  const { deliver, sentTo } = await step(db, ctx, id, async (tx, account) => {
    links.mustReach(account)
    const purpose: LinkPurpose = account.waiting ? 'ACTIVATE' : 'RESET'
    await store.dropPassword(tx, account.id)
    await closeSessionsOf(tx, account.id)
    const to = { ...account, userName: account.user_name }
    const deliver = await links.make(tx, to, purpose)
    const sentTo = links.wayTo(account)
    return { result: { deliver, sentTo }, action: 'userResetPassword', detail: { sentTo } }
  })
  send(ctx, deliver)
  return { sentTo }
}
