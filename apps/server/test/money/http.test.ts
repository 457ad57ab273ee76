/** Money over HTTP: a product is opened, a report is ordered and charged, the bill leads back to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { freezeDue } from '../../src/features/billing/bill.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { childOf } from '../support/companies.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'
import { booksOf, YUAN } from './books.ts'

let server: TestServer
let bank: string
let child: string
let admin: string
let operator: string
let companyId: number

const post = (path: string, body: object, token = bank) => server.call('POST', path, body, token)
const get = (path: string, token = bank) => server.call('GET', path, {}, token)
const order = (token = bank) =>
  post('/frontTax/front/report/tax/query', { taxId: TAX_NO, reportType: 'INVOICE' }, token)
const quoteOf = async () =>
  (await post('/bss/order/product/access/queryAccessProductResult', { taxId: TAX_NO })).data.find(
    (p: { reportType: string }) => p.reportType === 'INVOICE',
  )
const rowOf = async (reportNo: string) =>
  (await post('/frontTax/front/report/tax/result', { keyword: reportNo })).data.rows[0]
const ended = (reportNo: string) =>
  until(async () => {
    const row = await rowOf(reportNo)
    return ['READY', 'FAILED'].includes(row.status) && row
  })
const thisMonth = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
/** The month before the last one: over, and past the day on which bills are made. */
function pastMonth(): { text: string; index: number } {
  const [year, month] = thisMonth().split('-').map(Number) as [number, number]
  const index = year * 12 + month - 1 - 2
  return {
    index,
    text: `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  }
}
const voucher = async (asked: object) =>
  post('/operate/money/vouchers/ask', { companyId, ...asked }, admin)
const decide = (id: number, token: string, approve = true) =>
  post('/operate/money/vouchers/decide', { companyId, id, approve, note: '核对无误' }, token)

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  admin = await server.login('admin')
  operator = await server.login('operator')
  const company = await server.db.one<{ id: number }>(
    "select id from company where name = '示例商业银行'",
  )
  companyId = company!.id
  child = await childOf(server, companyId, 'money-child')
  await post('/enterprise/save', { name: '示例实业有限公司', taxNo: TAX_NO })
  const sent = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], bank)
  expect(sent.status).toBe(200)
  await until(async () => (await quoteOf()).ready)
})
afterAll(() => server.stop())

describe('a product', () => {
  it('is shown with its price, rule and validity, and whether it is open', async () => {
    const { data } = await post('/front/userproduct/select/2', {})
    expect(data.length).toBeGreaterThan(1)
    expect(data[0]).toMatchObject({
      open: true,
      chargeRule: 'FOUND',
      validDays: 30,
      tiers: [
        { nth: 1, price: 12 * YUAN },
        { nth: 101, price: 10 * YUAN },
      ],
    })
    const unit = await post(`/front/userproduct/select/unit/${data[0].code}`, {})
    expect(unit.data).toEqual(data[0])
    expect((await post('/front/userproduct/select/unit/NONE_SUCH', {})).http).toBe(404)
  })

  it('that was closed is not queried and costs nothing, until it is opened again under the price that is shown', async () => {
    const before = (await get('/front/companyBalance')).data
    const { data: shown } = await post('/front/userproduct/select/unit/INVOICE', {})
    expect((await post('/product/close', { no: shown.orderNo })).data.status).toBe('CLOSED')
    expect(await quoteOf()).toMatchObject({
      ready: false,
      reason: '贵公司尚未开通发票报告，请由企业管理员在“产品列表”中开通',
    })
    expect(await order()).toMatchObject({ status: 4102 })
    const stale = await post('/product/order', { product: 'INVOICE', terms: shown.terms + 1 })
    expect(stale.msg).toBe('该产品的价格已更新，请刷新页面核对后再开通')
    const opened = await post('/product/order', { product: 'INVOICE', terms: shown.terms })
    expect(opened.data).toMatchObject({ status: 'ACTIVE', createdBy: 'demo' })
    const again = await post('/product/order', { product: 'INVOICE', terms: shown.terms })
    expect(again.msg).toBe('发票报告已开通，或已有订单等待审核')
    expect((await get('/front/companyBalance')).data).toEqual(before)
    const { data: orders } = await post('/product/orders', { product: 'INVOICE' })
    expect(orders.rows.map((o: { status: string }) => o.status)).toEqual(['ACTIVE', 'CLOSED'])
  })
})

let bought = ''

describe('a report', () => {
  it('is quoted, held while it is made, charged once it is ready, and free again while it is valid', async () => {
    const before = (await get('/front/companyBalance')).data.available
    expect((await quoteOf()).quote).toMatchObject({ open: true, price: 12 * YUAN, freeUntil: null })
    const { data: row } = await order()
    bought = row.reportNo
    expect(row.charge).toEqual({ state: 'HELD', why: null, amount: 12 * YUAN })
    expect(await ended(bought)).toMatchObject({
      status: 'READY',
      charge: { state: 'CHARGED', why: 'FOUND', amount: 12 * YUAN },
    })
    expect((await get('/front/companyBalance')).data).toMatchObject({
      available: before - 12 * YUAN,
      held: 0,
    })
    expect((await quoteOf()).quote).toMatchObject({ price: 0, freeUntil: expect.any(String) })
    const { data: second } = await order()
    expect(await ended(second.reportNo)).toMatchObject({
      charge: { state: 'FREE', why: 'VALID', amount: 0 },
    })
    await booksOf(tenantOf(server.db, companyId))
  })

  it('says why it was charged, with the entries; one that was free names the call it rests on', async () => {
    const why = async (no: string, token = bank) => post('/usage/detail', { no }, token)
    const paid = (await why(bought)).data
    expect(paid).toMatchObject({
      row: {
        no: bought,
        state: 'CHARGED',
        why: 'FOUND',
        unitPrice: 12 * YUAN,
        chargeRule: 'FOUND',
      },
      validDays: 30,
      bought: null,
    })
    expect(paid.entries.map((e: { kind: string; amount: number }) => [e.kind, e.amount])).toEqual([
      ['HOLD', 12 * YUAN],
      ['CHARGE', 12 * YUAN],
    ])
    const [free] = (await post('/usage/list', { state: 'FREE' })).data.rows
    expect((await why(free.no)).data).toMatchObject({ bought: { no: bought }, entries: [] })
    expect((await why(bought, child)).http).toBe(404)
    expect((await why(bought, admin)).http).toBe(403)
    expect((await why('NONE')).msg).toBe('没有这次查询，请核对查询编号')
  })

  it('that cannot be made lets go of what was held', async () => {
    await server.db.run('update product_terms set valid_days = 0')
    const before = (await get('/front/companyBalance')).data
    // As if every worker that took it had died.
    await server.db.run('alter table report alter attempt set default 99')
    const { data: row } = await order()
    await server.db.run('alter table report alter attempt set default 0')
    expect(await ended(row.reportNo)).toMatchObject({
      status: 'FAILED',
      charge: { state: 'RELEASED', why: 'FAILED', amount: 0 },
    })
    expect((await get('/front/companyBalance')).data).toEqual(before)
    await server.db.run('update product_terms set valid_days = 30')
  })

  it('is refused in words when the balance does not suffice, and is not written', async () => {
    await server.db.run('update product_terms set valid_days = 0')
    const { available } = (await get('/front/companyBalance')).data
    const { data } = await voucher({
      kind: 'DEDUCT',
      amount: available - YUAN,
      about: 'T-1',
      note: '测试扣回',
    })
    expect((await decide(data.id, operator)).status).toBe(200)
    const reports = () => server.db.one('select count(*)::int as n from report')
    const count = await reports()
    expect(await order()).toMatchObject({
      status: 4101,
      msg: '余额不足：本次查询需 12.00 元，可用额度 1.00 元（含授信 0.00 元），请充值后再查询',
    })
    expect(await reports()).toEqual(count)
    const pack = { taxId: TAX_NO, reportTypes: ['INVOICE'] }
    expect((await post('/report/pack/order', pack)).status).toBe(4101)
    const { data: back } = await voucher({
      kind: 'RECHARGE',
      amount: available,
      about: '银行流水 001',
      note: '充值，已核实',
    })
    await decide(back.id, operator)
    await server.db.run('update product_terms set valid_days = 30')
    await booksOf(tenantOf(server.db, companyId))
  })
})

describe('records and bills', () => {
  it('tell each call with what it cost and why; a child sees its own alone', async () => {
    const { data } = await post('/usage/list', { month: thisMonth(), product: 'INVOICE' })
    expect(data.total).toBeGreaterThanOrEqual(2)
    expect(data.rows.find((r: { no: string }) => r.no === bought)).toMatchObject({
      via: 'PAGE',
      state: 'CHARGED',
      amount: 12 * YUAN,
      madeBy: 'demo',
    })
    expect((await post('/usage/list', {}, child)).data.rows).toEqual([])
    expect((await post('/usage/list', { via: 'API' })).data.total).toBe(0)
    expect((await get('/front/companyBalance', child)).http).toBe(403)
  })

  it('a line of the bill is the calls behind it, to the last 毫', async () => {
    const { data: bill } = await post('/bill/month', { month: thisMonth() })
    expect(bill.head.status).toBe('OPEN')
    const line = bill.lines.find((l: { product: string }) => l.product === 'INVOICE')
    const { data: calls } = await post('/usage/list', {
      month: thisMonth(),
      product: 'INVOICE',
      size: 100,
    })
    expect(calls.total).toBe(line.calls)
    const amounts = calls.rows.map((r: { amount: number }) => r.amount)
    expect(amounts.reduce((a: number, b: number) => a + b, 0)).toBe(line.amount)
    expect(bill.head.amount).toBe(line.amount)
  })

  it('a charge is given back by four eyes, once, and stands on the bill of its month', async () => {
    const { data } = await voucher({ kind: 'REVERSE', about: bought, note: '重复查询' })
    expect(await decide(data.id, admin)).toMatchObject({ status: 2040 })
    expect((await decide(data.id, operator)).status).toBe(200)
    expect((await decide(data.id, operator)).status).toBe(409)
    expect((await voucher({ kind: 'REVERSE', about: bought, note: '再次，已核实' })).http).toBe(404)
    expect((await rowOf(bought)).charge).toMatchObject({ state: 'REVERSED' })
    const { data: bill } = await post('/bill/month', { month: thisMonth() })
    expect(bill.head.reversed).toBe(12 * YUAN)
    await booksOf(tenantOf(server.db, companyId))
  })

  it('a bill of a month that is over is made of its records, confirmed, invoiced and paid in this order', async () => {
    const past = pastMonth()
    await server.db.run(
      'update usage_record set month = $2 where company_id = $1 and month is not null',
      [companyId, past.index],
    )
    await server.db.run('update usage_month set month = $2 where company_id = $1', [
      companyId,
      past.index,
    ])
    await server.db.run(
      'update usage_record set reversed_month = $2 where company_id = $1 and reversed_month is not null',
      [companyId, past.index],
    )
    const { data: open } = await post('/bill/month', { month: past.text })
    expect(await freezeDue(server.db.as('system'))).toBeGreaterThan(0)
    const { data: made } = await post('/bill/month', { month: past.text })
    expect(made.head.status).toBe('FROZEN')
    expect(made.lines).toEqual(open.lines)
    expect(await freezeDue(server.db.as('system'))).toBe(0)
    const step = (name: string) =>
      post(
        '/operate/money/bills/step',
        { companyId, month: past.text, step: name, note: 'F-1' },
        operator,
      )
    expect((await step('INVOICE')).msg).toBe('账单经客户确认后才能开票')
    expect((await post('/bill/confirm', { month: past.text })).status).toBe(200)
    expect((await step('PAY')).msg).toBe('账单开票后才能登记收款')
    expect((await step('INVOICE')).status).toBe(200)
    expect((await step('PAY')).status).toBe(200)
    const { data: bills } = await get('/operate/money/bills', admin)
    expect(bills[0]).toMatchObject({ companyId, status: 'PAID', invoiceNo: 'F-1', payment: 'F-1' })
  })

  it('leaves as a workbook made in the background', async () => {
    const past = pastMonth()
    const { data: asked } = await post('/list/export', {
      list: 'billCall',
      name: '账单明细',
      filter: { month: past.text },
      columns: [{ title: '查询编号', field: 'no' }],
    })
    await until(async () => {
      const { data } = await post('/list/exports', {})
      return data.rows[0].no === asked.no && data.rows[0].status === 'DONE' && data.rows[0].rows > 0
    })
    const response = await fetch(`${server.base}/list/exports/file`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bank}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ no: asked.no }),
    })
    expect(response.status).toBe(200)
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })
})
