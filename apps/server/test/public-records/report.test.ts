/** Reports on public records over HTTP: ordered, made of what the sandbox's vendors tell, charged for what was told whole, completed later. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { saveEnterprise } from '../../src/features/enterprise/index.ts'
import { type Firm, must, officeToken, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'

const DETAIL = '/bss/order/report/getDetailReport'
const ORDER = '/verify/gssf/report'

let sandbox: Sandbox
let server: TestServer
let bank: string

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
beforeEach(async () => {
  await sandbox.knob('reset')
  // A circuit that faults of another test opened is none of this one's.
  await server.db.run("delete from bureau_state where area_code like 'PUBLIC%'")
})

const ask = async (path: string, body: object, token = bank) =>
  (await must(server.call('POST', path, body, token))).data
const order = async ({ taxNo }: Firm, reportType = 'JUSTICE_ENT'): Promise<string> =>
  (await ask(ORDER, { keyword: taxNo, reportType })).reportNo

async function bankTenant(): Promise<TenantDb> {
  const bank = await server.db.one<{ id: number }>(
    "select id from company where name = '示例商业银行'",
  )
  return tenantOf(server.db, bank!.id)
}

interface Made {
  row: { status: string; message: string; charge?: { state: string; why: string; amount: number } }
  document: ReportDocument
}
const ended = (reportNo: string): Promise<Made> =>
  until(async () => {
    const found: Made = await ask(DETAIL, { reportNo })
    return ['READY', 'FAILED'].includes(found.row.status) ? found : null
  })
const vendorCalls = async (): Promise<number> => (await sandbox.get('/knobs/vendor-calls')).calls

describe('a report of registry and courts', () => {
  let firm: Firm
  let reportNo: string
  let made: Made
  beforeAll(async () => {
    firm = await sandbox.firm('dishonest')
    reportNo = await order(firm)
    made = await ended(reportNo)
  })

  it('is made of what vendors tell, and charged', () => {
    expect(made.row).toMatchObject({
      status: 'READY',
      message: '报告已生成',
      charge: { state: 'CHARGED', why: 'FOUND' },
    })
    expect(reportNo).toMatch(/^JEN\d{18}$/)
    expect(made.document.enterprise).toEqual(
      expect.objectContaining({ name: firm.name, taxNo: firm.taxNo }),
    )
    expect(made.document.verdict.decision?.level).not.toBe('ADMIT')
  })

  it('names the assets that are seized, and stops for a person at them', () => {
    const blocks = made.document.sections.flatMap(({ blocks }) => blocks)
    const told = blocks.filter((one) => one.kind === 'table')
    const rows = told.find(({ title }) => title === '查封冻结扣押')!.rows
    expect(rows).toMatchObject([{ asset: '机器设备及厂房', seizureType: '查封', validity: '有效' }])
    const { reasons } = made.document.verdict.decision!
    expect(reasons.find(({ id }) => id === 'G-SEIZED')).toMatchObject({ level: 'REVIEW' })
  })

  it('opens rows behind its figures, each with the words of the source, their time and their hash', async () => {
    const figures = made.document.indicators.filter(({ evidence }) => evidence.length > 0)
    expect(figures.length).toBeGreaterThan(0)
    let opened = 0
    for (const { key } of figures) {
      const page = await ask('/report/evidence', { reportNo, of: key, page: 1, size: 5 })
      const [row] = page.rows
      if (!row) continue
      const record = await ask('/report/evidence/record', { reportNo, of: key, id: row.id })
      const facts = Object.fromEntries(
        record.facts.map(({ title, value }: { title: string; value: unknown }) => [title, value]),
      )
      expect(facts['原文摘要（SHA-256）']).toMatch(/^[0-9a-f]{64}$/)
      expect(facts.取得时间).toMatch(/^\d{4}-\d\d-\d\d /)
      expect(JSON.parse(String(facts.来源原文))).toEqual(expect.any(Object))
      opened++
    }
    expect(opened).toBeGreaterThan(0)
  })

  it('comes out of its facts again to the byte', async () => {
    expect(await ask('/report/replay', { reportNo })).toMatchObject({ same: true })
  })

  it('ordered again within its days it is free, and nobody is asked', async () => {
    const before = await vendorCalls()
    const again = await ended(await order(firm))
    expect(again.row.charge).toMatchObject({ state: 'FREE', why: 'VALID' })
    expect(await vendorCalls()).toBe(before)
    expect(again.document.indicators).toEqual(made.document.indicators)
  })

  it('refreshed it is asked for anew, and charged anew', async () => {
    const before = await vendorCalls()
    const { reportNo } = await ask(ORDER, { keyword: firm.taxNo, refresh: true })
    expect((await ended(reportNo)).row.charge).toMatchObject({ state: 'CHARGED', why: 'FOUND' })
    expect(await vendorCalls()).toBeGreaterThan(before)
  })

  it('is none of another company', async () => {
    const id = await emptyCompany(server, '另一家示例公司')
    const other = await memberOf(server, id, 'other-of-public', 'ROLE_ADMIN')
    const seen = await server.call('POST', DETAIL, { reportNo }, other)
    expect([seen.status === 200, seen.data ?? null]).toEqual([false, null])
  })
})

describe('where a vendor is down', () => {
  it('for all: the report fails, says what could not be had, and costs nothing', async () => {
    const firm = await sandbox.neighbour('4403', 2)
    // Nothing of it was told yet: it is found among the company's own.
    await saveEnterprise(await bankTenant(), firm.taxNo, firm.name, {})
    await sandbox.knob('vendor', { vendor: '*', fault: 'DOWN' })
    const { row } = await ended(await order(firm))
    expect(row).toMatchObject({ status: 'FAILED', charge: { state: 'RELEASED', amount: 0 } })
    expect(row.message).toMatch(/^未能取得.*工商登记.*未计费/)
  })

  it.each(['DOWN', 'SHAPE', 'HALF', 'QUOTA', 'GARBAGE'] as const)(
    '%s of one: what it alone tells is named and not charged; told later, the report is made again by itself and charged once',
    async (fault) => {
      const firm = await sandbox.firm(
        {
          DOWN: 'group',
          SHAPE: 'arrears',
          HALF: 'dishonest',
          QUOTA: 'wholesale',
          GARBAGE: 'trader',
        }[fault],
      )
      await forget(firm)
      // Pages break off from the second on: there must be one.
      if (fault === 'HALF') await sandbox.knob('cases', { taxNo: firm.taxNo, cases: 120 })
      await sandbox.knob('vendor', { vendor: 'gateway', fault })
      const reportNo = await order(firm)
      const { row, document } = await ended(reportNo)
      expect(row).toMatchObject({
        status: 'READY',
        charge: { state: 'RELEASED', why: 'INCOMPLETE' },
      })
      expect(row.message).toMatch(/未取到，本次未计费/)
      expect(JSON.stringify(document)).toContain('未取到')
      await sandbox.knob('reset')
      await server.db
        .run("delete from bureau_state where place like 'PUBLIC%'")
        .catch(() => undefined)
      await server.db.run('update report_completion set due_at = now() where report_no = $1', [
        reportNo,
      ])
      const done = await until(async () => {
        const [one] = await server.db.rows<{ status: string; completed_by: string | null }>(
          'select status, completed_by from report_completion where report_no = $1',
          [reportNo],
        )
        return one?.status === 'DONE' ? one : null
      })
      const completed = await ended(done.completed_by!)
      expect(completed.row).toMatchObject({
        ...{ status: 'READY', message: '报告已生成', charge: { state: 'CHARGED', why: 'FOUND' } },
      })
      const told = await ask('/notice/list', { page: 1, size: 50 })
      expect(JSON.stringify(told)).toContain(done.completed_by)
    },
  )
})

/** As if nothing had ever been told or bought of it. */
async function forget({ taxNo }: Firm): Promise<void> {
  const found = await server.db.one<{ id: number }>('select id from enterprise where tax_no = $1', [
    taxNo,
  ])
  if (!found) return
  await server.db.run('delete from public_answer where enterprise_id = $1', [found.id])
  await server.db.run(
    "update usage_record set settled_at = now() - interval '60 days' where tax_no = $1",
    [taxNo],
  )
}
