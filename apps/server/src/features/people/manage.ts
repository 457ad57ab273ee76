/** What administrators do with accounts: each step in one transaction with its trace in the audit log of the account's company. */
import { randomUUID } from 'node:crypto'
import type { BodyOf, contract } from '@xinjian/contract'
import type { HeldChoice } from '@xinjian/contract/account/held-choices'
import type { Trace } from '../../db/audit.ts'
import { leaveTrace } from '../../db/audit.ts'
import type { Database, Tx } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { mustHaveReason } from '../accessReason/index.ts'
import { momentOf, tell, tellingTx } from '../notice/index.ts'
import { closeSessionsOf, type OwnedResources } from '../session/index.ts'
import { editUser, linkUser, makeUser, noteLoss } from './enact.ts'
import type { AccountParts } from './first.ts'
import {
  accountOf,
  heldAccount,
  judgeEdit,
  judgeNew,
  mustBeOrdinary,
  type NewUser,
} from './judge.ts'
import type { Account } from './opened.ts'
import { mustSettle, settleHeld } from './owned.ts'
import * as store from './store.ts'
import { told } from './wire.ts'

export interface PeopleDeps extends AccountParts {
  db: Database
  /** What may hang on an account, in the order in which it is told. */
  holdings: readonly OwnedResources[]
}

/** What becomes of what hangs on the account; left out = it stays. */
interface Leaving {
  id: number
  reason: string
  held?: HeldChoice | undefined
}

/** One step on an account: held, judged, done, told. */
function step<T>(
  { db, columns }: Pick<PeopleDeps, 'db' | 'columns'>,
  ctx: SelfCtx,
  id: number,
  work: (
    tx: Tx,
    account: Account,
  ) => Promise<{ result: T; detail?: object; kind?: Trace['kind']; action: string }>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const account = await heldAccount(tx, columns, ctx.session, id)
    await mustHaveReason(tx, ctx.session, account.company_id)
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

export async function addUser({ db, links, columns }: PeopleDeps, ctx: SelfCtx, user: NewUser) {
  return db.transaction(async (tx) => {
    const { company, permissions } = await judgeNew(tx, links, ctx.session, user)
    await mustHaveReason(tx, ctx.session, company.id)
    mustBeOrdinary(ctx.session, company, permissions)
    const id = await makeUser(tx, { links, columns }, ctx.session, company, user)
    const made = await accountOf(tx, columns.on(tx), ctx.session, id)
    await leaveTrace(tx, company.id, actorOf(ctx, company.id), {
      kind: 'CHANGE',
      action: 'userSave',
      object: user.userName,
      detail: { after: told(made) },
    })
    return id
  })
}

export const changeUser = (
  deps: PeopleDeps,
  ctx: SelfCtx,
  change: BodyOf<typeof contract.people.userUpdate>,
): Promise<void> =>
  step(deps, ctx, change.id, async (tx, account) => {
    const { given, addressed } = await judgeEdit(tx, ctx.session, account, change)
    if (addressed) throw new Refusal('NEEDS_SECOND')
    mustBeOrdinary(ctx.session, { id: account.company_id, kind: account.kind }, given)
    await editUser(tx, deps.columns, ctx.session, account, change)
    const after = told(await accountOf(tx, deps.columns.on(tx), ctx.session, account.id))
    return { result: undefined, action: 'userUpdate', detail: { before: told(account), after } }
  })

/** Its account is done with; what hung on it is settled as was chosen. */
async function settled(
  { db, holdings }: PeopleDeps,
  ctx: SelfCtx,
  of: { account: Account; choice: HeldChoice | undefined; action: string },
): Promise<void> {
  const { account, choice, action } = of
  if (choice) await settleHeld(db, holdings, ctx, { account, choice, action })
}

export async function freezeUser(
  deps: PeopleDeps,
  ctx: SelfCtx,
  { id, freeze, reason, held }: Leaving & { freeze: boolean },
): Promise<void> {
  const action = 'userFreeze'
  const choice = freeze ? held : undefined
  const account = await step(deps, ctx, id, async (tx, account) => {
    mustSettle(ctx.session, account.company_id, choice)
    // Sessions are kept, so that the next call of each is told why it is refused.
    await store.freeze(tx, account.id, freeze ? reason : null)
    if (freeze) await noteLoss(tx, account, ctx.session)
    await tell(tellingTx(tx, account.company_id), {
      kind: freeze ? 'USER_FROZEN' : 'USER_THAWED',
      key: randomUUID(),
      to: account.user_name,
      params: { at: momentOf(new Date()) },
    })
    const after = { status: freeze ? 'FROZEN' : 'ACTIVE' }
    const detail = { before: { status: account.status }, after, reason }
    return { result: account, action, detail }
  })
  await settled(deps, ctx, { account, choice, action })
}

export async function deleteUser(
  deps: PeopleDeps,
  ctx: SelfCtx,
  { id, reason, held: choice }: Leaving,
): Promise<void> {
  const action = 'userDelete'
  const account = await step(deps, ctx, id, async (tx, account) => {
    mustSettle(ctx.session, account.company_id, choice)
    await store.markDeleted(tx, account.id)
    await noteLoss(tx, account, ctx.session)
    await store.setRoles(tx, account.id, [])
    await closeSessionsOf(tx, account.id)
    return { result: account, action, detail: { before: told(account), reason } }
  })
  await settled(deps, ctx, { account, choice, action })
}

export const logOutUser = (deps: PeopleDeps, ctx: SelfCtx, id: number): Promise<number> =>
  step(deps, ctx, id, async (tx, account) => {
    const ended = await closeSessionsOf(tx, account.id)
    return { result: ended, action: 'userLogout', detail: { ended } }
  })

/** Sends the link again of an account that nobody has opened; where it was opened, a new password needs a second person's word. */
export const resetUser = (deps: PeopleDeps, ctx: SelfCtx, id: number) =>
  step(deps, ctx, id, async (tx, account) => {
    if (!account.waiting) throw new Refusal('NEEDS_SECOND')
    const result = { sentTo: await linkUser(tx, deps.links, account) }
    return { result, action: 'userResetPassword', detail: result }
  })
