/** Orders of an enterprise's own books, from file to figure and back to their rows. Counts and sums by hand. */
import type { ReportDocument, TableBlock } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'

const TAX_NO = '914403001922038216'
let server: TestServer
let owner: string

const ask = async (path: string, body: object) =>
  (await server.call('POST', path, body, owner)).data

const now = new Date()
/** A day of the month so many before this one. */
const day = (back: number, of: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, of)).toISOString().slice(0, 10)

async function imported(name: string, ...lines: string[]) {
  const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
  const { data } = await server.upload(TAX_NO, [{ name, bytes }], owner)
  return until(async () => {
    const { row } = await ask('/invoice/import/detail', { id: data[0].id })
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
  })
}

async function made() {
  const { reportNo } = await ask('/frontTax/front/report/tax/query', {
    taxId: TAX_NO,
    reportType: 'ERP',
  })
  const document: ReportDocument = await until(async () => {
    const told = await ask('/bss/order/report/getDetailReport', { reportNo })
    if (told.row.status === 'FAILED') throw new Error(told.row.message)
    return told.row.status === 'READY' ? told.document : null
  })
  return { reportNo, document }
}

const figure = ({ indicators }: ReportDocument, key: string) =>
  indicators.find((one) => one.key === key)
const rowsOf = ({ sections }: ReportDocument, id: string) =>
  (sections.flatMap(({ blocks }) => blocks).find((one) => one.id === id) as TableBlock).rows

const HEAD =
  '订单编号,订单日期,客户,物料编码,物料名称,数量,价税合计,交货日期,累计出库数量,最后出库日期,累计开票金额,单据状态'
const SALES = [
  `SO1,${day(2, 1)},甲公司,A,纸,10,100,${day(2, 10)},10,${day(2, 9)},100,已审核`,
  `SO2,${day(2, 2)},乙公司,A,纸,4,40,${day(2, 12)},4,${day(2, 20)},0,已审核`,
  // One line came on its day, the other has not come.
  `SO3,${day(1, 1)},甲公司,A,纸,2,20,${day(1, 5)},2,${day(1, 5)},20,部分执行`,
  `SO3,${day(1, 1)},甲公司,B,笔,1,10,${day(1, 5)},0,,0,部分执行`,
  `SO4,${day(1, 1)},甲公司,B,笔,9,90,${day(1, 6)},0,,0,暂存`,
  // Came, and no book says when, nor what was invoiced.
  `SO5,${day(1, 2)},乙公司,B,笔,5,50,${day(1, 8)},5,,,已审核`,
  `SO6,${day(1, 3)},乙公司,B,笔,3,30,${day(1, 20)},3,${day(1, 18)},30,完成`,
  // Due after the file came.
  `SO7,${day(1, 4)},乙公司,B,笔,1,10,${day(-2, 1)},0,,0,已审核`,
]

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  await server.call('POST', '/enterprise/save', { taxNo: TAX_NO, name: '账套测试有限公司' }, owner)
  await imported(
    '序时簿.csv',
    '日期,凭证字号,摘要,科目代码,科目名称,借方,贷方',
    `${day(1, 3)},记-1,销售,1122,应收账款,113,0`,
    ',,,6001,主营业务收入,0,100',
    ',,,2221,应交税费,0,13',
  )
})
afterAll(() => server.stop())

it('without orders there is no figure, and what is missing is said', async () => {
  const { document } = await made()
  for (const key of ['E-19.L12', 'E-21.L12'])
    expect(figure(document, key)).toMatchObject({
      value: null,
      detail: expect.stringContaining('没有销售订单'),
    })
})

it('a list of orders is booked line by line, and its report says what was kept and invoiced', async () => {
  const row = await imported('订单.csv', '销售订单', HEAD, ...SALES)
  expect(row).toMatchObject({ status: 'DONE', forms: [{ kind: 'SALES_ORDERS', rows: 8 }] })
  const listed = await ask('/collect/data/rows', {
    ...{ taxNo: TAX_NO, dataset: 'SALES_ORDER', keyword: 'SO3', page: 1, size: 20 },
  })
  expect(listed.total).toBe(2)
  const { reportNo, document } = await made()
  // SO1 and SO6 of four: SO2 came late, of SO3 a line is missing; SO5 does not say, SO4 is a draft, SO7 is not due.
  expect(figure(document, 'E-19.L12')).toMatchObject({
    value: 0.5,
    flag: 'RED',
    detail: expect.stringContaining('另有1张'),
  })
  // 100 + 20 + 30 of 100 + 40 + 20 + 30: SO5 says nothing of invoices.
  expect(figure(document, 'E-21.L12')).toMatchObject({ value: 0.789474, flag: 'YELLOW' })
  expect(rowsOf(document, 'sales-orders')).toEqual([
    {
      ...{ month: day(2, 1).slice(0, 7), made: 2, amount: 140, delivered: 140, invoiced: 100 },
      ...{ due: 2, kept: 1, late: 1 },
    },
    {
      ...{ month: day(1, 1).slice(0, 7), made: 4, amount: 120, delivered: 100, invoiced: 50 },
      ...{ due: 3, kept: 1, late: 1 },
    },
  ])
  const opened = async (leg: number) =>
    (await ask('/report/evidence', { reportNo, of: 'E-19.L12', leg, page: 1, size: 20 })).rows.map(
      ({ cells }: { cells: Record<string, unknown> }) => cells,
    )
  const due = await opened(0)
  expect(due.map((cells: Record<string, unknown>) => cells.doc_no).sort()).toEqual([
    ...['SO1', 'SO2', 'SO3', 'SO3', 'SO5', 'SO6'],
  ])
  const late = await opened(1)
  expect(late.map((cells: Record<string, unknown>) => cells.doc_no).sort()).toEqual([
    ...['SO2', 'SO3', 'SO3'],
  ])
  expect(due[0]).toMatchObject({ source: '来自上传文件' })
})

it('what a later list says of an order is its next revision, not another order', async () => {
  const [, so2] = SALES
  await imported('更正.csv', '销售订单', HEAD, so2!.replace(day(2, 20), day(2, 12)))
  const { document } = await made()
  // Three of four now.
  expect(figure(document, 'E-19.L12')?.value).toBe(0.75)
})

it('orders to suppliers stand beside the costs', async () => {
  await imported(
    '采购订单.csv',
    '采购订单明细',
    '订单编号,单据日期,供应商,存货编码,存货名称,数量,含税金额,预计到货日期,未入库数量',
    `PO1,${day(1, 2)},甲厂,A,纸,10,80,${day(1, 9)},4`,
  )
  const { document } = await made()
  expect(rowsOf(document, 'purchases-orders')).toEqual([
    {
      ...{ month: day(1, 1).slice(0, 7), made: 1, amount: 80, delivered: 48, invoiced: null },
      ...{ due: 1, kept: 0, late: 1 },
    },
  ])
})
