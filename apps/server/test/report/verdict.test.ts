/** The verdict over HTTP: what was collected beside invoices reaches it, the institution's terms bind it, lists tell it. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
let firm: Firm
let taskId: string

const office = (path: string, body: object) => server.call('POST', path, body, bank)
const ask = async (path: string, body: object) => (await must(office(path, body))).data

async function reportOf(order: object = {}): Promise<ReportDocument> {
  const { reportNo } = await ask('/frontTax/front/report/tax/query', {
    taxId: firm.taxNo,
    ...order,
  })
  return until(async () => {
    const { row, document } = await ask('/bss/order/report/getDetailReport', { reportNo })
    if (row.status === 'FAILED') throw new Error(row.message)
    if (row.status !== 'READY') return null
    expect(row.decision).toBe(document.verdict.decision.level)
    return document
  })
}

const leg = ({ verdict }: ReportDocument, name: string) =>
  verdict.limit?.legs.find((l) => l.name === name)

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
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('what was collected beside invoices', () => {
  it('feeds the limit: taxes and the statement of the year; the rest is named as not used', async () => {
    const report = await reportOf()
    expect(leg(report, '纳税倍数')?.value).toEqual(expect.any(Number))
    expect(leg(report, '营运资金')?.formula).toMatch(/报表截至\d{4}-12-31/)
    expect(report.verdict.limit?.note).toMatch(/已采集而本报告未使用：.*增值税申报/)
    expect(JSON.stringify(report.verdict.limit)).not.toContain('未采集')
    const taxes = report.verdict.decision?.policies
      .flatMap(({ checks }) => checks)
      .filter(({ id }) => id === 'ARREARS' || id.startsWith('TAX-'))
    expect(taxes?.some(({ result }) => result === 'UNKNOWN')).toBe(false)
  })
  it('is not used without a contract that holds it', async () => {
    const scopes = (change: string) =>
      server.db.run(`update auth_contract set scopes = ${change} where task_id = $1`, [taskId])
    await scopes("array_remove(scopes, 'TAX_PAYMENT')")
    const report = await reportOf()
    await scopes("array_append(scopes, 'TAX_PAYMENT')")
    expect(leg(report, '纳税倍数')?.value).toBeNull()
    expect(report.verdict.limit?.note).toContain('缴款信息')
  })
})

describe("the institution's terms", () => {
  it('cap the limit and take present loans off it', async () => {
    const capped = await reportOf({ productMaxWan: 10, existingDebtWan: 1 })
    expect(leg(capped, '产品上限')?.value).toBe(100_000)
    expect(leg(capped, '本机构已有授信')?.value).toBe(10_000)
    expect(capped.verdict.limit!.suggest ?? 0).toBeLessThanOrEqual(90_000)
  })
  it('choose the small amount by the simplified estimate, or do not', async () => {
    expect(leg(await reportOf(), '小额简化测算')).toBeUndefined()
    const chosen = leg(await reportOf({ smallAmountWan: 2.5 }), '小额简化测算')
    expect(chosen?.value).toBe(25_000)
    expect(chosen?.formula).toContain('上限2.50万元')
  })
  it('a chosen pack binds', async () => {
    const { decision } = (await reportOf({ policy: 'PUHUI' })).verdict
    expect(decision?.policies.find(({ chosen }) => chosen)?.id).toBe('PUHUI')
    expect(decision?.reasons.map(({ id }) => id)).toContain('G-POLICY')
  })
  it.each([
    [{ existingDebtWan: -1 }, '不小于零'],
    [{ smallAmountWan: 51 }, '小额简化测算最多50万元'],
    [{ smallAmountWan: 0.5 }, '不采用请留空'],
  ])('that are nonsense are refused with words: %j', async (terms, words) => {
    const refused = await office('/frontTax/front/report/tax/query', {
      taxId: firm.taxNo,
      ...terms,
    })
    expect(refused.http).toBe(400)
    expect(refused.msg).toContain(words)
  })
})

it('the list of enterprises tells what the last report on lending came to, whatever else was ordered later', async () => {
  const listed = async () => (await ask('/enterprise/list', {})).rows[0]
  await reportOf()
  const before = await listed()
  const grades = before.lastGrade === null ? ['REJECT', 'UNRATABLE'] : ['ADMIT', 'REVIEW', 'REJECT']
  expect(grades).toContain(before.lastDecision)
  const payments = await reportOf({ reportType: 'TAX_PAYMENT' })
  expect(payments.verdict.score).toBeUndefined()
  expect(await listed()).toEqual(before)
})

it('a report of an earlier month says that it looks back', async () => {
  const now = await reportOf()
  const last = now.periods.last
  const earlier = `${Number(last.slice(0, 4)) - 1}-${last.slice(4)}`
  const { freshness } = (await reportOf({ through: earlier })).verdict.decision!
  expect(freshness.text).toContain('回看')
  expect(now.verdict.decision!.freshness.text).not.toContain('回看')
})
