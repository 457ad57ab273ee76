/** SQL of users. Not tenant-scoped: who somebody is comes before which company he is of. */
import type { Permission } from '@xinjian/contract'
import type { Db } from '../../db/pool.ts'
import { type Scope, WHOLE_COMPANY } from '../../db/scope.ts'
import type { Columns } from '../../security/column/column.ts'
import { STANDS } from './account-status.ts'
import { numberIndex, restingJson, type SentReach } from './reach.ts'

export interface User {
  id: number
  company_id: number
  company_name: string
  user_name: string
  password_hash: string | null
  password_history: string[]
  status: 'ACTIVE' | 'FROZEN' | 'DELETED'
  created_at: Date
  /** Neither his company nor the one whose customer it is was frozen. */
  stands: boolean
  roles: string[]
}

/**
 * The account of all visitors of the demonstration. Its mobile is nobody's and its password none; however it comes in, what it gets is a
 * session of the demonstration. No account that is made may be called so (`userName` of the contract begins with a letter): nobody takes the name
 * first, and visitors with it.
 */
export const VISITOR = {
  userName: '_demo.visitor',
  mobile: '00000000000',
} as const

const COLUMNS = `u.id, u.company_id, c.name as company_name, u.user_name, u.password_hash, u.password_history,
  u.status, u.created_at, ${STANDS} as stands,
  array(select role_code from user_role r where r.user_id = u.id order by role_code) as roles`

/** By account name or mobile number; `byNumber`: by that. */
export const userByLogin = (db: Db, columns: Pick<Columns, 'index'>, login: string) =>
  db.one<User & { byNumber: boolean }>(
    `select ${COLUMNS}, u.user_name <> $1 as "byNumber"
       from app_user u join company c on c.id = u.company_id left join company parent on parent.id = c.parent_id
      where (u.user_name = $1 or u.mobile = $1 or u.mobile_index = $2) and u.status <> 'DELETED'`,
    [login, numberIndex(columns, login)],
  )

export const userById = (db: Db, id: number) =>
  db.one<User>(
    `select ${COLUMNS} from app_user u join company c on c.id = u.company_id left join company parent on parent.id = c.parent_id
      where u.id = $1`,
    [id],
  )

/** Sets a password and remembers the last five; false when it is not the one any more that `user` was read with. */
export const setPassword = async (
  db: Db,
  { id, password_hash: old, password_history: used }: User,
  hash: string,
): Promise<boolean> =>
  (await db.run(
    `update app_user set password_hash = $2, password_history = $3, failed_logins = 0, locked_until = null
      where id = $1 and password_hash is not distinct from $4`,
    [id, hash, [old ?? '', ...used].filter(Boolean).slice(0, 5), old],
  )) === 1

/** An active account of a company, and whether this number is its own; null = there is none. */
export const activeAccount = (
  db: Db,
  columns: Pick<Columns, 'index'>,
  { companyId, id, mobile }: { companyId: number; id: number | null; mobile: string },
) =>
  db.one<{ hasNumber: boolean }>(
    `select coalesce(mobile = $3 or mobile_index = $4, false) as "hasNumber" from app_user
      where company_id = $1 and id = $2 and status = 'ACTIVE'`,
    [companyId, id, mobile, numberIndex(columns, mobile)],
  )

/** Active accounts of a company by name who hold a permission now, by whichever of their roles: who may be made answerable for something. */
export const activeHolders = (db: Db, companyId: number, permission: Permission) =>
  db.rows<{ id: number; name: string; reach: SentReach }>(
    `select u.id, u.user_name as name, json_build_object(${restingJson('u')}) as reach from app_user u
      where u.company_id = $1 and u.status = 'ACTIVE' and exists (
        select 1 from user_role held
          join role r on r.code = held.role_code and (r.company_id is null or r.company_id = u.company_id)
          join role_permission p on p.role_id = r.id and p.permission = $2
         where held.user_id = u.id)
      order by u.user_name`,
    [companyId, permission],
  )

/**
 * What the account of this name may see of its company now. Of a name that is no account's (a system's key, one that was deleted): what
 * was made under it.
 */
export async function scopeOfMaker(db: Db, companyId: number, userName: string): Promise<Scope> {
  const row = await db.one(
    `select 1 from app_user u join user_role held on held.user_id = u.id
       join role r on r.code = held.role_code and (r.company_id is null or r.company_id = u.company_id)
       join role_permission p on p.role_id = r.id and p.permission = 'report.readAll'
      where u.company_id = $1 and u.user_name = $2 and u.status <> 'DELETED' limit 1`,
    [companyId, userName],
  )
  return row ? WHOLE_COMPANY : { ...WHOLE_COMPANY, madeBy: userName }
}
