/** Lists of a company with many rows: how many there are, in which order, and what a searched text finds; expected values by the test's own hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
let bank: string
let companyId: number
let userId: number

const NAMES = [
  '深圳市华盛贸易有限公司',
  '华盛科技（深圳）有限公司',
  '广州盛华物流有限公司',
  'ABC电子有限公司',
  'Abcde Trading',
  '100%_测试有限公司',
  '市政工程集团',
]
const taxNo = (i: number): string => `91440300MA5${String(i).padStart(6, '0')}X`

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  const user = await server.db.one<{ id: number; company_id: number }>(
    "select id, company_id from app_user where user_name = 'demo'",
  )
  userId = user!.id
  companyId = user!.company_id
  for (const [i, name] of NAMES.entries()) {
    const row = await server.db.one<{ id: number }>(
      `insert into enterprise (company_id, tax_no, name, updated_at)
       values ($1, $2, $3, now() - $4 * interval '1 minute') returning id`,
      [companyId, taxNo(i), name, i],
    )
    await server.db.run(
      `insert into report (company_id, report_no, enterprise_id, report_type, params, status, created_by, created_at)
       values ($1, $2, $3, 'INVOICE', '{"through":24310}', 'READY', 'demo', now() - $4 * interval '1 minute')`,
      [companyId, `INV20260101${String(i).padStart(10, '0')}`, row!.id, i],
    )
    await server.db.run(
      `insert into usage_record (company_id, no, product, via, enterprise_id, enterprise_name, tax_no, charge_rule, valid_days, unit_price, made_by, at)
       values ($1, $2, 'INVOICE', 'PAGE', $3, $4, $5, 'FOUND', 30, 1, 'demo', now() - $6 * interval '1 minute')`,
      [companyId, `INV${String(i).padStart(18, '7')}`, row!.id, name, taxNo(i), i],
    )
    await server.db.run(
      `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, enterprise_id, enterprise_name, tax_no, created_at)
       values ($1, $2, $2, 'own', $3, '', '', $4, $5, $6, now() - $7 * interval '1 minute')`,
      [companyId, `T-${i}`, Buffer.from([i]), row!.id, name, taxNo(i), i],
    )
  }
})
afterAll(() => server.stop())

const ask = async (path: string, body: object) => (await server.call('POST', path, body, bank)).data

const LISTS = {
  enterprises: '/enterprise/list',
  reports: '/frontTax/front/report/tax/result',
  calls: '/usage/list',
  collections: '/collect/tasks',
} as const
const named = (row: { name?: string; enterpriseName?: string }): string =>
  row.name ?? row.enterpriseName ?? ''

/** What each keyword finds, as numbers of the names, the newest first. */
const FOUND: readonly [keyword: string, found: readonly number[]][] = [
  ['华盛', [0, 1]],
  ['盛华', [2]],
  ['盛', [0, 1, 2]],
  ['有限公司', [0, 1, 2, 3, 5]],
  ['abc', [3, 4]],
  ['ABC电', [3]],
  ['e T', [4]],
  // Too short to be looked up: the list is walked.
  ['b', [3, 4]],
  ['bc', [3, 4]],
  ['%_', [5]],
  ['000003X', [3]],
  ['（深圳）', [1]],
  ['市', [0, 6]],
  ['没有这家', []],
]

describe.each(Object.entries(LISTS))('%s', (_, path) => {
  it.each(FOUND)('by %s', async (keyword, found) => {
    const data = await ask(path, { keyword })
    expect(data.rows.map(named)).toEqual(found.map((i) => NAMES[i]))
    expect(data.total).toBe(found.length)
    expect(data.more).toBeUndefined()
  })

  it('page after page has each row once, in one order', async () => {
    const whole = (await ask(path, { page: 1, size: 100 })).rows.map(named)
    const pages: string[] = []
    for (let page = 1; page <= 4; page++)
      pages.push(...(await ask(path, { page, size: 2 })).rows.map(named))
    expect(pages).toEqual(whole.slice(0, 8))
    expect(whole.filter((name: string) => NAMES.includes(name))).toEqual(NAMES)
  })
})

it('of more than ten thousand rows a list counts ten thousand, or to its page, and says that there are more', async () => {
  await server.db.run('delete from notice where company_id = $1 and user_id = $2', [
    companyId,
    userId,
  ])
  await server.db.run(
    `insert into notice (company_id, user_id, kind, key, params, shown)
     select $1, $2, 'REPORT_READY', 'k' || n, '{}', true from generate_series(1, 10050) n`,
    [companyId, userId],
  )
  const page = async (n: number) => {
    const { total, more, rows } = await ask('/notice/list', { page: n, size: 20 })
    return { total, more, rows: rows.length }
  }
  expect(await page(1)).toEqual({ total: 10_000, more: true, rows: 20 })
  expect(await page(502)).toEqual({ total: 10_040, more: true, rows: 20 })
  expect(await page(503)).toEqual({ total: 10_050, more: undefined, rows: 10 })
})

it('what is looked up by its words is of the company whose connection asks', async () => {
  const keys = (company: number) =>
    tenantOf(server.db, company).one<{ keys: string[] }>(
      "select worded('enterprise', '华盛', 10) as keys from (select $1::int as company_id) own where company_id = $1",
    )
  expect((await keys(companyId))?.keys).toHaveLength(2)
  const other = await server.db.one<{ id: number }>(
    'select id from company where id <> $1 order by id limit 1',
    [companyId],
  )
  expect((await keys(other!.id))?.keys).toEqual([])
})

it('a company that has most of a table is known to have it, one that comes later is taken for a two-hundredth', async () => {
  await server.db.run(
    `insert into notice (company_id, user_id, kind, key, params, shown)
     select $1, $2, 'REPORT_READY', 'more' || n, '{}', true from generate_series(1, 10000) n`,
    [companyId, userId],
  )
  await server.db.pool.query('analyze notice')
  const rows = await server.db.one<{ n: number }>('select count(*)::int as n from notice')
  await server.db.as('system').run('select tell_shares()')
  const believed = async (company: number) => {
    const [plan] = await server.db.rows<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
      `explain (format json) select 1 from notice where company_id = ${company}`,
    )
    return plan!['QUERY PLAN'][0]!.Plan['Plan Rows'] / rows!.n
  }
  expect(await believed(companyId)).toBeGreaterThan(0.9)
  expect(await believed(2_000_000)).toBeCloseTo(0.005, 3)
})
