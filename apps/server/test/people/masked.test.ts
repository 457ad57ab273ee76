/** What operators and administrators see of people shows no whole mobile number, whoever wrote it there. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { sayWhy } from '../support/access-reason.ts'

const MOBILE = '13812345678'
const WHOLE = /(?<!\d)1[3-9]\d{9}(?!\d)/

let server: TestServer
const tokens: Record<string, string> = {}
let bank = 0

beforeAll(async () => {
  server = await startTestServer()
  for (const name of ['demo', 'admin']) tokens[name] = await server.login(name)
  const row = await server.db.one<{ id: number; user: number }>(
    "select company_id as id, id as user from app_user where user_name = 'staff'",
  )
  bank = row!.id
  for (const id of [undefined, bank]) await sayWhy(server, tokens.admin!, id)
  const secondary = {
    name: '示例二级客户有限公司',
    taxNo: '91440399MA1234000E',
    linkman: '钱示例',
    phone: MOBILE,
    email: 'masked@example.com',
    userName: 'masked-second',
  }
  await server.call('POST', '/secondary/create', secondary, tokens.demo)
  for (const freeze of [true, false])
    await server.call(
      'POST',
      '/bss/bssUser/freeze',
      { id: row!.user, freeze, reason: `本人来电（${MOBILE}）要求` },
      tokens.demo,
    )
})
afterAll(() => server.stop())

it.each([
  ['admin', '/bss/bssUser/userPage', { companyId: 0 }],
  ['demo', '/bss/bssUser/userPage', {}],
  ['admin', '/bss/bssUser/info', { id: 'staff' }],
  ['admin', '/audit/list', { companyId: 'bank', size: 100 }],
  ['demo', '/audit/list', { size: 100 }],
  ['admin', '/customer/list', { size: 100 }],
  ['demo', '/secondary/list', {}],
] as const)('%s asks %s: numbers are masked', async (who, path, body) => {
  const user = await server.db.one<{ id: number }>(
    "select id from app_user where user_name = 'staff'",
  )
  const named: Record<string, number> = { bank, staff: user!.id }
  const asked = Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, named[String(value)] ?? value]),
  )
  const answer = await server.call('POST', path, asked, tokens[who])
  expect(answer.status).toBe(200)
  // Eleven digits of a hash are nobody's number.
  const text = JSON.stringify(answer.data).replace(/"hash":"[0-9a-f]{64}"/g, '')
  expect(text).toMatch(/1[3-9]\d\*{4}\d{4}/)
  expect(text).not.toMatch(WHOLE)
})

it('客户账户 names no person', async () => {
  const { data } = await server.call('GET', '/operate/money/companies', {}, tokens.admin)
  expect(data.length).toBeGreaterThan(0)
  expect(Object.keys(data[0]).sort()).toEqual(
    [
      'available',
      'calls',
      'charged',
      'companyId',
      'companyName',
      'creditLimit',
      'held',
      'products',
    ].sort(),
  )
})
