/** 发票报告 of a firm whose taxes are for a person: it says 建议准入 only while no other current report says less. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { officeToken } from '../collect-phone.ts'
import { until } from '../harness.ts'
import { ReportedFirms } from '../support/reported-firm.ts'

const REASON = '已核对完税凭证与申报记录，情况属实'
let firms: ReportedFirms
let taxId: string
let staff: string

beforeAll(async () => {
  firms = await ReportedFirms.start()
  staff = await officeToken(firms.server, 'staff')
  await firms.reportsOf('seasonal')
  taxId = (await firms.sandbox.firm('seasonal')).taxNo
})
afterAll(() => firms.stop())

const noReports = () => firms.server.db.run('delete from report where report_no is not null')
const read = (reportNo: string) =>
  firms.ask('/bss/order/report/getDetailReport', { reportNo }) as Promise<{
    row: { status: string; decision: string }
    document: ReportDocument
  }>
async function made(reportType: ReportKind) {
  const { reportNo } = await firms.ask('/frontTax/front/report/tax/query', { taxId, reportType })
  return until(async () => {
    const { row, document } = await read(reportNo)
    return row.status === 'READY' ? { reportNo, decision: document.verdict.decision! } : null
  })
}
const firm = () => firms.ask('/firm/verdict', { taxId })
const replayed = (reportNo: string) => firms.ask('/report/replay', { reportNo })

it('alone it admits; what is ready later does not reach it, and the line of the enterprise does', async () => {
  await noReports()
  const invoice = await made('INVOICE')
  expect(invoice.decision.level).toBe('ADMIT')
  expect((await firm()).level).toBe('ADMIT')
  expect((await made('TAX')).decision.level).toBe('REVIEW')
  const { row, document } = await read(invoice.reportNo)
  expect([row.decision, document.verdict.decision!.level]).toEqual(['ADMIT', 'ADMIT'])
  expect(await firm()).toMatchObject({
    level: 'REVIEW',
    contradictions: [expect.stringContaining('以不利者为准')],
  })
})

it('behind one that says less it admits nobody, says which level, and is made again the same', async () => {
  await noReports()
  await made('TAX')
  const { reportNo, decision } = await made('INVOICE')
  expect(decision).toMatchObject({ level: 'CLEAR', reasons: [] })
  expect(decision.text).toContain('该企业现有的其他报告为“人工复核”，仅凭发票不作准入结论')
  expect(decision.text).not.toContain('建议准入')
  expect(await firm()).toMatchObject({ level: 'REVIEW', contradictions: [] })
  expect(await replayed(reportNo)).toMatchObject({ same: true })
})

it('once the matter was answered and another agreed, it admits again; taken back, no more', async () => {
  const { matters } = await firm()
  const until = await firms.server.db.one<{ day: string }>(
    "select to_char(current_date + 30, 'YYYY-MM-DD') as day",
  )
  const answers: number[] = []
  for (const { id } of matters) {
    const body = { taxId, matter: id, answer: 'EXPLAINED', reason: REASON, until: until!.day }
    const { data } = await firms.server.call('POST', '/firm/matter/answer', body, staff)
    answers.push(data.id)
    expect((await made('INVOICE')).decision.level, 'asked is not agreed').toBe('CLEAR')
  }
  for (const id of answers)
    await firms.ask('/firm/matter/decide', { id, approve: true, note: '已看过凭证' })
  expect((await made('INVOICE')).decision.level).toBe('ADMIT')
  await firms.ask('/firm/matter/withdraw', { id: answers[0], note: '另行核实' })
  expect((await made('INVOICE')).decision.level).toBe('CLEAR')
})

it('what is too old to count holds nothing against it', async () => {
  await noReports()
  await made('TAX')
  await firms.server.db.run('update report set as_of = current_date - 181')
  expect((await made('INVOICE')).decision.level).toBe('ADMIT')
})

it('in one order of several kinds it is made behind the others', async () => {
  await noReports()
  const reportTypes = ['INVOICE', 'TAX_PAYMENT', 'TAX']
  const rows: { reportType: string }[] = await firms.ask('/report/pack/order', {
    taxId,
    reportTypes,
  })
  expect(rows.map(({ reportType }) => reportType)).toContain('INVOICE')
  const queued = await firms.server.db.rows<{ kind: string }>(
    'select report_type as kind from report order by created_at, report_no',
  )
  expect(queued.map(({ kind }) => kind)).toEqual(['TAX_PAYMENT', 'TAX', 'INVOICE'])
})
