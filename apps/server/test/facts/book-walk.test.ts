/** The walk through an enterprise's books over HTTP: statement line → account → month → line → voucher. Every figure by hand. */
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'

const TAX_NO = '914403001922038216'
let server: TestServer
let owner: string

const call = (name: string, body: object = {}, token = owner) =>
  server.call('POST', `/collect/books/${name}`, { taxNo: TAX_NO, ...body }, token)
const ask = async (name: string, body: object = {}) => {
  const answer = await call(name, body)
  expect([name, answer.status, answer.msg]).toEqual([name, 200, answer.msg])
  return answer.data
}

async function imported(name: string, ...lines: string[]) {
  const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
  const { data } = await server.upload(TAX_NO, [{ name, bytes }], owner)
  await until(async () => {
    const { row } = (await server.call('POST', '/invoice/import/detail', { id: data[0].id }, owner))
      .data
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
  })
}

const JOURNAL = [
  '日期,凭证字号,摘要,科目代码,科目名称,借方,贷方',
  '2025-01-05,记-2,收到股东投资,1002.01,工行,1000,0',
  ',,,3001,实收资本,0,1000',
  '2025-01-05,记-10,销售甲公司,1122.01,应收账款_甲公司,500.5,0',
  ',,,5001,主营业务收入,0,500.5',
  '2025-02-03,记-1,甲公司回款,1002.02,农行,200,0',
  ',,,1122.01,应收账款_甲公司,0,200',
  '2025-02-09,记-2,支付房租,5602,管理费用,60,0',
  ',,,1002.01,工行,0,60',
]

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  await server.call('POST', '/enterprise/save', { taxNo: TAX_NO, name: '账簿测试有限公司' }, owner)
})
afterAll(() => server.stop())

it('without books there is no month, and nothing is made up', async () => {
  expect(await ask('statements')).toEqual({
    name: '账簿测试有限公司',
    ...{ months: [], month: null, told: false, statements: [] },
  })
  expect((await ask('lines')).rows).toEqual([])
})

it('statement lines open the accounts that they are made of', async () => {
  await imported('序时簿.csv', ...JOURNAL)
  await imported(
    '余额.csv',
    '期间：2025年2月 - 2025年2月',
    '科目编码,科目名称,期初借方,期初贷方,本期发生借方,本期发生贷方,期末借方,期末贷方',
    '1002,银行存款,1000,,200,60,1140,',
    '1002.01,工行,1000,,,60,940,',
    '1002.02,农行,,,200,,200,',
    '1122,应收账款,500.5,,,200,300.5,',
    '3001,实收资本,,1000,,,,1000',
    '5001,主营业务收入,,500.5,,,,500.5',
    '5602,管理费用,,,60,,60,',
  )
  const { months, month, told, statements } = await ask('statements')
  expect([months, month, told]).toEqual([['2025-02', '2025-01'], '2025-02', true])
  const item = (kind: string, code: string) =>
    statements
      .find((of: { kind: string }) => of.kind === kind)
      .items.find((of: { code: string }) => of.code === code)
  expect(item('BALANCE', 'cash')).toMatchObject({ label: '货币资金', end: 1140, opens: true })
  expect(item('BALANCE', 'accountsReceivable')).toMatchObject({ end: 300.5 })
  expect(item('INCOME', 'revenue')).toMatchObject({ label: '营业收入', ytd: 500.5, opens: true })
  expect(item('INCOME', 'netProfit')).toMatchObject({ ytd: 440.5 })
  const lines = (kind: string) =>
    statements
      .find((of: { kind: string }) => of.kind === kind)
      .items.map(({ label }: { label: string }) => label)
  // As 财会〔2019〕6号 prints them: what is nought stands in its place, and sums stand under what they sum.
  expect(lines('BALANCE')).toEqual([
    ...['货币资金', '交易性金融资产', '应收票据', '应收账款', '预付款项', '其他应收款', '存货'],
    ...['流动资产合计', '固定资产', '资产总计', '短期借款', '应付票据', '应付账款', '预收款项'],
    ...['合同负债', '其他应付款', '流动负债合计', '长期借款', '负债合计', '实收资本'],
    ...['未分配利润', '所有者权益合计', '负债和所有者权益总计'],
  ])
  expect(lines('INCOME')).toEqual([
    ...['营业收入', '营业成本', '税金及附加', '销售费用', '管理费用', '财务费用', '营业利润'],
    ...['营业外收入', '营业外支出', '利润总额', '所得税费用', '净利润'],
  ])
  // By the other side of vouchers: 1,000 of capital, 200 of a customer, 60 of rent.
  expect(item('CASH', 'cashFromSales')).toMatchObject({ ytd: 200, opens: true })
  expect(item('CASH', 'otherOperatingOut')).toMatchObject({ ytd: 60 })
  expect(item('CASH', 'capitalReceived')).toMatchObject({ ytd: 1000 })
  expect(item('CASH', 'cashChange')).toMatchObject({ ytd: 1140 })
  expect(item('CASH', 'cashAtEnd')).toMatchObject({ ytd: 1140 })
  const sales = { month: '2025-02', statement: 'CASH', item: 'cashFromSales' }
  expect((await ask('accounts', sales)).accounts).toMatchObject([
    { account: '1122.01', name: '应收账款_甲公司' },
  ])

  const cash = { month: '2025-02', statement: 'BALANCE', item: 'cash' }
  expect((await ask('accounts', cash)).accounts).toEqual([
    // January by vouchers (1,000), February by balances (200 and 60).
    {
      ...{ account: '1002', name: '银行存款', deeper: true },
      ...{ debit: 1200, credit: 60, close: 1140 },
    },
  ])
  expect((await ask('accounts', { month: '2025-02', under: '1002' })).accounts).toEqual([
    {
      ...{ account: '1002.01', name: '工行', deeper: false },
      ...{ debit: 1000, credit: 60, close: 940 },
    },
    {
      ...{ account: '1002.02', name: '农行', deeper: false },
      ...{ debit: 200, credit: 0, close: 200 },
    },
  ])
  const tops = (await ask('accounts', { month: '2025-02' })).accounts
  expect(tops.map(({ account }: { account: string }) => account)).toEqual([
    ...['1002', '1122', '3001', '5001', '5602'],
  ])
  // No book states the end of January: it is not nought.
  const january = (await ask('accounts', { month: '2025-01' })).accounts
  expect(january.find((row: { account: string }) => row.account === '1122')).toEqual({
    ...{ account: '1122', name: '应收账款', deeper: true },
    ...{ debit: 500.5, credit: 0, close: null },
  })
  expect((await call('accounts', { ...cash, item: 'goodwill' })).status).not.toBe(200)
  // Before the first month of the books nothing is known.
  const [before] = (await ask('accounts', { month: '2024-12' })).accounts
  expect(before).toMatchObject({ account: '1002', debit: null, credit: null, close: null })
})

it('months set what balances state beside what vouchers come to', async () => {
  expect(await ask('months', { account: '1002' })).toEqual({
    name: '银行存款',
    months: [
      {
        ...{ from: '2025-02', to: '2025-02' },
        stated: { open: 1000, debit: 200, credit: 60, close: 1140 },
        vouchers: { debit: 200, credit: 60, lines: 2 },
      },
      {
        ...{ from: '2025-01', to: '2025-01', stated: null },
        vouchers: { debit: 1000, credit: 0, lines: 1 },
      },
    ],
  })
})

it('lines come in the order of days and numbers, and open their voucher whole', async () => {
  const { rows, more } = await ask('lines', { monthFrom: '2025-01', monthTo: '2025-01' })
  const brief = ({ voucher, account, debit, credit }: Record<string, unknown>) =>
    [voucher, account, debit, credit].join(' ')
  // 记-2 before 记-10.
  expect(rows.map(brief)).toEqual([
    ...['记-2 1002.01 1000 0', '记-2 3001 0 1000'],
    ...['记-10 1122.01 500.5 0', '记-10 5001 0 500.5'],
  ])
  expect(more).toBe(false)
  const under = await ask('lines', { account: '1002', monthFrom: '2025-02', monthTo: '2025-02' })
  expect(under.rows.map(brief)).toEqual(['记-1 1002.02 200 0', '记-2 1002.01 0 60'])
  const behind = await ask('lines', { monthFrom: '2025-01', monthTo: '2025-01', after: rows[1].id })
  expect(behind.rows.map(brief)).toEqual(['记-10 1122.01 500.5 0', '记-10 5001 0 500.5'])

  const voucher = await ask('voucher', { month: '2025-02', voucher: '记-2' })
  expect(voucher.rows.map(brief)).toEqual(['记-2 5602 60 0', '记-2 1002.01 0 60'])
  expect(voucher).toMatchObject({ debit: 60, credit: 60, lines: 2, more: false })
  expect((await call('voucher', { month: '2025-02', voucher: '记-99' })).status).not.toBe(200)
  expect((await call('lines', { after: 'nowhere' })).status).not.toBe(200)
})

it('amounts are found on either side, parties and texts in part', async () => {
  const found = async (keyword: string) =>
    (await ask('lines', { keyword })).rows.map(
      ({ month, voucher, account }: Record<string, string>) => `${month} ${voucher} ${account}`,
    )
  expect(await found('500.50')).toEqual(['2025-01 记-10 1122.01', '2025-01 记-10 5001'])
  expect(await found('1,000')).toEqual(['2025-01 记-2 1002.01', '2025-01 记-2 3001'])
  expect(await found('甲公司')).toEqual([
    ...['2025-01 记-10 1122.01', '2025-01 记-10 5001'],
    ...['2025-02 记-1 1002.02', '2025-02 记-1 1122.01'],
  ])
  expect(await found('%')).toEqual([])
  // Each in one month alone, by its text, the name of its account and its number.
  expect(await found('房租')).toEqual(['2025-02 记-2 5602', '2025-02 记-2 1002.01'])
  expect(await found('实收')).toEqual(['2025-01 记-2 3001'])
  expect(await found('记-10')).toEqual(['2025-01 记-10 1122.01', '2025-01 记-10 5001'])
  const within = { keyword: '工行', monthFrom: '2025-02', monthTo: '2025-02' }
  expect((await ask('lines', within)).rows).toHaveLength(1)
  expect((await ask('lines', { ...within, account: '5602' })).rows).toEqual([])
})

it('a line that a later file tells otherwise is read as it is now', async () => {
  await imported(
    '序时簿更正.csv',
    ...JOURNAL.map((line) => line.replace('农行,200,0', '农行,210,0').replace('0,200', '0,210')),
  )
  const { rows } = await ask('lines', { account: '1002.02' })
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ debit: 210, revision: 2 })
  const { months } = await ask('months', { account: '1002' })
  // Balances still say 200: both stand, neither is mended.
  expect(months[0]).toMatchObject({ stated: { debit: 200 }, vouchers: { debit: 210 } })
  expect((await ask('lines', { keyword: '200' })).rows).toEqual([])
})

async function exported(body: object) {
  const response = await fetch(`${server.base}/collect/books/export`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${owner}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ taxNo: TAX_NO, ...body }),
  })
  expect(response.headers.get('content-type')).toContain('spreadsheetml')
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  const [head, ...rows] = sheets[0]!.rows
  return { head, rows }
}

it('lines are exported, and of no other company', async () => {
  const { head, rows } = await exported({
    ...{ account: '1002', monthFrom: '2025-02', monthTo: '2025-02' },
  })
  expect(head).toEqual([
    ...['期间', '日期', '凭证字号', '行号', '摘要', '科目编码', '科目名称'],
    ...['借方金额（元）', '贷方金额（元）', '原表位置'],
  ])
  expect(rows.map((row) => [row[5], row[7], row[8]])).toEqual([
    ['1002.02', 210, 0],
    ['1002.01', 0, 60],
  ])
  const stranger = await server.login('demo')
  expect((await call('lines', {}, stranger)).status).not.toBe(200)
})

it('each level above the lines is exported as it is on screen', async () => {
  const { statements, month } = await ask('statements')
  const shown = statements.flatMap(({ items }: { items: { label: string }[] }) =>
    items.map(({ label }) => label),
  )
  const all = await exported({ level: 'STATEMENTS', month })
  expect(all.head).toEqual([
    ...['报表', '项目', '期末余额（元）', '年初余额（元）', '本年累计金额（元）'],
  ])
  expect(all.rows.map((row) => row[1])).toEqual(shown)
  // 1000 paid in, 210 received, 60 paid for rent; balances still say 1140.
  expect(all.rows.find((row) => row[1] === '货币资金')?.[2]).toBe(1140)

  const behind = await exported({
    ...{ level: 'ACCOUNTS', month, statement: 'BALANCE', item: 'cash' },
  })
  expect(behind.rows.map((row) => row[0])).toEqual(['1002'])

  const account = await exported({ level: 'ACCOUNT', month, account: '1002' })
  const { months } = await ask('months', { account: '1002' })
  const { accounts } = await ask('accounts', { month, under: '1002' })
  expect(account.rows).toHaveLength(months.length + accounts.length)
  // Balances say 200 on the debit side, vouchers 210.
  expect(account.rows[0]!.slice(2, 9)).toEqual(['2025-02', 1000, 200, 60, 1140, 210, 60])
  expect(account.rows.slice(months.length).map((row) => [row[0], row[2]])).toEqual(
    accounts.map((of: { account: string }) => [of.account, '本年累计至2025-02']),
  )

  const voucher = await exported({ level: 'VOUCHER', month: '2025-01', voucher: '记-10' })
  expect(voucher.rows.map((row) => [row[5], row[7], row[8]])).toEqual([
    ['1122.01', 500.5, 0],
    ['5001', 0, 500.5],
  ])
})

it.each([{ level: 'VOUCHER' }, { level: 'ACCOUNT', month: '2025-02' }])(
  '%j names too little to be exported',
  async (body) => expect((await call('export', body)).status).not.toBe(200),
)
