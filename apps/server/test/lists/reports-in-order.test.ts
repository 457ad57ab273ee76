/** Lists of reports by verdict, grade, score and kind: in order, narrowed, and without a word of what is sealed (docs/decisions/0119). */
import { DECISIONS, REPORT_GRADES } from '@xinjian/contract/report/verdicts'
import { RULE_PARAM } from '@xinjian/engine/invoice/params/rule-param'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { reportWalk } from '../../src/features/report/index.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { addReports, withdrawConsent } from './reports.ts'

let server: TestServer
let boss: string
let companyId: number

/** The last letters of the numbers, the oldest first; `F` belongs to the enterprise that took its consent back. */
const REPORTS = [
  { no: 'A', kind: 'INVOICE', decision: 'REVIEW', grade: 'BBB', score: 641.2 },
  { no: 'B', kind: 'TAX', decision: 'ADMIT', grade: 'AA', score: 702 },
  { no: 'C', kind: 'TAX_RISK', decision: 'REJECT', grade: null, score: null },
  { no: 'D', kind: 'INVOICE', decision: 'ADMIT', grade: 'AAA', score: 95.5 },
  { no: 'E', kind: 'TAX', decision: null, grade: null, score: null },
  { no: 'F', kind: 'INVOICE', decision: 'REJECT', grade: 'C', score: 700, sealed: true },
  { no: 'G', kind: 'TAX', decision: 'UNRATABLE', grade: 'A', score: 641.2 },
]

const list = (body: object, token = boss) =>
  server.call('POST', '/frontTax/front/report/tax/result', body, token)
const letters = (rows: readonly { reportNo: string }[]) =>
  rows.map(({ reportNo }) => reportNo.at(-1)).join('')
const found = async (body: object) => {
  const { data, http, msg } = await list(body)
  expect(http, msg).toBe(200)
  expect(data.rows).toHaveLength(data.total)
  return letters(data.rows)
}

beforeAll(async () => {
  server = await startTestServer()
  companyId = await emptyCompany(server, '示例排序一')
  boss = await memberOf(server, companyId, 'order-boss', 'ROLE_COMPANY_ADMIN')
  await addReports(server.db, companyId, REPORTS)
  await withdrawConsent(server.db, companyId)
})
afterAll(() => server.stop())

const ORDERS = [
  [undefined, 'GFEDCBA'],
  ['-createdAt', 'GFEDCBA'],
  ['createdAt', 'ABCDEFG'],
  ['reportType', 'ADFBEGC'],
  ['-reportType', 'CGEBFDA'],
  ['-decision', 'DBACGFE'],
  ['decision', 'GCABDFE'],
  ['-grade', 'DBGAFEC'],
  ['grade', 'AGBDFEC'],
  ['-score', 'BGADFEC'],
  ['score', 'DAGBFEC'],
] as const

it.each([
  ['decision', DECISIONS],
  ['grade', REPORT_GRADES],
] as const)(
  'every %s of the contract has its place in the database, the first the highest',
  async (name, values) => {
    const rows = await server.db.rows<{ rank: number | null }>(
      `select rank_of_${name}(v) as rank from unnest($1::text[]) with ordinality u (v, at) order by at`,
      [values],
    )
    expect(rows.map(({ rank }) => rank)).toEqual(values.map((_, at) => values.length - at))
  },
)

it('the contract knows every grade for which the rules have a factor', () => {
  expect([...REPORT_GRADES].sort()).toEqual(Object.keys(RULE_PARAM.limit.gradeFactor).sort())
})

describe('a list of reports', () => {
  it.each(ORDERS)(
    'by %s; what tells nothing stands last, the newest first',
    async (sort, order) => {
      expect(await found({ sort })).toBe(order)
    },
  )

  it.each(ORDERS)('by %s is the same page by page, with no row twice', async (sort, order) => {
    const pages = []
    for (let page = 1; page <= 5; page++) pages.push((await list({ sort, page, size: 2 })).data)
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7, 7])
    expect(pages.flatMap(({ rows }) => letters(rows)).join('')).toBe(order)
    expect((await list({ sort, page: 2, size: 5 })).data.rows).toHaveLength(2)
  })

  it.each(ORDERS)('by %s is walked in the same order for a workbook', async (sort, order) => {
    const walked = []
    for await (const { rows, total } of reportWalk(tenantOf(server.db, companyId), { sort })) {
      expect(total).toBe(7)
      walked.push(letters(rows))
    }
    expect(walked.join('')).toBe(order)
  })

  it.each([
    [{ decision: 'ADMIT' }, 'DB'],
    [{ decision: 'UNRATABLE' }, 'G'],
    [{ grade: 'BBB' }, 'A'],
    [{ scoreFrom: 641.2 }, 'GBA'],
    [{ scoreTo: '641.2' }, 'GDA'],
    [{ scoreFrom: '600', scoreTo: '650' }, 'GA'],
    [{ reportType: 'TAX', sort: '-score' }, 'BGE'],
    [{ decision: 'ADMIT', reportType: 'INVOICE', keyword: 'D' }, 'D'],
    [{ scoreFrom: 650, scoreTo: 600 }, ''],
  ])('narrowed by %j', async (body, expected) => {
    expect(await found(body)).toBe(expected)
  })

  it.each([
    ['its decision', { decision: 'REJECT' }, 'C'],
    ['its grade', { grade: 'C' }, ''],
    ['its score', { scoreFrom: 700, scoreTo: 700 }, ''],
    ['a score below', { scoreFrom: 0 }, 'GDBA'],
  ])('never finds a sealed one by %s', async (_, body, expected) => {
    expect(await found(body)).toBe(expected)
  })

  it('of tax reports is narrowed and ordered alike', async () => {
    const { data } = await server.call(
      'POST',
      '/frontTax/front/report/tax/declare/result',
      { sort: '-score', scoreFrom: 1 },
      boss,
    )
    expect(letters(data.rows)).toBe('BG')
  })

  it.each([
    [{ sort: 'fingerprint' }, 'sort'],
    [{ sort: '-score; drop table report' }, 'sort'],
    [{ decision: 'MAYBE' }, 'decision'],
    [{ grade: 'a' }, 'grade'],
    [{ scoreFrom: '高' }, '评分请填数字'],
    [{ scoreTo: 1001 }, '评分不能大于1000'],
    [{ scoreTo: -1 }, '评分不能小于0'],
  ])('refuses %j', async (body, why) => {
    const { http, msg } = await list(body)
    expect(http).toBe(400)
    expect(msg).toContain(why)
  })
})
