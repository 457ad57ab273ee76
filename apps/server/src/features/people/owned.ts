/** What hangs on an account, told before it is frozen or deleted, and settled after it. */
import type { HeldChoice } from '@xinjian/contract/account/held-choices'
import type { OwnedRow } from '@xinjian/contract/account/owned-resources'
import { leaveTrace } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx, Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import type { OwnedResource, OwnedResources } from '../session/index.ts'
import type { Account } from './opened.ts'
import { PEOPLE_SAYS } from './words.ts'

type Whose = Pick<Account, 'id' | 'user_name' | 'company_id'>

/** Names of each kind that are shown. */
const SHOWN = 5

/** Nobody takes over what he could not have made, nor from another company. */
const mayTake = (session: Session, companyId: number, { needs }: OwnedResource): boolean =>
  session.companyId === companyId &&
  needs !== null &&
  needs.every((right) => session.permissions.has(right))

const holderOf = ({ id, user_name: userName }: Whose) => ({ userId: id, userName })

/** Kinds of which the account has nothing are left out. */
export async function holdingsOf(
  db: Database,
  kinds: readonly OwnedResources[],
  session: Session,
  account: Whose,
): Promise<OwnedRow[]> {
  const tenant = tenantOf(db, account.company_id)
  const rows: OwnedRow[] = []
  for (const { kind, find } of kinds) {
    const held = await find(tenant, holderOf(account), session)
    if (held.length === 0) continue
    const names = held.slice(0, SHOWN).map(({ name }) => name)
    const takeable = held.filter((one) => mayTake(session, account.company_id, one)).length
    rows.push({ kind, count: held.length, names, takeable })
  }
  return rows
}

/** Refuses before anything was done: what is a company's stays among its own people. */
export function mustSettle(session: Session, companyId: number, choice: HeldChoice | undefined) {
  if (choice === 'TAKE' && session.companyId !== companyId)
    throw new Refusal('FORBIDDEN', PEOPLE_SAYS.onlyAdministratorSameInstitution)
}

/**
 * Done once the account is frozen or deleted, so that it makes nothing any more meanwhile; where the process ends in between, all of it
 * sleeps. The log of the company has each by its name.
 */
export async function settleHeld(
  db: Database,
  kinds: readonly OwnedResources[],
  ctx: SelfCtx,
  of: { account: Whose; choice: HeldChoice; action: string },
): Promise<void> {
  const { account, choice, action } = of
  const { session } = ctx
  const settled = await tenantOf(db, account.company_id).transaction(async (tx) => {
    const done: Record<string, string[]> = {}
    for (const { kind, find, take, end } of kinds) {
      const held = await find(tx, holderOf(account), session)
      const chosen =
        choice === 'END' ? held : held.filter((one) => mayTake(session, account.company_id, one))
      if (chosen.length === 0) continue
      const ids = chosen.map(({ id }) => id)
      await (choice === 'END' ? end : take)(tx, ids, session)
      done[kind] = chosen.map(({ name }) => name)
    }
    return done
  })
  if (Object.keys(settled).length === 0) return
  await db.transaction((tx) =>
    leaveTrace(tx, account.company_id, actorOf(ctx, account.company_id), {
      kind: 'CHANGE',
      action,
      object: account.user_name,
      detail: { held: choice, ...settled },
    }),
  )
}
