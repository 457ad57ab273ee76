/** Whoever moves money stands in the audit log of the platform and of the customer; a bill is paid by money that two people entered. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freezeDue } from '../../src/features/billing/bill.ts'
import { startTestServer, type TestServer } from '../harness.ts'
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
  companyId = await emptyCompany(server, '记账客户')
  boss = await memberOf(server, companyId, 'trail-boss', 'ROLE_COMPANY_ADMIN')
})
afterAll(() => server.stop())

const post = (path: string, body: object, token: string) => server.call('POST', path, body, token)
const get = (path: string, token: string) => server.call('GET', path, {}, token)
/** Names of the acts in the log that this person reads, what each was about and by whom, oldest first. */
const logOf = async (token: string) => {
  const { data } = await post('/audit/list', { kind: 'CHANGE', page: 1, size: 50 }, token)
  return data.rows
    .map((r: { action: string; object: string; userName: string }) => [
      r.action,
      r.object,
      r.userName,
    ])
    .reverse()
}
const voucher = (asked: object) =>
  post('/operate/money/vouchers/ask', { companyId, note: '测试，已核实', ...asked }, admin)
const decideVoucher = (id: number) =>
  post(
    '/operate/money/vouchers/decide',
    { companyId, id, approve: true, note: '已核对，已核实' },
    operator,
  )

it('vouchers, prices, orders, bills and warnings stand in the log of whom they concern', async () => {
  const own: unknown[] = []
  const platform: unknown[] = []
  const { data: asked } = await voucher({ kind: 'RECHARGE', amount: YUAN, about: 'TRAIL-1' })
  own.push(['operateVoucherAsk', String(asked.id), 'admin'])
  await decideVoucher(asked.id)
  own.push(['operateVoucherDecide', String(asked.id), 'operator'])
  platform.push(...own)

  const terms = {
    product: 'TAX',
    chargeRule: 'QUERY',
    tiers: [{ nth: 1, price: 9 * YUAN }],
    validDays: 7,
    onSale: true,
    review: true,
    note: '调价，已核实',
  }
  const { data: proposed } = await post('/operate/products/ask', terms, admin)
  platform.push(['operateTermsAsk', 'TAX', 'admin'])
  const yes = { product: 'TAX', version: proposed.version, approve: true, note: '同意，已核实' }
  await post('/operate/products/decide', yes, operator)
  platform.push(['operateTermsDecide', 'TAX', 'operator'])

  const { data: shown } = await post('/front/userproduct/select/unit/TAX', {}, boss)
  if (shown.orderNo) {
    await post('/product/close', { no: shown.orderNo }, boss)
    own.push(['productClose', shown.orderNo, 'trail-boss'])
  }
  const { data: order } = await post('/product/order', { product: 'TAX', terms: shown.terms }, boss)
  own.push(['productOrder', 'TAX', 'trail-boss'])
  const of = { companyId, no: order.no, approve: true, note: '同意，已核实' }
  await post('/operate/products/orders/decide', of, operator)
  own.push(['operateOrderDecide', order.no, 'operator'])
  platform.push(['operateOrderDecide', order.no, 'operator'])
  await post('/ledger/warning', { below: 5 * YUAN }, boss)
  own.push(['balanceWarning', String(5 * YUAN), 'trail-boss'])

  expect(await logOf(boss)).toEqual(own)
  expect(await logOf(admin)).toEqual(expect.arrayContaining(platform))
})

it('that a bill was made stands in the log of the company, and of a secondary customer in that of its company', async () => {
  const child = await emptyCompany(server, '记账二级客户')
  await server.db.run('update company set parent_id = $2 where id = $1', [child, companyId])
  const childBoss = await memberOf(server, child, 'trail-child', 'ROLE_RYC_CHILD_ADMIN')
  for (const id of [companyId, child])
    await server.db.run(
      "insert into usage_month (company_id, month, product, calls) values ($1, 2025 * 12 + 1, 'TAX', 1)",
      [id],
    )
  expect(await freezeDue(server.db)).toBe(2)
  expect(await freezeDue(server.db)).toBe(0)
  const ofBills = async (token: string) =>
    (await logOf(token)).filter(([action]: string[]) => action === 'billIssue')
  expect(await ofBills(boss)).toEqual([
    ['billIssue', '记账客户', '系统'],
    ['billIssue', '记账二级客户', '系统'],
  ])
  expect(await ofBills(childBoss)).toEqual([['billIssue', '记账二级客户', '系统']])
})

it('a customer on credit pays its bill by money that came in, which one operator alone cannot say', async () => {
  const month = '2025-03'
  await server.db.run(
    `insert into bill (company_id, month, amount, reversed, adjusted, status, invoice_no) values ($1, 2025 * 12 + 2, $2, 0, 0, 'INVOICED', 'F-9')`,
    [companyId, 200_000 * YUAN],
  )
  const balance = await server.db.one<{ received: number; adjusted: number }>(
    'select received, adjusted from ledger where company_id = $1',
    [companyId],
  )
  const lacking = 200_000 * YUAN + balance!.received + balance!.adjusted
  expect(lacking).toBeGreaterThan(0)
  const pay = () =>
    post(
      '/operate/money/bills/step',
      { companyId, month, step: 'PAY', note: '测试所填的说明' },
      admin,
    )
  const refused = await pay()
  expect(refused.msg).toContain('请先登记这笔到账的充值凭单')
  expect((await get('/operate/money/bills', admin)).data).toContainEqual(
    expect.objectContaining({ companyId, month, status: 'INVOICED' }),
  )
  const { data } = await voucher({ kind: 'RECHARGE', amount: lacking, about: 'BANK-9' })
  await decideVoucher(data.id)
  expect((await pay()).status).toBe(200)
  expect((await logOf(boss)).at(-1)).toEqual(['operateBillStep', month, 'admin'])
})
