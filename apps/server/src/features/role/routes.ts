import { contract, PERMISSIONS, type RoleRow } from '@xinjian/contract'
import { leaveTrace } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx, Session } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { accessWithReason, mustHaveReason } from '../accessReason/index.ts'
import { ALL_COMPANIES, type Company, companyReached, isOperator, mayGive } from './rights.ts'
import { enactSave, judgeSave, ownRole, roleOf, toldOfRole } from './save.ts'
import * as store from './store.ts'
import { ROLE_SAYS } from './words.ts'

function wire(role: store.Role, session: Session, kind: Company['kind'] = 'CUSTOMER'): RoleRow {
  const seesAll = role.permissions.includes('report.readAll')
  return {
    ...wired(role, 'id note company_id company_name permissions users'),
    roleCode: role.code,
    roleName: role.name,
    builtIn: role.company_id === null,
    dataScope: seesAll ? 'COMPANY' : 'OWN',
    beyond: !mayGive(session, { kind: role.kind ?? kind }, role.permissions),
  }
}

export const roleRoutes = ({ db }: { db: Database }) =>
  implement(contract.role, {
    async companyRoleList(ctx, { keyword, companyId, page, size }) {
      const { session } = ctx
      const all = companyId === ALL_COMPANIES
      const { id, kind } = await companyReached(db, session, all ? undefined : companyId)
      if (all && !isOperator(session)) throw new Refusal('FORBIDDEN')
      const within = all ? null : id
      if (within !== session.companyId)
        await accessWithReason(db, ctx, { id: within, action: 'companyRoleList', inList: true })
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
        await accessWithReason(db, ctx, {
          id: of,
          action: 'roleDetail',
          object: name,
          inList: true,
        })
      return wire(role, ctx.session)
    },
    async roleGrantable({ session }, { companyId }) {
      const company = await companyReached(db, session, companyId)
      return { permissions: PERMISSIONS.filter((one) => mayGive(session, company, [one])) }
    },

    async roleSave(ctx, asked) {
      const { session } = ctx
      const saved = await db.transaction(async (tx) => {
        const wanted = await judgeSave(tx, session, asked)
        await mustHaveReason(tx, session, wanted.company.id)
        if (wanted.raises) throw new Refusal('NEEDS_SECOND')
        const { company, before, after } = wanted
        await leaveTrace(tx, company.id, actorOf(ctx, company.id), {
          kind: 'CHANGE',
          action: 'roleSave',
          object: after.name,
          detail: { before: before && toldOfRole(before), after: toldOfRole(after) },
        })
        return enactSave(tx, session, wanted)
      })
      return wire(await roleOf(db, session, saved), session)
    },

    async roleDelete(ctx: SelfCtx, { id }) {
      const role = await ownRole(db, ctx.session, id)
      await mustHaveReason(db, ctx.session, role.company_id)
      await db.transaction(async (tx) => {
        await store.lockRole(tx, id)
        // Counted behind the lock: a user who got the role meanwhile would stand without any.
        const { users } = await roleOf(tx, ctx.session, id)
        if (users > 0) throw new Refusal('CONFLICT', ROLE_SAYS.roleHasUsers({ n: users }))
        await store.dropRole(tx, id)
        await leaveTrace(tx, role.company_id, actorOf(ctx, role.company_id), {
          kind: 'CHANGE',
          action: 'roleDelete',
          object: role.name,
          detail: { before: toldOfRole(role) },
        })
      })
      return null
    },
  })
