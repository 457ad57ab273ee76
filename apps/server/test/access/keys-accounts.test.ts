/** Accounts, and what goes to them, as a release before wrote them in clear: read as they are, unique over both forms, and sealed by `keys turn`. */
import { createHmac, hkdfSync } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { indexClear } from '../../src/keys/clear.ts'
import { columnsOf } from '../../src/keys/data-keys.ts'
import { loadKeys } from '../../src/keys/load.ts'
import { turnKeys } from '../../src/keys/turn.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { cellOf, dataKeyOf } from '../process/data-keys.ts'

const SECRET_KEY = '00112233445566778899aabbccddeeff'.repeat(2)
const NUMBER = '19900000001'

let server: TestServer
let company: number
beforeAll(async () => {
  server = await startTestServer({ SECRET_KEY })
  // As a database that the release before was at work on.
  await server.db.run('delete from sealed_column')
  await server.db.run(
    "update app_user set email = 'demo@keys.example.com' where user_name = 'demo'",
  )
  company = (await server.db.one<{ id: number }>(
    "select company_id as id from app_user where user_name = 'demo'",
  ))!.id
  await server.db.run(
    `insert into notice_delivery (company_id, notice_id, user_id, way, address, due_at)
     select company_id, 1, id, 'MAIL', 'late@keys.example.com', now() + interval '1 day' from app_user where user_name = 'demo'`,
  )
  await server.db.run(
    `insert into sensitive_change (company_id, act, object, body, facts, reason, asked_id, asked_by, asked_company, needs, by_company)
     select company_id, 'USER_NEW', 'next', '{"mobile": "13700004444"}', '[]', 'x', id, 'demo', company_id, 1, company_id
       from app_user where user_name = 'demo'`,
  )
  await server.db.run(
    `insert into company_erasure (company_id, no, asked_id, asked_by, mail_to, reason, waits_until)
     values ($1, 'CE2026', 1, 'demo', 'gone@keys.example.com', 'x', now() + interval '1 day')`,
    [company],
  )
})
afterAll(() => server?.stop())

const secret = () =>
  loadKeys({ secretKey: SECRET_KEY, secretKeysRead: [], dataDir: server.config.dataDir }, server.db)
const indexOf = (text: string) =>
  createHmac(
    'sha256',
    Buffer.from(hkdfSync('sha256', Buffer.from(SECRET_KEY, 'hex'), '', 'xinjian:blind-index', 32)),
  )
    .update(text)
    .digest()
    .subarray(0, 16)
const accounts = () =>
  server.db.rows<{ mobile: string | null; index: Buffer | null; sealed: Buffer | null }>(
    'select mobile, mobile_index as index, mobile_sealed as sealed from app_user order by id',
  )
const make = async (userName: string, mobile: string) =>
  server.call(
    'POST',
    '/bss/bssUser/save',
    {
      ...{ userName, name: '示例员工', mobile, email: `${userName}@keys.example.com` },
      roleCodes: ['ROLE_COMPANY_STAFF'],
    },
    await server.login('demo'),
  )

it('before keys are turned this release writes what the one before reads, and the index beside it', async () => {
  expect((await make('keys-one', '13870001001')).status).toBe(200)
  const row = await server.db.one(
    "select mobile, mobile_sealed, mobile_index, email, email_sealed, email_index from app_user where user_name = 'keys-one'",
  )
  expect(row).toEqual({
    ...{ mobile: '13870001001', mobile_sealed: null },
    mobile_index: indexOf('app_user.mobile/13870001001'),
    ...{ email: 'keys-one@keys.example.com', email_sealed: null, email_index: null },
  })
  const { data } = await server.call('GET', '/user/info', {}, await server.login(NUMBER))
  expect(data).toMatchObject({ mobile: '199****0001', email: 'demo@keys.example.com' })
})

it('every row has its index before the first one is sealed, so that a number is unique over both forms', async () => {
  const columns = columnsOf(server.db, await secret())
  for (const { id } of await server.db.rows<{ id: number }>('select id from company'))
    await indexClear(server.db, columns, id)
  for (const { mobile, index, sealed } of await accounts())
    expect([index, sealed]).toEqual([indexOf(`app_user.mobile/${mobile}`), null])
  // As this release writes once sealing has begun, while the other number lies in clear.
  const twice = server.db.run(
    `insert into app_user (company_id, user_name, mobile_sealed, mobile_index) values ($1, 'twice', 'x', $2)`,
    [company, indexOf(`app_user.mobile/${NUMBER}`)],
  )
  await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'app_user_number' })
})

it('turning seals accounts, addresses of letters and what sensitive changes would do', async () => {
  await server.db.run("update app_user set mobile_index = null where user_name = 'demo'")
  expect(await turnKeys(server.db, await secret())).toMatchObject({ unopened: 0 })
  for (const { mobile, index, sealed } of await accounts()) {
    expect(mobile).toBeNull()
    expect([index?.length, sealed?.toString('latin1', 0, 2)]).toEqual([16, 'xc'])
  }
  const key = await dataKeyOf(server.db, SECRET_KEY, company)
  const account = (await server.db.one<Record<string, Buffer | null> & { id: number }>(
    "select id, mobile_sealed, mobile_index, email, email_sealed, email_index from app_user where user_name = 'demo'",
  ))!
  const part = (name: 'mobile' | 'email') =>
    cellOf(key, `${company}/app_user.${name}/${account.id}`, account[`${name}_sealed`]!)
  expect([part('mobile'), part('email')]).toEqual([NUMBER, 'demo@keys.example.com'])
  expect(account.mobile_index).toEqual(indexOf(`app_user.mobile/${NUMBER}`))
  expect(account.email_index).toEqual(indexOf('app_user.email/demo@keys.example.com'))
  const waits = (await server.db.one<{ id: number; address: null; sealed: Buffer }>(
    'select id, address, address_sealed as sealed from notice_delivery where notice_id = 1',
  ))!
  expect(waits.address).toBeNull()
  const address = cellOf(key, `${company}/notice_delivery.address/${waits.id}`, waits.sealed)
  expect(address).toBe('late@keys.example.com')
  const change = (await server.db.one<{ id: number; body: null; sealed: Buffer }>(
    'select id, body, body_sealed as sealed from sensitive_change',
  ))!
  expect(change.body).toBeNull()
  const body = cellOf(key, `${company}/sensitive_change.body/${change.id}`, change.sealed)
  expect(JSON.parse(body)).toEqual({ mobile: '13700004444' })
  // Under the platform's key: the company's goes before the letter.
  const order = (await server.db.one<{ mail_to: null; mail_sealed: Buffer }>(
    'select mail_to, mail_sealed from company_erasure',
  ))!
  expect(order.mail_to).toBeNull()
  const platform = await dataKeyOf(server.db, SECRET_KEY, 0)
  expect(cellOf(platform, '0/company_erasure.mail_to/CE2026', order.mail_sealed)).toBe(
    'gone@keys.example.com',
  )
})

it('after it everybody is found by the number as before, and nobody gets it a second time', async () => {
  const { data } = await server.call('GET', '/user/info', {}, await server.login(NUMBER))
  expect(data).toMatchObject({ userName: 'demo', mobile: '199****0001' })
  expect(await make('keys-two', NUMBER)).toMatchObject({ status: 409 })
  expect((await make('keys-three', '13870001002')).status).toBe(200)
  expect(
    await server.db.one("select mobile, email from app_user where user_name = 'keys-three'"),
  ).toEqual({ mobile: null, email: null })
})
