/** What waits for operators: counted by kind with its age, by permission; what is done waits no more. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany } from '../support/companies.ts'

let server: TestServer
let operator: string
let companyId: number
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.login('operator')
  companyId = await emptyCompany(server, '等候客户')
})
afterAll(() => server.stop())

const waiting = async () =>
  (await server.call('GET', '/operate/pending', {}, operator)).data as {
    kind: string
    count: number
    oldest: string
  }[]
const days = (oldest: string) => Math.round((Date.now() - Date.parse(oldest)) / 86_400_000)
const told = async () =>
  (await waiting()).map(({ kind, count, oldest }) => [kind, count, days(oldest)])
const run = (sql: string) => server.db.run(sql, [companyId])

it('counts each kind with its oldest, the longest wait first', async () => {
  await server.db.run("delete from registration where status = 'WAITING'")
  expect(await told()).toEqual([])
  await run(`insert into voucher (company_id, kind, amount, about, note, asked_id, asked_by, asked_at)
    select $1, 'GIFT', 10000, 'a', 'a', 1, 'admin', now() - n * interval '1 day' from generate_series(1, 3) n`)
  await run(`insert into bill (company_id, month, amount, reversed, adjusted, status, dispute, disputed_by, disputed_at)
    values ($1, 24300, 1, 0, 0, 'DISPUTED', 'x', 'x', now() - interval '9 days')`)
  await run(`insert into collect_callback (company_id, callback_no, channel, body, status, created_at)
    select $1, 'C' || n, 'ch', '{}', 'FAILED', now() - n * interval '1 day' from unnest(array[2, 6, 40]) n`)
  await run(`insert into product_order (company_id, no, product, status, terms, created_by, created_at)
    values ($1, 'PO-1', 'WAITS', 'CREATED', 1, 'x', now() - interval '4 days')`)
  expect(await told()).toEqual([
    ['DISPUTE', 1, 9],
    ['CALLBACK', 2, 6],
    ['ORDER', 1, 4],
    ['VOUCHER', 3, 3],
  ])
})

it('what was done waits no more, and the dispute of a secondary customer is its company’s', async () => {
  await run(`insert into collect_callback (company_id, callback_no, channel, body, status, created_at)
    values ($1, 'C-later', 'ch', '{}', 'DONE', now())`)
  await run(
    "update voucher set status = 'REFUSED', decided_id = 2, decided_by = 'operator', decided_at = now(), decision = 'x', month = 24310 where company_id = $1",
  )
  await run('update company set parent_id = 1 where id = $1')
  expect(await told()).toEqual([['ORDER', 1, 4]])
})

it('registrations are told to whom they concern', async () => {
  await server.db.run(
    `insert into registration (status, company_name, tax_no, linkman, mobile, email, user_name, license_key, license, expires_at, password_hash)
     values ('WAITING', 'x', '91440300TEST000009', 'x', '19900001111', 'x@example.com', 'waits', 'k', '{}', now() + interval '1 day', 'h')`,
  )
  const kinds = async () => (await waiting()).map(({ kind }) => kind)
  expect(await kinds()).toContain('REGISTRATION')
  await server.db.run(
    `delete from role_permission where permission like 'registration.%' and role_id = (select id from role where code = 'ROLE_OPERATOR')`,
  )
  expect(await kinds()).not.toContain('REGISTRATION')
})

it('a company that a second operator has not looked at yet, from when it was entered', async () => {
  await server.db.run(
    `insert into company (name, kind, status, asked_id, asked_by, created_at)
     values ('待复核客户', 'CUSTOMER', 'WAITING', 1, 'admin', now() - interval '5 days')`,
  )
  expect(await told()).toContainEqual(['CUSTOMER', 1, 5])
  await server.db.run(
    "update company set status = 'REFUSED', decided_id = 2, decided_by = 'operator', decided_at = now(), decision = 'x' where status = 'WAITING'",
  )
  expect((await waiting()).map(({ kind }) => kind)).not.toContain('CUSTOMER')
})

it('a sensitive change that waits for the word of operators, to whoever may give it', async () => {
  const change = (by: string) =>
    server.db.run(
      `insert into sensitive_change (company_id, act, object, body, facts, reason, asked_id, asked_by, asked_company, needs, by_company, asked_at)
       select 1, 'FACTOR_DROP', $1, '{}', '[]', 'x', 1, 'admin', 1, 1, u.company_id, now() - interval '3 days'
         from app_user u where u.user_name = $1`,
      [by],
    )
  await change('demo')
  expect((await waiting()).map(({ kind }) => kind)).not.toContain('SENSITIVE')
  await change('operator')
  expect(await told()).toContainEqual(['SENSITIVE', 1, 3])
})

it('a company that asks to be chosen by enterprises, until an operator has said', async () => {
  await run(`insert into institution (company_id, channel, purpose, asked_by, asked_at)
    values ($1, 'asks', 'x', 'x', now() - interval '2 days')`)
  expect(await told()).toContainEqual(['INSTITUTION', 1, 2])
  await run(
    "update institution set state = 'REFUSED', decided_by = 'operator', decided_at = now() where company_id = $1",
  )
  expect((await waiting()).map(({ kind }) => kind)).not.toContain('INSTITUTION')
})

it('nobody of a customer is told', async () => {
  const boss = await server.login('demo')
  expect((await server.call('GET', '/operate/pending', {}, boss)).http).toBe(403)
})
