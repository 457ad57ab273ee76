/**
 * One company never reaches another's data: a stranger with every permission tries each call with the ids, numbers and
 * tax numbers of a company that has data, and gets nothing of it.
 */
import { endpoints } from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isScoped } from '../../src/db/tenant.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let stranger: string
let known: Record<string, unknown>

beforeAll(async () => {
  server = await startTestServer()
  const owner = await server.login('demo')
  await server.call(
    'POST',
    '/enterprise/save',
    { name: '深圳市示例租户有限公司', taxNo: TAX_NO },
    owner,
  )
  const upload = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], owner)
  const importId = upload.data[0].id
  await until(
    async () =>
      (await server.call('POST', '/invoice/import/detail', { id: importId }, owner)).data?.row
        .status === 'DONE',
  )
  const { data: report } = await server.call(
    'POST',
    '/frontTax/front/report/tax/query',
    { taxId: TAX_NO },
    owner,
  )
  const ready = async () =>
    (
      await server.call(
        'POST',
        '/bss/order/report/getDetailReport',
        { reportNo: report.reportNo },
        owner,
      )
    ).data
  const detail = await until(async () => ((await ready())?.row.status === 'READY' ? ready() : null))
  const { data: share } = await server.call(
    'POST',
    '/report/share/create',
    { reportNo: report.reportNo, days: 1, purpose: '测试' },
    owner,
  )
  const indicator = detail.document.indicators.find(
    (i: { evidence: unknown }) => i.evidence !== null,
  )
  const invoice = await server.db.one<{ invoice_key: string }>(
    'select invoice_key from invoice limit 1',
  )
  known = {
    id: importId,
    shareId: share.id,
    taxNo: TAX_NO,
    taxId: TAX_NO,
    reportNo: report.reportNo,
    of: indicator.key,
    keyword: '示例租户',
    dataset: 'INVOICE_OUT',
    invoiceKey: invoice?.invoice_key,
    reason: '试探，已核实',
  }
  stranger = await server.login('owner')
})
afterAll(() => server.stop())

/** Calls whose `id` is of something else than an import. */
const IDS: Record<string, () => object> = {
  shareRevoke: () => ({ id: known.shareId }),
  collectedRecord: () => ({ id: known.invoiceKey }),
}

const guarded = endpoints.filter(
  ({ endpoint }) =>
    endpoint.guard !== 'public' && endpoint.guard !== 'task' && endpoint.kind !== 'stream',
)

describe('tenancy', () => {
  it.each(guarded)('$name gives a stranger nothing', async ({ name, endpoint }) => {
    if (name === 'updatePassword') return
    const before = await snapshot()
    const body = { ...known, ...IDS[name]?.() }
    const response = await fetch(
      `${server.base}${endpoint.path.replace('{id}', String(name === 'reportPdf' ? known.reportNo : known.id))}`,
      {
        method: endpoint.method,
        headers: {
          Authorization: `Bearer ${stranger}`,
          ...(endpoint.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(endpoint.method === 'POST' ? { body: JSON.stringify(body) } : {}),
      },
    )
    const text = await response.text()
    expect(text).not.toContain('深圳市示例租户有限公司')
    expect(text).not.toContain('示例买方')
    expect(response.status).toBeLessThan(500)
    expect(await snapshot()).toEqual(before)
  })

  it('has the calls of what was collected, and of consents and tasks, among those it tries', () => {
    const names = guarded.map((g) => g.name)
    for (const name of [
      'collectedRows',
      'collectedRecord',
      'collectedExport',
      'consentDetail',
      'collectTimeline',
    ])
      expect(names).toContain(name)
  })

  it('lists of a stranger are empty', async () => {
    for (const path of [
      '/enterprise/list',
      '/tax/queryCenter/dataCollection',
      '/frontTax/front/report/tax/result',
    ]) {
      expect((await server.call('POST', path, {}, stranger)).data.total).toBe(0)
    }
  })

  it('refuses a statement that forgets its company before it reaches the database', () => {
    expect(isScoped('select * from report where report_no = $2')).toBe(false)
    expect(isScoped('select * from report where company_id = $2')).toBe(false)
    expect(isScoped('insert into report (report_no) values ($1)')).toBe(false)
    expect(isScoped('select * from report where company_id = $10 and report_no = $2')).toBe(false)
    expect(isScoped('select * from report r where r.company_id = $1')).toBe(true)
    expect(isScoped('insert into report (company_id, report_no) values ($1, $2)')).toBe(true)
  })
})

/** Everything the owner has, so that a stranger's call that changes something is seen. */
async function snapshot() {
  const rows = await server.db.rows(
    `select r.status, r.report_no, s.revoked_at, b.status as import_status, b.attempt, e.name
       from report r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id
       left join share s on s.report_no = r.report_no and s.kind = 'LINK' left join import_batch b on b.company_id = r.company_id
      where e.tax_no = $1`,
    [TAX_NO],
  )
  expect(rows.length).toBeGreaterThan(0)
  return rows
}
