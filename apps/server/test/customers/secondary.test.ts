/** Secondary customers over HTTP: opened, priced, queried, charged at price and cost, billed, frozen; and seen by nobody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { orderReport } from '../../src/features/report/service.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { booksOf, YUAN } from '../money/books.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'
import { type entryOf, openSecondary } from './open.ts'

let server: TestServer
let boss: string
let bankId: number
let child: { id: number; token: string; entry: ReturnType<typeof entryOf> }

const post = (path: string, body: object, token = boss) => server.call('POST', path, body, token)
const order = (token: string) =>
  post('/frontTax/front/report/tax/query', { taxId: TAX_NO, reportType: 'INVOICE' }, token)
const settled = (reportNo: string, token: string) =>
  until(async () => {
    const { data } = await post('/frontTax/front/report/tax/result', { keyword: reportNo }, token)
    const row = data.rows[0]
    return ['READY', 'FAILED'].includes(row.status) && row
  })
const thisMonth = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
const soldInvoice = async () =>
  (await post('/secondary/products', { id: child.id })).data.find(
    (p: { product: string }) => p.product === 'INVOICE',
  )

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.login('demo')
  const bank = await server.db.one<{ id: number }>(
    "select id from company where name = '示例商业银行'",
  )
  bankId = bank!.id
  child = await openSecondary(server, boss)
})
afterAll(() => server.stop())

describe('a secondary customer', () => {
  it('is opened with its first administrator, who sets his password by a link', async () => {
    const { data } = await post('/secondary/detail', { id: child.id })
    expect(data).toMatchObject({
      name: child.entry.name,
      taxNo: child.entry.taxNo,
      phone: `${child.entry.phone.slice(0, 3)}****${child.entry.phone.slice(-4)}`,
      status: 'ACTIVE',
      waiting: false,
      products: 0,
      available: 0,
    })
    const { data: info } = await server.call('GET', '/user/info', {}, child.token)
    expect(info.roleList.map((r: { roleCode: string }) => r.roleCode).sort()).toEqual([
      'ROLE_RYC_CHILD',
      'ROLE_RYC_CHILD_ADMIN',
    ])
    expect((await post('/secondary/invite', { id: child.id })).msg).toContain('已激活')
  })

  it('is changed with before and after in the logs of both', async () => {
    const body = {
      id: child.id,
      name: '示例改名有限公司',
      linkman: '孙示例',
      email: 'new@example.com',
    }
    const { data } = await post('/secondary/update', body)
    expect(data).toMatchObject({ name: body.name, linkman: '孙示例' })
    for (const token of [boss, child.token]) {
      const { data: log } = await post('/audit/list', { kind: 'CHANGE', keyword: body.name }, token)
      expect(log.rows.some((r: { action: string }) => r.action === 'secondaryUpdate')).toBe(true)
    }
  })
})

describe('products', () => {
  it('are not sold under the cost, by the dearest tier', async () => {
    expect(await soldInvoice()).toMatchObject({ cost: 12 * YUAN, own: true, status: 'NONE' })
    const sell = (price: number, more: object = {}) =>
      post('/secondary/products/open', { id: child.id, product: 'INVOICE', price, ...more })
    expect(await sell(12 * YUAN - 1)).toMatchObject({
      status: 4104,
      msg: expect.stringContaining('单价不能低于贵公司的成本价：发票报告每次 12.00 元'),
    })
    expect((await soldInvoice()).status).toBe('NONE')
    expect((await sell(15 * YUAN, { quota: 1000 })).data).toMatchObject({
      status: 'OPEN',
      price: 15 * YUAN,
      quota: 1000,
      under: false,
    })
  })

  it('that the company has not opened cannot be sold on', async () => {
    const { data: own } = await post('/front/userproduct/select/unit/TAX', {})
    await post('/product/close', { no: own.orderNo })
    const sold = await post('/secondary/products/open', {
      id: child.id,
      product: 'TAX',
      price: 99 * YUAN,
    })
    expect(sold).toMatchObject({
      status: 4102,
      msg: '贵公司尚未开通税务报告，请先在“产品列表”中开通',
    })
    await post('/product/order', { product: 'TAX', terms: own.terms })
  })

  it('are shown to the customer at its price alone; it opens none itself', async () => {
    const { data } = await post('/front/userproduct/select/2', {}, child.token)
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      code: 'INVOICE',
      open: true,
      tiers: [{ nth: 1, price: 15 * YUAN }],
    })
    expect((await post('/front/userproduct/select/unit/TAX', {}, child.token)).http).toBe(404)
    expect((await post('/product/order', { product: 'TAX', terms: 1 }, child.token)).http).toBe(403)
  })
})

let bought = ''

describe('a query of the customer', () => {
  it('waits for funds, which are entered once under their reference', async () => {
    await post('/enterprise/save', { name: '示例实业有限公司', taxNo: TAX_NO }, child.token)
    const sent = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], child.token)
    expect(sent.status).toBe(200)
    await until(async () => {
      const asked = await post(
        '/bss/order/product/access/queryAccessProductResult',
        { taxId: TAX_NO },
        child.token,
      )
      return asked.data?.find((p: { reportType: string }) => p.reportType === 'INVOICE')?.ready
    })
    expect(await order(child.token)).toMatchObject({
      status: 4101,
      msg: expect.stringContaining('本次查询需 15.00 元，可用额度 0.00 元'),
    })
    const paid = {
      id: child.id,
      kind: 'RECHARGE',
      amount: 100 * YUAN,
      about: 'B-1',
      note: '首笔收款',
    }
    expect((await post('/secondary/fund', paid)).data.available).toBe(100 * YUAN)
    expect((await post('/secondary/fund', paid)).msg).toContain('该凭据已登记过')
    const taken = { ...paid, kind: 'DEDUCT', amount: 100 * YUAN + 1, about: 'B-3' }
    expect((await post('/secondary/fund', taken)).msg).toContain('扣回后将超出该客户的授信额度')
    const none = { ...paid, amount: 0, about: 'B-2' }
    expect((await post('/secondary/fund', none)).msg).toContain('金额须大于0')
  })

  it('is metered once: the customer pays its price, the company its cost, free within validity for both', async () => {
    const before = (await server.call('GET', '/front/companyBalance', {}, boss)).data.available
    const { data } = await order(child.token)
    bought = data.reportNo
    expect(await settled(bought, child.token)).toMatchObject({
      status: 'READY',
      charge: { state: 'CHARGED', amount: 15 * YUAN },
    })
    const { data: balance } = await server.call('GET', '/front/companyBalance', {}, child.token)
    expect(balance).toMatchObject({ available: 85 * YUAN, held: 0 })
    const { data: own } = await server.call('GET', '/front/companyBalance', {}, boss)
    expect(own).toMatchObject({ available: before - 12 * YUAN, held: 0 })
    const again = await order(child.token)
    expect(await settled(again.data.reportNo, child.token)).toMatchObject({
      charge: { state: 'FREE', why: 'VALID', amount: 0 },
    })
    const after = await server.call('GET', '/front/companyBalance', {}, boss)
    expect(after.data.available).toBe(before - 12 * YUAN)
    for (const id of [child.id, bankId]) await booksOf(tenantOf(server.db, id))
  })

  it('stands in the records of its company under its name, masked, and opens nothing there', async () => {
    const { data } = await post('/usage/list', { keyword: bought })
    expect(data.rows).toMatchObject([
      { no: bought, amount: 12 * YUAN, ofSecondary: true, madeBy: '示例改名有限公司' },
    ])
    expect(data.rows[0].taxNo).not.toBe(TAX_NO)
    const opened = await post('/bss/order/report/getDetailReport', { reportNo: bought })
    expect(opened.data).toBeNull()
    const { data: reports } = await post('/frontTax/front/report/tax/result', { keyword: bought })
    expect(reports.total).toBe(0)
  })
})

describe('its bill', () => {
  it('is the calls behind it at its price, beside what they cost', async () => {
    const of = { companyId: child.id, month: thisMonth() }
    const { data: bill } = await post('/secondary/bill', of)
    expect(bill.head.amount).toBe(15 * YUAN)
    expect(bill.costs).toEqual([{ product: 'INVOICE', cost: 12 * YUAN }])
    const { data: calls } = await post('/secondary/calls', { ...of, product: 'INVOICE' })
    expect(calls.total).toBe(bill.lines[0].calls)
    const sum = (key: 'amount' | 'cost') =>
      calls.rows.reduce((all: number, row: Record<string, number>) => all + row[key]!, 0)
    expect([sum('amount'), sum('cost')]).toEqual([15 * YUAN, 12 * YUAN])
    expect(JSON.stringify(calls)).not.toContain(TAX_NO)
  })

  it('is its own to see, without the cost', async () => {
    const { data, status } = await post('/bill/month', { month: thisMonth() }, child.token)
    expect(status).toBe(200)
    expect(data.head.amount).toBe(15 * YUAN)
    const seen = await Promise.all([
      post('/usage/list', {}, child.token),
      post('/ledger/entries', {}, child.token),
      post('/bill/month', { month: thisMonth() }, child.token),
      post('/front/userproduct/select/2', {}, child.token),
    ])
    for (const { data: own } of seen) expect(JSON.stringify(own)).not.toContain(String(12 * YUAN))
  })

  it('a charge given back goes back to both, and is asked for with the customer', async () => {
    const admin = await server.login('admin')
    const operator = await server.login('operator')
    const ask = (companyId: number, more: object = {}) =>
      post(
        '/operate/money/vouchers/ask',
        { companyId, kind: 'REVERSE', about: bought, note: '重复，已核实', ...more },
        admin,
      )
    expect((await ask(bankId)).msg).toContain('请在该客户名下冲正，双方的费用一并退回')
    const paid = await ask(child.id, { kind: 'RECHARGE', amount: YUAN })
    expect(paid.msg).toContain('由其上级机构登记')
    const before = (await server.call('GET', '/front/companyBalance', {}, boss)).data.available
    const { data } = await ask(child.id)
    const decided = await post(
      '/operate/money/vouchers/decide',
      { companyId: child.id, id: data.id, approve: true, note: '核对无误' },
      operator,
    )
    expect(decided.status).toBe(200)
    const own = (await server.call('GET', '/front/companyBalance', {}, child.token)).data
    expect(own.available).toBe(100 * YUAN)
    const after = (await server.call('GET', '/front/companyBalance', {}, boss)).data.available
    expect(after).toBe(before + 12 * YUAN)
    for (const id of [child.id, bankId]) await booksOf(tenantOf(server.db, id))
  })
})

describe('frozen', () => {
  it('its users are refused at their next call, its reports stop and cost nothing', async () => {
    await server.db.run('update product_terms set valid_days = 0')
    const frozen = await post('/secondary/freeze', {
      id: child.id,
      freeze: true,
      reason: '欠款，已核实',
    })
    expect(frozen.data).toMatchObject({ status: 'FROZEN', frozenWhy: '欠款，已核实' })
    expect(await post('/enterprise/list', {}, child.token)).toMatchObject({
      http: 401,
      status: 6220,
    })
    // As if it had been asked for in the moment before.
    const wanted = { taxId: TAX_NO, kind: 'INVOICE' as const }
    const { report_no: no } = await orderReport(
      server.db.as('system'),
      tenantOf(server.db, child.id),
      { userName: child.entry.userName },
      wanted,
    )
    const record = () =>
      server.db.rows<{ state: string; company_id: number }>(
        "select state, company_id from usage_record where no = $1 and state <> 'HELD'",
        [no],
      )
    await until(async () => (await record()).length === 2)
    for (const { state } of await record()) expect(state).toBe('RELEASED')
    for (const id of [child.id, bankId]) await booksOf(tenantOf(server.db, id))
  })

  it('and free again they go on', async () => {
    await post('/secondary/freeze', { id: child.id, freeze: false, reason: '已结清，已核实' })
    expect((await post('/enterprise/list', {}, child.token)).status).toBe(200)
  })
})
