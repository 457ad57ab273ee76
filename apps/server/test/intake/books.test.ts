/** An enterprise's own books: told by what they hold, booked row by row, listed, opened, and never mended. Sums by hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'

const TAX_NO = '914403001922038216'
let server: TestServer
let owner: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  const firm = { taxNo: TAX_NO, name: '账套测试有限公司' }
  await server.call('POST', '/enterprise/save', firm, owner)
})
afterAll(() => server.stop())

const csv = (...lines: string[]) => Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)

async function imported(name: string, ...lines: string[]) {
  const { data } = await server.upload(TAX_NO, [{ name, bytes: csv(...lines) }], owner)
  return until(async () => {
    const { row, errors } = (
      await server.call('POST', '/invoice/import/detail', { id: data[0]!.id }, owner)
    ).data
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : { ...row, errors }
  })
}
const reasons = (row: { errors: { reason: string }[] }) => row.errors.map(({ reason }) => reason)

const listed = async (dataset: string, keyword = '') =>
  (
    await server.call(
      'POST',
      '/collect/data/rows',
      { taxNo: TAX_NO, dataset, keyword, page: 1, size: 20 },
      owner,
    )
  ).data

const summary = async () =>
  (await server.call('POST', '/collect/data/summary', { taxNo: TAX_NO }, owner)).data.datasets as {
    dataset: string
    rows: number
    from: string | null
    to: string | null
  }[]

describe('a journal of vouchers', () => {
  const HEAD = '日期,凭证字号,摘要,科目代码,科目名称,借方,贷方'
  const LINES = [
    '2026-01-06,记 - 1,提现,1001,现金,40000,0',
    ',,,1002.01,农行,0,40000',
    '2026-02-28,记 - 1,收款,1002.01,农行,100.5,0',
    ',,,1122,应收账款,0,100.5',
  ]
  it('is booked line by line, and the same file changes nothing', async () => {
    const row = await imported('序时簿.csv', HEAD, ...LINES)
    expect(row).toMatchObject({
      status: 'DONE',
      forms: [{ kind: 'VOUCHERS', since: '2026-01-06', period: '2026-02-28', rows: 4 }],
      message: '导入完成：序时簿 4 行（2026年1月至2月）',
    })
    const { rows, total } = await listed('GL_VOUCHER')
    expect(total).toBe(4)
    expect(rows.map(({ cells }: { cells: object }) => cells)).toMatchObject([
      { booked_on: '2026-02-28', voucher: '记-1', account: '1002.01', debit: 100.5, credit: 0 },
      { booked_on: '2026-02-28', voucher: '记-1', account: '1122', debit: 0, credit: 100.5 },
      { booked_on: '2026-01-06', voucher: '记-1', account: '1001', debit: 40000, credit: 0 },
      { booked_on: '2026-01-06', voucher: '记-1', account: '1002.01', debit: 0, credit: 40000 },
    ])
    expect((await imported('再传.csv', HEAD, ...LINES)).message).toBe(
      '导入完成：序时簿 4 行（2026年1月至2月）；内容未变',
    )
    expect((await summary()).find(({ dataset }) => dataset === 'GL_VOUCHER')).toMatchObject({
      ...{ rows: 4, from: '2026-01', to: '2026-02' },
    })
  })
  it('that does not balance is taken as it stands, and told; lines without a day stay out', async () => {
    const row = await imported(
      '不平.csv',
      HEAD,
      '2026-03-31,记-9,差,1001,现金,1,0',
      ',,,1002,银行,0,2',
    )
    expect(reasons(row)).toEqual(['1张凭证借贷不平（A2）；按原表入库，未作修改，建议核实'])
    expect((await listed('GL_VOUCHER', '记-9')).total).toBe(2)
    const none = await imported(
      '无日期.csv',
      '期间,凭证字,凭证号,科目代码,借方,贷方',
      '2019.1,记,1,1001,1,1',
    )
    expect(none).toMatchObject({ status: 'FAILED' })
    expect(none.message).toContain('有1行没有写明日期')
    const late = await imported('以后.csv', HEAD, '2090-03-31,记-9,迟,1001,现金,1,1')
    expect(late.message).toContain('序时簿有1行日期晚于上传日，未入库（首处：A2）')
    // Of a book of which a part stays out, what is said to be there is what is.
    const partly = await imported(
      '部分.csv',
      HEAD,
      '2026-03-05,记-8,早,1001,现金,3,0',
      ',,,1002,银行,0,3',
      '2090-03-31,记-9,迟,1001,现金,1,1',
    )
    expect(partly.message).toContain('导入完成：序时簿 2 行（2026年3月）')
    expect(partly.forms).toMatchObject([{ rows: 2, since: '2026-03', period: '2026-03' }])
  })
})

it('balances need a period and an owner', async () => {
  const rows = ['科目编码,科目名称,期初余额,借方,贷方,期末余额', '1002,银行存款,10,5,1,14']
  expect((await imported('余额.csv', ...rows)).message).toContain('没有写明期间')
  expect((await imported('以后.csv', '期间：2090年3月', ...rows)).message).toContain(
    '科目余额表有1行日期晚于上传日，未入库',
  )
  expect((await imported('别人.csv', '期间：2026年3月', '乙有限公司', ...rows)).message).toContain(
    '科目余额表属于“乙有限公司”，不是本企业（账套测试有限公司）',
  )
  const row = await imported('余额.csv', '期间：2026年3月', '账套测试有限公司本部', ...rows)
  expect(row).toMatchObject({ forms: [{ kind: 'BALANCES', period: '2026-03' }] })
  expect((await listed('GL_BALANCE')).rows[0].cells).toMatchObject({
    ...{ month_from: '2026-03', month_to: '2026-03', account: '1002' },
    ...{ open_amount: 10, debit: 5, credit: 1, close_amount: 14 },
  })
})

it('two months on one sheet are two books, and ageing that is not its balance is told', async () => {
  const head = '科目编码,科目名称,期初余额,借方,贷方,期末余额'
  const row = await imported(
    '两月.csv',
    ...['期间：2024年1月', head, '1002,银行存款,100,50,20,130'],
    ...['期间：2024年2月', head, '1002,银行存款,130,1,2,129'],
  )
  expect(row.forms).toMatchObject([{ period: '2024-01' }, { period: '2024-02' }])
  const aged = await imported(
    '账龄差.csv',
    '应收账款账龄表 截止日期：2024-03-31',
    '客户名称,余额,1年以内(含1年),1-2年',
    '甲公司,100,50,40',
  )
  expect(reasons(aged)).toEqual([
    '应收账龄表有1行余额不等于各账龄段之和（A3）；按原表入库，未作修改，建议核实',
  ])
})

it('stock, trade, ageing and bank lines are booked, numbers of accounts are masked', async () => {
  await imported(
    '收发存.csv',
    '期间：2026-03-01 至 2026-03-31',
    '存货编码,存货名称,期初数量,入库数量,出库数量,期末数量,期末结存金额',
    'A1,纸,1.5,2,0.5,3,30.25',
  )
  expect((await listed('STOCK_SUMMARY')).rows[0].cells).toMatchObject({
    ...{ day_to: '2026-03-31', item: 'A1', open_qty: 1.5, close_qty: 3, close_amount: 30.25 },
  })
  const stock = await imported(
    '库存.csv',
    '仓库,商品编码,商品名称,库存数量,成本金额',
    '一,A1,纸,3,30',
  )
  expect(reasons(stock)[0]).toContain('没有写明截止日期，按上传日')
  expect((await listed('STOCK_ON_HAND')).rows[0].cells).toMatchObject({ item: 'A1', amount: 30 })
  await imported(
    '销售.csv',
    '单据日期,单据编号,商品编码,商品名称,销售数量,销售金额',
    '2026-03-05,X1,A1,纸,2,50',
  )
  expect((await listed('SALES_LINE')).rows[0].cells).toMatchObject({ doc_no: 'X1', amount: 50 })
  await imported('账龄.csv', '客户名称,余额,30天以内,31-60天,1年以上', '甲公司,100,60,40,0')
  expect((await listed('RECEIVABLE')).rows[0].cells).toMatchObject({
    ...{ party: '甲公司', balance: 100, ages: '0-30天 60.00；31-60天 40.00；超过365天 0.00' },
  })
  await imported(
    '流水.csv',
    '交易日期,交易时间,账号,交易收入金额,交易支出金额,余额,对方户名,摘要',
    '2026-03-02,90000,6222021234567890,100,,100,甲公司,货款',
    '2026-03-03,0,6222021234567890,,30,71,乙公司,房租',
  )
  const { rows } = await listed('BANK_LINE')
  expect(rows.map(({ cells }: { cells: object }) => cells)).toMatchObject([
    { account: '6222********7890', booked_on: '2026-03-03', paid: 30, balance: 71 },
    { account: '6222********7890', booked_at: '09:00:00', received: 100, party: '甲公司' },
  ])
  // Rows are named by what they say, and names travel with evidence: of the number nothing is kept but its ends.
  const kept = await server.db.rows('select to_jsonb(b)::text as row from bank_line b')
  expect(kept).toHaveLength(2)
  expect(JSON.stringify(kept)).not.toContain('6222021234567890')
})
