/** A server with what the tests of notices ask of it. */
import type { Database } from '../../src/db/pool.ts'
import { type TenantTx, tenantOf } from '../../src/db/tenant.ts'
import type { Answer, TestServer } from '../harness.ts'

export const companyOf = async (db: Database, userName: string): Promise<number> =>
  (await db.one<{ id: number }>('select company_id as id from app_user where user_name = $1', [
    userName,
  ]))!.id

export const userIdOf = async (db: Database, userName: string): Promise<number> =>
  (await db.one<{ id: number }>('select id from app_user where user_name = $1', [userName]))!.id

/** Work in a transaction of the demonstration's company. */
export const within = async <T>(
  { db }: TestServer,
  work: (tx: TenantTx) => Promise<T>,
  userName = 'demo',
): Promise<T> => tenantOf(db, await companyOf(db, userName)).transaction(work)

export interface Heard {
  kind: string
  params: Record<string, string>
  link: string
  readAt: string | null
  id: number
}

export const listOf = async (
  { call }: TestServer,
  token: string,
  body: object = {},
): Promise<Heard[]> => (await call('POST', '/notice/list', body, token)).data.rows

export const kindsOf = async (server: TestServer, token: string): Promise<string[]> =>
  (await listOf(server, token)).map(({ kind }) => kind)

/** Refuses anything but success. */
export async function must(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  if (answer.status !== 200) throw new Error(answer.msg)
  return answer
}
