/** A child customer sees its own queries, not those of the company it belongs to (domain §2.1: 子客户). */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let staff: string
let child: string
let theirs: string
let own: string

beforeAll(async () => {
  server = await startTestServer()
  staff = await server.login('demo')
  child = await server.login('child')
  await server.call('POST', '/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO }, staff)
  const [file] = (await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], staff))
    .data
  await until(async () => {
    const { data } = await server.call('POST', '/invoice/import/detail', { id: file.id }, staff)
    return data.row.status === 'DONE' ? data : null
  })
  theirs = await ready(staff)
  own = await ready(child)
})
afterAll(() => server.stop())

async function ready(token: string): Promise<string> {
  const order = await server.call(
    'POST',
    '/frontTax/front/report/tax/query',
    { taxId: TAX_NO },
    token,
  )
  return until(async () => {
    const { reportNo } = order.data
    const { data } = await server.call(
      'POST',
      '/bss/order/report/getDetailReport',
      { reportNo },
      token,
    )
    return data.row.status === 'READY' ? (reportNo as string) : null
  })
}

const numbers = (rows: { reportNo: string }[]) => rows.map((r) => r.reportNo)

it('its list has what it asked for itself; the company sees both', async () => {
  const list = '/frontTax/front/report/tax/result'
  const mine = await server.call('POST', list, {}, child)
  expect(numbers(mine.data.rows)).toEqual([own])
  expect(mine.data.total).toBe(1)
  const all = await server.call('POST', list, {}, staff)
  expect(numbers(all.data.rows).sort()).toEqual([own, theirs].sort())
})

it('a report of others is not found, by whatever call', async () => {
  const calls: [string, object][] = [
    ['/bss/order/report/getDetailReport', { reportNo: theirs }],
    ['/frontTax/front/report/taxReport/download', { reportNo: theirs, format: 'json' }],
    ['/report/replay', { reportNo: theirs }],
  ]
  for (const [path, body] of calls) {
    const others = await server.call('POST', path, body, child)
    expect(others, path).toMatchObject({ data: null, msg: expect.stringContaining('未找到该报告') })
  }
  const mine = { reportNo: own }
  expect((await server.call('POST', '/report/replay', mine, child)).data).toMatchObject({
    same: true,
  })
})

it('work bench and enterprises tell of its own reports only', async () => {
  const bench = await server.call('POST', '/dashboard/summary', {}, child)
  expect(numbers(bench.data.recentReports)).toEqual([own])
  expect(bench.data.reports).toBe(1)
  const { data } = await server.call('POST', '/enterprise/list', {}, child)
  expect(data.rows[0].lastReportNo).toBe(own)
  await server.db.run("update report set status = 'FAILED' where report_no = $1", [own])
  const after = await server.call('POST', '/enterprise/list', {}, child)
  expect(after.data.rows[0].lastReportNo).toBe(null)
})
