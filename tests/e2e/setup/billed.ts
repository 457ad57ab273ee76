/** A customer of its own with a month that is over: its calls, and the bill that was made of them. */
import { tenantOf } from '../../../apps/server/src/db/tenant.ts'
import { stockCompany } from '../../../apps/server/src/demo/money.ts'
import { freezeBill } from '../../../apps/server/src/features/billing/bill.ts'
import { hold, settle } from '../../../apps/server/src/features/metering/index.ts'
import { withDatabase } from './database.ts'

export interface Billed {
  companyId: number
  /** `2026-09`. */
  month: string
}

/** Whoever logs in as `userName` has the password of the demonstration. */
export const billedCustomer = (of: {
  name: string
  userName: string
  mobile: string
  calls: readonly { product: string; name: string; enterprise: string }[]
}): Promise<Billed> =>
  withDatabase(async (db) => {
    const { id } = (await db.one<{ id: number }>(
      "insert into company (name, kind) values ($1, 'CUSTOMER') returning id",
      [of.name],
    ))!
    await db.run(
      `with made as (insert into app_user (company_id, user_name, mobile, password_hash)
         select $1, $2, $3, password_hash from app_user where user_name = 'demo' returning id)
       insert into user_role (user_id, role_code) select id, 'ROLE_COMPANY_ADMIN' from made`,
      [id, of.userName, of.mobile],
    )
    await stockCompany(db, id)
    const tenant = tenantOf(db, id)
    for (const [i, { enterprise, ...call }] of of.calls.entries()) {
      const no = `BILL-${id}-${i + 1}`
      const firm = { id: null, name: enterprise, taxNo: '91440300TEST000001' }
      const asked = { ...call, no, via: 'PAGE', enterprise: firm, madeBy: of.userName } as const
      await tenant.transaction((tx) => hold(tx, [asked]))
      await tenant.transaction((tx) => settle(tx, no, 'FOUND'))
    }
    const [{ month }] = (await tenant.rows<{ month: number }>(
      'select max(month) as month from usage_month where company_id = $1',
    )) as [{ month: number }]
    // The month before last: its bill is due on any day.
    const over = month - 2
    for (const table of ['usage_record', 'usage_month'])
      await tenant.run(`update ${table} set month = $2 where company_id = $1`, [over])
    await tenant.transaction((tx) => freezeBill(tx, over))
    const [year, of12] = [Math.floor(over / 12), (over % 12) + 1]
    return { companyId: id, month: `${year}-${String(of12).padStart(2, '0')}` }
  })
