/** SQL of registrations, and of the company that one becomes. */
import type { RegistrationRow } from '@xinjian/contract'
import { leaveHand } from '../../db/hands.ts'
import type { Db } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'

export interface Registration {
  id: number
  status: RegistrationRow['status']
  company_name: string
  tax_no: string
  linkman: string
  mobile: string
  email: string
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
}

const COLUMNS = `id, status, company_name, tax_no, linkman, mobile, email, user_name, license_key, license, password_hash,
  proposed_id, proposed_by, proposal, decided_by, decision, created_at, decided_at`

export type Who = Pick<Session, 'userId' | 'userName'>

export type Asked = Pick<
  Registration,
  | 'company_name'
  | 'tax_no'
  | 'linkman'
  | 'mobile'
  | 'email'
  | 'user_name'
  | 'license_key'
  | 'license'
>

/** Keeps what was asked, until the link in the mail is followed. What the same firm asked before and never confirmed is gone. */
export async function keep(tx: Db, asked: Asked, codeHash: Uint8Array, life: string) {
  await tx.run("delete from registration where tax_no = $1 and status = 'SENT' and email = $2", [
    asked.tax_no,
    asked.email,
  ])
  await tx.run(
    `insert into registration (company_name, tax_no, linkman, mobile, email, user_name, license_key, license, code_hash, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10::interval)`,
    [
      asked.company_name,
      asked.tax_no,
      asked.linkman,
      asked.mobile,
      asked.email,
      asked.user_name,
      asked.license_key,
      JSON.stringify(asked.license),
      codeHash,
      life,
    ],
  )
}

/** The registration of a link that can still be followed. */
export const byCode = (db: Db, codeHash: Uint8Array) =>
  db.one<Registration>(
    `select ${COLUMNS} from registration where code_hash = $1 and status = 'SENT' and expires_at > now()`,
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
  db.one<Registration>(`select ${COLUMNS} from registration where id = $1`, [id])

/** The same, held, while it waits for a decision. */
export const waiting = (tx: Db, id: number) =>
  tx.one<Registration>(
    `select ${COLUMNS} from registration where id = $1 and status = 'WAITING' for update`,
    [id],
  )

export async function registrations(
  db: Db,
  { keyword, status }: { keyword?: string | undefined; status?: string | undefined },
  page: number,
  size: number,
): Promise<{ total: number; rows: Registration[] }> {
  const rows = await db.rows<Registration & { total: number }>(
    `select ${COLUMNS}, count(*) over () as total from registration
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

/** What another company or account has already: the field to blame; null = nothing. */
export async function taken(
  db: Db,
  asked: Pick<Asked, 'tax_no' | 'mobile' | 'user_name'>,
): Promise<'taxNo' | 'phone' | 'userName' | null> {
  const row = await db.one<{ firm: boolean; phone: boolean; name: boolean }>(
    `select exists (select 1 from company where tax_no = $1 and parent_id is null and status <> 'REFUSED')
         or exists (select 1 from registration where tax_no = $1 and status = 'WAITING') as firm,
            exists (select 1 from app_user where mobile = $2 and status <> 'DELETED') as phone,
            exists (select 1 from app_user where user_name = $3) as name`,
    [asked.tax_no, asked.mobile, asked.user_name],
  )
  return row?.firm ? 'taxNo' : row?.phone ? 'phone' : row?.name ? 'userName' : null
}

/** The company with its first administrator, by the hand of whoever proposed it; the company's number. */
export async function makeCompany(tx: Db, of: Registration): Promise<number> {
  const company = await tx.one<{ id: number }>(
    `insert into company (name, kind, tax_no, email, linkman, phone, client_account)
     values ($1, 'CUSTOMER', $2, $3, $4, $5, $6) returning id`,
    [of.company_name, of.tax_no, of.email, of.linkman, of.mobile, of.user_name],
  )
  const companyId = company?.id ?? 0
  const user = await tx.one<{ id: number }>(
    `insert into app_user (company_id, user_name, name, mobile, email, password_hash)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [companyId, of.user_name, of.linkman, of.mobile, of.email, of.password_hash],
  )
  await tx.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_COMPANY_ADMIN')", [
    user?.id ?? 0,
  ])
  if (of.proposed_id) await leaveHand(tx, 'MADE', [user?.id ?? 0], of.proposed_id)
  return companyId
}
