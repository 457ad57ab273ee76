/** The bill of a secondary customer: disputed, answered, confirmed, invoiced and paid once, by whoever may, told to both sides. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { freezeBill } from '../../src/features/billing/bill.ts'
import { enter, lockLedger, setCredit } from '../../src/features/ledger/index.ts'
import { settle } from '../../src/features/metering/index.ts'
import { sell } from '../../src/features/product/index.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { ask, booksOf, PRODUCT, YUAN } from '../money/books.ts'
import { listOf } from '../notice/told.ts'
import { openSecondary } from './open.ts'

let server: TestServer
let boss: string
let bank: TenantDb
let tenant: TenantDb
let child: Awaited<ReturnType<typeof openSecondary>>

const PRICE = 15
const post = (path: string, body: object, token = boss) => server.call('POST', path, body, token)
const own = (step: string, body: object) => post(`/bill/${step}`, body, child.token)
const owed = (month: string, step: string, note = step, token = boss) =>
  post('/secondary/bill/step', { companyId: child.id, month, step, note }, token)
const head = async (month: string) => (await own('month', { month })).data.head
const entries = async () =>
  (await tenant.one<{ n: number }>(
    'select count(*)::int as n from ledger_entry where company_id = $1',
  ))!.n

let calls = 0
const over: number[] = []
/** So many calls of a month that is over, and its bill. */
async function billed(month: string, n: number): Promise<void> {
  const [year, of] = month.split('-').map(Number) as [number, number]
  const index = year * 12 + of - 1
  over.push(index)
  for (let i = 0; i < n; i++) {
    const no = `B-${++calls}`
    await ask(tenant, no, calls)
    await tenant.transaction((tx) => settle(tx, no, 'FOUND'))
    await tenant.run('update usage_record set month = $3 where company_id = $1 and no = $2', [
      no,
      index,
    ])
  }
  await tenant.run('update usage_month set month = $2 where company_id = $1 and month <> all($3)', [
    index,
    over,
  ])
  await tenant.transaction((tx) => freezeBill(tx, index))
}

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.login('demo')
  child = await openSecondary(server, boss)
  tenant = tenantOf(server.db, child.id)
  const company = await server.db.one<{ id: number }>(
    "select company_id as id from app_user where user_name = 'demo'",
  )
  bank = tenantOf(server.db, company!.id)
  await tenant.transaction(async (tx) => {
    await lockLedger(tx)
    await sell(tx, { product: PRODUCT, price: PRICE * YUAN, quota: null })
    await setCredit(tx, 1000 * YUAN)
    const first = { key: 'first', about: 'first', note: '测试所填的说明', madeBy: 'test' }
    await enter(tx, { kind: 'RECHARGE', amount: 100 * YUAN, ...first })
  })
  await billed('2020-01', 4)
  await billed('2020-02', 4)
})
afterAll(() => server.stop())

describe('a dispute', () => {
  const month = '2020-01'
  it('says why, holds the bill, and is answered by its company', async () => {
    expect((await own('dispute', { month, reason: ' ' })).msg).toContain('请填写异议内容')
    expect((await owed(month, 'ANSWER')).msg).toContain('没有待答复的异议')
    expect((await own('dispute', { month, reason: '1月12日有两次重复' })).status).toBe(200)
    expect((await own('dispute', { month, reason: '再提，已核实' })).status).toBe(409)
    const { data } = await post('/secondary/bill', { companyId: child.id, month })
    expect(data.head).toMatchObject({
      status: 'DISPUTED',
      dispute: '1月12日有两次重复',
      disputedBy: child.entry.userName,
      answer: null,
    })
    expect((await owed(month, 'INVOICE')).msg).toBe('账单经客户确认后才能开票')
    expect((await owed(month, 'ANSWER', '两次为不同企业')).status).toBe(200)
    expect(await head(month)).toMatchObject({ status: 'FROZEN', answer: '两次为不同企业' })
  })

  it('may be made again, and is taken back by confirming', async () => {
    expect((await own('dispute', { month, reason: '仍有异议' })).status).toBe(200)
    expect(await head(month)).toMatchObject({ dispute: '仍有异议', answer: null })
    expect((await own('confirm', { month })).status).toBe(200)
    expect((await own('confirm', { month })).status).toBe(409)
    expect(await head(month)).toMatchObject({
      status: 'CONFIRMED',
      confirmedBy: child.entry.userName,
    })
    expect((await own('dispute', { month, reason: '晚了，已核实' })).status).toBe(409)
  })
})

it('an operator takes no step of it: it is owed to its company', async () => {
  const admin = await server.login('admin')
  for (const step of ['ANSWER', 'INVOICE', 'PAY']) {
    const body = { companyId: child.id, month: '2020-01', step, note: 'x' }
    expect((await post('/operate/money/bills/step', body, admin)).msg).toBe(
      '二级客户的账单由其上级机构处理',
    )
  }
  expect(await head('2020-01')).toMatchObject({ status: 'CONFIRMED' })
})

describe('a payment', () => {
  it('by what lies on the account deducts nothing: each call was charged as it was answered', async () => {
    const month = '2020-01'
    expect((await own('settle', { month })).msg).toBe('账单开票后才能登记收款')
    expect((await owed(month, 'INVOICE', '发票 0001')).status).toBe(200)
    const before = [await entries(), (await booksOf(tenant)).available]
    expect((await own('settle', { month })).status).toBe(200)
    expect(await head(month)).toMatchObject({ status: 'PAID', payment: '账户余额' })
    expect([await entries(), (await booksOf(tenant)).available]).toEqual(before)
    expect((await own('settle', { month })).status).toBe(409)
  })

  it('is refused, with what lacks, where the bill stands on credit', async () => {
    const month = '2020-02'
    await own('confirm', { month })
    await owed(month, 'INVOICE')
    const refused = await own('settle', { month })
    expect(refused.msg).toContain('尚差 20.00 元')
    expect((await owed(month, 'SETTLE')).msg).toContain('尚差 20.00 元')
    expect(await head(month)).toMatchObject({ status: 'INVOICED', payment: null })
  })

  it('that came in is entered in the books under its reference, once, however often it is told', async () => {
    const month = '2020-02'
    const before = (await booksOf(tenant)).available
    const answers = await Promise.all(
      ['BANK-1', 'BANK-1', 'BANK-2', 'BANK-3'].map((note) => owed(month, 'PAY', note)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await booksOf(tenant)).available).toBe(before + 60 * YUAN)
    const { payment } = await head(month)
    const rows = await tenant.rows<{ about: string; kind: string; amount: number }>(
      "select about, kind, amount from ledger_entry where company_id = $1 and key like 'fund:%'",
    )
    expect(rows).toEqual([{ about: payment, kind: 'RECHARGE', amount: 60 * YUAN }])
    // The same money, told once more as funds.
    const again = {
      id: child.id,
      kind: 'RECHARGE',
      amount: 60 * YUAN,
      about: payment,
      note: '测试所填的说明',
    }
    expect((await post('/secondary/fund', again)).msg).toContain('该凭据已登记过')
  })

  it('under a reference that is on the account already pays what it covers, and no more', async () => {
    const { payment } = await head('2020-02')
    await billed('2020-03', 2)
    await billed('2020-04', 2)
    for (const month of ['2020-03', '2020-04']) {
      await own('confirm', { month })
      await owed(month, 'INVOICE')
    }
    const before = await entries()
    expect((await owed('2020-03', 'PAY', payment)).status).toBe(200)
    expect((await owed('2020-04', 'PAY', payment)).msg).toContain('尚差 20.00 元')
    expect(await entries()).toBe(before)
    expect((await head('2020-04')).status).toBe('INVOICED')
    await booksOf(tenant)
  })
})

describe('who may', () => {
  it('its company alone takes the steps of whoever is owed, by whom it gave the right', async () => {
    const step = ['2020-04', 'SETTLE', 'x'] as const
    expect((await owed(...step, await server.login('owner'))).status).not.toBe(200)
    expect((await owed(...step, await server.login('staff'))).http).toBe(403)
    expect((await owed(...step, child.token)).http).toBe(403)
    expect((await head('2020-04')).status).toBe('INVOICED')
  })

  it('a company of the platform disputes and is answered by operators; its payment is theirs to tell', async () => {
    const [month, index] = ['2019-05', 2019 * 12 + 4] as const
    await bank.transaction((tx) => freezeBill(tx, index))
    expect((await post('/bill/settle', { month })).msg).toContain('由平台登记收款')
    expect((await post('/bill/dispute', { month, reason: '未使用，已核实' })).status).toBe(200)
    const admin = await server.login('admin')
    const answer = { companyId: bank.companyId, month, step: 'ANSWER', note: '已核对，已核实' }
    expect((await post('/operate/money/bills/step', answer, admin)).status).toBe(200)
    const { data } = await post('/bill/month', { month })
    expect(data.head).toMatchObject({ status: 'FROZEN', answer: '已核对，已核实' })
  })
})

describe('each step', () => {
  it('stands in the logs of both, with what was said', async () => {
    for (const token of [boss, child.token]) {
      const { data } = await post('/audit/list', { size: 100 }, token)
      const of = (action: string) =>
        data.rows.filter((row: { action: string }) => row.action === action)
      for (const action of ['billConfirm', 'billDispute', 'billSettle', 'secondaryBillStep'])
        expect(of(action).length, action).toBeGreaterThan(0)
      expect(JSON.stringify(of('billDispute'))).toContain('仍有异议')
      expect(JSON.stringify(of('secondaryBillStep'))).toContain('两次为不同企业')
    }
  })

  it('is told to both', async () => {
    const of = async (token: string, kind: string) =>
      (await listOf(server, token, { size: 100 })).filter((notice) => notice.kind === kind)
    const [toChild, toBank] = [await of(child.token, 'BILL_STEP'), await of(boss, 'CHILD_BILL')]
    expect(toChild.length).toBeGreaterThan(8)
    expect(toBank.length).toBe(toChild.length)
    expect(toBank.at(-1)).toMatchObject({
      params: { month: '2020-01', what: '有异议，待答复', name: child.entry.name },
      link: `/secondaryCustomer/bill?companyId=${child.id}&month=2020-01`,
    })
  })
})
