/** Invoices are verified over HTTP against the sandbox's platform: results, money, the budget of the day, who sees what. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { createBudget } from '../../src/features/verify/budget.ts'
import { endBrokenChecks } from '../../src/features/verify/sweep.ts'
import { readTyped, verifyInvoice } from '../../src/features/verify/verification.ts'
import { createVerifier, type Verifier } from '../../src/outside/verification/verifier.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { breakPlatform, platform, typedFrom, unknownInvoice } from './papers.ts'

const PRICE = 3_000

let server: TestServer
let bank: string
let other: string
let companyId: number
let otherId: number
let tenant: TenantDb
let verifier: Verifier
let deps: Parameters<typeof verifyInvoice>[0]

const post = (path: string, body: object, token = bank) => server.call('POST', path, body, token)
const check = (body: object, token = bank) =>
  post('/tradecredit/front/invoice/verify/check', body, token)
const left = async (body: object, token = bank) =>
  (await post('/tradecredit/front/invoice/verify/ocr/hascheckcount', body, token)).data
const list = async (body: object = {}, token = bank) =>
  (await post('/invoice/verify/list', body, token)).data
const money = async (id = companyId) =>
  (await server.db.one<{ available: number; held: number; spent: number }>(
    'select available, held, spent from ledger where company_id = $1',
    [id],
  ))!
/** What a piece of work cost, and whether anything is still held. */
async function costOf<T>(work: () => Promise<T>, id = companyId) {
  const before = await money(id)
  const result = await work()
  const after = await money(id)
  return { result, cost: before.available - after.available, held: after.held }
}
/** Straight to the feature, with deadlines of a test. */
const checkHere = (body: ReturnType<typeof unknownInvoice>, over = {}) =>
  verifyInvoice({ ...deps, ...over }, tenant, {
    typed: readTyped(body, new Date().toISOString().slice(0, 10)),
    again: true,
    requestId: null,
    madeBy: 'demo',
    via: 'PAGE',
  })

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  companyId = (await server.db.one<{ id: number }>(
    "select id from company where name = '示例商业银行'",
  ))!.id
  otherId = await emptyCompany(server, '示例查验有限公司')
  other = await memberOf(server, otherId, 'verify-other', 'ROLE_COMPANY_ADMIN')
  const db = server.db.as('system')
  tenant = tenantOf(db, companyId)
  verifier = createVerifier(server.config, db, { deadline: 400, retry: 5 })
  deps = { verifier, budget: createBudget(db, loadSecret(server.config)) }
})
afterAll(async () => {
  verifier.stop()
  await server.stop()
})
afterEach(() => breakPlatform(''))

describe('one invoice', () => {
  it('is shown as it stands, charged as was said before, and again for nothing', async () => {
    const typed = await typedFrom('增值税专用发票，正常')
    expect(await left(typed)).toMatchObject({
      left: 5,
      perDay: 5,
      quote: { open: true, chargeRule: 'QUERY', price: PRICE, unit: '张' },
      keptAt: null,
      beforehand: null,
    })
    const { result, cost, held } = await costOf(() => check(typed))
    expect(result).toMatchObject({
      status: 200,
      data: {
        kind: 'VAT_SPECIAL_PAPER',
        result: 'CONSISTENT',
        invalidMark: 'N',
        charged: PRICE,
        kept: false,
        earlier: null,
        face: { sellerName: '深圳市示例销售有限公司', taxAmount: '1604.92' },
      },
    })
    expect([cost, held]).toEqual([PRICE, 0])
    const first = result.data
    expect((await left(typed)).keptAt).toBe(first.verifiedAt)

    const before = (await platform()).asked
    const again = await costOf(() => check(typed))
    expect(again.cost).toBe(0)
    expect(again.result.data).toMatchObject({
      result: 'CONSISTENT',
      kept: true,
      charged: null,
      verifiedAt: first.verifiedAt,
      earlier: { madeBy: 'demo', at: first.askedAt },
    })
    expect((await platform()).asked).toBe(before)

    const anew = await costOf(() => check({ ...typed, again: true }))
    expect([anew.cost, anew.result.data.kept]).toEqual([PRICE, false])
    expect(anew.result.data.verifiedAt > first.verifiedAt).toBe(true)
    expect((await left(typed)).left).toBe(3)

    const usage = (await post('/usage/list', { keyword: first.no })).data.rows[0]
    expect(usage).toMatchObject({ product: 'INVOICE_VERIFY', state: 'CHARGED', amount: PRICE })
  })

  it.each([
    ['增值税专用发票，已作废', 'Y'],
    ['增值税专用发票，已红冲', 'H'],
    ['部分红冲', '7'],
    ['全额红冲', '8'],
  ])('%s is consistent and marked %s', async (what, invalidMark) => {
    expect((await check(await typedFrom(what))).data).toMatchObject({
      result: 'CONSISTENT',
      invalidMark,
    })
  })

  it('that differs is charged, one that nobody knows too, both said plainly', async () => {
    const typed = await typedFrom('增值税电子普通发票')
    const differs = await costOf(() => check({ ...typed, checkCode: '000000' }))
    expect(differs.result.data).toMatchObject({ result: 'INCONSISTENT', face: null })
    expect(differs.result.data.note).toContain('建议对照票面')
    const unknown = await costOf(() => check(unknownInvoice()))
    expect(unknown.result.data).toMatchObject({ result: 'NOT_FOUND', kind: 'UNKNOWN' })
    expect([differs.cost, unknown.cost]).toEqual([PRICE, PRICE])
  })

  it('of a person names him by stars', async () => {
    const { data } = await check(await typedFrom('购买方为个人'))
    expect(data.face.buyerName).toBe('赵**')
    expect(data.face.buyerTaxNo).toMatch(/^4403\*{10}[\dX]{4}$/)
    expect((await list({ keyword: data.no })).rows[0].buyerName).toBe('赵**')
  })

  it('is refused by its field before anything is sent', async () => {
    const typed = await typedFrom('增值税专用发票，正常')
    const before = (await platform()).asked
    expect(await check({ ...typed, amount: '' })).toMatchObject({
      status: 400,
      msg: '请输入不含税金额',
    })
    expect((await check({ ...typed, issueDate: '2099-01-01' })).msg).toBe(
      '开票日期不能晚于今天，请核对',
    )
    expect((await platform()).asked).toBe(before)
  })

  it.each([
    ['TOO_OLD', { invoiceCode: '4403171130', issueDate: '2017-05-06' }],
    ['TOO_EARLY', { issueDate: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10) }],
    ['UNSUPPORTED', { invoiceCode: '144031909110' }],
  ])('that would be refused as %s is not sent and costs nothing', async (result, over) => {
    const typed = { ...(await typedFrom('增值税专用发票，正常')), ...over }
    const before = (await platform()).asked
    const asked = await costOf(() => check(typed))
    expect(asked.result.data).toMatchObject({ result, charged: null, verifiedAt: null })
    expect(asked.cost).toBe(0)
    expect((await platform()).asked).toBe(before)
    expect((await left(typed)).beforehand).toMatchObject({ result })
  })

  it('is verified once under one request, however often it is sent', async () => {
    const [invoice, requestId] = [unknownInvoice(), 'request-0001']
    const body = { ...invoice, requestId }
    const { result, cost } = await costOf(() => Promise.all([1, 2, 3].map(() => check(body))))
    const done = result.filter(({ status }) => status === 200).map(({ data }) => data.no)
    expect([new Set(done).size, cost]).toEqual([1, PRICE])
    expect((await check(body)).data.no).toBe(done[0])
    expect((await left(invoice)).left).toBe(4)
  })
})

describe('the budget of the day', () => {
  it('is shared: of twenty at once from two companies exactly five reach the platform', async () => {
    const invoice = unknownInvoice()
    const before = await platform()
    const [mine, theirs] = [await money(), await money(otherId)]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => check(invoice, i % 2 ? bank : other)),
    )
    const after = await platform()
    expect([after.asked - before.asked, after.judged - before.judged]).toEqual([5, 5])
    const results = answers.map(({ data }) => data.result as string)
    expect(results.filter((r) => r === 'NOT_FOUND')).toHaveLength(5)
    expect(results.filter((r) => r === 'LIMIT_EXCEEDED')).toHaveLength(15)
    const spent =
      mine.available -
      (await money()).available +
      (theirs.available - (await money(otherId)).available)
    expect(spent).toBe(5 * PRICE)
    expect(await left(invoice)).toMatchObject({ left: 0 })
  })

  it('loses one to a check that was retried by itself', async () => {
    const invoice = unknownInvoice()
    await breakPlatform('THROTTLE', 1)
    const before = (await platform()).asked
    expect((await checkHere(invoice)).result).toBe('NOT_FOUND')
    expect((await platform()).asked - before).toBe(2)
    expect((await left(invoice)).left).toBe(4)
  })

  it('loses none while the platform is too busy to look, and nothing is charged', async () => {
    const invoice = unknownInvoice()
    await breakPlatform('BUSY')
    const { result, cost, held } = await costOf(() => checkHere(invoice))
    expect([result.result, cost, held]).toEqual(['BUSY', 0, 0])
    expect((await left(invoice)).left).toBe(5)
  })

  it('loses one, once, when the answer is lost: it may have been judged', async () => {
    const invoice = unknownInvoice()
    await breakPlatform('LOST')
    const before = (await platform()).asked
    const { result, cost, held } = await costOf(() => checkHere(invoice))
    expect([result.result, cost, held]).toEqual(['BUSY', 0, 0])
    expect((await platform()).asked - before).toBe(1)
    expect((await left(invoice)).left).toBe(4)
  })

  it('is used up at once where others used it: the platform says so', async () => {
    const invoice = unknownInvoice()
    for (let i = 0; i < 5; i++) await checkHere(invoice)
    await server.db.run('delete from verify_budget')
    const { result, cost } = await costOf(() => checkHere(invoice))
    expect([result.result, cost]).toEqual(['LIMIT_EXCEEDED', 0])
    expect((await left(invoice)).left).toBe(0)
  })

  it('is given back where the check is refused before it is sent', async () => {
    const poor = await emptyCompany(server, '示例余额不足有限公司')
    await server.db.run("update company_product set status = 'CLOSED' where company_id = $1", [
      poor,
    ])
    const token = await memberOf(server, poor, 'verify-poor', 'ROLE_COMPANY_ADMIN')
    const invoice = unknownInvoice()
    expect((await check(invoice, token)).status).toBe(4102)
    expect((await left(invoice, token)).left).toBe(5)
    expect((await list({}, token)).total).toBe(0)
  })
})

describe('a check that was broken off', () => {
  it('lets go of what it held, and what comes late changes nothing', async () => {
    const invoice = unknownInvoice()
    let answer = (_: unknown) => {}
    const dead: Verifier = {
      vendor: 'dead',
      check: () =>
        new Promise((resolve) => {
          answer = resolve as never
        }),
      stop: () => undefined,
    }
    const before = await money()
    const late = checkHere(invoice, { verifier: dead })
    for (let i = 0; i < 200 && (await money()).held === 0; i++)
      await new Promise((resolve) => setTimeout(resolve, 10))
    expect((await money()).held).toBe(PRICE)
    expect(await endBrokenChecks(server.db.as('system'), 3_600)).toBe(0)
    expect(await endBrokenChecks(server.db.as('system'), 0)).toBe(1)
    expect(await money()).toEqual(before)
    answer({ result: 'CONSISTENT', eaten: 'TAKEN', code: '001', kind: null, invalidMark: 'N' })
    expect(await late).toMatchObject({ result: 'VENDOR_ERROR', charged: 0 })
    expect(await money()).toEqual(before)
    expect((await left(invoice)).left).toBe(4)
  })
})

it('no price by what was found can be set for it: the platform charges for what it judged', async () => {
  const admin = await server.login('admin')
  const asked = await post(
    '/operate/products/ask',
    {
      product: 'INVOICE_VERIFY',
      chargeRule: 'FOUND',
      tiers: [{ nth: 1, price: PRICE }],
      validDays: 30,
      onSale: true,
      review: false,
      note: '按查得，已核实',
    },
    admin,
  )
  expect(asked).toMatchObject({ status: 400, msg: expect.stringContaining('按查询计费') })
})
