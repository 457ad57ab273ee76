/** SQL of users. Not tenant-scoped: who somebody is comes before which company he is of. */
import type { Db } from '../../db/pool.ts'
import { hashToken } from '../../security/secret.ts'

export interface User {
  id: number
  company_id: number
  company_name: string
  user_name: string
  mobile: string
  password_hash: string | null
  password_history: string[]
  status: 'ACTIVE' | 'FROZEN'
  locked: boolean
  created_at: Date
  roles: string[]
}

const COLUMNS = `u.id, u.company_id, c.name as company_name, u.user_name, u.mobile, u.password_hash, u.password_history,
  u.status, coalesce(u.locked_until > now(), false) as locked, u.created_at,
  array(select role_code from user_role r where r.user_id = u.id order by role_code) as roles`

/** By account name or mobile number. */
export const userByLogin = (db: Db, login: string) =>
  db.one<User>(
    `select ${COLUMNS} from app_user u join company c on c.id = u.company_id where u.user_name = $1 or u.mobile = $1`,
    [login],
  )

export const userById = (db: Db, id: number) =>
  db.one<User>(
    `select ${COLUMNS} from app_user u join company c on c.id = u.company_id where u.id = $1`,
    [id],
  )

/**
 * After five failures in a row the account is locked for 30 minutes (domain §7.3). Then counting begins anew: one wrong
 * password every half hour must not keep somebody out for ever.
 */
const LOCK = (
  failures: string,
  table: string,
) => `${failures} = case when ${table}.locked_until <= now() then 1 else ${table}.${failures} + 1 end,
            locked_until = case when ${table}.locked_until <= now() then null
                                when ${table}.${failures} + 1 >= 5 then now() + interval '30 minutes' end`

export const countFailure = (db: Db, id: number) =>
  db.run(`update app_user set ${LOCK('failed_logins', 'app_user')} where id = $1`, [id])

/** The same for a name that no account has: that it is locked tells nothing either. */
export const countStranger = (db: Db, login: string) =>
  db.run(
    `insert into login_failure (name_hash, failures) values ($1, 1)
     on conflict (name_hash) do update set ${LOCK('failures', 'login_failure')}, at = now()`,
    [hashToken(login)],
  )

export const isStrangerLocked = async (db: Db, login: string): Promise<boolean> =>
  (await db.one('select 1 from login_failure where name_hash = $1 and locked_until > now()', [
    hashToken(login),
  ])) !== null

export const clearFailures = (db: Db, id: number) =>
  db.run(
    'update app_user set failed_logins = 0, locked_until = null where id = $1 and (failed_logins > 0 or locked_until is not null)',
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
