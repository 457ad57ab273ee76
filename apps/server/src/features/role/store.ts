/** SQL of roles. Those without a company are the platform's, sown from the contract, and are never written here. */
import { randomBytes } from 'node:crypto'
import type { Permission } from '@xinjian/contract'
import type { Db } from '../../db/pool.ts'

export interface Role {
  id: number
  company_id: number | null
  company_name: string | null
  kind: 'OPERATOR' | 'CUSTOMER' | null
  code: string
  name: string
  note: string
  permissions: Permission[]
  users: number
}

/** `$1` = the company whose users are counted; null = all. */
const COLUMNS = `r.id, r.company_id, c.name as company_name, c.kind, r.code, r.name, r.note,
  array(select p.permission from role_permission p where p.role_id = r.id order by p.permission) as permissions,
  (select count(*) from user_role ur join app_user u on u.id = ur.user_id and u.status <> 'DELETED'
    where ur.role_code = r.code and (r.company_id is null or u.company_id = r.company_id)
      and ($1::int is null or u.company_id = $1)) as users`
const FROM = 'from role r left join company c on c.id = r.company_id'

/**
 * The built-in ones first, then those of companies; `within` = the one company whose own are shown, null = of all. `platform` = those
 * who operate the platform too, which nobody of a customer can have.
 */
export async function roles(
  db: Db,
  within: number | null,
  platform: boolean,
  keyword: string | undefined,
  page: number,
  size: number,
): Promise<{ total: number; rows: Role[] }> {
  const rows = await db.rows<Role & { total: number }>(
    `select ${COLUMNS}, count(*) over () as total ${FROM}
      where (r.company_id is null or $1::int is null or r.company_id = $1) and r.code <> 'ROLE_DEMO'
        and ($2::text is null or strpos(r.name, $2) > 0)
        and ($5 or not exists (select 1 from role_permission o where o.role_id = r.id and o.permission = 'system.operate'))
      order by r.company_id nulls first, r.id limit $3 offset $4`,
    [within, keyword || null, size, (page - 1) * size, platform],
  )
  return { total: rows[0]?.total ?? 0, rows }
}

/** A built-in role, or one of the company; null `within` = of any. */
export const roleById = (db: Db, within: number | null, id: number) =>
  db.one<Role>(
    `select ${COLUMNS} ${FROM} where r.id = $2 and (r.company_id is null or $1::int is null or r.company_id = $1)`,
    [within, id],
  )

export interface GivenRole {
  code: string
  name: string
  permissions: Permission[]
}

/** Roles that users of a company can have, by their codes, held against being raised meanwhile; of the demonstration none. */
export const rolesByCode = (db: Db, companyId: number, codes: readonly string[]) =>
  db.rows<GivenRole>(
    `select r.code, r.name, array(select p.permission from role_permission p where p.role_id = r.id) as permissions
       from role r where r.code = any($2) and r.code <> 'ROLE_DEMO' and (r.company_id is null or r.company_id = $1)
      order by r.id for share of r`,
    [companyId, codes],
  )

/** Who holds a role of a company. */
export const holdersOf = async (tx: Db, roleId: number): Promise<number[]> =>
  (
    await tx.rows<{ id: number }>(
      `select u.id from role r join user_role ur on ur.role_code = r.code
         join app_user u on u.id = ur.user_id and u.company_id = r.company_id and u.status <> 'DELETED' where r.id = $1`,
      [roleId],
    )
  ).map(({ id }) => id)

export interface Wording {
  name: string
  note: string
  permissions: readonly Permission[]
}

/** A role of a company; its number. */
export async function makeRole(tx: Db, companyId: number, role: Wording): Promise<number> {
  const made = await tx.one<{ id: number }>(
    'insert into role (company_id, code, name, note) values ($1, $2, $3, $4) returning id',
    [companyId, `R${randomBytes(6).toString('hex')}`, role.name, role.note],
  )
  const id = made?.id ?? 0
  await grant(tx, id, role.permissions)
  return id
}

export async function changeRole(tx: Db, id: number, role: Wording): Promise<void> {
  await tx.run('update role set name = $2, note = $3 where id = $1', [id, role.name, role.note])
  await tx.run('delete from role_permission where role_id = $1', [id])
  await grant(tx, id, role.permissions)
}

const grant = (tx: Db, id: number, permissions: readonly Permission[]) =>
  tx.run('insert into role_permission (role_id, permission) select $1, unnest($2::text[])', [
    id,
    permissions,
  ])

/** Whether another role of the company is called so. */
export const isTaken = async (db: Db, companyId: number, name: string, id: number | null) =>
  (await db.one(
    `select 1 from role where (company_id = $1 or company_id is null) and name = $2 and id is distinct from $3`,
    [companyId, name, id],
  )) !== null

/** Holds a role against changes beside; false when it is gone. */
export const lockRole = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.one('select 1 from role where id = $1 for update', [id])) !== null

export const dropRole = (tx: Db, id: number) => tx.run('delete from role where id = $1', [id])
