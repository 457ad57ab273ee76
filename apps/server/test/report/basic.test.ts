/** The basic report over HTTP: ordered without a login at a bureau, free for seven days, asked for anew at the full price, opened by a link that ends. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

const DETAIL = '/bss/order/report/getDetailReport'
const ORDER = '/verify/gssf/report'

let sandbox: Sandbox
let server: TestServer
let bank: string
let child: string
let firm: Firm
let reportNo: string
let made: Made
let document: ReportDocument

interface Made {
  row: { status: string; message: string; charge?: { state: string; why: string } }
  basis: { outdated: boolean }
  document: ReportDocument
}
const office = (path: string, body: object, token: string | undefined = bank) =>
  server.call('POST', path, body, token)
const ask = async (path: string, body: object) => (await must(office(path, body))).data
const open = (url: string) =>
  server.call('POST', '/share/report', { token: new URL(url).pathname.split('/').at(-1)! })
const order = async (reportType: string, refresh = false): Promise<Made & { reportNo: string }> => {
  const { reportNo: no } = await ask(ORDER, { keyword: firm.taxNo, reportType, refresh })
  const found: Made = await until(async () => {
    const seen = await ask(DETAIL, { reportNo: no })
    if (seen.row.status === 'FAILED') throw new Error(seen.row.message)
    return seen.document && seen
  })
  return { ...found, reportNo: no }
}
const vendorCalls = async (): Promise<number> => (await sandbox.get('/knobs/vendor-calls')).calls
const blocks = () => document.sections.flatMap((section) => section.blocks)

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  child = await officeToken(server, 'child')
  firm = await sandbox.firm('arrears')
  const { reportNo: no, ...found } = await order('BASIC')
  reportNo = no
  made = found
  document = found.document
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('a basic report', () => {
  it('is made of a firm that nobody collected and that never signed anything', async () => {
    expect(reportNo).toMatch(/^BAS\d{18}$/)
    expect(document).toMatchObject({
      kind: 'BASIC',
      enterprise: { name: firm.name, taxNo: firm.taxNo },
    })
    const counted = (table: string) =>
      server.db.one<{ n: number }>(
        `select count(*)::int as n from ${table} t join enterprise e on (e.company_id, e.id) = (t.company_id, t.enterprise_id) where e.tax_no = $1`,
        [firm.taxNo],
      )
    expect(await counted('collect_task')).toEqual({ n: 0 })
    expect(await counted('auth_contract')).toEqual({ n: 0 })
    expect(made.row.charge).toMatchObject({ state: 'CHARGED', why: 'FOUND' })
  })

  it('tells the arrears that the bureau published, and stops for a person at them', () => {
    const table = blocks().find(({ id }) => id === 'tax-notice')
    expect(table?.kind === 'table' && table.rows.map(({ noticeType }) => noticeType)).toContain(
      '欠税公告',
    )
    const { level, reasons } = document.verdict.decision!
    expect(level).toBe('REVIEW')
    expect(reasons.map(({ id }) => id)).toContain('G-NOTICE-ARREARS')
    expect(Object.keys(document.verdict)).toEqual(['decision'])
  })

  it('masks persons', () => {
    const staff = blocks().find(({ id }) => id === 'key-person')
    const names = staff?.kind === 'table' ? staff.rows.map(({ person }) => String(person)) : []
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toContain('*')
  })

  it('opens every row behind its figures, and comes out of its facts again to the byte', async () => {
    const figures = document.indicators.filter(({ evidence }) => evidence.length > 0)
    expect(figures.length).toBeGreaterThan(0)
    for (const { key } of figures)
      await ask('/report/evidence', { reportNo, of: key, page: 1, size: 5 })
    expect(await ask('/report/replay', { reportNo })).toMatchObject({ same: true })
  })

  it('looks back to no month before it was asked for', async () => {
    const answer = await office('/frontTax/front/report/tax/query', {
      taxId: firm.taxNo,
      reportType: 'BASIC',
      through: '2024-01',
    })
    expect(answer.status).toBe(400)
  })

  it('asks sources for nothing that it does not show', async () => {
    const asked = await server.db.rows<{ kind: string }>(
      `select distinct a.kind from public_answer a join enterprise e on (e.company_id, e.id) = (a.company_id, a.enterprise_id) where e.tax_no = $1`,
      [firm.taxNo],
    )
    const kinds = asked.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['BUSINESS_REGISTRATION', 'TAX_NOTICE', 'PERMIT']))
    for (const kind of ['ANNUAL_REPORT', 'EQUITY_PLEDGE', 'BID', 'SHARED_CONTACT', 'BRANCH'])
      expect(kinds).not.toContain(kind)
  })
})

describe('within seven days', () => {
  it('it is free, and nobody is asked', async () => {
    const before = await vendorCalls()
    const again = await order('BASIC')
    expect(again.row.charge).toMatchObject({ state: 'FREE', why: 'VALID' })
    expect(await vendorCalls()).toBe(before)
    expect(again.document.indicators).toEqual(document.indicators)
  })

  it('the report on registry and courts says the same, and asks only for what is not known yet', async () => {
    const whole = await order('JUSTICE_ENT')
    expect(whole.document.indicators).toEqual(expect.arrayContaining(document.indicators))
    expect(whole.document.rules).toEqual(expect.arrayContaining([...document.rules]))
    const asked = await server.db.rows<{ kind: string; report_no: string }>(
      `select a.kind, a.report_no from public_answer a join enterprise e on (e.company_id, e.id) = (a.company_id, a.enterprise_id) where e.tax_no = $1`,
      [firm.taxNo],
    )
    const reports = (kind: string) =>
      asked.filter((one) => one.kind === kind).map((one) => one.report_no)
    for (const kind of ['BUSINESS_REGISTRATION', 'DISHONEST', 'PERMIT'])
      expect([kind, reports(kind)]).toEqual([kind, [reportNo]])
    for (const kind of ['ANNUAL_REPORT', 'BID'])
      expect([kind, reports(kind)]).toEqual([kind, [whole.reportNo]])
  })

  it('refreshed it is asked for anew and charged anew, and the one before is said to be outdated', async () => {
    const before = await vendorCalls()
    const anew = await order('BASIC', true)
    expect(anew.row.charge).toMatchObject({ state: 'CHARGED', why: 'FOUND' })
    expect(await vendorCalls()).toBeGreaterThan(before)
    expect((await ask(DETAIL, { reportNo })).basis.outdated).toBe(true)
  })
})

describe('without a login', () => {
  it('nobody reads it by its number', async () => {
    expect((await server.call('POST', DETAIL, { reportNo })).status).toBe(401)
  })

  it('a child customer that did not ask for it does not find it', async () => {
    expect((await office(DETAIL, { reportNo }, child)).status).toBe(404)
    expect(
      (await office('/report/share/create', { reportNo, days: 1, purpose: 'x' }, child)).status,
    ).toBe(403)
  })

  it('a signed link opens it, until it is revoked', async () => {
    const link = await ask('/report/share/create', { reportNo, days: 1, purpose: '供合作银行查阅' })
    expect((await open(link.url)).data).toMatchObject({ row: { reportType: 'BASIC' } })
    const bent = link.url.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'))
    expect((await open(bent)).status).toBe(2008)
    await ask('/report/share/revoke', { id: link.id })
    expect((await open(link.url)).status).toBe(2008)
  })
})
