/** Statements of requests end with who asked, or after a limit; work that is no request takes its time. */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

let server: TestServer
let holder: pg.Client
let token: string
let companyId: number

beforeAll(async () => {
  server = await startTestServer({ STATEMENT_SECONDS: '1' })
  token = await server.login('demo')
  companyId = (await server.db.one<{ id: number }>(
    "select company_id as id from app_user where user_name = 'demo'",
  ))!.id
  holder = new pg.Client({ connectionString: server.databaseUrl })
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await server.stop()
})
beforeEach(() => holder.query('rollback'))

/** Whoever reads or writes the table sleeps, until the holder lets go. */
async function hold(table: string): Promise<void> {
  await holder.query('begin')
  await holder.query(`lock table ${table} in access exclusive mode`)
}
const sleeping = async (): Promise<number> =>
  (await holder.query('select count(distinct pid)::int as n from pg_locks where not granted'))
    .rows[0].n
const ask = (path: string, body: object, signal?: AbortSignal) =>
  fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

it('what was read for somebody who left ends, though nothing let it go', async () => {
  await hold('enterprise')
  const leaving = new AbortController()
  const answer = ask('/enterprise/list', { keyword: '市' }, leaving.signal)
  await until(async () => (await sleeping()) > 0)
  leaving.abort()
  await expect(answer).rejects.toThrow('aborted')
  await until(async () => (await sleeping()) === 0)
})

it('a statement that takes too long ends, and who asked is told in words; a job that waits for the same goes on', async () => {
  await hold('enterprise')
  const job = tenantOf(server.db, companyId).one<{ n: number }>(
    'select count(*)::int as n from enterprise where company_id = $1',
  )
  await until(async () => (await sleeping()) === 1)
  const answer = await ask('/enterprise/list', {})
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    status: 2011,
    msg: '查询超过1秒仍未完成，已停止，请缩小范围后重试',
    data: null,
  })
  await until(async () => (await sleeping()) === 1)
  await holder.query('rollback')
  expect((await job)?.n).toBeTypeOf('number')
})

it('what somebody changes is done, though he left', async () => {
  await hold('enterprise')
  const leaving = new AbortController()
  const saved = { name: '离开后仍保存有限公司', taxNo: '914403001922038216' }
  const answer = ask('/enterprise/save', saved, leaving.signal)
  await until(async () => (await sleeping()) > 0)
  leaving.abort()
  await expect(answer).rejects.toThrow('aborted')
  await holder.query('rollback')
  await until(() => server.db.one('select 1 from enterprise where name = $1', [saved.name]))
})

it('a connection that was told to end is handed out to nobody again', async () => {
  await hold('enterprise')
  expect((await (await ask('/enterprise/list', {})).json()).status).toBe(2011)
  await holder.query('rollback')
  const answers = await Promise.all(
    Array.from(
      { length: 20 },
      async () => (await (await ask('/enterprise/list', {})).json()).status,
    ),
  )
  expect(new Set(answers)).toEqual(new Set([200]))
})
