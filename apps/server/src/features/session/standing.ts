/** Whether a company may use the platform now. One that was frozen takes its secondary customers with it: their calls are on its account. */
import type { Db } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'

/** SQL, by the aliases `c` of the company and `parent` of the one whose customer it is, which is joined to its left. */
export const STANDS = `(c.status = 'ACTIVE' and coalesce(parent.status = 'ACTIVE', true))`

export const frozenCompany = (): Refusal =>
  new Refusal('ACCOUNT_FROZEN', '贵公司的账户已被停用，请联系为贵公司开通服务的机构')

export async function standsNow(db: Db, companyId: number): Promise<boolean> {
  const row = await db.one<{ stands: boolean }>(
    `select ${STANDS} as stands from company c left join company parent on parent.id = c.parent_id where c.id = $1`,
    [companyId],
  )
  return row?.stands ?? true
}

/** Refuses work of a company that was frozen: no other try of it mends that. */
export async function mustStand(db: Db, companyId: number): Promise<void> {
  if (!(await standsNow(db, companyId))) throw frozenCompany()
}
