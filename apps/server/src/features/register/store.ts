/** SQL of registrations, and of the company that one becomes. */
import type { RegistrationRow } from '@xinjian/contract'
import { leaveHand } from '../../db/hands.ts'
import type { Db } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'
import type { Columns, Resting } from '../../security/column/column.ts'
import { insertAccount } from '../session/index.ts'
import type { Reached, RestingReach } from './reach.ts'

export interface Registration extends RestingReach {
  status: RegistrationRow['status']
  company_name: string
  tax_no: string
  linkman: string
  user_name: string
  license_key: string
  license: RegistrationRow['licence']
  password_hash: string | null
  proposed_id: number | null
  proposed_by: string | null
  proposal: string | null
  decided_by: string | null
  decision: string | null
  created_at: Date
  decided_at: Date | null
  /** What stands against approving it besides its mobile, which is looked for by `takenNumbers`; of one that does not wait, nothing. */
  conflicts: RegistrationRow['conflicts']
}

const COLUMNS = `id, status, company_name, tax_no, linkman, mobile, mobile_sealed, email, email_sealed, user_name, license_key, license, password_hash,
  proposed_id, proposed_by, proposal, decided_by, decision, created_at, decided_at`

export type Who = Pick<Session, 'userId' | 'userName'>

/** Told to whoever decides, never to whoever asks: an answer there would tell a stranger who has an account and who is a customer. */
const CONFLICTS = `case when r.status = 'WAITING' then array_remove(array[
  case when exists (select 1 from company c where c.tax_no = r.tax_no and c.parent_id is null and c.status <> 'REFUSED') then 'taxNo' end,
  case when exists (select 1 from registration o where o.tax_no = r.tax_no and o.status = 'WAITING' and o.id <> r.id) then 'waiting' end,
  case when exists (select 1 from app_user u where u.user_name = r.user_name) then 'userName' end], null) else '{}' end as conflicts`

export type Asked = Pick<
  Registration,
  'id' | 'company_name' | 'tax_no' | 'linkman' | 'user_name' | 'license_key' | 'license'
> & { reach: Record<keyof Reached, Resting> }

/** The number of one that is not kept yet: how the applicant is reached is sealed for it, before a transaction holds a connection. */
export const nextId = async (db: Db): Promise<number> =>
  (await db.one<{ id: number }>("select nextval('registration_id_seq')::int as id"))!.id

const RUN_OUT = "tax_no = $1 and status = 'SENT' and expires_at <= now()"

/** What the same firm asked and let run out. */
export const runOut = (db: Db, taxNo: string) =>
  db.rows<RestingReach>(
    `select id, mobile, mobile_sealed, email, email_sealed from registration where ${RUN_OUT}`,
    [taxNo],
  )

/**
 * Keeps what was asked, until the link in the mail is followed; its number. What the same firm asked by the same address and let run out
 * (`gone`) goes. One whose link still opens stays: whoever knows an address and a tax number could take it away.
 */
export async function keep(
  tx: Db,
  asked: Asked,
  { gone, codeHash, life }: { gone: readonly number[]; codeHash: Uint8Array; life: string },
): Promise<number> {
  await tx.run(`delete from registration where ${RUN_OUT} and id = any($2::int[])`, [
    asked.tax_no,
    gone,
  ])
  const kept = await tx.one<{ id: number }>(
    `insert into registration (id, company_name, tax_no, linkman, user_name, license_key, license, code_hash,
                               mobile, mobile_sealed, email, email_sealed, expires_at)
     overriding system value
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now() + $13::interval) returning id`,
    [
      ...[asked.id, asked.company_name, asked.tax_no, asked.linkman, asked.user_name],
      ...[asked.license_key, JSON.stringify(asked.license), codeHash],
      ...[asked.reach.mobile.clear, asked.reach.mobile.sealed],
      ...[asked.reach.email.clear, asked.reach.email.sealed],
      life,
    ],
  )
  return kept?.id ?? 0
}

/** The registration of a link that can still be followed. */
export const byCode = (db: Db, codeHash: Uint8Array) =>
  db.one<Pick<Registration, 'user_name' | 'company_name'>>(
    `select user_name, company_name from registration where code_hash = $1 and status = 'SENT' and expires_at > now()`,
    [codeHash],
  )

/** The link is used up; false when somebody was quicker. */
export const confirm = async (tx: Db, codeHash: Uint8Array, passwordHash: string) =>
  (await tx.run(
    `update registration set status = 'WAITING', password_hash = $2, code_hash = null
      where code_hash = $1 and status = 'SENT' and expires_at > now()`,
    [codeHash, passwordHash],
  )) === 1

export const byId = (db: Db, id: number) =>
  db.one<Registration>(`select ${COLUMNS}, ${CONFLICTS} from registration r where id = $1`, [id])

/** Another account name than was asked for: the operator's way out where that one is taken. */
export const rename = (tx: Db, id: number, userName: string) =>
  tx.run("update registration set user_name = $2 where id = $1 and status = 'WAITING'", [
    id,
    userName,
  ])

/** The same, held, while it waits for a decision. */
export const waiting = (tx: Db, id: number) =>
  tx.one<Registration>(
    `select ${COLUMNS}, ${CONFLICTS} from registration r where id = $1 and status = 'WAITING' for update of r`,
    [id],
  )

export async function registrations(
  db: Db,
  { keyword, status }: { keyword?: string | undefined; status?: string | undefined },
  page: number,
  size: number,
): Promise<{ total: number; rows: Registration[] }> {
  const rows = await db.rows<Registration & { total: number }>(
    `select ${COLUMNS}, ${CONFLICTS}, count(*) over () as total from registration r
      where ($1::text is null or strpos(company_name || ' ' || tax_no || ' ' || linkman, $1) > 0)
        and ($2::text is null or status = $2)
      order by id desc limit $3 offset $4`,
    [keyword || null, status ?? null, size, (page - 1) * size],
  )
  return { total: rows[0]?.total ?? 0, rows }
}

/** Decided; the password of an account that was made, or was not, is kept here no longer. */
export const decided = (
  tx: Db,
  id: number,
  { by, note, companyId }: { by: Who; note: string; companyId: number | null },
) =>
  tx.run(
    `update registration set status = case when $4::int is null then 'REFUSED' else 'APPROVED' end, decided_by = $2,
            decided_id = $5, decision = $3, made_company = $4, password_hash = null, decided_at = now() where id = $1`,
    // A refusal is any operator's word alone, the proposer's too: it opens nothing.
    [id, by.userName, note, companyId, companyId === null ? null : by.userId],
  )

/** One operator's word that it be opened: another's is still to come. */
export const propose = (tx: Db, id: number, by: Who, note: string) =>
  tx.run(
    'update registration set proposed_id = $2, proposed_by = $3, proposal = $4, proposed_at = now() where id = $1',
    [id, by.userId, by.userName, note],
  )

/** The company with its first administrator, by the hand of whoever proposed it; the company's number. */
export async function makeCompany(
  tx: Db,
  columns: Columns,
  of: Omit<Registration, keyof RestingReach> & { id: number },
  { mobile, email }: Reached,
): Promise<number> {
  const company = await tx.one<{ id: number }>(
    `insert into company (name, kind, tax_no, email, linkman, phone, client_account)
     values ($1, 'CUSTOMER', $2, $3, $4, $5, $6) returning id`,
    [of.company_name, of.tax_no, email, of.linkman, mobile, of.user_name],
  )
  const companyId = company?.id ?? 0
  const { user_name: userName, linkman: name, password_hash: passwordHash } = of
  const account = { companyId, userName, name, mobile, email, passwordHash }
  const userId = await insertAccount(tx, columns, account)
  await tx.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_COMPANY_ADMIN')", [
    userId,
  ])
  if (of.proposed_id) await leaveHand(tx, 'MADE', [userId], of.proposed_id)
  return companyId
}
