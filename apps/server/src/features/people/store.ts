/** SQL of accounts as administrators see them. Deleted ones are not shown; they stay for what they made. */
import type { Permission, UserStatus } from '@xinjian/contract'
import type { Db } from '../../db/pool.ts'
import type { Columns } from '../../security/column/column.ts'
import {
  addressIndex,
  isLive,
  numberIndex,
  restingJson,
  type SentReach,
  takenNumbers,
} from '../session/index.ts'
import { PEOPLE_SAYS } from './words.ts'

export interface AccountRow {
  id: number
  user_name: string
  name: string
  /** How its holder is reached, as it rests. */
  reach: SentReach
  status: UserStatus
  frozen_why: string | null
  waiting: boolean
  company_id: number
  company_name: string
  kind: 'OPERATOR' | 'CUSTOMER'
  created_at: Date
  roles: { roleCode: string; roleName: string }[]
  may: Permission[]
  sessions: number
  seconds: number
  last_seen: Date | null
}

const HELD = `user_role ur join role r on r.code = ur.role_code and (r.company_id is null or r.company_id = u.company_id)`
const COLUMNS = `u.id, u.user_name, u.name, json_build_object(${restingJson('u')}) as reach, u.status, u.frozen_why, u.password_hash is null as waiting,
  u.company_id, c.name as company_name, c.kind, u.created_at,
  (select coalesce(json_agg(json_build_object('roleCode', r.code, 'roleName', r.name) order by r.code), '[]')
     from ${HELD} where ur.user_id = u.id) as roles,
  array(select distinct p.permission from ${HELD} join role_permission p on p.role_id = r.id where ur.user_id = u.id) as may,
  (select count(*) from second_factor f where f.user_id = u.id) as seconds, live.sessions, live.last_seen`
const FROM = `from app_user u join company c on c.id = u.company_id,
  lateral (select count(*) as sessions, max(s.last_seen_at) as last_seen from session s
            where s.user_id = u.id and ${isLive('s')}) live
 where u.status <> 'DELETED' and ($1::int is null or u.company_id = $1)`

export interface Filter {
  keyword?: string | undefined
  status?: UserStatus | undefined
  roleCode?: string | undefined
}

/** Accounts of a company, or (null) of all; a keyword is part of a name, or the whole mobile number or address. */
export async function accounts(
  db: Db,
  columns: Pick<Columns, 'index'>,
  within: number | null,
  { keyword, status, roleCode }: Filter,
  page: number,
  size: number,
): Promise<{ total: number; rows: AccountRow[] }> {
  const found = keyword
    ? [numberIndex(columns, keyword), addressIndex(columns, keyword)]
    : [null, null]
  const rows = await db.rows<AccountRow & { total: number }>(
    `select ${COLUMNS}, count(*) over () as total ${FROM}
        and ($2::text is null or u.mobile = $2 or u.mobile_index = $7 or lower(u.email) = lower($2) or u.email_index = $8
             or strpos(lower(u.user_name || ' ' || u.name), lower($2)) > 0)
        and ($3::text is null or u.status = $3)
        and ($4::text is null or exists (select 1 from user_role h where h.user_id = u.id and h.role_code = $4))
      order by u.id desc limit $5 offset $6`,
    [within, keyword || null, status ?? null, roleCode || null, size, (page - 1) * size, ...found],
  )
  return { total: rows[0]?.total ?? 0, rows }
}

export const accountById = (db: Db, within: number | null, id: number) =>
  db.one<AccountRow>(`select ${COLUMNS} ${FROM} and u.id = $2`, [within, id])

/** Name alone: how its holder is reached is written by `changeReach`. */
export const rename = (tx: Db, id: number, name: string) =>
  tx.run('update app_user set name = $2 where id = $1', [id, name])

export async function setRoles(tx: Db, id: number, codes: readonly string[]): Promise<void> {
  await tx.run('delete from user_role where user_id = $1 and role_code <> all($2)', [id, codes])
  await tx.run(
    'insert into user_role (user_id, role_code) select $1, unnest($2::text[]) on conflict do nothing',
    [id, codes],
  )
}

/** Frozen with a reason, or (null) free again. */
export const freeze = (tx: Db, id: number, why: string | null) =>
  tx.run(
    "update app_user set status = case when $2::text is null then 'ACTIVE' else 'FROZEN' end, frozen_why = $2 where id = $1",
    [id, why],
  )

/** The number is free for another; the account's name is not. */
export const markDeleted = (tx: Db, id: number) =>
  tx.run(
    `update app_user set status = 'DELETED', password_hash = null, password_history = '{}', email = null, email_sealed = null, email_index = null
      where id = $1`,
    [id],
  )

/** The old password opens nothing any more. */
export const dropPassword = (tx: Db, id: number) =>
  tx.run(
    `update app_user set password_hash = null, failed_logins = 0, locked_until = null,
            password_history = (array_remove(array_prepend(password_hash, password_history), null))[1:5]
      where id = $1`,
    [id],
  )

/** The first administrator of a company: the account under the name that stands with it. */
export const firstAccount = (db: Db, companyId: number) =>
  db.one<{ id: number; company_id: number; userName: string; reach: SentReach; waiting: boolean }>(
    `select u.id, u.company_id, u.user_name as "userName", json_build_object(${restingJson('u')}) as reach, u.password_hash is null as waiting
       from company c join app_user u on u.company_id = c.id and u.user_name = c.client_account and u.status <> 'DELETED'
      where c.id = $1`,
    [companyId],
  )

/** Whether a name or a number cannot be an account's: the field to blame. */
export async function takenAlready(
  db: Db,
  columns: Pick<Columns, 'index'>,
  { userName, mobile }: { userName: string; mobile: string },
): Promise<'userName' | 'mobile' | null> {
  if (await db.one('select 1 from app_user where user_name = $1', [userName])) return 'userName'
  return (await takenNumbers(db, columns, [mobile])).size > 0 ? 'mobile' : null
}

/** Holds an account against changes beside. */
export const lockAccount = (tx: Db, id: number) =>
  tx.one('select 1 from app_user where id = $1 for update', [id])

export const TAKEN = {
  userName: PEOPLE_SAYS.accountNameTakenChoose,
  mobile: PEOPLE_SAYS.anotherAccountMobileNumber,
}

const FIELD_OF: Record<string, keyof typeof TAKEN> = {
  app_user_user_name_key: 'userName',
  app_user_mobile: 'mobile',
  app_user_number: 'mobile',
}

/** Which field another account has already; null = the error is another one. */
export function takenField(error: unknown): { field: string; msg: string } | null {
  const { code, constraint } = error as { code?: string; constraint?: string }
  const field = code === '23505' ? FIELD_OF[constraint ?? ''] : undefined
  return field ? { field, msg: TAKEN[field] } : null
}
