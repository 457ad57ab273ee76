/** A worker that is killed with -9 while rows are being asked about: the next one goes on, each row once, each paid once. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Sandbox } from '../collect-sandbox.ts'
import { freePort } from '../free-port.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { platform, unknownInvoice } from './papers.ts'
import { booksOf, knob, moneyOf, tablesOf } from './tables.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const ROWS = 30
const PRICE = 3_000
const children: ChildProcess[] = []
let sandbox: Sandbox
let server: TestServer

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await server?.stop()
  sandbox?.stop()
})

async function worker(): Promise<ChildProcess> {
  const { config } = server
  const child = spawn(process.execPath, [MAIN, '--role=worker'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: config.dataDir,
      DATABASE_URL: server.databaseUrl,
      SANDBOX_URL: sandbox.url,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
    },
  })
  children.push(child)
  return child
}

it('is gone on with by the next worker', async () => {
  const companyId = await emptyCompany(server, '示例中断查验有限公司')
  const token = await memberOf(server, companyId, 'kill-boss', 'ROLE_COMPANY_ADMIN')
  const tables = tablesOf(server, token)
  const { no } = await tables.read(Array.from({ length: ROWS }, unknownInvoice))
  const before = await moneyOf(server, companyId)
  // From here on rows are worked at by processes that can be killed.
  await server.app.stop()
  Object.assign(server.app, { stop: async () => undefined })
  const { asked } = await platform(sandbox.url)
  // The platform judges, and its answers are lost: the worst moment.
  await knob(sandbox.url, { fault: 'LOST' })
  await server.db.run(
    "update verify_batch set status = 'QUEUED', phase = 'CHECK', due_at = now() where company_id = $1 and no = $2",
    [companyId, no],
  )
  const first = await worker()
  await until(async () => (await platform(sandbox.url)).asked > asked, 60_000)
  first.kill('SIGKILL')
  await once(first, 'exit')
  await knob(sandbox.url, { fault: '' })
  const open = await booksOf(server, companyId, no)
  expect(open.charged).toBe(0)
  expect(open.held).toBeGreaterThan(0)

  // Its lease is over: twenty seconds later by itself.
  await server.db.run(
    "update verify_batch set lease_until = now() - interval '1 second' where company_id = $1 and no = $2",
    [companyId, no],
  )
  await worker()
  await until(async () => {
    const row = await server.db.one<{ status: string }>(
      'select status from verify_batch where company_id = $1 and no = $2',
      [companyId, no],
    )
    return row?.status === 'DONE'
  }, 60_000)
  expect(await booksOf(server, companyId, no)).toEqual({
    checks: ROWS,
    rows: ROWS,
    running: 0,
    charged: ROWS,
    held: 0,
    amount: ROWS * PRICE,
  })
  const after = await moneyOf(server, companyId)
  expect([before.available - after.available, after.held]).toEqual([ROWS * PRICE, 0])
  const results = await server.db.rows<{ result: string }>(
    'select distinct result from verify_record where company_id = $1 and batch = $2',
    [companyId, no],
  )
  expect(results).toEqual([{ result: 'NOT_FOUND' }])
})
