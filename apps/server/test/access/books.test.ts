/** The books of a company are told to whom they concern: no figure of them by any call to a child customer, to a key by its scope. */
import { type AnyEndpoint, BUILT_IN_ROLES, endpoints } from '@xinjian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { ensureChannel } from '../../src/features/channel/index.ts'
import { addKey } from '../../src/features/channel/keys/store.ts'
import { openSession } from '../../src/features/session/sessions.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { childOf, emptyCompany, memberOf } from '../support/companies.ts'

/** Sums that nothing else comes to, 毫. */
const BOOKS = {
  available: 77_131_790_000,
  held: 66_553_370_000,
  spent: 0,
  received: -55_779_130_000,
  adjusted: -87_906_030_000,
  credit_limit: 44_227_310_000,
  warn_below: 33_119_170_000,
}
/** As they are told in 毫, and in yuan. */
const FIGURES = Object.values(BOOKS)
  .filter(Boolean)
  .flatMap((hao) => [Math.abs(hao), Math.abs(hao) / 10_000].map(String))

let server: TestServer
let companyId: number
let child: string
let staff: string
beforeAll(async () => {
  server = await startTestServer()
  companyId = await emptyCompany(server, '有账的公司')
  child = await childOf(server, companyId, 'books-child')
  staff = await memberOf(server, companyId, 'books-staff', 'ROLE_COMPANY_STAFF')
  await server.db.run(
    `update ledger set ${Object.keys(BOOKS)
      .map((column, i) => `${column} = $${i + 2}`)
      .join()} where company_id = $1`,
    [companyId, ...Object.values(BOOKS)],
  )
})
afterAll(() => server.stop())

async function said(endpoint: AnyEndpoint, token: string): Promise<string> {
  const abort = AbortSignal.timeout(5_000)
  const asked = { month: '2026-11', no: '1', id: 1, taxNo: 'x', page: 1, size: 10 }
  // A call refuses what it does not know.
  const known = endpoint.body.safeParse(asked)
  const body = known.success ? known.data : asked
  const post = endpoint.method === 'POST'
  const response = await fetch(`${server.base}${endpoint.path.replace(/\{\w+\}/g, '1')}`, {
    method: endpoint.method,
    signal: abort,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(post ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(post ? { body: JSON.stringify(body) } : {}),
  })
  return response.text()
}
const of = (text: string) => FIGURES.filter((figure) => text.includes(figure))

it('one that may read them is told', async () => {
  const { data } = await server.call('GET', '/capital/front/company/basic', {}, staff)
  expect(data).toMatchObject({ companyName: '有账的公司', balance: 7_713_179 })
  const capital = await server.call('GET', '/capital/front/company/basic', {}, child)
  expect(capital.data).toMatchObject({ companyName: '有账的公司', balance: null })
})

/** Calls that tell somebody a figure; each by a session of its own, because some end it. */
async function tellers(userName: string, kind: 'MAIN' | 'DEMO'): Promise<string[]> {
  const user = await server.db.one<{ id: number }>('select id from app_user where user_name = $1', [
    userName,
  ])
  const told: string[] = []
  for (const { name, endpoint } of endpoints) {
    if (['public', 'task'].includes(endpoint.guard) || endpoint.kind === 'stream') continue
    const { token } = await openSession(server.db, { id: user!.id, companyId }, kind)
    if (of(await said(endpoint, token)).length > 0) told.push(name)
  }
  return told
}

it('no call tells a child customer, or a demonstration, a figure of them', async () => {
  expect(await tellers('books-child', 'MAIN')).toEqual([])
  expect(await tellers('books-child', 'DEMO')).toEqual([])
  expect(await tellers('books-staff', 'DEMO')).toEqual([])
  expect((await tellers('books-staff', 'MAIN')).sort()).toEqual([
    'companyBalance',
    'companyBasic',
    'companyCapital',
  ])
})

it('a key that holds money.read alone reads balance, entries and bills, and nothing of reports of others', async () => {
  const code = await ensureChannel(server.db, companyId)
  const { key } = await tenantOf(server.db, companyId).transaction((tx) =>
    addKey(tx, code, 'test', { name: '对账', scopes: ['money.read'], perMinute: 1000, days: 1 }),
  )
  const money = endpoints.filter(({ endpoint }) => endpoint.guard === 'money.read')
  expect(money.length).toBeGreaterThan(4)
  for (const { name, endpoint } of money) {
    const { status } = JSON.parse(await said(endpoint, key))
    expect([200, 400, 500], name).toContain(status)
  }
  const { data } = await server.call('GET', '/front/companyBalance', {}, key)
  expect(data).toMatchObject({ available: BOOKS.available, creditLimit: BOOKS.credit_limit })
  expect((await server.call('POST', '/usage/list', {}, key)).http).toBe(403)
})

it('the administrator of the platform makes a role as the form offers it', async () => {
  const admin = await server.login('admin')
  const made = await server.call(
    'POST',
    '/front/companyRole/save',
    { roleName: '对账员', permissions: ['system.operate'], dataScope: 'COMPANY' },
    admin,
  )
  expect(made).toMatchObject({
    status: 200,
    data: { permissions: ['self', 'system.operate'], dataScope: 'OWN' },
  })
  expect(BUILT_IN_ROLES.ROLE_ADMIN.permissions).not.toContain('report.readAll')
})
