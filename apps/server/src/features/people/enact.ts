/**
 * What is done to an account, once it was judged: by an administrator alone, or when a second person agreed and its time has come
 * (features/sensitive). Each leaves whose hand it was.
 */
import { isWeighty } from '@xinjian/contract/account/sensitive-rights'
import { leaveHand } from '../../db/hands.ts'
import type { Db, Tx } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import type { Company } from '../role/index.ts'
import {
  changeReach,
  closeSessionsOf,
  dropFactors,
  insertAccount,
  type LinkPurpose,
  type PasswordLinks,
  tellFactorChanged,
} from '../session/index.ts'
import type { AccountParts } from './first.ts'
import { type Edit, judgeEdit, type NewUser } from './judge.ts'
import type { Account } from './opened.ts'
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
  { links, columns }: AccountParts,
  by: Session,
  company: Pick<Company, 'id'>,
  user: NewUser,
): Promise<number> {
  const made = { ...user, companyId: company.id, passwordHash: null }
  const id = await unique(insertAccount(tx, columns, made))
  await leaveHand(tx, 'MADE', [id], by.userId)
  await store.setRoles(tx, id, user.roleCodes)
  await links.make(tx, { ...user, id, companyId: company.id }, 'ACTIVATE')
  return id
}

export async function editUser(
  tx: Db,
  columns: Columns,
  by: Session,
  account: Account,
  change: Edit,
): Promise<void> {
  const { given, addressed } = await judgeEdit(tx, by, account, change)
  await store.rename(tx, account.id, change.name)
  const who = { id: account.id, companyId: account.company_id }
  if (addressed) await unique(changeReach(tx, columns, who, addressed))
  await store.setRoles(tx, account.id, change.roleCodes)
  if (given.some(isWeighty)) await leaveHand(tx, 'RAISED', [account.id], by.userId)
  if (addressed) await leaveHand(tx, 'ADDRESSED', [account.id], by.userId)
  const { may } = (await store.accountById(tx, account.company_id, account.id))!
  if (!may.includes('account.agree')) await noteLoss(tx, account, by)
}

/** Who could agree to sensitive changes and cannot any more: he counts as there for a month, so that nobody makes himself alone. */
export async function noteLoss(tx: Db, account: Account, by: Session): Promise<void> {
  if (account.may.includes('account.agree')) await leaveHand(tx, 'LOST', [account.id], by.userId)
}

/** The password opens nothing any more; a link for a new one goes to its holder, never to whoever asked for it. Where it goes, masked. */
export async function linkUser(tx: Tx, links: PasswordLinks, account: Account): Promise<string> {
  const { reached } = account
  if (reached instanceof Refusal) throw reached
  links.mustReach(reached)
  const purpose: LinkPurpose = account.waiting ? 'ACTIVATE' : 'RESET'
  await store.dropPassword(tx, account.id)
  await closeSessionsOf(tx, account.id)
  const { id, user_name: userName, company_id: companyId } = account
  await links.make(tx, { ...reached, id, userName, companyId }, purpose)
  return links.wayTo(reached)
}

export async function dropFactorsOf(tx: Tx, account: Account): Promise<void> {
  await dropFactors(tx, account.id)
  await tellFactorChanged(tx, account.company_id, account.user_name)
  await closeSessionsOf(tx, account.id)
}
