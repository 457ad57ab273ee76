import { HAO_PER_YUAN, maskMobile } from '@xinjian/format'
import type { Database, Db } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { maySee } from '../../http/billing-access.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { balancesOf } from '../ledger/index.ts'

interface CompanyRow {
  id: number
  name: string
  email: string | null
  linkman: string | null
  phone: string | null
  client_account: string | null
  client_id: string | null
  kd_public_key: string | null
  th_public_key: string | null
}

/** How a company is named to the enterprises it asks; `phone` unmasked, for the contract they sign. */
export const companyContact = (db: Db, companyId: number) =>
  db.one<{ name: string; phone: string | null }>('select name, phone from company where id = $1', [
    companyId,
  ])

/** Company basic info of the session's company (product spec §3). What it has is told to whom the calls on its books tell it. */
export async function companyBasic(db: Database, session: Session) {
  const { companyId } = session
  const row = await db.one<CompanyRow>(
    `select id, name, email, linkman, phone, client_account, client_id, kd_public_key, th_public_key
       from company where id = $1`,
    [companyId],
  )
  if (!row) throw new Refusal('UNKNOWN')
  const books = maySee(session, 'money.read') ? await balancesOf(tenantOf(db, companyId)) : null
  return {
    ...wired(row, 'id client_account client_id email linkman kd_public_key th_public_key'),
    companyName: row.name,
    balance: books && books.available / HAO_PER_YUAN,
    phone: row.phone === null ? null : maskMobile(row.phone),
  }
}

/** What a company is called, and the company whose secondary customer it is; null = nobody's. */
export const companyAbove = async (
  db: Db,
  companyId: number,
): Promise<{ name: string; parentId: number | null }> =>
  (await db.one<{ name: string; parentId: number | null }>(
    'select name, parent_id as "parentId" from company where id = $1',
    [companyId],
  ))!

/** The company of the platform with this tax number that is nobody's secondary customer, and works; null = there is none. */
export const companyByTaxNo = (db: Db, taxNo: string) =>
  db.one<{ id: number; name: string }>(
    "select id, name from company where tax_no = $1 and parent_id is null and kind = 'CUSTOMER' and status = 'ACTIVE'",
    [taxNo],
  )

/** By what a company is named to registers and in contracts; null number = it never told one. */
export const companyIdentity = async (
  db: Db,
  companyId: number,
): Promise<{ name: string; taxNo: string | null }> =>
  (await db.one<{ name: string; taxNo: string | null }>(
    'select name, tax_no as "taxNo" from company where id = $1',
    [companyId],
  ))!
