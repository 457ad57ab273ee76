/** Returns and payment certificates that an enterprise brings become facts: shown with their source, never over a bureau's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { writeFacts } from '../../src/features/facts/records/write.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { certificate, quarterPage, trade, vatPage } from '../support/returns.ts'

const TAX_NO = '914403001922038216'
let server: TestServer
let owner: string
let enterpriseId: number
let companyId: number

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  await server.call('POST', '/enterprise/save', { taxNo: TAX_NO, name: '申报测试有限公司' }, owner)
  const row = await server.db.one<{ id: number; company_id: number }>(
    'select id, company_id from enterprise where tax_no = $1',
    [TAX_NO],
  )
  enterpriseId = row!.id
  companyId = row!.company_id
})
afterAll(() => server.stop())

const ask = async (path: string, body: object) =>
  (await server.call('POST', path, body, owner)).data

/** Uploads and waits for the end. */
async function imported(name: string, bytes: Uint8Array) {
  const { data } = await server.upload(TAX_NO, [{ name, bytes }], owner)
  return until(async () => {
    const { row, errors } = await ask('/invoice/import/detail', { id: data[0].id })
    const said = errors.map((e: { reason: string }) => e.reason).join('\n')
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : { ...row, said }
  })
}
const vat = (month: string, sales: number, more: object = {}) =>
  imported(
    `${month}.html`,
    vatPage({
      taxNo: TAX_NO,
      month,
      lines: trade(sales),
      declaredOn: `${month.slice(0, 4)}-12-31`,
      ...more,
    }),
  )

const rows = (dataset: string) =>
  ask('/collect/data/rows', { taxNo: TAX_NO, dataset, page: 1, size: 50 })
const lines = (month: string) =>
  server.db.rows<Record<string, unknown>>(
    `select * from (select distinct on (row_key) * from vat_return_line
       where enterprise_id = $1 and return_key like $2 order by row_key, revision desc) l where not gone order by line_code::int`,
    [enterpriseId, `%${month.replace('-', '')}%`],
  )

describe('a return that is uploaded', () => {
  it('is stored line by line with its cell, how sure it is, and the import as its source', async () => {
    const row = await vat('2024-01', 1_000)
    expect(row).toMatchObject({
      status: 'DONE',
      message: '导入完成：申报表 1 张（2024年1月）',
      forms: [{ what: 'RETURN', kind: 'VAT', period: '2024-01-31' }],
    })
    const stored = await lines('2024-01')
    expect(stored.find(({ line_code }) => line_code === '1')).toMatchObject({
      amount: 100_000,
      ytd_amount: 200_000,
      source: 'UPLOAD',
      contract_no: '',
      task_id: String(row.id),
    })
    for (const { place, confidence } of stored) {
      expect(place).toMatch(/行/)
      expect(confidence).toBeGreaterThanOrEqual(0.6)
    }
  })

  it('stands in the collected data with its source, and opens to its lines and their cells', async () => {
    const list = await rows('VAT_RETURN')
    expect(list.rows).toMatchObject([
      {
        source: '来自上传文件',
        contractNo: '',
        cells: { period: '2024-01', declared_sales: 1000 },
      },
    ])
    const record = await ask('/collect/data/record', {
      taxNo: TAX_NO,
      dataset: 'VAT_RETURN',
      id: list.rows[0].id,
    })
    expect(record.columns.map(({ zh }: { zh: string }) => zh)).toContain('原件位置')
    expect(record.rows[0]).toMatchObject({ line_code: '1', amount: 1000 })
    expect(record.rows[0].place).toMatch(/行/)
    const summary = await ask('/collect/data/summary', { taxNo: TAX_NO })
    const of = summary.datasets.find((d: { dataset: string }) => d.dataset === 'VAT_RETURN')
    expect(of).toMatchObject({ rows: 1, source: null, from: '2024-01', to: '2024-01' })
  })

  it('changes nothing when it comes again; what a corrected one no longer tells is gone', async () => {
    expect((await vat('2024-01', 1_000)).message).toContain('内容未变')
    const { '12': _, ...fewer } = trade(2_000)
    await vat('2024-01', 0, { lines: fewer })
    const now = await lines('2024-01')
    expect(now.map(({ line_code }) => line_code)).toEqual(['1', '5', '7', '8', '11', '19', '24'])
    expect((await rows('VAT_RETURN')).rows[0]).toMatchObject({
      revision: 2,
      cells: { declared_sales: 2000 },
    })
  })

  it('of a quarter takes the place of an uploaded month inside it, and says so', async () => {
    await vat('2023-01', 100)
    const row = await vat('2023-01', 300, { to: '2023-03' })
    expect(row.said).toContain('此前上传的2023-01的申报表与本表所属期重叠')
    const list = await rows('VAT_RETURN')
    const periods = list.rows.map(({ cells }: { cells: { period: string } }) => cells.period)
    expect(periods).toEqual(['2024-01', '2023-01 至 2023-03'])
    await vat('2023-03', 1, { to: '2023-03' })
  })

  it('whose identity fails is stored as it stands, and told', async () => {
    const row = await vat('2022-01', 0, {
      lines: {
        ...trade(1_000),
        '24': ['应纳税额合计', 31],
        '21': ['简易计税', 0],
        '23': ['减征', 0],
      },
    })
    expect(row.said).toMatch(/勾稽关系不符（一般项目.*）：24=19\+21-23，差额 1\.00 元/)
    const total = (await lines('2022-01')).find(({ line_code }) => line_code === '24')
    expect(total).toMatchObject({ amount: 3_100 })
  })

  it('of income tax is stored by quarter', async () => {
    const row = await imported('季报.html', quarterPage(TAX_NO, '2024-06', 5_000))
    expect(row.forms).toMatchObject([{ what: 'RETURN', kind: 'CIT', period: '2024-06-30' }])
    expect((await rows('CIT_RETURN')).rows).toMatchObject([
      {
        source: '来自上传文件',
        cells: { year: '2024', quarter: 'Q2', revenue: 5000, profit: 500 },
      },
    ])
  })

  it('of somebody else, or a form that nobody filled in, is refused in words', async () => {
    const other = vatPage({ taxNo: '91110108MA01XY2Z7N', month: '2024-02', lines: trade(1) })
    expect(await imported('别家.html', other)).toMatchObject({ status: 'FAILED' })
    const blank = await imported(
      '空白.html',
      Buffer.from(
        `<html><h1>企业所得税月（季）度预缴纳税申报表（A类）</h1><table><tr><td>行次</td><td>项目</td><td>本年累计金额</td></tr>
         <tr><td>3</td><td>利润总额</td><td></td></tr><tr><td>10</td><td>实际利润额</td><td></td></tr></table></html>`,
      ),
    )
    expect(blank).toMatchObject({ status: 'FAILED', forms: [] })
    expect(blank.message).toContain('空白表样')
  })
})

describe('a payment certificate', () => {
  it('is stored payment by payment, told where its total differs', async () => {
    const bytes = await certificate(
      TAX_NO,
      [
        ['344035240100000001', '增值税', '2024-02-10', 30],
        ['344035240100000002', '城市维护建设税', '2024-02-10', 2.1],
      ],
      40,
    )
    const row = await imported('完税证明.xlsx', bytes)
    expect(row).toMatchObject({ forms: [{ what: 'PAYMENT', period: '2024-02-10' }] })
    expect(row.message).toContain('完税证明 1 张')
    expect(row.said).toContain('差额 7.90 元')
    expect((await rows('TAX_PAYMENT')).rows).toMatchObject([
      { source: '来自上传文件', cells: { amount: 30, voucher_no: '344035240100000001' } },
      { source: '来自上传文件', cells: { tax_kind: '城市维护建设税' } },
    ])
    const stored = await server.db.rows(
      'select place, confidence, treasury_on::text as treasury from tax_payment where enterprise_id = $1',
      [enterpriseId],
    )
    expect(stored[0]).toMatchObject({
      place: expect.stringContaining('完税证明'),
      treasury: '2024-02-10',
    })
    expect((await imported('再次.xlsx', bytes)).message).toContain('内容未变')
  })
})

describe('beside a bureau', () => {
  const from = () => ({ enterpriseId, contractNo: 'C1', taskId: 'T1', source: 'ETAX:4403' })
  const now = new Date()
  const month = (back: number) => {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
    return day.toISOString().slice(0, 7)
  }
  /** A return as a bureau tells it. */
  const told = (of: string, sales: number, status = '已申报') => {
    const [code, key] = [of.replace('-', ''), `GENERAL/${of}`]
    const head = {
      form_version: 'GENERAL',
      period_from: code,
      period_to: code,
      declared_on: null,
      deadline: null,
      status,
      declared_sales: sales * 100,
      schedules: {},
    }
    const line = {
      return_key: key,
      form_version: 'GENERAL',
      line_code: '1',
      amount: sales * 100,
      ytd_amount: null,
    }
    return [
      { table: 'vat_return' as const, key, columns: head },
      { table: 'vat_return_line' as const, key: `${key}/1`, columns: line },
    ]
  }
  const collect = (facts: ReturnType<typeof told>) =>
    tenantOf(server.db, companyId).transaction((tx) => writeFacts(tx, from(), facts, 'VAT_RETURN'))
  const periods = async () =>
    (await rows('VAT_RETURN')).rows.map(
      ({ source, cells }: { source: string; cells: { period: string } }) =>
        `${cells.period} ${source}`,
    )

  it('what a file told of the same period stands down, by a revision of its own', async () => {
    await collect(told('2024-01', 999))
    expect(await periods()).toContain('2024-01 深圳税局')
    expect(await periods()).not.toContain('2024-01 来自上传文件')
    const kept = await server.db.one<{ n: number }>(
      `select count(*)::int as n from vat_return where enterprise_id = $1 and source = 'UPLOAD' and period_to = '202401'`,
      [enterpriseId],
    )
    expect(kept!.n).toBeGreaterThan(0)
  })

  it('what a file says otherwise is told with both figures, and not stored', async () => {
    const row = await vat('2024-01', 1_000)
    expect(row.message).toContain('以税务局数据为准')
    expect(row.said).toContain('税务局 999.00 元，本文件 1,000.00 元')
    expect(await periods()).not.toContain('2024-01 来自上传文件')
  })

  it('a period that it lists as not filed, or that overlaps one of its own, is not stored', async () => {
    await collect(told('2024-05', 0, '未申报'))
    expect((await vat('2024-05', 5)).said).toContain('税务局显示2024-05未申报')
    expect((await vat('2024-04', 5, { to: '2024-06' })).said).toContain('重叠')
    expect(await periods()).not.toContain('2024-04 至 2024-06 来自上传文件')
  })

  it('its silence of a month that it showed holds too; of what was filed since it does not', async () => {
    await vat(month(5), 77, { declaredOn: `${month(4)}-05` })
    // Whatever the hour: in China it may be the next day already.
    const since = new Date(now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
    const late = await vat(month(1), 78, { declaredOn: since })
    expect(late.message).toContain('申报表 1 张')
    await collect(told('2024-07', 1))
    const left = await periods()
    expect(left).not.toContain(`${month(5)} 来自上传文件`)
    expect(left).toContain(`${month(1)} 来自上传文件`)
  })

  it('a payment of a month that it showed gives way to what it lists', async () => {
    const paidOn = `${month(2)}-10`
    const bytes = await certificate(TAX_NO, [['344035240100000009', '增值税', paidOn, 50]])
    await imported('近月.xlsx', bytes)
    const days = async () =>
      (await rows('TAX_PAYMENT')).rows.map((r: { cells: { paid_on: string } }) => r.cells.paid_on)
    expect(await days()).toContain(paidOn)
    await tenantOf(server.db, companyId).transaction((tx) =>
      writeFacts(tx, from(), [], 'TAX_PAYMENT'),
    )
    expect(await days()).not.toContain(paidOn)
  })
})
