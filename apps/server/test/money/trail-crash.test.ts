/** A line of the log stands with the money that it tells of, whatever becomes of whoever was to write it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeWaiting } from '../../src/db/audit.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { YUAN } from './books.ts'

let server: TestServer
let admin: string
let operator: string
let companyId: number
let boss: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  operator = await server.login('operator')
  companyId = await emptyCompany(server, '断电客户')
  boss = await memberOf(server, companyId, 'crash-boss', 'ROLE_COMPANY_ADMIN')
})
afterAll(() => server.stop())

const post = (path: string, body: object, token: string) => server.call('POST', path, body, token)
const ask = (about: string) =>
  post(
    '/operate/money/vouchers/ask',
    { companyId, kind: 'RECHARGE', amount: YUAN, about, note: '测试，已核实' },
    admin,
  )
const decide = (id: number, note = '已核对，已核实') =>
  post('/operate/money/vouchers/decide', { companyId, id, approve: true, note }, operator)
const logOf = async (token: string): Promise<string[]> => {
  const { data } = await post('/audit/list', { kind: 'CHANGE', page: 1, size: 50 }, token)
  return data.rows
    .map((r: { action: string; object: string }) => `${r.action} ${r.object}`)
    .reverse()
}
const waiting = () =>
  server.db.rows<{ chain: number; action: string; object: string }>(
    `select chain, said -> 'trace' ->> 'action' as action, said -> 'trace' ->> 'object' as object
       from audit_waiting order by id`,
  )
const received = async () =>
  -(await server.db.one<{ n: number }>('select received as n from ledger where company_id = $1', [
    companyId,
  ]))!.n

/** Holds the log of the company until it is let go, so that nobody writes there. */
async function holdLog(): Promise<() => Promise<void>> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let begun = () => {}
  const holds = new Promise<void>((resolve) => {
    begun = resolve
  })
  const done = server.db.transaction(async (tx) => {
    await tx.one('select 1 from audit_head where company_id = $1 for update', [companyId])
    begun()
    await held
  })
  await holds
  return async () => {
    letGo()
    await done
  }
}
/** Ends whoever waits to write a line, as a kill would: the connection is gone, and what it had begun with it. */
const killWriters = () =>
  until(async () => {
    const { n } = (await server.db.one<{ n: number }>(
      `select count(*)::int as n from (select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%audit_head%') k`,
    ))!
    return n > 0
  })

it('a process that dies behind the transaction loses no line, and none is written twice', async () => {
  const { data } = await ask('CRASH-1')
  const own = [`operateVoucherAsk ${data.id}`]
  expect(await logOf(boss)).toEqual(own)
  const had = await received()
  const letGo = await holdLog()
  const decided = decide(data.id)
  await killWriters()
  // The money moved, its line waits for both logs, and whoever asked is answered.
  expect((await decided).status).toBe(200)
  expect(await received()).toBe(had + YUAN)
  const line = { action: 'operateVoucherDecide', object: String(data.id) }
  const admins = (await server.db.one<{ id: number }>(
    "select company_id as id from app_user where user_name = 'admin'",
  ))!.id
  expect(await waiting()).toEqual([
    { chain: companyId, ...line },
    { chain: admins, ...line },
  ])
  await letGo()
  // Several sweeps at once, as several processes have them.
  await Promise.all(Array.from({ length: 4 }, () => writeWaiting(server.db.as('system'))))
  own.push(`operateVoucherDecide ${data.id}`)
  expect(await logOf(boss)).toEqual(own)
  expect((await logOf(admin)).filter((each) => own.includes(each))).toEqual(own)
  expect(await waiting()).toEqual([])
  expect((await post('/audit/verify', {}, boss)).data).toMatchObject({ brokenAt: null })
})

it('what was refused leaves no line, nor what is taken back with its transaction', async () => {
  const { data } = await ask('CRASH-2')
  const before = await logOf(boss)
  // Nobody decides on what he asked for himself.
  const own = { companyId, id: data.id, approve: true, note: '已核对，已核实' }
  expect((await post('/operate/money/vouchers/decide', own, admin)).status).not.toBe(200)
  await decide(data.id)
  expect((await decide(data.id)).status).toBe(409)
  expect(await waiting()).toEqual([])
  expect(await logOf(boss)).toEqual([...before, `operateVoucherDecide ${data.id}`])
})

it('lines keep the order in which they were left, and the time', async () => {
  const letGo = await holdLog()
  const asked = [ask('CRASH-3'), ask('CRASH-4'), ask('CRASH-5')]
  await until(async () => (await waiting()).length === 6)
  const order = (await waiting())
    .filter(({ chain }) => chain === companyId)
    .map(({ action, object }) => `${action} ${object}`)
  const left = new Date().toISOString()
  await letGo()
  await Promise.all(asked)
  await writeWaiting(server.db.as('system'))
  expect((await logOf(boss)).slice(-3)).toEqual(order)
  const { data } = await post('/audit/list', { kind: 'CHANGE', page: 1, size: 3 }, boss)
  for (const { at } of data.rows) expect(at <= left).toBe(true)
})

it('a connection of a company leaves lines in its own name alone, and reads none', async () => {
  const own = server.db.ofCompany(companyId)
  const line = "insert into audit_waiting (company_id, chain, said) values ($1, $1, '{}')"
  await expect(own.run(line, [companyId + 1])).rejects.toThrow(/row-level security/)
  await expect(own.rows('select * from audit_waiting')).rejects.toThrow(/permission denied/)
  await expect(own.run('delete from audit_waiting')).rejects.toThrow(/permission denied/)
})
