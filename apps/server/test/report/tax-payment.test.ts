/** 纳税报告 over HTTP: of a firm that was collected and issued no invoices, from the end of the collection to proof and comparison. */
import { createHash } from 'node:crypto'
import type { ReportDocument, TableBlock } from '@xinjian/engine/report/document'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { childOf } from '../support/companies.ts'

const ORDER = '/frontTax/front/report/tax/query'
const LIST = '/frontTax/front/report/tax/result'
const DETAIL = '/bss/order/report/getDetailReport'

let sandbox: Sandbox
let server: TestServer
let bank: string
let firm: Firm
let first: string
let document: ReportDocument

const office = (path: string, body: object) => server.call('POST', path, body, bank)
const ask = async (path: string, body: object) => (await must(office(path, body))).data

async function ready(reportNo: string): Promise<ReportDocument> {
  return until(async () => {
    const { row, document } = await ask(DETAIL, { reportNo })
    if (row.status === 'FAILED') throw new Error(row.message)
    return row.status === 'READY' ? document : null
  })
}

async function download(reportNo: string, format: string): Promise<Uint8Array> {
  const response = await fetch(`${server.base}/frontTax/front/report/taxReport/download`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bank}` },
    body: JSON.stringify({ reportNo, format }),
  })
  return new Uint8Array(await response.arrayBuffer())
}

const tableOf = (id: string): TableBlock =>
  document.sections
    .flatMap((s) => s.blocks)
    .find((b): b is TableBlock => b.kind === 'table' && b.id === id)!
const indicator = (key: string, of = document) => of.indicators.find((i) => i.key === key)!
const evidence = (reportNo: string, of: string, leg = 0) =>
  ask('/report/evidence', { reportNo, of, leg, page: 1, size: 50 })

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  firm = await sandbox.firm('arrears')
  const phone = new Phone(server, sandbox)
  await phone.login(firm)
  await server.db.run(
    "update collect_item set state = 'SKIPPED' where task_id = $1 and dataset like 'INVOICE%'",
    [phone.taskId],
  )
  await phone.collect()
  await phone.until(['SUCCESS', 'PARTIAL'])
  const task = await server.db.one<{ report_no: string | null }>(
    'select report_no from collect_task where task_id = $1',
    [phone.taskId],
  )
  first = task?.report_no ?? ''
  document = await ready(first)
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('a firm with tax data and no invoices', () => {
  it('gets its tax payment report when the collection ends', () => {
    expect(first).toMatch(/^PAY\d{18}$/)
    expect(document).toMatchObject({ kind: 'TAX_PAYMENT', title: '纳税报告', verdict: {} })
    expect(document.enterprise).toMatchObject({ name: firm.name, taxNo: firm.taxNo })
    expect(indicator('T-008.L12').value).toBeGreaterThan(0)
    expect(document.quality.find((q) => q.check === 'RECONCILED')?.result).toBe('PASS')
  })

  it('is told of what it owes, in a sentence of the amount that the bureau shows', async () => {
    const owed = await server.db.one<{ fen: number }>(
      'select sum(balance)::int8 as fen from tax_arrears where not gone',
    )
    expect(indicator('T-020.asOf').value).toBe((owed?.fen ?? 0) / 100)
    expect(document.findings.risks[0]).toMatch(/^企业当前欠缴税款[\d,]+\.\d\d元，最早发生于/)
  })

  it('has no invoice report, and is told what to do for one', async () => {
    expect(await office(ORDER, { taxId: firm.taxNo, reportType: 'INVOICE' })).toMatchObject({
      data: null,
      msg: '该企业还没有发票数据，请先上传发票文件',
    })
    await ask('/enterprise/save', { name: '未采集示例有限公司', taxNo: '91440399MAQ8Q5RN7G' })
    const bare = { taxId: '91440399MAQ8Q5RN7G', reportType: 'TAX_PAYMENT' }
    expect(await office(ORDER, bare)).toMatchObject({
      data: null,
      msg: '该企业还没有纳税数据，请先通过数据采集取得缴款信息，或上传完税证明',
    })
  })
})

describe('the rows behind its figures', () => {
  it.each(['T-008.L12', 'T-008.L36', 'T-009.VAT.L12', 'T-019.AMOUNT.L12'])(
    '%s is the sum of payments',
    async (key) => {
      const { sums, counter } = await evidence(first, key)
      expect([sums.amount, counter]).toEqual([indicator(key).value, '笔'])
    },
  )

  it('growth has a leg for each year', async () => {
    const { inputs } = indicator('T-011.L12')
    for (const leg of [0, 1]) {
      const { legs, sums } = await evidence(first, 'T-011.L12', leg)
      expect(legs).toHaveLength(2)
      expect(sums.amount).toBe(inputs[leg]!.value)
    }
  })

  it('arrears are rows of the arrears', async () => {
    const { sums, rows } = await evidence(first, 'R-001')
    expect(sums.balance).toBe(indicator('T-020.asOf').value)
    expect(rows.length).toBe(tableOf('arrears').rows.length)
  })

  it('a line of 完税明细 is one payment', async () => {
    const { rows } = tableOf('payments')
    const { total, rows: found } = await evidence(first, 'table:payments:0')
    expect(total).toBe(1)
    expect(found[0].cells).toMatchObject({
      amount: rows[0]!.amount,
      voucher_no: rows[0]!.voucherNo,
      paid_on: rows[0]!.paidOn,
    })
  })

  it('months add up to the year', async () => {
    const { rows } = tableOf('monthly')
    const complete = rows.slice(rows.length - 36, rows.length - 24)
    for (const i of [0, 5, 11]) {
      const at = rows.indexOf(complete[i]!)
      const { total } = complete[i]!
      if (total === null) continue
      expect((await evidence(first, `table:monthly:${at}`)).sums.amount).toBe(total)
    }
  })
})

describe('what the frame gives every kind', () => {
  it('spreadsheet, JSON, replay and proof', async () => {
    const book = await readXlsx(await download(first, 'xlsx'))
    expect(book.sheets.map((s) => s.name).join()).toContain('完税明细')
    const overview = book.sheets.find((s) => s.name === '概览')!.rows
    const firm = await ask('/firm/verdict', { taxId: document.enterprise.taxNo })
    expect(firm.text).not.toBe('')
    expect(overview.find(([label]) => label === '企业结论说明')?.[1]).toBe(firm.text)
    const json = await download(first, 'json')
    expect(JSON.parse(new TextDecoder().decode(json))).toEqual(document)
    expect(await ask('/report/replay', { reportNo: first })).toMatchObject({ same: true })
    const sha256 = createHash('sha256').update(json).digest('hex')
    expect(await ask('/verify/proof', { sha256 })).toMatchObject({
      result: 'GENUINE',
      matched: 'JSON',
      reportNo: first,
    })
  })

  it('a link for outsiders opens it', async () => {
    const what = { reportNo: first, days: 7, purpose: '给示例银行核对' }
    const { url } = await ask('/report/share/create', what)
    const token = new URL(url).pathname.split('/').at(-1)!
    const opened = await server.call('POST', '/share/report', { token })
    expect(opened.data).toMatchObject({
      row: { reportNo: first },
      document: { kind: 'TAX_PAYMENT' },
    })
  })

  it('query records list it, by kind too; a row tells of no judgement', async () => {
    const { rows } = await ask(LIST, { reportType: 'TAX_PAYMENT' })
    expect(rows.map((r: { reportNo: string }) => r.reportNo)).toContain(first)
    expect(rows[0]).toMatchObject({ score: null, grade: null, riskLevel: null })
    expect((await ask(LIST, { reportType: 'INVOICE', keyword: firm.taxNo })).rows).toEqual([])
  })

  it('says what it rests on', async () => {
    const { basis } = await ask(DETAIL, { reportNo: first })
    expect(basis.freshness.map((f: { dataset: string }) => f.dataset)).toEqual([
      'REGISTRATION',
      'TAX_PAYMENT',
      'TAX_ARREARS',
    ])
    expect(basis).toMatchObject({
      outdated: false,
      coverage: [{ dataset: 'TAX_PAYMENT', missing: [] }],
    })
  })

  it('a child customer sees none that it did not ask for', async () => {
    const company = await server.db.one<{ company_id: number }>(
      'select company_id from report where report_no = $1',
      [first],
    )
    const child = await childOf(server, company!.company_id, 'tax-child')
    const { data } = await server.call('POST', LIST, { reportType: 'TAX_PAYMENT' }, child)
    expect(data.rows).toEqual([])
    const of = { reportNo: first, of: 'T-008.L12', leg: 0, page: 1, size: 20 }
    expect((await server.call('POST', '/report/evidence', of, child)).data).toBeNull()
  })
})

it('a later correction makes a new report differ by its rows, and leaves the evidence of the old one', async () => {
  const { value } = indicator('T-008.L12')
  const inYear = tableOf('payments').rows.find(
    ({ paidOn }) => String(paidOn).replace('-', '').slice(0, 6) <= document.periods.last,
  )!
  const corrected = await server.db.run(
    `insert into tax_payment
       select (jsonb_populate_record(p, jsonb_build_object('revision', p.revision + 1, 'amount', p.amount + 100000,
         'hash', 'corrected', 'collected_at', now()))).* from tax_payment p where voucher_no = $1`,
    [String(inYear.voucherNo)],
  )
  expect(corrected).toBe(1)
  expect(await ask(DETAIL, { reportNo: first })).toMatchObject({ basis: { outdated: false } })
  await server.db.run("update collect_item set finished_at = now() where dataset = 'TAX_PAYMENT'")
  expect(await ask(DETAIL, { reportNo: first })).toMatchObject({ basis: { outdated: true } })

  const { reportNo } = await ask(ORDER, { taxId: firm.taxNo, reportType: 'TAX_PAYMENT' })
  const again = await ready(reportNo)
  expect(indicator('T-008.L12', again).value).toBeCloseTo((value as number) + 1_000, 2)
  expect((await evidence(reportNo, 'T-008.L12')).sums.amount).toBe(
    indicator('T-008.L12', again).value,
  )
  expect((await evidence(first, 'T-008.L12')).sums.amount).toBe(value)
  const { changes, explained } = await ask('/report/compare', { reportNo, other: first })
  expect(explained).toBe(true)
  const change = changes.find((c: { key: string }) => c.key === 'T-008.L12')
  expect(change).toMatchObject({ what: 'INDICATOR', causes: ['ROWS'] })
})
