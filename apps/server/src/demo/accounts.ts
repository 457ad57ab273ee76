/** Demo accounts: exist only with demo data on. The password is public on purpose and printed at start. */
import type { RoleCode } from '@xinjian/contract'
import { forgetHands } from '../db/hands.ts'
import type { Database, Db } from '../db/pool.ts'
import { DEMO_CHANNEL, ensureChannel } from '../features/channel/index.ts'
import { insertAccount } from '../features/session/index.ts'
import type { Columns } from '../security/column/column.ts'
import { hashPassword } from '../security/password.ts'

export const DEMO_PASSWORD = 'Xinjian@2026'

export interface DemoAccount {
  company: string
  kind: 'OPERATOR' | 'CUSTOMER'
  userName: string
  mobile: string
  role: RoleCode
  about: string
}

export const DEMO_ACCOUNTS: DemoAccount[] = [
  {
    company: '示例商业银行',
    kind: 'CUSTOMER',
    userName: 'demo',
    mobile: '19900000001',
    role: 'ROLE_COMPANY_ADMIN',
    about: '企业管理员，已有示例企业与报告',
  },
  {
    company: '示例商业银行',
    kind: 'CUSTOMER',
    userName: 'staff',
    mobile: '19900000002',
    role: 'ROLE_COMPANY_STAFF',
    about: '企业员工',
  },
  {
    company: '示例商业银行',
    kind: 'CUSTOMER',
    userName: 'child',
    mobile: '19900000003',
    role: 'ROLE_RYC_CHILD',
    about: '子客户',
  },
  {
    company: '示例实业有限公司',
    kind: 'CUSTOMER',
    userName: 'owner',
    mobile: '19900000004',
    role: 'ROLE_RYC_SAAS_FAREN',
    about: '企业法人，尚无数据，可上传自己的发票',
  },
  {
    company: '信鉴运营中心',
    kind: 'OPERATOR',
    userName: 'admin',
    mobile: '19900000009',
    role: 'ROLE_ADMIN',
    about: '平台管理员',
  },
  {
    company: '信鉴运营中心',
    kind: 'OPERATOR',
    userName: 'operator',
    mobile: '19900000008',
    role: 'ROLE_OPERATOR',
    about: '平台运营，复核他人录入的规则、价格与充值',
  },
]

/**
 * Adds what is missing; an account that exists is left as it is (its password may have been changed).
 * @param columns null = the secret key is not at hand: written as a release before did, and read so
 */
export async function addDemoAccounts(
  db: Database,
  columns: Columns | null,
): Promise<Map<string, number>> {
  const companies = new Map<string, number>()
  for (const account of DEMO_ACCOUNTS) {
    const companyId = companies.get(account.company) ?? (await company(db, account))
    companies.set(account.company, companyId)
    if (await db.one('select 1 from app_user where user_name = $1', [account.userName])) continue
    const { userName, mobile } = account
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    const id = columns
      ? await insertAccount(db, columns, { companyId, userName, mobile, email: null, passwordHash })
      : await inClear(db, [companyId, userName, mobile, passwordHash])
    await db.run('insert into user_role (user_id, role_code) values ($1, $2)', [id, account.role])
  }
  const own = await db.rows<{ id: number }>('select id from app_user where user_name = any($1)', [
    DEMO_ACCOUNTS.map(({ userName }) => userName),
  ])
  await forgetHands(
    db,
    own.map(({ id }) => id),
  )
  // The phone's entry without a link of its own leads to the bank of the demonstration.
  // It shows the report that follows a collection; whoever turned that off finds it off.
  await ensureChannel(db, companies.get('示例商业银行') ?? 0, DEMO_CHANNEL, true)
  return companies
}

const inClear = async (db: Db, account: readonly (string | number)[]): Promise<number> =>
  (await db.one<{ id: number }>(
    'insert into app_user (company_id, user_name, mobile, password_hash) values ($1, $2, $3, $4) returning id',
    account,
  ))!.id

async function company(db: Db, { company: name, kind }: DemoAccount): Promise<number> {
  const found = await db.one<{ id: number }>('select id from company where name = $1', [name])
  if (found) return found.id
  const made = await db.one<{ id: number }>(
    `insert into company (name, kind, linkman, phone, email, client_account, client_id)
     values ($1, $2, '示例联系人', '19900000000', 'contact@example.com', 'demo', 'demo-client') returning id`,
    [name, kind],
  )
  return made?.id ?? 0
}
