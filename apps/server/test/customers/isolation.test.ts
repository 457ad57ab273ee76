/** Who sees secondary customers: their own company, by whoever may there; no other company, no sibling, not they themselves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { YUAN } from '../money/books.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { entryOf, openSecondary, taxNoOf } from './open.ts'

let server: TestServer
let boss: string
let bankId: number
/** Administrator of a company that has nothing to do with it. */
let stranger: string
let child: { id: number; token: string }

const post = (path: string, body: object, token = boss) => server.call('POST', path, body, token)

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.login('demo')
  const bank = await server.db.one<{ id: number }>(
    "select id from company where name = '示例商业银行'",
  )
  bankId = bank!.id
  const other = await emptyCompany(server, '另一家有限公司')
  stranger = await memberOf(server, other, 'stranger', 'ROLE_COMPANY_ADMIN')
  child = await openSecondary(server, boss)
})
afterAll(() => server.stop())

describe('nobody else', () => {
  const calls: [string, (id: number) => object][] = [
    ['/secondary/detail', (id) => ({ id })],
    ['/secondary/update', (id) => ({ id, name: 'x', linkman: 'x', email: 'x@example.com' })],
    ['/secondary/invite', (id) => ({ id })],
    ['/secondary/freeze', (id) => ({ id, freeze: true, reason: '测试所填的说明' })],
    [
      '/secondary/fund',
      (id) => ({ id, kind: 'RECHARGE', amount: 1, about: 'x', note: '测试所填的说明' }),
    ],
    ['/secondary/products', (id) => ({ id })],
    ['/secondary/products/open', (id) => ({ id, product: 'INVOICE', price: 99 * YUAN })],
    ['/secondary/products/close', (id) => ({ id, product: 'INVOICE' })],
    ['/secondary/bill', (companyId) => ({ companyId, month: '2026-10' })],
    ['/secondary/calls', (companyId) => ({ companyId, month: '2026-10' })],
  ]
  it.each(calls)('%s: another company finds no such customer', async (path, body) => {
    expect(await post(path, body(child.id), stranger)).toMatchObject({
      http: 404,
      msg: '没有这个二级客户',
    })
  })

  it('nor does a company find itself, a sibling, or its own company that way', async () => {
    const sibling = await openSecondary(server, boss)
    expect(
      (await post('/secondary/list', {}, stranger)).data.rows.map((r: { id: number }) => r.id),
    ).not.toContain(child.id)
    for (const id of [child.id, bankId, sibling.id])
      expect((await post('/secondary/detail', { id }, child.token)).http).toBe(403)
    expect((await post('/secondary/detail', { id: bankId })).http).toBe(404)
  })

  it('a customer opens no customers, whoever gave it the right', async () => {
    const token = await memberOf(server, child.id, 'second-boss', 'ROLE_COMPANY_ADMIN')
    const made = await post('/secondary/create', entryOf({ taxNo: taxNoOf() }), token)
    expect(made).toMatchObject({ http: 403, msg: '二级客户不能再开设二级客户' })
    const sold = { id: child.id, product: 'INVOICE', price: 15 * YUAN }
    expect((await post('/secondary/products/open', sold)).status).toBe(200)
    const offer = await post('/product/order', { product: 'INVOICE', terms: 1 }, token)
    expect(offer).toMatchObject({ http: 403, msg: expect.stringContaining('请与其联系') })
  })

  it('of the company itself but who may', async () => {
    const staff = await server.login('staff')
    expect((await post('/secondary/list', {}, staff)).http).toBe(403)
    expect((await post('/secondary/list', {}, await server.login('admin'))).http).toBe(403)
  })
})
