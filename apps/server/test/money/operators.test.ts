/** Operators and money over HTTP: prices, orders that want a look, vouchers, credit; each by four eyes, each with its trace. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { sayWhy } from '../support/access-reason.ts'
import { emptyCompany } from '../support/companies.ts'
import { YUAN } from './books.ts'

let server: TestServer
let bank: string
let admin: string
let operator: string
let companyId: number

const post = (path: string, body: object, token = bank) => server.call('POST', path, body, token)
const get = (path: string, token = bank) => server.call('GET', path, {}, token)
const voucher = async (asked: object) =>
  post('/operate/money/vouchers/ask', { companyId, ...asked }, admin)
const decide = (id: number, token: string) =>
  post('/operate/money/vouchers/decide', { companyId, id, approve: true, note: '核对无误' }, token)

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  admin = await server.login('admin')
  operator = await server.login('operator')
  const company = await server.db.one<{ id: number }>(
    "select id from company where name = '示例商业银行'",
  )
  companyId = company!.id
})
afterAll(() => server.stop())

describe('prices', () => {
  it('are proposed by one operator and put in force by another', async () => {
    const terms = {
      product: 'TAX',
      chargeRule: 'QUERY',
      tiers: [{ nth: 1, price: 9 * YUAN }],
      validDays: 7,
      onSale: true,
      review: true,
      note: '下调价格',
    }
    const { data } = await post('/operate/products/ask', terms, admin)
    const of = { product: 'TAX', version: data.version, approve: true, note: '同意，已核实' }
    expect((await post('/operate/products/decide', of, admin)).status).toBe(2040)
    expect((await post('/operate/products/decide', of, operator)).status).toBe(200)
    const { data: shown } = await post('/front/userproduct/select/unit/TAX', {})
    expect(shown).toMatchObject({ chargeRule: 'QUERY', validDays: 7, review: true })
    const broken = await post(
      '/operate/products/ask',
      { ...terms, tiers: [{ nth: 2, price: 1 }] },
      admin,
    )
    expect(broken.msg).toBe('阶梯须从第1次起，且起始次数依次增大')
  })

  it('with review let an order wait for an operator', async () => {
    const { data: shown } = await post('/front/userproduct/select/unit/TAX', {})
    await post('/product/close', { no: shown.orderNo })
    const { data: waiting } = await post('/product/order', { product: 'TAX', terms: shown.terms })
    expect(waiting.status).toBe('CREATED')
    const { data: seen } = await get('/operate/products/orders', operator)
    expect(seen).toMatchObject([{ companyId, companyName: '示例商业银行', no: waiting.no }])
    const of = { companyId, no: waiting.no, approve: true, note: '同意，已核实' }
    expect((await post('/operate/products/orders/decide', of, operator)).status).toBe(200)
    expect((await post('/front/userproduct/select/unit/TAX', {})).data.open).toBe(true)
  })
})

describe('operators', () => {
  it('see the money of every company for a reason, and leave a trace of it', async () => {
    await sayWhy(server, admin)
    const { data } = await get('/operate/money/companies', admin)
    const own = data.find((c: { companyId: number }) => c.companyId === companyId)
    expect(own.products).toBeGreaterThan(1)
    const trace = await server.db.one(
      "select 1 as n from operator_audit where call = 'operateCompanies' and user_name = 'admin'",
    )
    expect(trace).not.toBeNull()
  })

  it('set the credit by four eyes, never below what is owed', async () => {
    const { data } = await voucher({
      kind: 'CREDIT',
      amount: 500 * YUAN,
      about: 'C-1',
      note: '授信，已核实',
    })
    await decide(data.id, operator)
    expect((await get('/front/companyBalance')).data.creditLimit).toBe(500 * YUAN)
    const below = await voucher({ kind: 'GIFT', amount: 0, about: 'x', note: '测试所填的说明' })
    expect(below.msg).toBe('金额须大于0')
  })
})

describe('money of one bank reference', () => {
  const recharge = (about: string, to = companyId) =>
    voucher({ kind: 'RECHARGE', amount: 7 * YUAN, about, note: '到账，已核实', companyId: to })
  const available = async () => (await get('/front/companyBalance')).data.available

  it('comes in once on the whole platform, however it is written', async () => {
    const other = await emptyCompany(server, '另一家客户')
    const { data } = await recharge('Ref 2026-001')
    const told = `该银行流水号已由示例商业银行的第${data.id}号凭单登记，请核对凭据`
    for (const again of [
      'Ref 2026-001',
      ' ref2026-001',
      'ＲＥＦ　２０２６－００１',
      'REF2026—001',
      'ref.2026/\u200b001',
    ])
      expect((await recharge(again)).msg).toBe(told)
    expect((await recharge('REF 2026-001', other)).msg).toBe(told)
    const before = await available()
    expect((await decide(data.id, operator)).status).toBe(200)
    expect(await available()).toBe(before + 7 * YUAN)
    expect((await recharge('ref 2026-001')).msg).toBe(told)
  })

  it('has letters or digits', async () => {
    expect((await recharge('——')).msg).toBe('银行流水号须含字母或数字，请按回单填写')
  })

  it('is free again once its voucher was refused; a gift has none', async () => {
    const { data } = await recharge('REF-2')
    const no = { companyId, id: data.id, approve: false, note: '未到账，已核实' }
    await post('/operate/money/vouchers/decide', no, operator)
    expect((await recharge('REF-2')).status).toBe(200)
    for (let i = 0; i < 2; i++)
      expect(
        (await voucher({ kind: 'GIFT', amount: YUAN, about: 'REF-2', note: '赠送，已核实' }))
          .status,
      ).toBe(200)
  })

  it('asked for by two at once is entered by one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => recharge('REF-3')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('amounts', () => {
  it('beyond what the books can sum are refused, at the edge and on the account; every list stays whole', async () => {
    const rich = await emptyCompany(server, '大额客户')
    const recharge = (i: number, amount: number) =>
      voucher({
        kind: 'RECHARGE',
        amount,
        about: `BIG-${i}`,
        note: '到账，已核实',
        companyId: rich,
      })
    const most = 10 ** 14
    for (const [i, amount] of [most + 1, 10 ** 15, 2 ** 53].entries())
      expect((await recharge(i, amount)).msg).toContain('金额须在100亿元以内')
    const told: string[] = []
    for (let i = 0; i < 12; i++) {
      const { data } = await recharge(100 + i, most)
      const body = { companyId: rich, id: data.id, approve: true, note: '已核对，已核实' }
      const { status, msg } = await post('/operate/money/vouchers/decide', body, operator)
      if (status !== 200) told.push(msg)
    }
    expect(told).toEqual(Array(3).fill('入账后该公司的累计金额将超过1000亿元，请核对金额'))
    // It had some before: the tenth was too much.
    const row = await server.db.one<{ received: number }>(
      'select received from ledger where company_id = $1',
      [rich],
    )
    expect(Math.floor(row!.received / -most)).toBe(9)
    for (const list of ['/operate/money/vouchers', '/operate/money/companies'])
      expect((await get(list, admin)).status, list).toBe(200)
  })
})
