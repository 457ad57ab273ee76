import { contract, PERMISSIONS, type Permission, type RoleRow } from '@xinjian/contract'
import { leaveTrace } from '../../db/audit.ts'
import type { Database, Db } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx, Session } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { mustHaveSaid, mustLook } from '../look/index.ts'
import {
  ALL_COMPANIES,
  type Company,
  companyReached,
  isOperator,
  mayGive,
  notYours,
} from './rights.ts'
import * as store from './store.ts'

/** Whose roles somebody reaches: one company's, or (null) everybody's. */
const reachOf = (session: Session): number | null =>
  isOperator(session) ? null : session.companyId

function wire(role: store.Role, session: Session, kind: Company['kind'] = 'CUSTOMER'): RoleRow {
  const seesAll = role.permissions.includes('report.readAll')
  return {
    id: role.id,
    roleCode: role.code,
    roleName: role.name,
    note: role.note,
    builtIn: role.company_id === null,
    companyId: role.company_id,
    companyName: role.company_name,
    permissions: role.permissions,
    dataScope: seesAll ? 'COMPANY' : 'OWN',
    users: role.users,
    beyond: !mayGive(session, { kind: role.kind ?? kind }, role.permissions),
  }
}

async function roleOf(db: Db, session: Session, id: number): Promise<store.Role> {
  const role = await store.roleById(db, reachOf(session), id)
  if (!role) throw new Refusal('UNKNOWN', '没有这个角色')
  return role
}

/** The same to be changed: not the platform's, and with nothing that the asker may not do. */
async function ownRole(db: Db, session: Session, id: number) {
  const role = await roleOf(db, session, id)
  if (role.company_id === null || role.kind === null)
    throw new Refusal('FORBIDDEN', '平台内置角色不能修改或删除')
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

const told = ({ name, note, permissions }: Pick<store.Role, 'name' | 'note' | 'permissions'>) => ({
  name,
  note,
  permissions: [...permissions].sort(),
})

export const roleRoutes = ({ db }: { db: Database }) =>
  implement(contract.role, {
    async companyRoleList(ctx, { keyword, companyId, page, size }) {
      const { session } = ctx
      const all = companyId === ALL_COMPANIES
      const { id, kind } = await companyReached(db, session, all ? undefined : companyId)
      if (all && !isOperator(session)) throw new Refusal('FORBIDDEN')
      const within = all ? null : id
      if (within !== session.companyId)
        await mustLook(db, ctx, { id: within, action: 'companyRoleList', inList: true })
      const { total, rows } = await store.roles(
        db,
        within,
        kind === 'OPERATOR',
        keyword,
        page,
        size,
      )
      return { total, page, size, rows: rows.map((row) => wire(row, session, kind)) }
    },
    async roleDetail(ctx, { id }) {
      const role = await roleOf(db, ctx.session, id)
      const { company_id: of, name } = role
      if (of !== null && of !== ctx.session.companyId)
        await mustLook(db, ctx, { id: of, action: 'roleDetail', object: name, inList: true })
      return wire(role, ctx.session)
    },
    async roleGrantable({ session }, { companyId }) {
      const company = await companyReached(db, session, companyId)
      return { permissions: PERMISSIONS.filter((one) => mayGive(session, company, [one])) }
    },

    async roleSave(ctx, { id, roleName: name, note = '', permissions, dataScope, companyId }) {
      const { session } = ctx
      const before = id ? await ownRole(db, session, id) : null
      const company = await companyReached(db, session, before?.company_id ?? companyId)
      await mustHaveSaid(db, session, company.id)
      const after = { name, note, permissions: permissionsOf(permissions, dataScope, company) }
      if (!mayGive(session, company, after.permissions)) throw notYours()
      const saved = await db.transaction(async (tx) => {
        if (before && !(await store.holdRole(tx, before.id)))
          throw new Refusal('UNKNOWN', '没有这个角色')
        if (await store.isTaken(tx, company.id, name, before?.id ?? null))
          throw new Refusal('CONFLICT', '已有同名角色，请换一个名称', 'roleName')
        if (before) await store.changeRole(tx, before.id, after)
        const made = before?.id ?? (await store.makeRole(tx, company.id, after))
        await leaveTrace(tx, company.id, actorOf(ctx, company.id), {
          kind: 'CHANGE',
          action: 'roleSave',
          object: name,
          detail: { before: before && told(before), after: told(after) },
        })
        return made
      })
      return wire(await roleOf(db, session, saved), session)
    },

    async roleDelete(ctx: SelfCtx, { id }) {
      const role = await ownRole(db, ctx.session, id)
      await mustHaveSaid(db, ctx.session, role.company_id)
      await db.transaction(async (tx) => {
        await store.holdRole(tx, id)
        // Counted behind the lock: a user who got the role meanwhile would stand without any.
        const { users } = await roleOf(tx, ctx.session, id)
        if (users > 0) throw new Refusal('CONFLICT', `该角色仍有${users}位用户，请先更换其角色`)
        await store.dropRole(tx, id)
        await leaveTrace(tx, role.company_id, actorOf(ctx, role.company_id), {
          kind: 'CHANGE',
          action: 'roleDelete',
          object: role.name,
          detail: { before: told(role) },
        })
      })
      return null
    },
  })
