/** SQL of companies as customers: of the platform, or (secondary ones) of another company. */
import type { CompanyStatus } from '@xinjian/contract/customer'
import type { Db } from '../../db/pool.ts'

export interface Customer {
  id: number
  name: string
  tax_no: string | null
  parent_id: number | null
  parent_name: string | null
  linkman: string | null
  phone: string | null
  email: string | null
  /** Name of its first administrator. */
  client_account: string | null
  /** He has not set a password yet. */
  waiting: boolean
  channel: string | null
  status: CompanyStatus
  frozen_why: string | null
  frozen_by_platform: boolean
  asked_id: number | null
  asked_by: string | null
  decided_by: string | null
  decision: string | null
  created_at: Date
}

const WAITING = `exists (select 1 from app_user u
    where u.company_id = c.id and u.user_name = c.client_account and u.password_hash is null)`
/** Whether the first administrator came in is his company's to know: operators reach no accounts this way. */
const columnsFor = (
  of: number | null,
) => `c.id, c.name, c.tax_no, c.parent_id, parent.name as parent_name, c.linkman, c.phone, c.email, c.client_account,
  ${of === null ? 'false' : WAITING} as waiting,
  c.channel, c.status, c.frozen_why, c.frozen_by_platform, c.asked_id, c.asked_by, c.decided_by, c.decision, c.created_at`
const FROM = `from company c left join company parent on parent.id = c.parent_id
  where c.kind = 'CUSTOMER' and ($1::int is null or c.parent_id = $1)`

/** All customers, or (`of`) the secondary ones of a company: those that wait first, then the newest. */
export async function customers(
  db: Db,
  of: number | null,
  { keyword, status }: { keyword?: string | undefined; status?: CompanyStatus | undefined },
  page: number,
  size: number,
): Promise<{ total: number; rows: Customer[] }> {
  const rows = await db.rows<Customer & { total: number }>(
    `select ${columnsFor(of)}, count(*) over ()::int as total ${FROM}
        and ($2::text is null or strpos(lower(c.name || ' ' || coalesce(c.tax_no, '') || ' ' || coalesce(c.linkman, '')), lower($2)) > 0)
        and ($3::text is null or c.status = $3)
      order by (c.status = 'WAITING') desc, c.id desc limit $4 offset $5`,
    [of, keyword || null, status ?? null, size, (page - 1) * size],
  )
  return { total: rows[0]?.total ?? 0, rows }
}

/** All of them by name, to choose one from. */
export const names = (db: Db) =>
  db.rows<{ id: number; name: string }>(
    "select id, name from company where kind = 'CUSTOMER' order by name, id",
  )

export const customerById = (db: Db, of: number | null, id: number) =>
  db.one<Customer>(`select ${columnsFor(of)} ${FROM} and c.id = $2`, [of, id])

/** Held against changes beside. */
export const lockCustomer = (tx: Db, id: number) =>
  tx.one('select 1 from company where id = $1 for update', [id])

export interface NewCustomer {
  name: string
  taxNo: string
  linkman: string
  phone: string
  email: string
  /** Name of its first administrator. */
  userName: string
  channel: string | null
  parentId: number | null
  /** Who entered it, so that another must decide; null = it is open at once. */
  asked: { userId: number; userName: string } | null
}

/** Its number. Throws 23505 where the tax number is a customer's already (`isTaxNoTaken`). */
export async function addCustomer(tx: Db, of: NewCustomer): Promise<number> {
  const row = await tx.one<{ id: number }>(
    `insert into company (name, kind, tax_no, linkman, phone, email, client_account, channel, parent_id, status, asked_id, asked_by)
     values ($1, 'CUSTOMER', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      of.name,
      of.taxNo,
      of.linkman,
      of.phone,
      of.email,
      of.userName,
      of.channel,
      of.parentId,
      of.asked ? 'WAITING' : 'ACTIVE',
      of.asked?.userId ?? null,
      of.asked?.userName ?? null,
    ],
  )
  return row?.id ?? 0
}

export function isTaxNoTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && /tax_no/.test(constraint ?? '')
}

export interface Wording {
  name: string
  linkman: string
  /** Left out: as it was. */
  phone?: string | undefined
  email: string
  /** Left out: as it was. */
  channel?: string | null | undefined
}

export const changeCustomer = (tx: Db, id: number, of: Wording) =>
  tx.run(
    `update company set name = $2, linkman = $3, phone = coalesce($4, phone), email = $5,
            channel = case when $6 then $7 else channel end where id = $1`,
    [
      id,
      of.name,
      of.linkman,
      of.phone ?? null,
      of.email,
      of.channel !== undefined,
      of.channel ?? null,
    ],
  )

/** Frozen with a reason, or (null) free again. False when it is neither open nor frozen. */
export const freezeCustomer = async (
  tx: Db,
  id: number,
  { why, byPlatform }: { why: string | null; byPlatform: boolean },
): Promise<boolean> =>
  (await tx.run(
    `update company set status = case when $2::text is null then 'ACTIVE' else 'FROZEN' end, frozen_why = $2,
            frozen_by_platform = $2::text is not null and $3 where id = $1 and status in ('ACTIVE', 'FROZEN')`,
    [id, why, byPlatform],
  )) === 1

/** The other operator's word; false when it was said already. Throws where both are one (`company_four_eyes`). */
export const decideCustomer = async (
  tx: Db,
  id: number,
  who: { userId: number; userName: string },
  { approve, note }: { approve: boolean; note: string },
): Promise<boolean> =>
  (await tx.run(
    `update company set status = $2, decided_id = $3, decided_by = $4, decided_at = now(), decision = $5
      where id = $1 and status = 'WAITING'`,
    [id, approve ? 'ACTIVE' : 'REFUSED', who.userId, who.userName, note],
  )) === 1
