/** A table that does not go through in one go: a busy platform, a person, an empty purse. Nothing is lost, nothing paid twice. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { platform, unknownInvoice } from './papers.ts'
import { booksOf, knob, moneyOf, type Tables, tablesOf } from './tables.ts'

const PRICE = 3_000

let sandbox: Sandbox
let server: TestServer
let companyId: number
let tables: Tables
let token: string

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
beforeEach(async ({ task }) => {
  await knob(sandbox.url, { perSecond: 100_000 })
  companyId = await emptyCompany(server, `示例停顿有限公司${task.id}`)
  token = await memberOf(server, companyId, `stop-${task.id}`.slice(0, 30), 'ROLE_COMPANY_ADMIN')
  tables = tablesOf(server, token)
})

/** Kinds of notices about batches that the company's people have. */
const told = async () =>
  (
    await server.db.rows<{ kind: string }>(
      "select kind from notice where company_id = $1 and kind like 'VERIFY%' order by kind",
      [companyId],
    )
  ).map(({ kind }) => kind)
const rows = (n: number) => Array.from({ length: n }, unknownInvoice)
const budgetUsed = async () =>
  (await server.db.one<{ n: number }>(
    'select coalesce(sum(used), 0)::int as n from verify_budget',
  ))!.n
/** Nothing gets through until the knob is turned back. */
const tooBusy = () => knob(sandbox.url, { perSecond: 0 })
/** The batch has met a busy platform, and stands back. */
const metBusy = (no: string) =>
  until(async () => {
    const row = await server.db.one<{ busy: number }>(
      'select busy from verify_batch where company_id = $1 and no = $2',
      [companyId, no],
    )
    return (row?.busy ?? 0) > 0
  })
const finished = async (no: string, n: number) => {
  expect(await tables.comes(no, 'DONE')).toMatchObject({ done: n })
  expect(await booksOf(server, companyId, no)).toEqual({
    checks: n,
    rows: n,
    running: 0,
    charged: n,
    held: 0,
    amount: n * PRICE,
  })
}

describe('a platform that is busy', () => {
  it('is asked again until it has time, and no budget is eaten', async () => {
    const used = await budgetUsed()
    await tooBusy()
    const { no } = await tables.read(rows(20))
    await tables.start(no)
    await metBusy(no)
    expect(await budgetUsed()).toBe(used)
    const waiting = await tables.detail(no)
    expect(waiting.done).toBe(0)
    await knob(sandbox.url, { perSecond: 100_000 })
    await finished(no, 20)
    expect((await budgetUsed()) - used).toBe(20)
  })

  it('that lost an answer is not asked again for it: the row says so, and is free', async () => {
    await knob(sandbox.url, { fault: 'LOST', times: 1 })
    const { no } = await tables.read(rows(2))
    await tables.start(no)
    await tables.comes(no, 'DONE')
    const { rows: found } = await tables.results(no)
    expect(found.map((r: { result: string }) => r.result).sort()).toEqual(['BUSY', 'NOT_FOUND'])
    expect((await booksOf(server, companyId, no)).charged).toBe(1)
  })

  it('whose service is broken pauses the batch instead of spending its rows', async () => {
    await knob(sandbox.url, { fault: 'BANNED' })
    const { no } = await tables.read(rows(60))
    await tables.start(no)
    const batch = await tables.comes(no, 'PAUSED')
    expect(batch.message).toContain('查验服务连续出现故障')
    expect(batch.done).toBeLessThan(60)
    expect((await moneyOf(server, companyId)).held).toBe(0)
  })
})

describe('a person', () => {
  it('pauses and goes on: each row is verified once', async () => {
    await tooBusy()
    const { no } = await tables.read(rows(12))
    await tables.start(no)
    await metBusy(no)
    expect((await tables.post('pause', { no })).status).toBe(200)
    expect(await tables.comes(no, 'PAUSED')).toMatchObject({ wanted: null })
    expect((await tables.post('pause', { no })).msg).toContain('无需暂停')
    await knob(sandbox.url, { perSecond: 100_000 })
    expect((await tables.detail(no)).done).toBe(0)
    expect((await tables.post('resume', { no })).data).toMatchObject({ status: 'QUEUED' })
    await finished(no, 12)
    expect((await tables.post('resume', { no })).msg).toContain('无需继续')
  })

  it('cancels: what is held is let go, and nothing is charged', async () => {
    await tooBusy()
    const { no } = await tables.read(rows(12))
    const before = await moneyOf(server, companyId)
    await tables.start(no)
    await metBusy(no)
    await tables.post('cancel', { no })
    await tables.comes(no, 'CANCELLED')
    expect(await moneyOf(server, companyId)).toEqual(before)
    expect((await booksOf(server, companyId, no)).running).toBe(0)
    expect((await tables.post('cancel', { no })).msg).toContain('已结束')
    expect((await tables.post('resume', { no })).msg).toContain('无需继续')
  })

  it('cancels before the start, or never starts twice', async () => {
    const first = await tables.read(rows(1))
    expect((await tables.post('cancel', { no: first.no })).data.status).toBe('CANCELLED')
    expect((await tables.start(first.no)).msg).toContain('已经结束')
    const second = await tables.read(rows(1))
    const answers = await Promise.all([tables.start(second.no), tables.start(second.no)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await finished(second.no, 1)
  })
})

describe('a purse', () => {
  it('that is empty stops the batch, which goes on after a recharge', async () => {
    const spare = (n: number) =>
      server.db.run(
        'update ledger set available = $2, received = -($2 + held + spent + adjusted) where company_id = $1',
        [companyId, n],
      )
    await spare(5 * PRICE + 1)
    const { no, plan } = await tables.read(rows(12))
    expect(plan).toMatchObject({ most: 12 * PRICE, balance: 5 * PRICE + 1 })
    await tables.start(no)
    expect(await tables.comes(no, 'SHORT')).toMatchObject({
      done: 5,
      message: expect.stringContaining('余额不足'),
    })
    expect(await moneyOf(server, companyId)).toMatchObject({ available: 1, held: 0 })
    expect(await told()).toEqual(['VERIFY_STOPPED'])
    await spare(100 * PRICE)
    await tables.post('resume', { no })
    await finished(no, 12)
    expect((await moneyOf(server, companyId)).available).toBe(93 * PRICE)
    expect(await told()).toEqual(['VERIFY_DONE', 'VERIFY_STOPPED'])
  })

  it('is not opened for a product that was not', async () => {
    const { no } = await tables.read(rows(1))
    await server.db.run("update company_product set status = 'CLOSED' where company_id = $1", [
      companyId,
    ])
    expect((await tables.start(no)).status).toBe(4102)
    expect((await tables.detail(no)).plan.quote.open).toBe(false)
  })
})

it('a frozen company verifies no row, and its batch goes on after the release', async () => {
  const { no } = await tables.read(rows(5))
  const put = (status: string) =>
    server.db.run('update company set status = $2 where id = $1', [companyId, status])
  await tooBusy()
  await tables.start(no)
  await metBusy(no)
  await put('FROZEN')
  await knob(sandbox.url, { perSecond: 100_000 })
  const stopped = await until(async () => {
    const row = await server.db.one<{ status: string; message: string; done: number }>(
      'select status, message, done from verify_batch where company_id = $1 and no = $2',
      [companyId, no],
    )
    return row?.status === 'PAUSED' && row
  })
  expect(stopped).toMatchObject({ done: 0, message: expect.stringContaining('已被停用') })
  await put('ACTIVE')
  await tables.post('resume', { no })
  await finished(no, 5)
})

it('the platform judges no invoice of a batch more often than the batch has it', async () => {
  const before = await platform(sandbox.url)
  const { no } = await tables.read(rows(40))
  await tables.start(no)
  await finished(no, 40)
  const after = await platform(sandbox.url)
  expect([after.asked - before.asked, after.judged - before.judged]).toEqual([40, 40])
})
