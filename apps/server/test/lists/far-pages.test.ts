/** Pages behind the ten thousandth row of lists that are searched by a word nearly all hold; expected rows are put in order by the test itself. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
let bank: string

const MANY = 10_600
const SIZE = 20
const WORD = '常见词'
/** One of fifty does not hold the word. */
const isNamed = (n: number): boolean => n % 50 !== 0
const NAME = "case when n % 50 <> 0 then '常见词' else '别的' end || n || '号'"
/** Minutes back in time: a week of them out of order, each two at one moment. */
const minutesBack = (n: number): number => Math.floor(((n * 7919) % 10_607) / 2)
const AT = `timestamptz '2026-03-10 10:00Z' - n * 7919 % 10607 / 2 * interval '2 minutes'`

const numbers = Array.from({ length: MANY }, (_, i) => i + 1)
const byTime =
  (later: 1 | -1) =>
  (a: number, b: number): number =>
    minutesBack(a) - minutesBack(b) || (a - b) * later

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  const user = await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  )
  const company = user!.company_id
  for (const table of ['report', 'import_batch', 'collect_task', 'auth_contract'])
    await server.db.run(`delete from ${table} where company_id = $1`, [company])
  await server.db.run('delete from enterprise where company_id = $1', [company])
  await server.db.run(
    `insert into enterprise (company_id, tax_no, name, updated_at)
     select $1, '9144' || lpad(n::text, 14, '0'), ${NAME}, ${AT} from generate_series(1, $2::int) n`,
    [company, MANY],
  )
  const each = `from enterprise e, lateral (select right(e.tax_no, 14)::int as n) x where e.company_id = $1 order by n`
  for (const sql of [
    `insert into report (company_id, report_no, enterprise_id, report_type, params, status, created_by, created_at)
     select $1, 'INV20260101' || lpad(n::text, 10, '0'), e.id, 'INVOICE', '{"through":24310}', 'READY', 'demo', ${AT} ${each}`,
    `insert into auth_contract (company_id, contract_no, enterprise_id, task_id, code, title, version, hash, paragraphs, consents, purposes, scopes,
       grantees, signer, signer_sealed, evidence, seal, signed_at, valid_from, valid_to, signed_as, status)
     select $1, 'AU-' || lpad(n::text, 6, '0'), e.id, 'T-' || lpad(n::text, 6, '0'), 'ENT_TAX', '授权书', '1', 'h', '["一"]', '[]', '{}', '{INVOICE}', '[]',
       '{"name":"张*","mobile":"138****0000","idNo":"","role":""}', '', '{}', '', ${AT}, now(), now() + interval '1 year',
       jsonb_build_object('name', e.name, 'taxNo', e.tax_no), 'EFFECTIVE' ${each}`,
    `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, status, created_by)
     select $1, e.id, '发票.xlsx', 1, repeat('a', 64), 'DONE', 'demo' ${each}`,
    `insert into usage_record (company_id, no, product, via, enterprise_id, enterprise_name, tax_no, charge_rule, valid_days, unit_price, made_by, at)
     select $1, 'INV' || lpad(n::text, 18, '0'), 'INVOICE', 'PAGE', e.id, e.name, e.tax_no, 'FOUND', 30, 1, 'demo', ${AT} ${each}`,
    `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, enterprise_id, enterprise_name, tax_no, created_at)
     select $1, 'T-' || lpad(n::text, 6, '0'), 'F' || n, 'own', decode(md5(n::text), 'hex'), '', '', e.id, e.name, e.tax_no, ${AT} ${each}`,
    `insert into verify_record (company_id, no, invoice_key, kind, invoice_code, invoice_number, issue_date, amount, state, result, invalid_mark,
       face, charged, made_by, asked_at, verified_at)
     select $1, 'VER' || lpad(n::text, 18, '0'), lpad(n::text, 20, '0'), '81', '', lpad(n::text, 20, '0'), '2026-03-01', 1000, 'DONE',
       case when n % 301 = 0 then 'NOT_FOUND' else 'CONSISTENT' end, case when n % 301 > 0 then case when n % 40 = 0 then 'Y' else 'N' end end,
       jsonb_build_object('sellerName', e.name, 'buyerName', '买方', 'sellerTaxNo', e.tax_no, 'buyerTaxNo', '', 'remark', '', 'totalAmount', '5.00'),
       case when n % 3 = 0 then 0 else 500 end, 'demo', ${AT}, ${AT} ${each}`,
  ])
    await server.db.run(sql, [company])
  await server.db.pool.query('vacuum analyze')
})
afterAll(() => server.stop())

interface Shown {
  rows: Record<string, string>[]
  total: number
  more?: true
  counts?: unknown
}
const ask = async (path: string, body: object): Promise<Shown> =>
  (await server.call('POST', path, { size: SIZE, ...body }, bank)).data

/** Number of a row of the test, by whichever text tells it. */
const numberOf = (row: Record<string, string>): number =>
  Number((row.enterpriseName ?? row.name ?? '').match(/(\d+)号/)?.[1] ?? row.no?.slice(3))

const VERIFICATIONS = '/invoice/verify/list'
const LATEST = byTime(-1)
const LISTS: readonly [what: string, path: string, order: (a: number, b: number) => number][] = [
  ['enterprises', '/enterprise/list', LATEST],
  ['reports', '/frontTax/front/report/tax/result', LATEST],
  ['consents', '/consent/list', LATEST],
  ['imports', '/tax/queryCenter/dataCollection', (a, b) => b - a],
  ['calls', '/usage/list', LATEST],
  ['collections', '/collect/tasks', byTime(1)],
  ['verifications', VERIFICATIONS, LATEST],
]

const sliceOf = (all: readonly number[], page: number): readonly number[] =>
  all.slice((page - 1) * SIZE, page * SIZE)

describe.each(LISTS)('%s', (_, path, order) => {
  const held = numbers.filter(isNamed).sort(order)
  const last = Math.ceil(held.length / SIZE)

  it.each([1, 500, 501, 509, last])('page %i by the word', async (page) => {
    const { rows, total, more } = await ask(path, { keyword: WORD, page })
    expect(rows.map(numberOf)).toEqual(sliceOf(held, page))
    const told = Math.max(10_000, page * SIZE)
    expect([total, more]).toEqual(held.length > told ? [told, true] : [held.length, undefined])
  })

  it('behind the last page there is none', async () => {
    const { rows, total, more } = await ask(path, { keyword: WORD, page: last + 1 })
    expect([rows, total, more]).toEqual([[], held.length, undefined])
  })
})

describe('verifications', () => {
  const countsOf = (found: readonly number[]) => {
    const lost = found.filter((n) => n % 301 === 0).length
    const paid = found.filter((n) => n % 3 !== 0).length
    return {
      byResult: expect.toSatisfy(
        (told: { result: string; count: number }[]) =>
          told.length === 2 &&
          told.every(
            (one) => one.count === (one.result === 'NOT_FOUND' ? lost : found.length - lost),
          ),
      ),
      flawed: found.filter((n) => n % 301 !== 0 && n % 40 === 0).length,
      charged: paid,
      amount: paid * 500,
    }
  }

  it.each([1, 502])(
    'page %i by the word, of those that are in order, tells what all of the word come to',
    async (page) => {
      const held = numbers.filter(isNamed).sort(LATEST)
      const sound = held.filter((n) => n % 301 !== 0 && n % 40 !== 0)
      const { rows, total, counts } = await ask(VERIFICATIONS, { keyword: WORD, mark: 'N', page })
      expect(rows.map(numberOf)).toEqual(sliceOf(sound, page))
      expect(total).toBe(page === 1 ? 10_000 : 10_040)
      expect(counts).toEqual(countsOf(held))
    },
  )

  it('are found by a digit of their numbers, too', async () => {
    const { rows, counts } = await ask(VERIFICATIONS, { keyword: '0', page: 530 })
    expect(rows.map(numberOf)).toEqual(sliceOf(numbers.toSorted(LATEST), 530))
    expect(counts).toEqual(countsOf(numbers))
  })
})
