/** Risk orders: enterprises judged by a policy that two people put in force, explained by rows of reports, overridden by two people. */
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUYER } from '../../../../packages/intake/test-support/companies.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let admin: string
let staff: string
let companyId: number
const EMPTY = '91110108MA01KPGK0L'
const STRANGER = '91440300708461136T'

const ask = (path: string, body: object, token = admin) => server.call('POST', path, body, token)
const AT = '/verify/risk/control/query/web'

/** Three customers buy everything: R-038 is hit. */
const HIT = { about: 'RULE', report: 'INVOICE', key: 'R-038', is: 'HIT' }
const table = (more: object = {}) => ({
  reports: [{ kind: 'INVOICE', days: 730 }],
  lines: [{ when: [HIT], verdict: 'REJECT' }],
  score: 'INVOICE',
  limit: { legs: [{ report: 'INVOICE', times: 0.5 }], take: 'MIN' },
  ...more,
})

async function policy(body: object, more: object = {}): Promise<{ code: number; version: number }> {
  const draft = { name: '小微准入', note: '客户集中拒绝', table: body, ...more }
  const { data, msg } = await ask('/risk/policy/save', draft, staff)
  if (!data) throw new Error(msg)
  return { code: data.code, version: data.version }
}

async function inForce(body: object, more: object = {}) {
  const which = await policy(body, more)
  await ask('/risk/policy/submit', which, staff)
  await ask('/risk/policy/decide', { ...which, approve: true, note: '同意，已核实' })
  expect((await ask('/risk/policy/force', which)).data.status).toBe('IN_FORCE')
  return which
}

const detail = (no: string, more: object = {}, token = admin) =>
  ask(`${AT}/detail`, { no, ...more }, token)
const done = (no: string) =>
  until(async () => {
    const { data } = await detail(no)
    if (data.row.status === 'FAILED') throw new Error(data.row.message)
    return data.row.status === 'DONE' ? data : null
  })

async function upload(of: { policy: number; source?: string }, text: string, token = admin) {
  const form = new FormData()
  for (const [name, value] of Object.entries(of)) form.set(name, String(value))
  form.set('file', new Blob([text]), '名单.csv')
  const response = await fetch(`${server.base}${AT}/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return response.json()
}

async function workbook(path: string, body: object): Promise<string[][]> {
  const response = await fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${admin}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  return sheets[0]!.rows.map((row) => row.map((cell) => String(cell ?? '')))
}

async function report(taxId: string): Promise<string> {
  const { reportNo } = (
    await ask('/frontTax/front/report/tax/query', { taxId, reportType: 'INVOICE' })
  ).data
  await until(async () => {
    const { data } = await ask('/bss/order/report/getDetailReport', { reportNo })
    return data.row.status === 'READY'
  })
  return reportNo
}

let code: number
let reportNo: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('demo')
  staff = await server.login('staff')
  companyId = (await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  ))!.company_id
  for (const [name, taxNo] of [
    ['示例甲有限公司', TAX_NO],
    ['示例乙有限公司', BUYER.taxNo],
    ['示例丙有限公司', EMPTY],
  ] as const)
    await ask('/enterprise/save', { name, taxNo })
  for (const taxNo of [TAX_NO, BUYER.taxNo]) {
    const { data } = await server.upload(taxNo, [{ name: '销项.csv', bytes: salesCsv() }], admin)
    await until(async () => {
      const { row } = (await ask('/invoice/import/detail', { id: data[0].id })).data
      return row.status === 'DONE'
    })
  }
  reportNo = await report(TAX_NO)
  ;({ code } = await inForce(table()))
})
afterAll(() => server.stop())

describe('a policy', () => {
  it('is refused where its lines speak of what no report says', async () => {
    const said = async (body: object) =>
      (await ask('/risk/policy/save', { name: '错', note: '错', table: body }, staff)).msg
    const line = (condition: object) => table({ lines: [{ when: [condition], verdict: 'REJECT' }] })
    expect(await said(line({ ...HIT, key: 'R-999' }))).toContain('没有“R-999”')
    expect(await said(line({ ...HIT, report: 'TAX' }))).toContain('不在本策略所用的报告中')
    expect(await said(line({ ...HIT, is: 'LT' }))).toContain('比较方式')
    expect(await said(line({ about: 'SCORE', report: 'INVOICE', is: 'LT', value: 'x' }))).toContain(
      '比较的值有误',
    )
    expect(
      await said(
        table({
          score: undefined,
          limit: { legs: [{ report: 'INVOICE', times: 1 }], take: 'MIN', grades: { A: 1 } },
        }),
      ),
    ).toContain('须先选择评分')
  })

  it('is decided by another than who drafted it, and what was submitted is not changed', async () => {
    const which = await policy(table())
    const again = { ...which, name: '改', note: '改', table: table() }
    expect((await ask('/risk/policy/save', again)).status).toBe(200)
    await ask('/risk/policy/submit', which, staff)
    expect((await ask('/risk/policy/save', again, staff)).status).toBe(409)
    // Whoever saved it once is one of its authors.
    const decision = { ...which, approve: true, note: '同意，已核实' }
    expect((await ask('/risk/policy/decide', decision)).status).toBe(2040)
    expect((await ask('/risk/policy/force', which)).status).toBe(409)
  })

  it('is offered as samples, each line of which can be judged, with what cannot by name', async () => {
    const { samples } = (await ask('/risk/policy/vocabulary', {})).data
    expect(samples.map(({ id }: { id: string }) => id)).toEqual([
      'STANDARD',
      'WEISHANG',
      'JINQI',
      'PUHUI',
      'WEIJIE',
      'YUNSHUI',
    ])
    const puhui = samples[3]
    expect(puhui.unjudged).toEqual(['法定代表人持股5%以上'])
    expect(puhui.table.lines).toHaveLength(7)
    for (const sample of samples) await policy(sample.table, { name: sample.name })
  })
})

describe('an order of one', () => {
  it('rejects with the line, the report and the rows that say so', async () => {
    const { data } = await ask('/risk/order/start', { policy: code, taxId: TAX_NO })
    const { row, subjects } = await done(data.no)
    expect([row.total, row.reject, row.policyVersion]).toEqual([1, 1, 1])
    expect(subjects.rows[0]).toMatchObject({ taxNo: TAX_NO, outcome: 'REJECT', limit: null })
    const subject = (await ask('/risk/order/subject', { no: data.no, line: 1 })).data
    expect(subject.reports).toEqual([{ kind: 'INVOICE', reportNo, asOf: expect.any(String) }])
    const [found] = subject.judgement.lines[0].conditions
    expect(found).toMatchObject({ holds: true, name: '客户过度集中', reportNo, of: 'R-038' })
    // The condition leads to rows: those of the report, by the call that shows them there.
    const rows = await ask('/report/evidence', { reportNo, of: found.of, page: 1, size: 5 })
    expect(rows.data.rows.length).toBeGreaterThan(0)
  })

  it('is not judged, and never passed, where there is no report, no data, no such enterprise', async () => {
    const other = await inForce(
      table({ lines: [{ when: [{ ...HIT, key: 'R-022' }], verdict: 'REVIEW' }] }),
    )
    const outcomes = async (taxId: string, source: string) => {
      const { data } = await ask('/risk/order/start', { policy: other.code, taxId, source })
      const { subjects } = await done(data.no)
      const { outcome, missing } = subjects.rows[0]
      return [outcome, missing.map(({ why }: { why: string }) => why)]
    }
    expect(await outcomes(EMPTY, 'HELD')).toEqual(['UNJUDGED', ['NONE']])
    expect(await outcomes(EMPTY, 'MADE')).toEqual(['UNJUDGED', ['NO_DATA']])
    expect((await ask('/risk/order/start', { policy: code, taxId: STRANGER })).status).toBe(2001)
  })

  it('makes what is missing once, and charges it once', async () => {
    const charged = async () =>
      (await server.db.one<{ n: number }>(
        'select count(*)::int as n from usage_record where company_id = $1 and tax_no = $2',
        [companyId, BUYER.taxNo],
      ))!.n
    const { data } = await ask('/risk/order/start', {
      policy: code,
      taxId: BUYER.taxNo,
      source: 'MADE',
    })
    const { subjects } = await done(data.no)
    expect(subjects.rows[0].outcome).toBe('REJECT')
    const reports = await server.db.rows(
      'select 1 from report r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id where e.tax_no = $1',
      [BUYER.taxNo],
    )
    expect(reports).toHaveLength(1)
    expect(await charged()).toBe(1)
    // What is held now is not made again.
    const again = await ask('/risk/order/start', {
      policy: code,
      taxId: BUYER.taxNo,
      source: 'MADE',
    })
    await done(again.data.no)
    expect(
      await server.db.rows(
        'select 1 from report r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id where e.tax_no = $1',
        [BUYER.taxNo],
      ),
    ).toHaveLength(1)
  })
})

describe('an order of a list', () => {
  const LIST = [
    '企业名称,统一社会信用代码',
    `示例甲有限公司,${TAX_NO}`,
    `,${EMPTY}`,
    `,${STRANGER}`,
    `,${TAX_NO}`,
    `另一名称,${BUYER.taxNo}`,
    '坏号码,123',
  ].join('\n')

  it('judges each enterprise once, and gives its faulty rows back with reasons', async () => {
    const { data } = await upload({ policy: code }, LIST)
    const { row, subjects } = await done(data.no)
    expect([row.total, row.bad, row.reject, row.unjudged, row.pass]).toEqual([3, 3, 1, 2, 0])
    expect(
      subjects.rows.map(({ taxNo, outcome, missing }: never) => [
        taxNo,
        outcome,
        (missing as { why: string }[]).map(({ why }) => why),
      ]),
    ).toEqual([
      [TAX_NO, 'REJECT', []],
      [EMPTY, 'UNJUDGED', ['NONE']],
      [STRANGER, 'UNJUDGED', ['NO_FIRM']],
    ])
    const bad = await workbook('/risk/order/bad', { no: data.no })
    expect(bad.slice(1).map(([line, , why]) => [line, why])).toEqual([
      ['5', '与第2行是同一家企业'],
      ['6', '名称与本公司登记的“示例乙有限公司”不符，请核对'],
      ['7', expect.stringContaining('应为15位')],
    ])
    const whole = await workbook(`${AT}/export/detail`, { no: data.no })
    expect(whole[1]).toEqual(
      expect.arrayContaining([
        '示例甲有限公司',
        '拒绝',
        expect.stringContaining('第1行拒绝：规则R-038“客户过度集中”命中（命中（中））'),
        reportNo,
      ]),
    )
    expect(whole[2]).toEqual(expect.arrayContaining(['未判断', '发票报告（没有报告）']))
    const orders = await workbook(`${AT}/export`, { keyword: data.no })
    expect(orders[1]).toEqual(
      expect.arrayContaining([data.no, '小微准入 第1版', '名单.csv', '已完成']),
    )
  })

  it('pauses and goes on; each enterprise is written once by whatever worker', async () => {
    const { data } = await upload({ policy: code }, LIST)
    const { no } = data
    await ask('/risk/order/pause', { no })
    await server.db.run(
      "update risk_order set status = 'PAUSED', done = 0, reject = 0, unjudged = 0 where no = $1",
      [no],
    )
    await server.db.run('update risk_subject set outcome = null, judged = null where no = $1', [no])
    expect((await ask('/risk/order/pause', { no })).status).toBe(409)
    expect((await ask('/risk/order/resume', { no })).status).toBe(200)
    const { row } = await done(no)
    expect([row.done, row.reject, row.unjudged]).toEqual([3, 1, 2])
    expect((await ask('/risk/order/cancel', { no })).status).toBe(409)
  })

  it('is refused where it is no list, and where its policy is not in force', async () => {
    expect((await upload({ policy: code }, '企业\n甲')).msg).toContain('没有“纳税人识别号”')
    const { code: draft } = await policy(table())
    expect((await upload({ policy: draft }, LIST)).status).toBe(409)
  })
})
