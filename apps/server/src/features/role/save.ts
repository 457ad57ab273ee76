/** A role that is made or changed: judged, and done by whoever may alone, or when a second person agreed (features/sensitive). */
import type { BodyOf, contract, Permission, RoleRow } from '@xinjian/contract'
import { isWeighty } from '@xinjian/contract/account/sensitive-rights'
import { leaveHand } from '../../db/hands.ts'
import type { Db } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Company, companyReached, isOperator, mayGive, notYours } from './rights.ts'
import * as store from './store.ts'
import { ROLE_SAYS } from './words.ts'

/** Whose roles somebody reaches: one company's, or (null) everybody's. */
const reachOf = (session: Session): number | null =>
  isOperator(session) ? null : session.companyId

export async function roleOf(db: Db, session: Session, id: number): Promise<store.Role> {
  const role = await store.roleById(db, reachOf(session), id)
  if (!role) throw new Refusal('UNKNOWN', ROLE_SAYS.noSuchRole)
  return role
}

/** The same to be changed: not the platform's, and with nothing that the asker may not do. */
export async function ownRole(db: Db, session: Session, id: number) {
  const role = await roleOf(db, session, id)
  if (role.company_id === null || role.kind === null)
    throw new Refusal('FORBIDDEN', ROLE_SAYS.builtRolesCannotChanged)
  if (!mayGive(session, { kind: role.kind }, role.permissions)) throw notYours()
  return { ...role, company_id: role.company_id, kind: role.kind }
}

/**
 * What a person calls the data scope is one permission; every role opens its holder's own account. Who operates the platform sees no
 * company's data: of a role there nothing is asked for by it.
 */
const permissionsOf = (
  ticked: readonly Permission[],
  dataScope: RoleRow['dataScope'],
  { kind }: Company,
) => {
  const wanted = new Set<Permission>(['self', ...ticked])
  if (dataScope === 'COMPANY' && kind === 'CUSTOMER') wanted.add('report.readAll')
  else wanted.delete('report.readAll')
  return [...wanted]
}

/** As the audit log tells a role. */
export const toldOfRole = ({ name, note, permissions }: store.Wording) => ({
  name,
  note,
  permissions: [...permissions].sort(),
})

export interface WantedRole {
  company: Company
  before: store.Role | null
  after: store.Wording
  /** Weighty rights that come new to people who hold it: nobody gives them alone. */
  given: Permission[]
  raises: boolean
  /** Who holds it now. */
  holders: number[]
}

/** Holds the role, so that nobody is given it while it is raised. */
export async function judgeSave(
  tx: Db,
  session: Session,
  asked: BodyOf<typeof contract.role.roleSave>,
): Promise<WantedRole> {
  const { id, roleName: name, note = '', permissions, dataScope } = asked
  if (id && !(await store.lockRole(tx, id))) throw new Refusal('UNKNOWN', ROLE_SAYS.noSuchRole)
  const before = id ? await ownRole(tx, session, id) : null
  const company = await companyReached(tx, session, before?.company_id ?? asked.companyId)
  const after = { name, note, permissions: permissionsOf(permissions, dataScope, company) }
  if (!mayGive(session, company, after.permissions)) throw notYours()
  if (await store.isTaken(tx, company.id, name, before?.id ?? null))
    throw new Refusal('CONFLICT', ROLE_SAYS.roleNameAlreadyChoose, 'roleName')
  const given = before
    ? after.permissions.filter((one) => isWeighty(one) && !before.permissions.includes(one))
    : []
  const holders = before ? await store.holdersOf(tx, before.id) : []
  return { company, before, after, given, holders, raises: given.length > 0 && holders.length > 0 }
}

/** Its number. */
export async function enactSave(
  tx: Db,
  by: Session,
  { company, before, after, raises, holders }: WantedRole,
): Promise<number> {
  if (!before) return store.makeRole(tx, company.id, after)
  if (raises) await leaveHand(tx, 'RAISED', holders, by.userId)
  const loses = (one: Permission) =>
    before.permissions.includes(one) && !after.permissions.includes(one)
  if (loses('account.agree')) await leaveHand(tx, 'LOST', holders, by.userId)
  await store.changeRole(tx, before.id, after)
  return before.id
}
