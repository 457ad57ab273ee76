/** The one verdict of an enterprise over HTTP: which reports it rests on, and whom it is shown to. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { demoOf } from '../support/companies.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { late, madeReport, mild, owed } from '../support/firm.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let admin: string
let child: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('demo')
  child = await server.login('child')
  await server.call('POST', '/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO }, admin)
})
afterAll(() => server.stop())
beforeEach(() => server.db.run('delete from report where report_no is not null'))

const verdict = async (token = admin, body: object = { taxId: TAX_NO }) =>
  (await server.call('POST', '/firm/verdict', body, token)).data
const made = (of: Parameters<typeof madeReport>[2]) => madeReport(server, TAX_NO, of)

describe('the verdict of an enterprise', () => {
  it('rests on the newest report of each kind, and the worst matter decides', async () => {
    await made({ kind: 'TAX', level: 'REJECT', matters: [owed] })
    const tax = await made({ kind: 'TAX', level: 'REVIEW', matters: [late] })
    const whole = await made({ kind: 'TAX_INVOICE', level: 'ADMIT' })
    const found = await verdict()
    expect(found).toMatchObject({
      taxNo: TAX_NO,
      enterpriseName: '示例有限公司',
      level: 'REVIEW',
      text: '人工复核：近12个月逾期申报3次（税务报告）。',
      waiting: 1,
      matters: [{ id: 'R-005', reports: [tax], state: null, answerable: true }],
      answered: [],
    })
    expect(found.rests.map((r: { reportNo: string }) => r.reportNo).sort()).toEqual(
      [tax, whole].sort(),
    )
    expect(found.contradictions).toEqual([
      expect.stringMatching(
        /^税票综合报告（数据截至[\d-]{10}）为“建议准入”，税务报告（数据截至[\d-]{10}）为“人工复核”，以不利者为准。$/,
      ),
    ])
    expect(await verdict(admin, { reportNo: whole })).toMatchObject({ text: found.text })
  })

  it('a report that looks back is no newer one; one that is older than 180 days does not count', async () => {
    await made({ kind: 'TAX', level: 'REVIEW', matters: [late] })
    await made({ kind: 'TAX', level: 'REJECT', matters: [owed], old: 90 })
    expect((await verdict()).level).toBe('REVIEW')
    await made({ kind: 'INVOICE', level: 'REJECT', matters: [owed], old: 181 })
    const { level, rests } = await verdict()
    expect(level).toBe('REVIEW')
    expect(rests).toEqual([
      expect.objectContaining({ kind: 'INVOICE', current: false }),
      expect.objectContaining({ kind: 'TAX', current: true }),
    ])
  })

  it('a report from before matters were kept counts by its conclusion, which nobody can answer', async () => {
    await made({ kind: 'TAX', level: 'REJECT' })
    await server.db.run('update report set matters = null')
    expect(await verdict()).toMatchObject({
      level: 'REJECT',
      matters: [{ id: 'LEVEL:TAX', answerable: false }],
    })
  })

  it('without a report says so; without an enterprise, or a question, refuses', async () => {
    expect(await verdict()).toMatchObject({
      level: null,
      text: '没有数据在时效内的报告，不作结论。',
      asOf: null,
      waiting: 0,
    })
    const asked = (body: object) => server.call('POST', '/firm/verdict', body, admin)
    expect((await asked({ taxId: '91440300MA5EXAMPL0' })).status).toBe(2001)
    expect((await asked({ reportNo: 'TAX202611210000000001' })).status).toBe(404)
    expect(await asked({})).toMatchObject({ status: 400, msg: '请提供企业税号或报告编号' })
  })
})

describe('to whom it is shown', () => {
  it('a child customer is judged the enterprise by its own reports alone', async () => {
    await made({ kind: 'TAX', level: 'REJECT', matters: [owed] })
    const own = await made({ kind: 'TAX', level: 'REVIEW', matters: [mild], by: 'child', old: 20 })
    const seen = await verdict(child)
    expect(seen).toMatchObject({ level: 'REVIEW', matters: [{ id: 'R-020', reports: [own] }] })
    expect(seen.rests).toHaveLength(1)
    expect((await verdict()).level).toBe('REJECT')
  })

  it('of an enterprise outside the demonstration, a session of it learns nothing', async () => {
    await made({ kind: 'TAX', level: 'REJECT', matters: [owed] })
    const demo = await demoOf(server, 'demo')
    expect((await server.call('POST', '/firm/verdict', { taxId: TAX_NO }, demo)).status).toBe(2001)
  })

  it('once consent is taken back, what was collected counts no more; reports of uploads do', async () => {
    await made({ kind: 'TAX', level: 'REJECT', matters: [owed], collected: true })
    await made({ kind: 'INVOICE', level: 'REVIEW', matters: [mild] })
    const signed = await signFor(server, TAX_NO)
    expect((await verdict()).level).toBe('REJECT')
    await server.db.run(REVOKE, [signed.tenant.companyId, signed.contractNo])
    const after = await verdict()
    expect(after).toMatchObject({ level: 'REVIEW', matters: [{ id: 'R-020' }] })
    expect(JSON.stringify(after)).not.toContain('欠税')
    await server.db.run('delete from auth_contract where contract_no is not null')
  })
})

describe('beside a report outside', () => {
  const share = async (reportNo: string, by = admin) => {
    const body = { reportNo, days: 1, purpose: '授信审批' }
    const { data } = await server.call('POST', '/report/share/create', body, by)
    return new URL(data.url).pathname.split('/').at(-1)
  }

  it('the level and the sentence are told, and no other report', async () => {
    const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], admin)
    await until(async () => {
      const detail = await server.call('POST', '/invoice/import/detail', { id: data[0].id }, admin)
      return detail.data.row.status === 'DONE'
    })
    const query = '/frontTax/front/report/tax/query'
    const order = { taxId: TAX_NO, reportType: 'INVOICE' }
    const { reportNo } = (await server.call('POST', query, order, admin)).data
    await until(async () => {
      const list = await server.call('POST', '/frontTax/front/report/tax/result', {}, admin)
      return list.data.rows[0].status === 'READY'
    })
    const kept = await server.db.one<{ matters: { id: string }[]; as_of: string }>(
      'select matters, as_of from report where report_no = $1',
      [reportNo],
    )
    expect(kept?.matters.length).toBeGreaterThan(0)
    expect(kept?.as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const other = await made({ kind: 'TAX', level: 'REJECT', matters: [owed] })
    const opened = await server.call('POST', '/share/report', { token: await share(reportNo) })
    expect(opened.data.firm).toMatchObject({
      level: 'REJECT',
      text: expect.stringMatching(/^建议拒绝：当前欠税12,000\.00元（税务报告）/),
      rests: [],
      contradictions: [],
    })
    expect(JSON.stringify(opened.data.firm)).not.toContain(other)
  })
})
