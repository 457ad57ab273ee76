/**
 * Whether somebody may do something to an account, alone or with a second person: nobody gives more than he has (docs/decisions/0066), and
 * what makes an account weighty, or somebody else's to use, nobody does alone (0131).
 */
import type { BodyOf, contract, Permission } from '@xinjian/contract'
import { isWeighty } from '@xinjian/contract/account/sensitive-rights'
import type { Db } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import {
  type Company,
  companyReached,
  isOperator,
  mayGive,
  notYours,
  rolesByCode,
} from '../role/index.ts'
import type { PasswordLinks, Reached } from '../session/index.ts'
import { type Account, opened } from './opened.ts'
import * as store from './store.ts'
import { mayManage } from './wire.ts'
import { PEOPLE_SAYS } from './words.ts'

/** Whose accounts somebody reaches: one company's, or (null) everybody's. */
const companiesOf = (session: Session): number | null =>
  isOperator(session) ? null : session.companyId

/** @param columns within a transaction those of it */
export async function accountOf(
  db: Db,
  columns: Columns,
  session: Session,
  id: number,
): Promise<Account> {
  const account = await store.accountById(db, companiesOf(session), id)
  if (!account) throw new Refusal('UNKNOWN', PEOPLE_SAYS.noSuchUser)
  return opened(columns, account)
}

/** The same held against changes beside, where it is another's and one may manage it. */
export async function heldAccount(
  tx: Db,
  columns: Columns,
  session: Session,
  id: number,
): Promise<Account> {
  await store.lockAccount(tx, id)
  const account = await accountOf(tx, columns.on(tx), session, id)
  if (account.id === session.userId) throw new Refusal('FORBIDDEN', PEOPLE_SAYS.youCannotDoYour)
  if (!mayManage(session, account)) throw notYours()
  return account
}

/** What roles permit that whoever asks may give to somebody of the company. */
async function givable(
  tx: Db,
  session: Session,
  company: Pick<Company, 'id' | 'kind'>,
  codes: readonly string[],
): Promise<{ permissions: Permission[]; names: string[] }> {
  const found = await rolesByCode(tx, company.id, codes)
  if (found.length !== new Set(codes).size)
    throw new Refusal('MALFORMED', PEOPLE_SAYS.roleNotMoreReload, 'roleCodes')
  const permissions = found.flatMap((role) => role.permissions)
  if (!mayGive(session, company, permissions)) throw notYours()
  return { permissions, names: found.map((role) => role.name) }
}

/**
 * Refuses to be done alone: a weighty right that comes new, any new right in another company, anybody of the platform. `given`: what is
 * permitted that was not before.
 */
export function mustBeOrdinary(
  session: Session,
  company: Pick<Company, 'id' | 'kind'>,
  given: readonly Permission[],
): void {
  if (isSensitive(session, company, given)) throw new Refusal('NEEDS_SECOND')
}

export const isSensitive = (
  { companyId }: Pick<Session, 'companyId'>,
  { id, kind }: Pick<Company, 'id' | 'kind'>,
  given: readonly Permission[],
): boolean => given.length > 0 && (kind === 'OPERATOR' || id !== companyId || given.some(isWeighty))

export type NewUser = Omit<BodyOf<typeof contract.people.userSave>, 'email'> & {
  email: string | null
}

/** Where a new account would be, and what it might do there. */
export async function judgeNew(tx: Db, links: PasswordLinks, session: Session, user: NewUser) {
  const company = await companyReached(tx, session, user.companyId)
  const { permissions, names } = await givable(tx, session, company, user.roleCodes)
  links.mustReach(user)
  return { company, permissions, names }
}

export type Edit = BodyOf<typeof contract.people.userUpdate>

/** What a change would give an account that it has not, and its mail and mobile where they would be others; null = they stay. */
export async function judgeEdit(tx: Db, session: Session, account: Account, change: Edit) {
  const company = { id: account.company_id, kind: account.kind }
  const { permissions, names } = await givable(tx, session, company, change.roleCodes)
  const given = permissions.filter((one) => !account.may.includes(one))
  return { given, names, addressed: addressedBy(account, change) }
}

function addressedBy(
  { reached }: Account,
  { mobile, email }: Pick<Edit, 'mobile' | 'email'>,
): Partial<Reached> | null {
  const stands = (name: keyof Reached, value: string) =>
    !(reached instanceof Refusal) && reached[name] === value
  const other: Partial<Reached> = {
    ...(mobile !== undefined && !stands('mobile', mobile) && { mobile }),
    ...(email !== undefined && !stands('email', email) && { email }),
  }
  return Object.keys(other).length > 0 ? other : null
}
