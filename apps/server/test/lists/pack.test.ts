/** Files of many reports as one archive, and consents taken back in a batch: by the single call, with the rights of whoever asked. */
import { listZip, unpack } from '@xinjian/intake/zip/entries'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { memberOf } from '../support/companies.ts'
import { signFor } from '../support/consents.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let boss: string
let child: string
let companyId: number
const made: string[] = []

const post = (path: string, body: object, token = boss) => server.call('POST', path, body, token)
const COLUMNS = [
  { title: '报告编号', field: 'reportNo' },
  { title: '企业', field: 'enterpriseName' },
]
const ask = (over: object = {}, token = boss) =>
  post(
    '/list/export',
    { list: 'report', name: '报告', columns: COLUMNS, pack: 'xlsx', ...over },
    token,
  )
const ended = (no: string, token = boss) =>
  until(async () => {
    const { data } = await post('/list/exports', { size: 100 }, token)
    const row = data.rows.find((one: { no: string }) => one.no === no)
    return !['QUEUED', 'RUNNING'].includes(row.status) && row
  })
async function filesOf(no: string): Promise<Map<string, Uint8Array>> {
  const response = await fetch(`${server.base}/list/exports/file`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${boss}` },
    body: JSON.stringify({ no }),
  })
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('.zip')
  const archive = new Uint8Array(await response.arrayBuffer())
  const budget = { bytes: 1e9, entries: 1000 }
  return new Map(
    listZip(archive, budget).map((entry) => [entry.name, unpack(archive, entry, budget, 1e8)]),
  )
}
const contentsOf = async (files: Map<string, Uint8Array>) =>
  (await readXlsx(files.get('目录.xlsx')!)).sheets[0]!.rows

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.login('demo')
  companyId = (await server.db.one<{ id: number }>(
    "select company_id as id from app_user where user_name = 'demo'",
  ))!.id
  child = await memberOf(server, companyId, 'pack-child', 'ROLE_RYC_CHILD')
  await post('/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO })
  const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], boss)
  await until(
    async () =>
      (await post('/invoice/import/detail', { id: data[0].id })).data.row.status === 'DONE',
  )
  for (const through of ['2026-09', '2026-08', '2026-07']) {
    const { data: order } = await post('/frontTax/front/report/tax/query', {
      taxId: TAX_NO,
      through,
    })
    made.push(order.reportNo)
    await until(
      async () =>
        (await post('/frontTax/front/report/tax/result', { keyword: order.reportNo })).data.rows[0]
          ?.status === 'READY',
    )
  }
})
afterAll(() => server.stop())

describe('a pack of reports', () => {
  it('holds each file as it is downloaded singly, and a table of contents', async () => {
    const { data } = await ask({ only: made.slice(0, 2) })
    expect(data).toMatchObject({ pack: 'xlsx', status: 'QUEUED' })
    expect(await ended(data.no)).toMatchObject({ status: 'DONE', rows: 2, progress: 100 })
    const files = await filesOf(data.no)
    expect([...files.keys()].sort()).toEqual(
      [...made.slice(0, 2).map((no) => `示例有限公司-发票报告-${no}.xlsx`), '目录.xlsx'].sort(),
    )
    const single = await fetch(`${server.base}/frontTax/front/report/taxReport/download`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${boss}` },
      body: JSON.stringify({ reportNo: made[0], format: 'xlsx' }),
    })
    const same = Buffer.from(await single.arrayBuffer())
    expect(same.equals(files.get(`示例有限公司-发票报告-${made[0]}.xlsx`)!)).toBe(true)
    const [head, ...rows] = await contentsOf(files)
    expect(head).toEqual(['报告编号', '企业', '文件'])
    expect(rows.map(([no, , file]) => [no, file]).sort()).toEqual(
      made
        .slice(0, 2)
        .map((no) => [no, `示例有限公司-发票报告-${no}.xlsx`])
        .sort(),
    )
  })

  it('leaves the trace of each download in the log', async () => {
    const { data } = await post('/audit/list', { keyword: 'reportDownload', size: 100 })
    const told = JSON.stringify(data.rows)
    for (const no of made.slice(0, 2)) expect(told).toContain(no)
  })

  it('says in its contents why a file is missing, and is none where all are', async () => {
    await server.db.run("update report set status = 'FAILED' where report_no = $1", [made[2]!])
    const { data } = await ask({ only: [made[1], made[2]] })
    expect(await ended(data.no)).toMatchObject({ status: 'DONE', rows: 2 })
    const files = await filesOf(data.no)
    expect(files.size).toBe(2)
    const line = (await contentsOf(files)).find(([no]) => no === made[2])
    expect(String(line?.[2])).toMatch(/[一-龥]/)
    expect(String(line?.[2])).not.toContain('.xlsx')
    const none = await ask({ only: [made[2]] })
    expect(await ended(none.data.no)).toMatchObject({ status: 'FAILED', message: line?.[2] })
  })

  it('is of what somebody sees himself, and of lists with files alone', async () => {
    const { data } = await ask({}, child)
    expect(await ended(data.no, child)).toMatchObject({
      status: 'FAILED',
      message: '没有符合条件的记录',
    })
    expect((await ask({ list: 'usage' })).msg).toContain('没有可打包的文件')
    const admin = await server.login('admin')
    expect((await ask({}, admin)).http).toBe(403)
  })

  it('holds a hundred at most', async () => {
    await server.db.run(
      `insert into report (company_id, report_no, enterprise_id, report_type, params, created_by, status, message)
       select company_id, 'R-many-' || n, enterprise_id, report_type, params, created_by, 'FAILED', ''
         from report, generate_series(1, 101) n where report_no = $1`,
      [made[0]!],
    )
    const { data } = await ask()
    expect(await ended(data.no)).toMatchObject({
      status: 'FAILED',
      message: expect.stringContaining('一次最多打包 100 份'),
    })
  })
})

describe('consents taken back in a batch', () => {
  it('are each revoked with the reason; those that were are skipped', async () => {
    const { contractNo } = await signFor(server, TAX_NO)
    const { data: all } = await post('/consent/list', { page: 1, size: 20 })
    expect(all.total).toBe(2)
    await post('/consent/revoke', { contractNo, reason: '先行撤回' })
    const { data } = await post('/list/batch', {
      action: 'consent.revoke',
      filter: {},
      reason: '合作终止',
      seen: 2,
    })
    const of = () => post('/list/batch/detail', { no: data.no })
    const done = await until(async () => {
      const { data: now } = await of()
      return now.row.status === 'DONE' && now
    })
    expect(done.row).toMatchObject({ done: 1, refused: 1 })
    expect(JSON.stringify(done)).toContain('该授权书已撤回')
    const { data: after } = await post('/consent/list', { page: 1, size: 20 })
    for (const row of after.rows) expect(row.status).toBe('REVOKED')
    const log = await post('/audit/list', { keyword: 'consentRevoke', size: 20 })
    expect(log.data.total).toBeGreaterThanOrEqual(2)
  })
})
