/** Companies and people beside those of the demonstration. */
import type { RoleCode } from '@xinjian/contract'
import { stockCompany } from '../../src/demo/money.ts'
import { openSession } from '../../src/features/session/sessions.ts'
import type { TestServer } from '../harness.ts'

/** A company without data that may order every report; its id. */
export async function emptyCompany({ db }: TestServer, name: string): Promise<number> {
  const row = await db.one<{ id: number }>(
    "insert into company (name, kind) values ($1, 'CUSTOMER') returning id",
    [name],
  )
  await stockCompany(db, row?.id ?? 0)
  return row?.id ?? 0
}

/** A new child customer of a company; the token of its session. */
export const childOf = (server: TestServer, companyId: number, userName: string) =>
  memberOf(server, companyId, userName, 'ROLE_RYC_CHILD')

/** Mobiles are unique on the platform; those of the demonstration end otherwise. */
let members = 12_340_000

/** A new member of a company in a role; the token of the session. */
export async function memberOf(
  { db }: TestServer,
  companyId: number,
  userName: string,
  role: RoleCode,
): Promise<string> {
  const user = await db.one<{ id: number }>(
    'insert into app_user (company_id, user_name, mobile) values ($1, $2, $3) returning id',
    [companyId, userName, `199${String(++members).padStart(8, '0')}`],
  )
  const id = user?.id ?? 0
  await db.run('insert into user_role (user_id, role_code) values ($1, $2)', [id, role])
  return (await openSession(db, { id, companyId }, 'MAIN')).token
}

/** A session of the demonstration for somebody who has an account. */
export async function demoOf({ db }: TestServer, userName: string): Promise<string> {
  const user = await db.one<{ id: number; company_id: number }>(
    'select id, company_id from app_user where user_name = $1',
    [userName],
  )
  return (await openSession(db, { id: user?.id ?? 0, companyId: user?.company_id ?? 0 }, 'DEMO'))
    .token
}
