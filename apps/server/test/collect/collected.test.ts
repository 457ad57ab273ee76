/** What the office sees of a collection: every dataset with source, time and consent, its rows, and nothing once sealed. */
import { COLLECTED_DATASETS as DATASETS } from '@xinjian/format/datasets/datasets'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { maySee } from '../../src/features/consent/allow.ts'
import { isSealed } from '../../src/features/consent/sealed-sql.ts'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
let firm: Firm
let reportNo: string
let contractNo: string
let taskId: string

const office = (path: string, body: object = {}) => server.call('POST', path, body, bank)
const ask = async (path: string, body: object = {}) => (await must(office(path, body))).data
const rows = (dataset: string, more: object = {}) =>
  ask('/collect/data/rows', { taxNo: firm.taxNo, dataset, ...more })

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  firm = await sandbox.firm('maker')
  const phone = new Phone(server, sandbox)
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS'])
  taskId = phone.taskId
  const task = await server.db.one<{ report_no: string; contract_no: string }>(
    'select report_no, contract_no from collect_task where task_id = $1',
    [taskId],
  )
  reportNo = task?.report_no ?? ''
  contractNo = task?.contract_no ?? ''
  await until(
    async () =>
      (await office('/bss/order/report/getDetailReport', { reportNo })).data?.row.status ===
      'READY',
  )
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('what was collected', () => {
  it('is summed up by dataset, each with its source, time and consent', async () => {
    const summary = await ask('/collect/data/summary', { taxNo: firm.taxNo })
    expect(summary.enterprise).toEqual({ name: firm.name, taxNo: firm.taxNo })
    expect(summary.consents[0]).toMatchObject({ contractNo, status: 'EFFECTIVE' })
    expect(summary.consents).toHaveLength(2)
    expect(summary.datasets.map((d: { dataset: string }) => d.dataset)).toEqual([...DATASETS])
    for (const d of summary.datasets)
      expect(d).toMatchObject({ source: '深圳税局', contractNo, taskId, failure: null })
    const by = (name: string) =>
      summary.datasets.find((d: { dataset: string }) => d.dataset === name)
    const stored = await server.db.one<{ n: number }>('select count(*)::int as n from vat_return')
    expect(by('VAT_RETURN').rows).toBe(stored?.n)
    expect(by('INVOICE_OUT').rows).toBeGreaterThan(100)
    expect(by('INVOICE_OUT').from).toMatch(/^\d{4}-\d{2}$/)
    expect(summary.dataCutoff).toBe(
      summary.datasets
        .map((d: { collectedAt: string }) => d.collectedAt)
        .sort()
        .at(-1),
    )
  })

  it.each([...DATASETS])(
    '%s: as many rows as the summary says, page by page, each once',
    async (dataset) => {
      const { datasets } = await ask('/collect/data/summary', { taxNo: firm.taxNo })
      const told = datasets.find((d: { dataset: string }) => d.dataset === dataset).rows
      const first = await rows(dataset, { size: 10 })
      const keys = first.columns.map((c: { key: string }) => c.key)
      expect(keys.length).toBeGreaterThan(1)
      // A registration is one record shown fact by fact.
      if (dataset !== 'REGISTRATION') expect(first.total).toBe(told)
      const second = await rows(dataset, { size: 10, page: 2 })
      const ids = [...first.rows, ...second.rows].map((r: { id: string }) => r.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBe(Math.min(20, first.total))
      for (const row of first.rows) {
        expect(Object.keys(row.cells).sort()).toEqual([...keys].sort())
        expect(row).toMatchObject({ source: '深圳税局', contractNo, revision: 1 })
      }
    },
  )

  it('opens a return to its lines, which carry the names of the form', async () => {
    const { rows: returns } = await rows('VAT_RETURN')
    const { rows: lines } = await ask('/collect/data/record', {
      taxNo: firm.taxNo,
      dataset: 'VAT_RETURN',
      id: returns[0].id,
    })
    const named = Object.fromEntries(
      lines.map((l: { line_code: string; name: string }) => [l.line_code, l.name]),
    )
    expect(named).toMatchObject({ 1: '按适用税率计税销售额', 34: '本期应补（退）税额' })
    expect(lines.find((l: { line_code: string }) => l.line_code === '34').amount).toBe(
      returns[0].cells.due,
    )
    expect(lines.every((l: { name: string | null }) => l.name !== null)).toBe(true)
  })

  it('opens a statement to its items, an annual return to its layout, an invoice to its goods', async () => {
    const record = async (dataset: string, row: { id: string }) =>
      ask('/collect/data/record', { taxNo: firm.taxNo, dataset, id: row.id })
    const statements = (await rows('FIN_STATEMENT')).rows
    const sheet = await record('FIN_STATEMENT', statements[0])
    expect(sheet.rows).toHaveLength(statements[0].cells.items)
    const total = sheet.rows.find((i: { item_name: string }) => i.item_name === '资产总计')
    expect(total.end_amount).toBe(statements[0].cells.amount)
    for (const row of (await rows('CIT_RETURN', { size: 50 })).rows) {
      const { rows: lines } = await record('CIT_RETURN', row)
      const profit = lines.find((l: { name: string }) => l.name === '利润总额')
      expect(profit.amount).toBe(row.cells.profit)
    }
    const invoice = (await rows('INVOICE_OUT')).rows[0]
    const goods = await record('INVOICE_OUT', invoice)
    const sum = goods.rows.reduce((a: number, g: { amount: number }) => a + g.amount, 0)
    expect(sum).toBeCloseTo(invoice.cells.amountExclTax, 2)
  })

  it('names no person in full', async () => {
    const boss = await sandbox.person(firm)
    const holders = await rows('SHAREHOLDER')
    const facts = await rows('REGISTRATION', { size: 100 })
    const said = JSON.stringify([holders.rows, facts.rows])
    expect(said).not.toContain(boss.name)
    expect(said).not.toContain(boss.idNo)
    expect(holders.rows[0].cells.name).toMatch(/^.{1,2}\*+$/)
    expect((await rows('SHAREHOLDER', { keyword: boss.name })).total).toBe(0)
  })

  it('is searched, and a search for signs finds signs', async () => {
    const all = await rows('TAX_PAYMENT')
    const voucher = all.rows[0].cells.voucher_no
    const found = await rows('TAX_PAYMENT', { keyword: voucher.slice(2) })
    expect(found.rows.map((r: { cells: { voucher_no: string } }) => r.cells.voucher_no)).toEqual([
      voucher,
    ])
    expect((await rows('TAX_PAYMENT', { keyword: '%' })).total).toBe(0)
    expect((await rows('REGISTRATION', { keyword: '纳税人识别号' })).rows[0].cells.content).toBe(
      firm.taxNo,
    )
  })

  it('is exported whole, with where each row came from', async () => {
    const response = await fetch(`${server.base}/collect/data/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bank}` },
      body: JSON.stringify({ taxNo: firm.taxNo, dataset: 'TAX_PAYMENT' }),
    })
    const book = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    const [head, ...body] = book.sheets[0]?.rows ?? []
    const { total } = await rows('TAX_PAYMENT')
    expect(head).toEqual(expect.arrayContaining(['实缴金额（元）', '来源', '采集时间', '授权书']))
    expect(body).toHaveLength(total)
    expect(body[0]).toContain(contractNo)
  })

  it('is noted in the ledger, look by look, all of one visit together', async () => {
    await rows('TAX_ARREARS')
    const { visits } = await ask('/consent/detail', { contractNo })
    const own = visits.filter(({ who }: { who: string }) => who === 'demo')
    expect(own).toHaveLength(1)
    expect(own[0].looks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: '查看', object: '采集数据：欠税信息' }),
        expect.objectContaining({ action: '导出', object: '采集数据：缴款信息' }),
      ]),
    )
  })

  it('is nothing, said plainly, where nothing was collected', async () => {
    const { rows: firms } = await ask('/enterprise/list', { keyword: '未采集示例' })
    expect(firms).toEqual([])
    const taxNo = '91440399MAQ8Q5RN7G' === firm.taxNo ? '91330099MABJ0DNN45' : firm.taxNo
    await ask('/enterprise/save', { name: '未采集示例有限公司', taxNo })
    const summary = await ask('/collect/data/summary', { taxNo })
    expect(summary).toMatchObject({ dataCutoff: null, consents: [] })
    expect(summary.datasets.every((d: { rows: number }) => d.rows === 0)).toBe(true)
    expect((await ask('/collect/data/rows', { taxNo, dataset: 'VAT_RETURN' })).rows).toEqual([])
    expect(
      (await office('/collect/data/summary', { taxNo: '91440300MA5EXAMPLE' })).status,
    ).not.toBe(200)
  })
})

describe('a report says what it rests on', () => {
  it('consent, freshness of its datasets, coverage', async () => {
    const { basis } = await ask('/bss/order/report/getDetailReport', { reportNo })
    expect(basis.consents[0]).toMatchObject({ contractNo, status: 'EFFECTIVE' })
    expect(basis.consents[0].purposes.length).toBeGreaterThan(0)
    expect(basis.dataCutoff).toMatch(/^\d{4}-/)
    expect(basis.outdated).toBe(false)
    expect(basis.freshness.map((f: { dataset: string }) => f.dataset)).toContain('INVOICE_OUT')
    for (const f of basis.freshness) expect(f).toMatchObject({ source: '深圳税局', contractNo })
    expect(basis.coverage[0].have).toBeGreaterThan(12)
    expect(basis.coverage.every((c: { have: number; need: number }) => c.have <= c.need)).toBe(true)
  })
})

describe('lists of the office', () => {
  it('tasks by number, state, bureau, keyword and day', async () => {
    const tasks = async (filter: object) => (await ask('/collect/tasks', filter)).total
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    expect(await tasks({ taskId })).toBe(1)
    expect(await tasks({ taskId: 'none' })).toBe(0)
    expect(await tasks({ areaCode: '4403', state: 'SUCCESS' })).toBe(1)
    expect(await tasks({ areaCode: '1100' })).toBe(0)
    expect(await tasks({ keyword: firm.name.slice(3, 9) })).toBe(1)
    expect(await tasks({ keyword: contractNo })).toBe(1)
    expect(await tasks({ keyword: '_' })).toBe(0)
    expect(await tasks({ from: today, to: today })).toBe(1)
    expect(await tasks({ to: '2020-01-01' })).toBe(0)
  })

  it('consents by keyword', async () => {
    const found = async (keyword: string) => (await ask('/consent/list', { keyword })).total
    expect(await found(firm.name.slice(3, 9))).toBe(2)
    expect(await found(contractNo)).toBe(1)
    expect(await found('没有这家')).toBe(0)
  })
})

describe('sealed', () => {
  it('no list tells a grade or a score, no call tells a row, once the consent was taken back', async () => {
    const listed = async () =>
      (await ask('/frontTax/front/report/tax/result', { taxId: firm.taxNo })).rows[0]
    const enterprise = async () => (await ask('/enterprise/list', { keyword: firm.taxNo })).rows[0]
    const before = await listed()
    expect(before).toMatchObject({ sealed: false })
    expect(before.grade).not.toBeNull()
    await ask('/consent/revoke', { contractNo, reason: '企业来电撤回' })
    expect(await listed()).toMatchObject({
      sealed: true,
      grade: null,
      score: null,
      riskLevel: null,
      message: '授权已撤销，数据已封存',
    })
    expect(await enterprise()).toMatchObject({ sealed: true, lastGrade: null, lastScore: null })
    // The black box tells what was asked for, and no longer how much came of it.
    const steps = await ask('/collect/timeline', { taskId })
    const texts: string[] = steps.map(({ text }: { text: string }) => text)
    expect(texts).toContain('增值税申报：已封存')
    expect(texts.filter((text) => /[\d,]+ 条$/.test(text))).toEqual([])
    const [task] = (await ask('/collect/tasks', { taskId })).rows
    expect(task).toMatchObject({ sealed: true, taxNo: null, contractNo })
    expect(task.enterpriseName).toMatch(/^.{2}\*+.{4}$/)
    expect((await ask('/collect/tasks', { keyword: firm.taxNo })).total).toBe(0)
    expect((await ask('/collect/tasks', { keyword: firm.name.slice(3, 9) })).total).toBe(0)
    const after = await ask('/dashboard/summary')
    expect(after.recentReports[0]).toMatchObject({ sealed: true, grade: null, score: null })
    for (const [path, body] of [
      ['summary', {}],
      ['rows', { dataset: 'VAT_RETURN' }],
      ['record', { dataset: 'VAT_RETURN', id: 'x' }],
    ] as const)
      expect((await office(`/collect/data/${path}`, { taxNo: firm.taxNo, ...body })).status).toBe(
        3003,
      )
  })

  it('the condition of lists and the check of single looks say the same', async () => {
    const company = await server.db.one<{ company_id: number }>(
      'select company_id from enterprise where tax_no = $1',
      [firm.taxNo],
    )
    const tenant = tenantOf(server.db, company?.company_id ?? 0)
    const listed = await tenant.rows<{ id: number; sealed: boolean }>(
      `select e.id, ${isSealed('e.id')} as sealed from enterprise e where e.company_id = $1`,
    )
    expect(listed.filter((e) => e.sealed)).toHaveLength(1)
    for (const { id, sealed } of listed) {
      const refused = await maySee(tenant, id).then(
        () => false,
        () => true,
      )
      expect(refused).toBe(sealed)
    }
  })
})
