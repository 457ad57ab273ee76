/** Who sees which checks, and what the list makes of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { childOf, demoOf, emptyCompany, memberOf } from '../support/companies.ts'
import { typedFrom, unknownInvoice } from './papers.ts'

const PRICE = 3_000

let sandbox: Sandbox
let server: TestServer
let bank: string
let child: string
let other: string
let companyId: number
let otherId: number

const post = (path: string, body: object, token = bank) => server.call('POST', path, body, token)
const check = (body: object, token = bank) =>
  post('/tradecredit/front/invoice/verify/check', body, token)
const detail = (no: string, token = bank) =>
  post('/tradecredit/front/invoice/verify/invoice/detail', { no }, token)
const list = async (body: object = {}, token = bank) =>
  (await post('/invoice/verify/list', body, token)).data
const typed = (what: string) => typedFrom(what, sandbox.url)
const available = async () =>
  (await server.db.one<{ available: number }>(
    'select available from ledger where company_id = $1',
    [companyId],
  ))!.available

beforeAll(async () => {
  // Another file breaks the platform of the run.
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await memberOf(server, await demoCompany(), 'verify-bank', 'ROLE_COMPANY_ADMIN')
  companyId = await demoCompany()
  child = await childOf(server, companyId, 'verify-child')
  otherId = await emptyCompany(server, '示例查验有限公司')
  other = await memberOf(server, otherId, 'verify-other', 'ROLE_COMPANY_ADMIN')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const demoCompany = async () =>
  (await server.db.one<{ id: number }>("select id from company where name = '示例商业银行'"))!.id

describe('the list', () => {
  it('counts by result over what its other filters let through, and narrows', async () => {
    const token = await memberOf(server, otherId, 'verify-list', 'ROLE_COMPANY_STAFF')
    await check(await typed('机动车'), token)
    await check({ ...(await typed('二手车')), amount: '1' }, token)
    await check({ ...(await typed('增值税专用发票，已作废')), again: true }, token)
    const all = await list({ keyword: '' }, token)
    const of = (result: string) =>
      all.counts.byResult.find((c: { result: string }) => c.result === result)?.count ?? 0
    expect(of('CONSISTENT')).toBe(2)
    expect(of('INCONSISTENT')).toBe(1)
    expect(all.counts.flawed).toBe(1)
    const flawed = await list({ mark: 'FLAWED' }, token)
    expect([flawed.total, flawed.rows[0].invalidMark]).toEqual([1, 'Y'])
    expect(flawed.counts).toEqual(all.counts)
    expect((await list({ result: 'INCONSISTENT' }, token)).total).toBe(1)
    expect((await list({ keyword: '没有这家' }, token)).total).toBe(0)
    expect(all.counts.amount).toBe(all.counts.charged * PRICE)
  })
})

describe('who may', () => {
  it('a child sees and keeps to its own, and shares what the company bought', async () => {
    const paper = await typed('数电普通发票，正常')
    const bought = (await check(paper)).data
    expect((await detail(bought.no, child)).status).toBe(404)
    const before = await available()
    const result = await check(paper, child)
    expect([result.data.kept, result.data.earlier]).toEqual([true, null])
    expect(await available()).toBe(before)
    expect((await list({}, child)).rows.map((row: { no: string }) => row.no)).toEqual([
      result.data.no,
    ])
    expect((await detail(result.data.no)).data.earlier).toMatchObject({
      madeBy: 'verify-bank',
    })
  })

  it('another company sees nothing of it', async () => {
    const { data } = await check(unknownInvoice())
    expect((await detail(data.no, other)).status).toBe(404)
    expect((await list({ keyword: data.no }, other)).total).toBe(0)
  })

  it('the demonstration verifies nothing, nor do operators', async () => {
    const visitor = await demoOf(server, 'demo')
    const admin = await memberOf(server, 1, 'verify-operator', 'ROLE_ADMIN')
    for (const token of [visitor, admin]) {
      expect((await check(unknownInvoice(), token)).http).toBe(403)
      expect((await post('/invoice/verify/list', {}, token)).http).toBe(403)
    }
  })
})

describe('a system with a key of a channel', () => {
  const keyOf = async (code: string, products: string[] | null) => {
    const look = { name: code, title: code, color: '#1746a2', license: 'NO' }
    await post('/channelProvider/add', { code, ...look, products })
    const scopes = ['verify.check', 'verify.read']
    const asked = { code, name: '报销系统', scopes, days: 30, perMinute: 100 }
    return (await post('/channelProvider/keys/add', asked)).data.key as string
  }

  it('is metered as a system, and sees its own checks alone', async () => {
    const key = await keyOf('expenses', null)
    const { data } = await check(unknownInvoice(), key)
    const metered = await server.db.one<{ via: string; made_by: string }>(
      'select via, made_by from usage_record where no = $1',
      [data.no],
    )
    expect(metered).toEqual({ via: 'API', made_by: 'api:expenses' })
    const { rows } = await list({}, key)
    expect(rows.map((row: { no: string }) => row.no)).toEqual([data.no])
  })

  it('verifies nothing where its channel does not sell it', async () => {
    const key = await keyOf('reports-only', ['INVOICE'])
    const before = await available()
    const { msg } = await check(unknownInvoice(), key)
    expect(msg).toBe('该渠道不提供发票查验，请在渠道配置中核对可售产品')
    expect(await available()).toBe(before)
  })
})
