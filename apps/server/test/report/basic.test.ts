/** The basic report over HTTP: ordered of a registration alone, opened by a link that ends, closed by who takes consent back. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

const DETAIL = '/bss/order/report/getDetailReport'
const ORDER = '/frontTax/front/report/tax/query'

let sandbox: Sandbox
let server: TestServer
let bank: string
let child: string
let firm: Firm
let reportNo: string
let document: ReportDocument

const office = (path: string, body: object, token: string | undefined = bank) =>
  server.call('POST', path, body, token)
const ask = async (path: string, body: object) => (await must(office(path, body))).data
const open = (url: string) =>
  server.call('POST', '/share/report', { token: new URL(url).pathname.split('/').at(-1)! })

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  child = await officeToken(server, 'child')
  firm = await sandbox.firm('arrears')
  const nothing = await office(ORDER, { taxId: firm.taxNo, reportType: 'BASIC' })
  expect(nothing.status).not.toBe(200)
  const phone = new Phone(server, sandbox)
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS', 'PARTIAL'])
  reportNo = (await ask(ORDER, { taxId: firm.taxNo, reportType: 'BASIC' })).reportNo
  document = await until(async () => {
    const found = await ask(DETAIL, { reportNo })
    if (found.row.status === 'FAILED') throw new Error(found.row.message)
    return found.document
  })
}, 180_000)
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('a basic report', () => {
  it('has a number of its own, the firm as the bureau tells it, and no verdict', () => {
    expect(reportNo).toMatch(/^BAS\d{18}$/)
    expect(document).toMatchObject({
      kind: 'BASIC',
      enterprise: { name: firm.name, taxNo: firm.taxNo },
      verdict: {},
    })
    expect(document.rules.find(({ id }) => id === 'R-001')?.result).toBe('HIT')
  })

  it('masks persons and withholds nothing that was not asked for', () => {
    const blocks = document.sections.flatMap((section) => section.blocks)
    const staff = blocks.find(({ id }) => id === 'staff')
    const names = staff?.kind === 'table' ? staff.rows.map(({ name }) => String(name)) : []
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toContain('*')
    expect(JSON.stringify(document)).not.toMatch(/增值税申报|缴款信息/)
  })

  it('opens every row behind its figures, and comes out of its facts again to the byte', async () => {
    const figures = document.indicators.filter(({ evidence }) => evidence.length > 0)
    expect(figures.length).toBeGreaterThan(0)
    for (const { key } of figures)
      await ask('/report/evidence', { reportNo, of: key, page: 1, size: 5 })
    expect(await ask('/report/replay', { reportNo })).toMatchObject({ same: true })
  })

  it('looks back to no month before it was collected', async () => {
    const answer = await office(ORDER, {
      taxId: firm.taxNo,
      reportType: 'BASIC',
      through: '2024-01',
    })
    expect(answer.status).toBe(400)
    expect(answer.msg).toContain('登记数据从')
  })

  it('is outdated by a newer registration, and not by returns', async () => {
    const outdated = async () => (await ask(DETAIL, { reportNo })).basis.outdated
    await server.db.run("update collect_item set finished_at = now() where dataset = 'VAT_RETURN'")
    expect(await outdated()).toBe(false)
    await server.db.run(
      "update collect_item set finished_at = now() where dataset = 'REGISTRATION'",
    )
    expect(await outdated()).toBe(true)
  })
})

describe('a copy in a browser', () => {
  const head = (fingerprint: string, token = bank) =>
    office('/report/head', { reportNo, fingerprint }, token)

  it('is the report still, by its fingerprint; another one is not', async () => {
    const { row } = await ask(DETAIL, { reportNo })
    const { data } = await head(row.fingerprint)
    expect(data).toMatchObject({ same: true, row: { reportNo }, basis: { outdated: true } })
    expect(data).not.toHaveProperty('document')
    expect((await head('0'.repeat(64))).data.same).toBe(false)
  })

  it('that is shown is a look, noted as one', async () => {
    const looks = () =>
      server.db.one<{ n: number }>(
        'select count(*)::int as n from consent_view where object = $1',
        [`报告 ${reportNo}`],
      )
    const before = (await looks())!.n
    await head('0'.repeat(64))
    expect((await looks())!.n).toBe(before + 1)
  })

  it('is nothing to who may not see the report', async () => {
    expect((await head('0'.repeat(64), child)).status).toBe(404)
    expect(
      (await server.call('POST', '/report/head', { reportNo, fingerprint: '0'.repeat(64) })).status,
    ).toBe(401)
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

  it('who takes its consent back closes report and link', async () => {
    const link = await ask('/report/share/create', { reportNo, days: 1, purpose: '供合作银行查阅' })
    const contract = await server.db.one<{ contract_no: string }>(
      "select contract_no from auth_contract where code = 'ENT_TAX'",
    )
    await ask('/consent/revoke', { contractNo: contract!.contract_no, reason: '企业来电撤回' })
    expect((await open(link.url)).status).toBe(3003)
    expect((await office(DETAIL, { reportNo })).status).toBe(3003)
    expect((await office('/report/head', { reportNo, fingerprint: '0'.repeat(64) })).status).toBe(
      3003,
    )
  })
})
