/** Rows of a table that ended without a judgement are verified again: those alone, each once, and their results take the place of the old. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { listOf } from '../notice/told.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { unknownInvoice } from './papers.ts'
import { booksOf, knob, moneyOf, type TableRow, type Tables, tablesOf } from './tables.ts'

const PRICE = 3_000

let sandbox: Sandbox
let server: TestServer
let companyId: number
let token: string
let tables: Tables

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
  companyId = await emptyCompany(server, `示例重查有限公司${task.id}`)
  token = await memberOf(server, companyId, `again-${task.id}`.slice(0, 30), 'ROLE_COMPANY_ADMIN')
  tables = tablesOf(server, token)
})

const rows = (n: number) => Array.from({ length: n }, unknownInvoice)
const retry = (no: string) => tables.post('retry', { no })
const resultsOf = async (no: string): Promise<string[]> =>
  (await tables.results(no)).rows.map((row: { result: string }) => row.result)
/** A table of a service that was broken: every row without a judgement. */
async function broken(of: readonly TableRow[]): Promise<string> {
  await knob(sandbox.url, { fault: 'BANNED' })
  const { no } = await tables.read(of)
  await tables.start(no)
  await tables.comes(no, 'DONE')
  await knob(sandbox.url, { perSecond: 100_000 })
  return no
}
const put = (no: string, what: string, nth: number) =>
  server.db.run(
    `update verify_record set ${what} where company_id = $1 and batch = $2 and batch_nth = $3`,
    [companyId, no, nth],
  )
const columnOf = async (no: string, column: string) =>
  (await server.db.one<{ found: unknown }>(
    `select ${column} as found from verify_batch where company_id = $1 and no = $2`,
    [companyId, no],
  ))!.found

describe('rows without a judgement', () => {
  it('are told with what they cost, verified again, and charged once by their new results', async () => {
    const [a, b] = rows(2) as [TableRow, TableRow]
    const no = await broken([a, b, a])
    expect(await resultsOf(no)).toEqual(['VENDOR_ERROR', 'VENDOR_ERROR', 'VENDOR_ERROR'])
    expect((await moneyOf(server, companyId)).spent).toBe(0)
    // The third is exactly as the first, and has its result.
    expect((await tables.detail(no)).retry).toEqual({ rows: 3, later: 0, most: 2 * PRICE })
    expect((await retry(no)).data).toMatchObject({ status: 'QUEUED', done: 0, retry: null })
    expect(await tables.comes(no, 'DONE')).toMatchObject({ done: 3, progress: 100, retry: null })
    const found = await tables.results(no)
    expect(
      found.rows.map((row: { line: number; result: string }) => [row.line, row.result]),
    ).toEqual([
      [2, 'NOT_FOUND'],
      [3, 'NOT_FOUND'],
      [4, 'NOT_FOUND'],
    ])
    expect(await booksOf(server, companyId, no)).toEqual({
      checks: 3,
      rows: 3,
      running: 0,
      charged: 2,
      held: 0,
      amount: 2 * PRICE,
    })
    expect(await moneyOf(server, companyId)).toMatchObject({ held: 0, spent: 2 * PRICE })
    // What was said before stays among the company's checks.
    const all = (await tables.post('/invoice/verify/list', { size: 100 })).data
    expect(all.counts.byResult).toEqual(
      expect.arrayContaining([
        { result: 'NOT_FOUND', count: 3 },
        { result: 'VENDOR_ERROR', count: 3 },
      ]),
    )
    expect((await retry(no)).msg).toContain('没有可以重新查验的行')
    const heard = await listOf(server, token, { size: 100 })
    expect(heard.filter(({ kind }) => kind === 'VERIFY_DONE')).toHaveLength(2)
  })

  it('leave alone what was judged, and what is another only on another day', async () => {
    const no = await broken(rows(4))
    await put(no, "result = 'NOT_FOUND'", 1)
    // Midnight may come meanwhile: the day of the two is not over even then.
    const lasting = "asked_at = asked_at + interval '1 day'"
    await put(no, `result = 'LIMIT_EXCEEDED', ${lasting}`, 2)
    await put(no, "result = 'PARAM_ERROR'", 3)
    await put(no, `result = 'TOO_EARLY', ${lasting}`, 4)
    expect((await tables.detail(no)).retry).toEqual({ rows: 0, later: 2, most: 0 })
    expect((await retry(no)).status).toBe(409)
    for (const nth of [2, 4]) await put(no, "asked_at = now() - interval '2 days'", nth)
    expect((await tables.detail(no)).retry).toEqual({ rows: 2, later: 0, most: 2 * PRICE })
    await retry(no)
    await tables.comes(no, 'DONE')
    expect(await resultsOf(no)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'PARAM_ERROR', 'NOT_FOUND'])
    expect((await booksOf(server, companyId, no)).charged).toBe(2)
  })

  it('may fail again, and are asked again once more', async () => {
    const no = await broken(rows(2))
    await knob(sandbox.url, { fault: 'BANNED' })
    await retry(no)
    expect((await tables.comes(no, 'DONE')).retry).toMatchObject({ rows: 2 })
    await knob(sandbox.url, { perSecond: 100_000 })
    const answers = await Promise.all([retry(no), retry(no)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await tables.comes(no, 'DONE')
    expect(await columnOf(no, 'retries')).toBe(2)
    expect(await booksOf(server, companyId, no)).toMatchObject({ checks: 2, rows: 2, charged: 2 })
  })

  it('go on under the same checks after a busy platform: held once, charged once', async () => {
    const no = await broken(rows(3))
    await knob(sandbox.url, { perSecond: 0 })
    await retry(no)
    await until(async () => Number(await columnOf(no, 'busy')) > 0)
    const begun = async () =>
      (
        await server.db.rows<{ no: string }>(
          'select no from verify_record where company_id = $1 and batch = $2 order by batch_nth',
          [companyId, no],
        )
      ).map((row) => row.no)
    const before = await begun()
    await knob(sandbox.url, { perSecond: 100_000 })
    await tables.comes(no, 'DONE')
    expect(await begun()).toEqual(before)
    expect(await booksOf(server, companyId, no)).toMatchObject({ checks: 3, charged: 3, held: 0 })
  })

  it('keep the results they had where the round is cancelled, and nothing is paid', async () => {
    const no = await broken(rows(20).slice(0, 18))
    const before = await moneyOf(server, companyId)
    await knob(sandbox.url, { perSecond: 0 })
    await retry(no)
    await until(async () => Number(await columnOf(no, 'busy')) > 0)
    await tables.post('cancel', { no })
    const batch = await tables.comes(no, 'DONE', 'CANCELLED')
    expect(batch).toMatchObject({ status: 'DONE', done: 18, retry: { rows: 18 } })
    const results = await resultsOf(no)
    expect(results).toHaveLength(18)
    expect(results.every((result) => result === 'BUSY' || result === 'VENDOR_ERROR')).toBe(true)
    expect(await moneyOf(server, companyId)).toEqual(before)
  })
})

describe('who may not', () => {
  it('is told why: a batch that is not done, a product that is closed, a right that is not his', async () => {
    const { no: fresh } = await tables.read(rows(1))
    expect((await retry(fresh)).status).toBe(409)
    expect((await retry('PC2026010100000000')).msg).toContain('没有这个批次')
    const no = await broken(rows(1))
    const reader = await memberOf(server, companyId, `reads-${companyId}`, 'ROLE_DEMO')
    const { http } = await server.call(
      'POST',
      '/tradecredit/front/invoice/verify/batch/retry',
      { no },
      reader,
    )
    expect(http).toBe(403)
    await server.db.run("update company_product set status = 'CLOSED' where company_id = $1", [
      companyId,
    ])
    expect((await retry(no)).status).toBe(4102)
    expect((await tables.detail(no)).status).toBe('DONE')
  })
})
