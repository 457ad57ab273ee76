/**
 * What is done to an account, once it was judged: by an administrator alone, or when a second person agreed and its time has come
 * (features/sensitive). Each leaves whose hand it was.
 */
import { isWeighty } from '@xinjian/contract/account/sensitive-rights'
import { leaveHand } from '../../db/hands.ts'
import type { Db, Tx } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Company } from '../role/index.ts'
import {
  closeSessionsOf,
  dropFactors,
  type LinkPurpose,
  type PasswordLinks,
  tellFactorChanged,
} from '../session/index.ts'
import { accountOf, type Edit, judgeEdit, type NewUser } from './judge.ts'
import * as store from './store.ts'

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

export async function makeUser(
  tx: Tx,
  links: PasswordLinks,
  by: Session,
  company: Pick<Company, 'id'>,
  user: NewUser,
): Promise<number> {
  const id = await unique(store.makeAccount(tx, company.id, user))
  await leaveHand(tx, 'MADE', [id], by.userId)
  await store.setRoles(tx, id, user.roleCodes)
  await links.make(tx, { ...user, id, companyId: company.id }, 'ACTIVATE')
  return id
}

export async function editUser(
  tx: Db,
  by: Session,
  account: store.Account,
  change: Edit,
): Promise<void> {
  const { given, addressed } = await judgeEdit(tx, by, account, change)
  await unique(
    store.changeAccount(tx, account.id, {
      name: change.name,
      mobile: change.mobile ?? account.mobile,
      email: change.email ?? account.email,
    }),
  )
  await store.setRoles(tx, account.id, change.roleCodes)
  if (given.some(isWeighty)) await leaveHand(tx, 'RAISED', [account.id], by.userId)
  if (addressed) await leaveHand(tx, 'ADDRESSED', [account.id], by.userId)
  const { may } = await accountOf(tx, by, account.id)
  if (!may.includes('account.agree')) await noteLoss(tx, account, by)
}

/** Who could agree to sensitive changes and cannot any more: he counts as there for a month, so that nobody makes himself alone. */
export async function noteLoss(tx: Db, account: store.Account, by: Session): Promise<void> {
  if (account.may.includes('account.agree')) await leaveHand(tx, 'LOST', [account.id], by.userId)
}

/** The password opens nothing any more; a link for a new one goes to its holder, never to whoever asked for it. Where it goes, masked. */
export async function linkUser(
  tx: Tx,
  links: PasswordLinks,
  account: store.Account,
): Promise<string> {
  links.mustReach(account)
  const purpose: LinkPurpose = account.waiting ? 'ACTIVATE' : 'RESET'
  await store.dropPassword(tx, account.id)
  await closeSessionsOf(tx, account.id)
  const to = { ...account, userName: account.user_name, companyId: account.company_id }
  await links.make(tx, to, purpose)
  return links.wayTo(account)
}

export async function dropFactorsOf(tx: Tx, account: store.Account): Promise<void> {
  await dropFactors(tx, account.id)
  await tellFactorChanged(tx, account.company_id, account.user_name)
  await closeSessionsOf(tx, account.id)
}
