/**
 * Withdrawing the consent to collect reaches what was collected and the reports made of it, and nothing else (docs/decisions/0065):
 * over real HTTP, with the files of the company before and after.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellEnterprise } from '../../src/features/enterprise/index.ts'
import { writeFacts } from '../../src/features/facts/records/write.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { collectedTask, collectInvoices } from '../support/collected.ts'
import { type Signed, signFor } from '../support/consents.ts'
import { makeInvoices } from '../support/invoices.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'
import { balance, book as workbook } from '../support/statements.ts'

let server: TestServer
let bank: string
let signed: Signed
/** Made before anything was collected, and after. */
const reports = { uploads: '', collected: '', after: '' }
const COLLECTED = makeInvoices(60, 7).map((row) => ({
  ...row,
  direction: 'OUT' as const,
  status: 'NORMAL' as const,
}))

const office = (path: string, body: object = {}) => server.call('POST', path, body, bank)
const detail = (reportNo: string) => office('/bss/order/report/getDetailReport', { reportNo })

async function uploaded(file: { name: string; bytes: Uint8Array }): Promise<number> {
  const { data } = await server.upload(TAX_NO, [file], bank)
  await until(async () => {
    const { row } = (await office('/invoice/import/detail', { id: data[0].id })).data
    return ['DONE', 'DONE_WITH_ERRORS'].includes(row.status)
  })
  return data[0].id
}
async function ordered(): Promise<string> {
  const { data, msg } = await office('/frontTax/front/report/tax/query', { taxId: TAX_NO })
  expect(data, msg).not.toBeNull()
  // An order that is taken is no sealed one: it becomes a report.
  expect(data).toMatchObject({ sealed: false })
  expect(data.message).not.toContain('封存')
  await until(async () => (await detail(data.reportNo)).data?.row.status === 'READY')
  return data.reportNo
}
const firm = async () => (await office('/enterprise/list', { page: 1, size: 10 })).data.rows[0]
const kept = async () => {
  const { datasets } = (await office('/collect/data/summary', { taxNo: TAX_NO })).data
  return Object.fromEntries(
    datasets
      .filter((d: { rows: number }) => d.rows > 0)
      .map((d: { dataset: string; rows: number }) => [d.dataset, d.rows]),
  )
}

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  await office('/enterprise/save', {
    name: '示例有限公司',
    taxNo: TAX_NO,
    legalRepresentative: '李四',
  })
  await uploaded({ name: '销项.csv', bytes: salesCsv({ months: 30 }) })
  await uploaded({ name: '资产负债表.xlsx', bytes: await workbook(balance()) })
  reports.uploads = await ordered()
  signed = await signFor(server, TAX_NO)
  const from = {
    enterpriseId: signed.enterpriseId,
    contractNo: signed.contractNo,
    taskId: 'T',
    source: 'ETAX:4403',
  }
  await signed.tenant.transaction(async (tx) => {
    await tellEnterprise(tx, TAX_NO, '示例有限公司', {
      legalRepresentative: '王五',
      taxpayerType: 'GENERAL',
    })
    const columns = {
      standard: '小企业会计准则',
      kind: 'BALANCE',
      period_from: '2024-01-01',
      period_to: '2024-12-31',
      item_code: '1',
      item_name: '货币资金',
      begin_amount: 1,
      end_amount: 999_00,
      current_amount: null,
      ytd_amount: null,
      account_code: null,
    }
    await writeFacts(tx, from, [{ table: 'fin_statement', key: 'BS/1', columns }], 'FIN_STATEMENT')
    await writeFacts(
      tx,
      from,
      [
        {
          table: 'credit_rating',
          key: '2025',
          columns: {
            year: 2025,
            score: 91,
            grade: 'A',
            rated_on: '2025-04-01',
            revised: false,
            revised_reason: null,
          },
        },
      ],
      'CREDIT_RATING',
    )
  })
  await collectedTask(signed, ['FIN_STATEMENT', 'CREDIT_RATING', 'REGISTRATION'])
  await collectInvoices(signed, COLLECTED, ['202501'])
  reports.collected = await ordered()
})
afterAll(() => server.stop())

describe('before', () => {
  it('both ways are one set of facts', async () => {
    expect(await firm()).toMatchObject({
      salesInvoices: 180 + COLLECTED.length,
      legalRepresentative: '王五',
    })
    expect(await kept()).toMatchObject({ FIN_STATEMENT: 1, CREDIT_RATING: 1 })
    expect((await detail(reports.collected)).data.document.quality[0].check).not.toBe(
      'UPLOADS_ONLY',
    )
  })
})

/** A workbook of the reports, and a ZIP of their files, as they were asked for. @returns their numbers */
async function exported(): Promise<string[]> {
  const asked = {
    list: 'report',
    name: '报告',
    columns: [{ title: '报告编号', field: 'reportNo' }],
  }
  const nos: string[] = []
  for (const pack of [undefined, 'xlsx']) {
    const { data, msg } = await office('/list/export', { ...asked, pack })
    expect(data, msg).not.toBeNull()
    await until(async () => {
      const { rows } = (await office('/list/exports', { page: 1, size: 20 })).data
      return rows.find((r: { no: string }) => r.no === data.no).status === 'DONE'
    })
    nos.push(data.no)
  }
  return nos
}
const fileOf = async (no: string): Promise<string> => {
  const answer = await fetch(`${server.base}/list/exports/file`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bank}` },
    body: JSON.stringify({ no }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return bytes.subarray(0, 2).toString() === 'PK' ? 'file' : JSON.parse(bytes.toString()).msg
}

describe('after the consent to collect was taken back', () => {
  let before: string[]
  beforeAll(async () => {
    before = await exported()
    for (const no of before) expect(await fileOf(no)).toBe('file')
    const { status } = await office('/consent/revoke', {
      contractNo: signed.contractNo,
      reason: '企业来电',
    })
    expect(status).toBe(200)
    await until(() => server.db.one("select 1 from withdrawal where status = 'DONE'"))
  })

  it('files of lists that were asked for before are handed out no more, new ones are', async () => {
    for (const no of before)
      expect(await fileOf(no)).toBe('导出后有企业撤回授权，文件中的部分数据已封存，请重新导出')
    for (const no of await exported()) expect(await fileOf(no)).toBe('file')
  })

  it('uploads stay, with what was stated; what was collected is in no list', async () => {
    expect(await firm()).toMatchObject({
      sealed: false,
      salesInvoices: 180,
      purchaseInvoices: 0,
      legalRepresentative: '李四',
      taxpayerType: null,
      lastReportNo: reports.uploads,
    })
    expect(await kept()).toEqual({ INVOICE_OUT: 180, FIN_STATEMENT: 1 })
    const batches = (await office('/tax/queryCenter/dataCollection', { page: 1, size: 10 })).data
      .rows
    const messages = batches.map((b: { fileName: string; message: string }) => [
      b.fileName,
      b.message.includes('封存'),
    ])
    expect(messages).toContainEqual(['授权采集', true])
    expect(messages).toContainEqual(['销项.csv', false])
  })

  it('a statement that a bureau had told otherwise is the file’s again', async () => {
    const { data } = await office('/collect/data/rows', {
      taxNo: TAX_NO,
      dataset: 'FIN_STATEMENT',
      page: 1,
      size: 10,
    })
    expect(data.rows).toHaveLength(1)
    const row = await server.db.one<{ end: number }>(
      `select end_amount as end from (select distinct on (row_key) * from fin_statement order by row_key, revision desc) f
        where not gone and item_name = '货币资金'`,
    )
    expect(Number(row?.end)).toBe(100_00)
  })

  it('the report made of uploads opens, its rows too; the one made of collected data does not', async () => {
    expect((await detail(reports.uploads)).status).toBe(200)
    expect(await detail(reports.collected)).toMatchObject({
      status: 3003,
      msg: '企业已撤回授权，数据已封存',
    })
    const rows =
      (await office('/frontTax/front/report/tax/result', { page: 1, size: 10 })).data?.rows ?? []
    for (const row of rows) expect(row.sealed).toBe(row.reportNo === reports.collected)
    const evidence = (reportNo: string) =>
      office('/report/evidence', { reportNo, of: 'indicator:I-001', page: 1, size: 10 })
    expect((await evidence(reports.collected)).status).toBe(3003)
    expect((await office('/report/replay', { reportNo: reports.uploads })).status).toBe(200)
  })

  it('a report ordered now is made of uploads, says so, and is noted under no contract', async () => {
    reports.after = await ordered()
    const { document } = (await detail(reports.after)).data
    expect(document.quality[0]).toMatchObject({ check: 'UPLOADS_ONLY', result: 'FAIL' })
    expect(document.statements[0].text).toContain('只使用查询机构自行上传的资料')
    const said = JSON.stringify(document)
    for (const { party } of COLLECTED) expect(said).not.toContain(party.name)
    expect(said).not.toContain('王五')
    const facts = await server.db.one<{ collected: boolean }>(
      'select collected from report where report_no = $1',
      [reports.after],
    )
    expect(facts?.collected).toBe(false)
    const looks = await server.db.rows<{ object: string }>('select object from consent_view')
    expect(looks.map(({ object }) => object)).not.toContain(`报告 ${reports.after}`)
    const link = await office('/report/share/create', {
      reportNo: reports.after,
      days: 7,
      purpose: '核对',
    })
    expect(link.status).toBe(200)
  })

  it('files go on being booked', async () => {
    await uploaded({ name: '再次.csv', bytes: salesCsv({ months: 31 }) })
    expect(await firm()).toMatchObject({ salesInvoices: 186 })
  })

  it('a consent given anew opens what was made under the first, and collects from the beginning', async () => {
    await signFor(server, TAX_NO)
    expect((await detail(reports.collected)).status).toBe(200)
    expect(await firm()).toMatchObject({ salesInvoices: 186 })
    const read = await server.db.rows('select 1 from collect_coverage')
    expect(read).toEqual([])
  })
})
