/** Counterparties of an enterprise: looked up by ordering a report on them, then judged in its own report. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

interface Truth {
  key: string
  taxNo: string
  name: string
}

let server: TestServer
let bank: string
let world: Truth[]
let debtor: Truth

const ask = async (path: string, body: object, token = bank) =>
  (await server.call('POST', path, body, token)).data
const made = (reportNo: string): Promise<ReportDocument> =>
  until(async () => {
    const { row, document } = await ask('/bss/order/report/getDetailReport', { reportNo })
    if (row.status === 'FAILED') throw new Error(row.message)
    return row.status === 'READY' ? document : null
  }, 60_000)
const invoiceReport = async (): Promise<ReportDocument> => {
  const [row] = await ask('/report/pack/order', { taxId: TAX_NO, reportTypes: ['INVOICE'] })
  return made(row.reportNo)
}
/** Numbers of its invoice reports, the newest first. */
const newest = async (n: number): Promise<string[]> => {
  const rows = await server.db.rows<{ report_no: string }>(
    "select report_no from report where report_type = 'INVOICE' order by created_at desc limit $1",
    [n],
  )
  return rows.map(({ report_no: reportNo }) => reportNo)
}
const isOutdated = async (reportNo = ''): Promise<boolean> =>
  (await ask('/bss/order/report/getDetailReport', { reportNo })).basis.outdated
const rule = (document: ReportDocument, id: string) => document.rules.find((one) => one.id === id)
const partners = (side?: 'OUT' | 'IN') =>
  ask('/firm/partners', { taxId: TAX_NO, ...(side && { side }) })

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  const told = await fetch(`${inject('sandboxUrl')}/world/enterprises`)
  world = await told.json()
  debtor = world.find(({ key }) => key === 'dishonest')!
  await ask('/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO })
  // Every third invoice is to a firm that the courts list.
  const text = new TextDecoder()
    .decode(salesCsv())
    .replaceAll('91330100799655058B,示例买方一有限公司', `${debtor.taxNo},${debtor.name}`)
  const sent = await server.upload(
    TAX_NO,
    [{ name: '销项.csv', bytes: new TextEncoder().encode(text) }],
    bank,
  )
  expect(sent.status).toBe(200)
  await until(async () => (await partners()).rows.length === 3)
})
afterAll(() => server.stop())

describe('before anybody was looked up', () => {
  it('lists them with their amounts, and judges none', async () => {
    const { enterpriseName, looked, rows } = await partners()
    expect({ enterpriseName, looked }).toEqual({ enterpriseName: '示例有限公司', looked: 0 })
    expect(rows.map(({ standing }: { standing: string | null }) => standing)).toEqual([
      null,
      null,
      null,
    ])
    const shares = rows.reduce((sum: number, { share }: { share: number }) => sum + share, 0)
    expect(shares).toBeCloseTo(1, 6)
    expect((await partners('IN')).rows).toEqual([])
    expect(rule(await invoiceReport(), 'R-036')).toMatchObject({ result: 'UNKNOWN' })
  })

  it('an enterprise that is not the company’s own list is unknown', async () => {
    const answer = await server.call('POST', '/firm/partners', { taxId: debtor.taxNo }, bank)
    expect(answer.status).toBe(2001)
  })
})

it('a customer that courts list is told on the page and in the next report', async () => {
  const { reportNo } = await ask('/verify/gssf/report', { keyword: debtor.taxNo })
  await made(reportNo)
  const { rows } = await partners()
  const row = rows.find(({ taxNo }: { taxNo: string }) => taxNo === debtor.taxNo)
  expect(row).toMatchObject({ standing: 'DISHONEST', named: true })
  expect(row.toldOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  const document = await invoiceReport()
  expect(rule(document, 'R-036')).toMatchObject({ result: 'HIT', level: 'HIGH' })
  expect(rule(document, 'R-036')!.text).toContain('客户中有1家已注销、吊销、被列为失信或非正常户')
  // A sixth of the amount and more was looked up, not three quarters: of names nothing is said.
  expect(rule(document, 'R-071')).toMatchObject({ result: 'UNKNOWN' })
})

it('a look-up of a counterparty marks what was made before it as out of date, and nothing that was made after', async () => {
  const [later, earlier] = await newest(2)
  expect([await isOutdated(later), await isOutdated(earlier)]).toEqual([false, true])
  // No counterparty of it: nothing that it would judge.
  const stranger = world.find(({ key }) => key === 'trader')!
  const { reportNo } = await ask('/verify/gssf/report', { keyword: stranger.taxNo })
  await made(reportNo)
  expect(await isOutdated(later)).toBe(false)
  // Asked of anew: its answers are newer than what the report rests on.
  const again = await ask('/verify/gssf/report', { keyword: debtor.taxNo, refresh: true })
  await made(again.reportNo)
  expect(await isOutdated(later)).toBe(true)
  await invoiceReport()
  const [last] = await newest(1)
  expect(await isOutdated(last)).toBe(false)
})

it('so it does for who sees only what he ordered, though the counterparty is none of his', async () => {
  const child = await server.login('child')
  const [row] = await ask('/report/pack/order', { taxId: TAX_NO, reportTypes: ['INVOICE'] }, child)
  const own = () => ask('/bss/order/report/getDetailReport', { reportNo: row.reportNo }, child)
  await until(async () => (await own()).row.status === 'READY', 60_000)
  expect((await own()).basis.outdated).toBe(false)
  const again = await ask('/verify/gssf/report', { keyword: debtor.taxNo, refresh: true })
  await made(again.reportNo)
  expect((await own()).basis.outdated).toBe(true)
})

it('an objection to the listing is told beside the share of the next report, until it is answered', async () => {
  const beside = async () => {
    const document = await invoiceReport()
    const blocks = document.sections.flatMap((section) => section.blocks)
    const said = JSON.stringify(blocks.filter(({ id }) => /^(looked-up|irregular)-out$/.test(id)))
    expect(rule(document, 'R-036')).toMatchObject({ result: 'HIT', level: 'HIGH' })
    const { rows } = await partners()
    const row = rows.find(({ taxNo }: { taxNo: string }) => taxNo === debtor.taxNo)
    expect(row).toMatchObject({ standing: 'DISHONEST', disputed: said.includes('异议处理中') })
    return said.match(/异议处理中/g)?.length ?? 0
  }
  expect(await beside()).toBe(0)
  // To the listings as they were told last, by whoever reads a report of the debtor.
  const raised = await server.db.run(
    `insert into objection (company_id, enterprise_id, report_no, kind, row_key, record, reason, due_on, raised_id, raised_by)
     select distinct d.company_id, d.enterprise_id, $2, 'DISHONEST', d.row_key, '[]'::jsonb, '已履行完毕', current_date + 20, 1, 'demo'
       from court_dishonest d join enterprise e on e.company_id = d.company_id and e.id = d.enterprise_id where e.tax_no = $1`,
    [debtor.taxNo, 'JUS202611290000000001'],
  )
  expect(raised).toBeGreaterThan(0)
  // Once in the sentence, once in the table.
  expect(await beside()).toBe(2)
  await server.db.run(
    "update objection set outcome = 'KEPT', answer = '记录无误', answered_id = 2, answered_by = 'staff', answered_at = now() where outcome is null",
  )
  expect(await beside()).toBe(0)
})
