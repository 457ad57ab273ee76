/** Companies and people beside those of the demonstration. */
import { openSession } from '../../src/features/session/sessions.ts'
import type { TestServer } from '../harness.ts'

/** A company that has nothing; its id. */
export async function emptyCompany({ db }: TestServer, name: string): Promise<number> {
  const row = await db.one<{ id: number }>(
    "insert into company (name, kind) values ($1, 'CUSTOMER') returning id",
    [name],
  )
  return row?.id ?? 0
}

/** A new child customer of a company; the token of its session. */
export async function childOf(
  { db }: TestServer,
  companyId: number,
  userName: string,
): Promise<string> {
  const user = await db.one<{ id: number }>(
    "insert into app_user (company_id, user_name, mobile) values ($1, $2, '19912340000') returning id",
    [companyId, userName],
  )
  const id = user?.id ?? 0
  await db.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_RYC_CHILD')", [id])
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
