/** A word that more than ten thousand enterprises bear is not looked up: the lists are walked, and find the same. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
let bank: string

const MANY = 10_050
/** Numbers of the enterprises that each list holds something of, the newest first; those of an even number bear the word. */
const HELD = [1, 2, 3, 4, 5, 6]
const WORDS = ['常见词', '词', 'Common', 'cOmM']

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  const user = await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  )
  const company = user!.company_id
  await server.db.run(
    `insert into enterprise (company_id, tax_no, name, updated_at)
     select $1, '9144' || lpad(n::text, 14, '0'), case when n % 2 = 0 or n > 10 then '常见词Common' else '别的' end || n || '号', now() - n * interval '1 minute'
       from generate_series(1, $2::int) n`,
    [company, MANY],
  )
  const few = `from enterprise e, lateral (select right(e.tax_no, 14)::int as n) x where e.company_id = $1 and n <= 6`
  for (const sql of [
    `insert into report (company_id, report_no, enterprise_id, report_type, params, status, created_by, created_at)
     select $1, 'INV20260101' || lpad(n::text, 10, '0'), e.id, 'INVOICE', '{"through":24310}', 'READY', 'demo', now() - n * interval '1 minute' ${few}`,
    `insert into auth_contract (company_id, contract_no, enterprise_id, task_id, code, title, version, hash, paragraphs, consents, purposes, scopes,
       grantees, signer, signer_sealed, evidence, seal, signed_at, valid_from, valid_to, signed_as, status)
     select $1, 'AU-' || n, e.id, 'T-' || n, 'ENT_TAX', '授权书', '1', 'h', '["一"]', '[]', '{}', '{INVOICE}', '[]',
       '{"name":"张*","mobile":"138****0000","idNo":"","role":""}', '', '{}', '', now() - n * interval '1 minute', now(), now() + interval '1 year', jsonb_build_object('name', e.name, 'taxNo', e.tax_no),
       'EFFECTIVE' ${few}`,
    `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, status, created_by)
     select $1, e.id, '发票.xlsx', 1, repeat('a', 64), 'DONE', 'demo' ${few} order by n desc`,
  ])
    await server.db.run(sql, [company])
  await server.db.pool.query('vacuum analyze enterprise')
})
afterAll(() => server.stop())

const numberOf = (row: { enterpriseName?: string; name?: string }): number =>
  Number((row.enterpriseName ?? row.name ?? '').match(/(\d+)号/)?.[1])

describe.each([
  ['reports', '/frontTax/front/report/tax/result'],
  ['consents', '/consent/list'],
  ['imports', '/tax/queryCenter/dataCollection'],
])('%s', (_, path) => {
  const ask = async (body: object) => (await server.call('POST', path, body, bank)).data

  it('without a word all of them', async () => {
    expect((await ask({})).rows.map(numberOf)).toEqual(HELD)
  })

  it.each(WORDS)('by %s those whose enterprise bears it', async (keyword) => {
    const data = await ask({ keyword })
    expect(data.rows.map(numberOf)).toEqual([2, 4, 6])
    expect(data.total).toBe(3)
    const second = await ask({ keyword, page: 2, size: 2 })
    expect(second.rows.map(numberOf)).toEqual([6])
  })
})

it('is known to be held by many without being read in the index', async () => {
  const user = await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  )
  const looked = async (said: string, most: number) =>
    (
      await tenantOf(server.db, user!.company_id).one<{ keys: string[] | null }>(
        "select worded('enterprise', $2, $3) as keys from (select $1::int as company_id) own where company_id = $1",
        [said, most],
      )
    )?.keys
  expect(await looked('常见词', 100)).toBeNull()
  expect(await looked('别的', 100)).toHaveLength(5)
})

it('of enterprises page after page is whole to the last', async () => {
  const page = async (n: number) => {
    const { data } = await server.call(
      'POST',
      '/enterprise/list',
      { keyword: '常见词', page: n, size: 20 },
      bank,
    )
    return [data.rows.map(numberOf), data.total, data.more]
  }
  // Those of 2, 4 … 10, and of 11 to 10,050: 10,045.
  const upTo = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i)
  expect(await page(1)).toEqual([[2, 4, 6, 8, 10, ...upTo(11, 25)], 10_000, true])
  expect(await page(500)).toEqual([upTo(9_986, 10_005), 10_000, true])
  expect(await page(501)).toEqual([upTo(10_006, 10_025), 10_020, true])
  expect(await page(503)).toEqual([upTo(10_046, 10_050), 10_045, undefined])
  expect(await page(504)).toEqual([[], 10_045, undefined])
})

it('of enterprises it counts ten thousand and says that there are more', async () => {
  const { data } = await server.call(
    'POST',
    '/enterprise/list',
    { keyword: '常见词', size: 2 },
    bank,
  )
  expect(data.rows.map(numberOf)).toEqual([2, 4])
  expect([data.total, data.more]).toEqual([10_000, true])
})
