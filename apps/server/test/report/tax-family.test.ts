/** The reports on tax facts over HTTP: of a firm with invoices and returns, from one order to the rows behind every figure. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { TAX_RISK_ENGINE } from '@xinjian/engine/tax-risk/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpackFacts } from '../../src/features/report/facts-bytes.ts'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

const FAMILY = ['TAX', 'TAX_INVOICE', 'TAX_RISK'] as const satisfies readonly ReportKind[]
const DETAIL = '/bss/order/report/getDetailReport'
const RISK = '/frontTax/front/report/riskReport/shouldShow'

let sandbox: Sandbox
let server: TestServer
let bank: string
let firm: Firm
const made = new Map<ReportKind, { reportNo: string; document: ReportDocument }>()

const office = (path: string, body: object) => server.call('POST', path, body, bank)
const ask = async (path: string, body: object) => (await must(office(path, body))).data

async function ready(reportNo: string): Promise<ReportDocument> {
  return until(async () => {
    const { row, document } = await ask(DETAIL, { reportNo })
    if (row.status === 'FAILED') throw new Error(row.message)
    return row.status === 'READY' ? document : null
  })
}

async function factsOf(reportNo: string) {
  const facts = await server.db.one<{ bytes: Buffer }>(
    'select f.bytes from report_facts f join report r on r.facts_hash = f.hash where r.report_no = $1',
    [reportNo],
  )
  return TAX_RISK_ENGINE.decode(unpackFacts(facts!.bytes))
}

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  firm = await sandbox.firm('arrears')
  const phone = new Phone(server, sandbox)
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS', 'PARTIAL'])
  expect(await ask(RISK, { taxId: firm.taxNo })).toEqual({
    show: true,
    reportNo: null,
    reason: null,
  })
  const rows = await ask('/report/pack/order', { taxId: firm.taxNo, reportTypes: FAMILY })
  for (const { reportNo, reportType } of rows)
    made.set(reportType, { reportNo, document: await ready(reportNo) })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe.each(FAMILY)('%s', (kind) => {
  it('is a report of the firm, of months that are over', () => {
    const { reportNo, document } = made.get(kind)!
    expect(document).toMatchObject({
      kind,
      enterprise: { name: firm.name, taxNo: firm.taxNo },
    })
    expect(reportNo).toMatch(/^[A-Z]{3}\d{18}$/)
    expect(document.sections.length).toBeGreaterThan(0)
  })

  it('every row behind every figure is found', async () => {
    const { reportNo, document } = made.get(kind)!
    const figures = [
      ...document.indicators.map(({ key, evidence }) => ({ of: key, evidence })),
      ...document.rules.map(({ id, evidence }) => ({ of: id, evidence })),
    ].filter(({ evidence }) => evidence.length > 0)
    expect(figures.length).toBeGreaterThan(5)
    // One of each shape is enough: the dataset, and the fields that its condition speaks of.
    const shapes = new Map<string, { of: string; leg: number }>()
    for (const { of, evidence } of figures)
      evidence.forEach((query, leg) => {
        const fields = JSON.stringify('where' in query ? query.where : query).match(
          /"field":"\w+"/g,
        )
        const shape = `${query.dataset} ${[...new Set(fields)].sort().join()}`
        if (!shapes.has(shape)) shapes.set(shape, { of, leg })
      })
    for (const [shape, { of, leg }] of shapes) {
      const answer = await office('/report/evidence', { reportNo, of, leg, page: 1, size: 5 })
      expect([shape, answer.status, answer.msg]).toEqual([shape, 200, answer.msg])
    }
  })

  it('comes out of its facts again, to the byte', async () => {
    const { reportNo } = made.get(kind)!
    expect(await ask('/report/replay', { reportNo })).toMatchObject({ same: true })
  })
})

describe('the tax risk report', () => {
  it('is shown by its number once there is one', async () => {
    const { reportNo } = made.get('TAX_RISK')!
    expect(await ask(RISK, { taxId: firm.taxNo })).toEqual({ show: true, reportNo, reason: null })
  })

  it('is downloaded by a call of its own, which gives no other report', async () => {
    const { reportNo } = made.get('TAX')!
    const path = '/tax/risk/report/pdf/download'
    expect(await server.call('GET', path, { reportNo }, bank)).toMatchObject({
      status: 404,
      msg: '该编号不是税务风险报告，请核对报告编号',
    })
  })
})

it('statements are told with their codes, newest first, in yuan', async () => {
  const path = '/front/financialReport/webquery'
  const all = await ask(path, { taxId: firm.taxNo })
  const [newest] = all
  expect(newest).toMatchObject({ kind: 'BALANCE', standard: 'SMALL' })
  expect(all.at(-1).periodTo < newest.periodTo).toBe(true)
  const of = (code: string) =>
    newest.items.find((item: { code: string | null }) => item.code === code)
  expect(of('totalAssets').end).toBe(of('liabilitiesAndEquity').end)
  const fen = await server.db.one<{ end: number }>(
    "select end_amount as end from fin_statement where row_key = $1 || '/30'",
    [`BALANCE/${newest.periodTo}`],
  )
  expect(of('totalAssets').end).toBe(fen!.end / 100)
  const one = await ask(path, { taxId: firm.taxNo, periodTo: newest.periodTo })
  expect(one.map((s: { kind: string }) => s.kind)).toEqual(['BALANCE', 'INCOME', 'CASH'])
})

it('newer data make all of them outdated', async () => {
  const outdated = async (kind: ReportKind) =>
    (await ask(DETAIL, { reportNo: made.get(kind)!.reportNo })).basis.outdated
  expect(await Promise.all(FAMILY.map(outdated))).toEqual([false, false, false])
  await server.db.run("update collect_item set finished_at = now() where dataset = 'FIN_STATEMENT'")
  expect(await Promise.all(FAMILY.map(outdated))).toEqual([true, true, true])
})

it('what no contract covers is not in a new report, invoices as little as returns', async () => {
  await server.db.run(
    `update auth_contract set scopes = array(select s from unnest(scopes) s where s not in ('INVOICE_IN', 'FIN_STATEMENT'))
      where code = 'ENT_TAX'`,
  )
  const order = '/frontTax/front/report/tax/query'
  expect(await office(order, { taxId: firm.taxNo, reportType: 'TAX_INVOICE' })).toMatchObject({
    status: 3003,
  })
  const { reportNo } = await ask(order, { taxId: firm.taxNo, reportType: 'TAX_RISK' })
  await ready(reportNo)
  const before = await factsOf(made.get('TAX_RISK')!.reportNo)
  expect(before.invoice.digests.length).toBeGreaterThan(24)
  expect(before.tax.statements).not.toBeNull()
  const { invoice, tax } = await factsOf(reportNo)
  expect(invoice).toMatchObject({
    digests: [],
    counterparties: [],
    covered: { OUT: null, IN: null },
  })
  expect(tax).toMatchObject({ statements: null, withheld: ['财务报表'] })
  expect(tax.invoiced?.covered.purchases).toEqual([])
  const { basis } = await ask(DETAIL, { reportNo })
  expect(basis.coverage.map((c: { dataset: string }) => c.dataset)).not.toContain('FIN_STATEMENT')
})
