/** Reports on an enterprise's own books: made of files alone, each figure opens to its rows, no contract and no grade. Figures by hand. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'

const TAX_NO = '914403001922038216'
let server: TestServer
let owner: string

const call = (path: string, body: object) => server.call('POST', path, body, owner)
const ask = async (path: string, body: object) => (await call(path, body)).data

const now = new Date()
/** First and last day of the month so many before this one. */
const monthOf = (back: number) => {
  const day = (n: number, of: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + n, of))
      .toISOString()
      .slice(0, 10)
  return { first: day(0, 1), last: day(1, 0) }
}

async function imported(name: string, ...lines: string[]) {
  const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
  const { data } = await server.upload(TAX_NO, [{ name, bytes }], owner)
  await until(async () => {
    const { row } = await ask('/invoice/import/detail', { id: data[0].id })
    if (row.status === 'FAILED') throw new Error(row.message)
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
  })
}

const order = (reportType: ReportKind) =>
  call('/frontTax/front/report/tax/query', { taxId: TAX_NO, reportType })

async function made(reportType: ReportKind) {
  const { reportNo } = (await order(reportType)).data
  const document: ReportDocument = await until(async () => {
    const told = await ask('/bss/order/report/getDetailReport', { reportNo })
    if (told.row.status === 'FAILED') throw new Error(told.row.message)
    return told.row.status === 'READY' ? told.document : null
  })
  return { reportNo, document }
}

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  await call('/enterprise/save', { taxNo: TAX_NO, name: '账套测试有限公司' })
})
afterAll(() => server.stop())

it('there is none before a book came, and what to do is told', async () => {
  const refused = await order('ERP_ITEM')
  expect(refused.status).not.toBe(200)
  expect(refused.msg).toContain('收发存汇总表')
})

it('stock of a summary makes an inventory report whose figures open to its rows', async () => {
  const { first, last } = monthOf(1)
  await imported(
    '收发存.csv',
    `期间：${first} 至 ${last}`,
    '存货编码,存货名称,分类名称,期初数量,入库数量,出库数量,期末数量,期初结存金额,本期入库金额,本期出库金额,期末结存金额',
    'A1,纸,纸品,10,20,5,25,100,200,50,250',
    'A2,笔,文具,0,4,1,3,0,40,10,30',
    'A3,墨,文具,0,0,2,-2,0,0,20,-20',
    'A4,尺,文具,1,0,0,2,5,0,0,5',
  )
  const { reportNo, document } = await made('ERP_ITEM')
  expect(document.title).toBe('存货报告')
  const figure = (key: string) => document.indicators.find((i) => i.key === key)?.value
  // 250 + 30 − 20 + 5 yuan.
  expect(figure('E-11.asOf')).toBe(265)
  expect(document.verdict.decision?.level).not.toBe('CLEAR')
  const { rows, total } = await ask('/report/evidence', {
    reportNo,
    of: 'E-11.asOf',
    page: 1,
    size: 10,
  })
  expect(total).toBe(4)
  expect(rows.map(({ cells }: { cells: { item: string } }) => cells.item).sort()).toEqual([
    'A1',
    'A2',
    'A3',
    'A4',
  ])
  expect(rows[0].cells).toMatchObject({ source: '来自上传文件' })
})

it('a corrected file makes the report older than its data', async () => {
  const { reportNo } = await made('ERP_ITEM')
  const outdated = async () =>
    (await ask('/bss/order/report/getDetailReport', { reportNo })).basis.outdated
  expect(await outdated()).toBe(false)
  const { first, last } = monthOf(1)
  await imported(
    '更正.csv',
    `期间：${first} 至 ${last}`,
    '存货编码,存货名称,期初数量,入库数量,出库数量,期末数量,期末结存金额',
    'A1,纸,10,20,5,25,300',
  )
  expect(await outdated()).toBe(true)
})

it('a ledger makes a financial report beside what nobody else tells yet', async () => {
  const { first, last } = monthOf(1)
  await imported(
    '序时簿.csv',
    '日期,凭证字号,摘要,科目代码,科目名称,借方,贷方',
    `${first},记-1,销售,1122,应收账款,1130,0`,
    ',,,6001,主营业务收入,0,1000',
    ',,,2221,应交税费,0,130',
    `${last},记-2,收款,1002,银行存款,500,0`,
    ',,,1122,应收账款,0,500',
    `${last},记-3,不平,1002,银行存款,7,0`,
    ',,,1122,应收账款,0,5',
  )
  await imported(
    '余额.csv',
    `期间：${first.slice(0, 7)}`,
    '科目编码,科目名称,期初借方,期初贷方,借方发生额,贷方发生额,期末借方,期末贷方',
    '1002,银行存款,100,0,507,0,607,0',
    '1122,应收账款,50,0,1130,505,675,0',
    '2221,应交税费,0,0,0,130,0,130',
    '4001,实收资本,0,150,0,0,0,150',
    '6001,主营业务收入,0,0,0,1000,0,1000',
  )
  await imported(
    '账龄.csv',
    '客户名称,余额,账期(天),0-30天,31-60天,1年以上,最近收款日期',
    '甲公司,500,45,300,0,200,2026-01-05',
    '乙公司,175,,175,0,0,',
  )
  const { reportNo, document } = await made('ERP')
  expect(document.title).toBe('ERP财务报告')
  const top = document.sections
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.id === 'receivables-top')
  expect(top?.kind === 'table' && top.rows).toMatchObject([
    { party: '甲公司', creditDays: 45, lastPaidOn: '2026-01-05' },
    { party: '乙公司', creditDays: null, lastPaidOn: null },
  ])
  const figure = (key: string) => document.indicators.find((i) => i.key === key)?.value
  // One voucher of three is two yuan off.
  const unbalanced = document.indicators.find(({ key }) => key.startsWith('E-02'))
  expect(unbalanced).toBeDefined()
  expect(figure('E-03.L12') ?? null).toBeNull()
  // Files name no program; each of them is named with what it brought.
  const rowsOf = (id: string) =>
    document.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' && block.id === id ? block.rows : []))
  const named = rowsOf('book-sources')
  expect(named.map(({ name, books }) => [name, books])).toContainEqual(['账龄.csv', '应收账龄表'])
  expect(new Set(named.map(({ version }) => version))).toEqual(new Set(['未告知']))
  // 200 of 675 stand for more than half a year.
  const old = document.indicators.find(({ key }) => key.startsWith('E-05'))
  expect(old?.value).toBeCloseTo(200 / 675, 4)
  const { rows } = await ask('/report/evidence', { reportNo, of: old!.key, page: 1, size: 10 })
  expect(rows.map(({ cells }: { cells: { party: string } }) => cells.party)).toContain('甲公司')
  expect(document.verdict.decision?.level).not.toBe('CLEAR')
})

it('sales of twelve months make a shop report whose figures open to their lines', async () => {
  const refused = await order('ERP_ZHJ')
  expect(refused.msg).toContain('销售明细')
  const lines = Array.from({ length: 12 }, (_, i) => {
    const { first } = monthOf(i + 1)
    const customer = i % 2 === 0 ? '甲超市' : ''
    return `${first},XS${i},A1,纸,10,100,${customer}`
  })
  await imported(
    '销售.csv',
    '单据日期,单据号,商品编码,商品名称,数量,金额,客户',
    ...lines,
    `${monthOf(1).last},XS99,A1,纸,-3,-30,甲超市`,
  )
  const { reportNo, document } = await made('ERP_ZHJ')
  expect(document.title).toBe('智慧记报告')
  expect(reportNo).toMatch(/^ZHJ/)
  const figure = (key: string) => document.indicators.find((i) => i.key === key)?.value
  // Twelve sales of 100 yuan, and 30 that came back of the last.
  expect(figure('Z-001.L12')).toBe(1_170)
  expect(figure('Z-004.L12')).toBe(12)
  expect(figure('Z-005.L12')).toBe(100)
  expect(figure('E-20.L12')).toBe(0.025)
  // 甲超市 bought six times and gave 30 back: 570 of 1,170.
  expect(figure('Z-006.L12')).toBe(0.487179)
  const evidence = { reportNo, of: 'Z-001.L12', page: 1, size: 20 }
  expect((await ask('/report/evidence', evidence)).total).toBe(13)
  expect((await ask('/report/evidence/proof', { reportNo, of: 'Z-001.L12' })).proof).toMatchObject({
    formula: 'SUM',
    value: 1_170,
  })
  expect(await ask('/report/replay', { reportNo })).toMatchObject({ same: true })
})

it('money of the bank stands beside invoices, and what goes round opens its two lines', async () => {
  const month = monthOf(1)
  const invoices = [6, 5, 4, 3, 2, 1].map((back, no) => {
    const [party, total] = back === 2 ? ['甲商贸公司', 1234.56] : ['丙商贸公司', 10]
    return `${10_000_000 + no},${monthOf(back).last},,${party},${total},0,${total},正常`
  })
  await imported(
    '销项.csv',
    '发票号码,开票日期,购方识别号,购买方名称,金额,税额,价税合计,发票状态',
    ...invoices,
  )
  await imported(
    '流水.csv',
    '交易日期,账号,交易收入金额,交易支出金额,余额,对方户名,摘要',
    `${month.first},1111,1234.56,,51234.56,甲商贸公司,货款`,
    `${month.first},1111,,20000,31234.56,乙商贸公司,往来`,
    `${month.last},1111,20000,,51234.56,丁某,`,
    `${month.last},1111,20000,,71234.56,戊某,`,
  )
  const round = await made('ERP')
  const figure = ({ document }: typeof round, key: string) =>
    document.indicators.find((i) => i.key === key)
  // 1,234.56 of 41,234.56 received.
  expect(figure(round, 'B-003.asOf')?.value).toBeCloseTo(1234.56 / 41_234.56, 6)
  expect(figure(round, 'B-005.asOf')?.value).toBe(0)
  // Every invoice since the first line is younger than ninety days: nothing is said of them.
  expect(figure(round, 'B-004.asOf')?.value ?? null).toBeNull()
  await imported(
    '流水2.csv',
    '交易日期,账号,交易收入金额,交易支出金额,余额,对方户名,摘要',
    `${month.first},1111,20000,,91234.56,乙商贸公司,还款`,
  )
  const later = await made('ERP')
  expect(figure(later, 'B-005.asOf')?.value).toBeCloseTo(20_000 / 61_234.56, 6)
  const { rows, total } = await ask('/report/evidence', {
    ...{ reportNo: later.reportNo, of: 'B-005.asOf', page: 1, size: 10 },
  })
  expect(total).toBe(2)
  expect(rows.map(({ cells }: { cells: { party: string } }) => cells.party)).toEqual([
    '乙商贸公司',
    '乙商贸公司',
  ])
  const opened = later.document.sections
    .flatMap(({ blocks }) => blocks)
    .find(({ id }) => id === 'bank-in-matched')
  expect(opened).toMatchObject({ rows: [{ month: month.first.slice(0, 7), lines: 4 }] })
})
