/**
 * Sows permissions and built-in roles at every start. Only what is new is written: a permission new to the database is given
 * to the roles the literal gives it to, a new role gets all it has; whatever was changed since stays as it was changed.
 */
import { BUILT_IN_ROLES, PERMISSIONS } from '@xinjian/contract'
import type { Database } from '../../db/pool.ts'

/** One process at a time: API and workers start together. */
const LOCK = 7_301_945

export async function sowRoles(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run('select pg_advisory_xact_lock($1)', [LOCK])
    const permissions = await tx.rows<{ name: string }>(
      `insert into permission (name) select unnest($1::text[]) on conflict do nothing returning name`,
      [PERMISSIONS],
    )
    const roles = await tx.rows<{ code: string }>(
      `insert into role (code, name) select * from unnest($1::text[], $2::text[])
       on conflict (company_id, code) do nothing returning code`,
      [Object.keys(BUILT_IN_ROLES), Object.values(BUILT_IN_ROLES).map((role) => role.name)],
    )
    const newPermissions = new Set(permissions.map((p) => p.name))
    const newRoles = new Set(roles.map((r) => r.code))
    const grants = Object.entries(BUILT_IN_ROLES).flatMap(([code, role]) =>
      role.permissions
        .filter((name) => newRoles.has(code) || newPermissions.has(name))
        .map((name) => ({ code, name })),
    )
    await tx.run(
      `insert into role_permission (role_id, permission)
       select r.id, g.permission from unnest($1::text[], $2::text[]) as g (code, permission)
         join role r on r.company_id is null and r.code = g.code
       on conflict do nothing`,
      [grants.map((g) => g.code), grants.map((g) => g.name)],
    )
  })
}
