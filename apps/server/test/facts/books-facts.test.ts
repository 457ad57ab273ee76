/** What engines of books are given of uploaded files; every figure by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { loadErpFacts, loadErpItemFacts } from '../../src/features/facts/records/read.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

const TAX_NO = '914403001922038216'
const JANUARY = 2026 * 12
let server: TestServer
let owner: string
let tenant: TenantDb
let enterpriseId: number

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  const firm = { taxNo: TAX_NO, name: '账套测试有限公司' }
  await server.call('POST', '/enterprise/save', firm, owner)
  const row = await server.db.one<{ id: number; company_id: number }>(
    'select id, company_id from enterprise where tax_no = $1',
    [TAX_NO],
  )
  enterpriseId = row!.id
  tenant = tenantOf(server.db, row!.company_id)
})
afterAll(() => server.stop())

async function imported(name: string, ...lines: string[]) {
  const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
  const { data } = await server.upload(TAX_NO, [{ name, bytes }], owner)
  const row = await until(async () => {
    const found = (await server.call('POST', '/invoice/import/detail', { id: data[0].id }, owner))
      .data.row
    return ['QUEUED', 'RUNNING'].includes(found.status) ? null : found
  })
  expect([name, row.status]).toEqual([name, 'DONE'])
}

it('there are none before any book came', async () => {
  expect(await loadErpFacts(tenant, enterpriseId, new Set())).toBeNull()
  expect(await loadErpItemFacts(tenant, enterpriseId)).toBeNull()
})

it('vouchers are folded by month and account; what does not balance is named', async () => {
  await imported(
    '序时簿.csv',
    '日期,凭证字号,摘要,科目代码,科目名称,借方,贷方',
    '2026-01-06,记-1,提现,1001,现金,400,0',
    ',,,1002,农行,0,400',
    '2026-01-31,记-2,收款,1002,农行,100.5,0',
    ',,,1122,应收账款,0,100.4',
    '2026-02-01,记-1,收款,1002,农行,1,0',
    ',,,1122,应收账款,0,1',
  )
  const { facts } = (await loadErpFacts(tenant, enterpriseId, new Set()))!
  expect(facts.turnovers).toEqual([
    { month: JANUARY, account: '1001', name: '现金', debit: 40_000, credit: 0, lines: 1 },
    { month: JANUARY, account: '1002', name: '农行', debit: 10_050, credit: 40_000, lines: 2 },
    { month: JANUARY, account: '1122', name: '应收账款', debit: 0, credit: 10_040, lines: 1 },
    { month: JANUARY + 1, account: '1002', name: '农行', debit: 100, credit: 0, lines: 1 },
    { month: JANUARY + 1, account: '1122', name: '应收账款', debit: 0, credit: 100, lines: 1 },
  ])
  expect(facts.vouchers).toEqual([
    {
      ...{ month: JANUARY, vouchers: 2, lines: 4, debit: 50_050, credit: 50_040 },
      ...{ unbalanced: ['2026-01-31 记-2'], unbalancedCount: 1 },
    },
    {
      ...{ month: JANUARY + 1, vouchers: 1, lines: 2, debit: 100, credit: 100 },
      ...{ unbalanced: [], unbalancedCount: 0 },
    },
  ])
  expect(facts.registration).toMatchObject({ name: '账套测试有限公司', taxNo: TAX_NO })
  expect(facts.outside).toEqual([])
})

it('balances and ageing keep their signs, months and days', async () => {
  await imported(
    '余额.csv',
    '期间：2026年1月 - 2026年3月',
    '科目编码,科目名称,方向,期初余额,借方,贷方,期末余额',
    '1002,银行存款,借,10,5,1,14',
    '2202,应付账款,贷,300,20,50.5,330.5',
  )
  await imported('账龄.csv', '客户名称,余额,未到期,1-30天,1年以上', '甲,100,60,40,', '乙,20,,,20')
  const { facts } = (await loadErpFacts(tenant, enterpriseId, new Set()))!
  expect(facts.balances).toMatchObject([
    {
      ...{ account: '1002', name: '银行存款', from: JANUARY, to: JANUARY + 2 },
      ...{ open: 1_000, debit: 500, credit: 100, close: 1_400 },
    },
    {
      ...{ account: '2202', name: '应付账款', from: JANUARY, to: JANUARY + 2 },
      ...{ open: -30_000, debit: 2_000, credit: 5_050, close: -33_050 },
    },
  ])
  expect(facts.receivables.map(({ party, balance, ages }) => [party, balance, ages])).toEqual([
    ['乙', 2_000, [{ from: 365, to: null, amount: 2_000 }]],
    [
      '甲',
      10_000,
      [
        { from: null, to: null, amount: 6_000 },
        { from: 1, to: 30, amount: 4_000 },
      ],
    ],
  ])
})

it('bank lines are folded by month; a balance that does not follow is counted', async () => {
  await imported(
    '流水.csv',
    '交易日期,交易时间,账号,交易收入金额,交易支出金额,余额,对方户名',
    '2026-02-03,100000,6222021234567890,,30,71,乙公司',
    '2026-02-02,90000,6222021234567890,50,,150,甲公司',
    '2026-01-31,90000,6222021234567890,100,,100,甲公司',
  )
  const { facts } = (await loadErpFacts(tenant, enterpriseId, new Set()))!
  const account = '6222********7890'
  expect(facts.bank).toEqual([
    {
      ...{ account, month: JANUARY, lines: 1, received: 10_000, paid: 0 },
      ...{ open: 0, close: 10_000, breaks: 0 },
    },
    {
      ...{ account, month: JANUARY + 1, lines: 2, received: 5_000, paid: 3_000 },
      ...{ open: 10_000, close: 7_100, breaks: 1 },
    },
  ])
  expect(facts.bankParties).toEqual([
    { party: '甲公司', lines: 2, received: 15_000, paid: 0 },
    { party: '乙公司', lines: 1, received: 0, paid: 3_000 },
  ])
})

it('lines of one moment follow each other whichever end of them is listed first', async () => {
  await imported(
    '同日.csv',
    '交易日期,账号,交易收入金额,交易支出金额,余额',
    '2026-03-02,1111,,5,3',
    '2026-03-02,1111,,2,8',
    '2026-03-02,1111,10,,10',
    '2026-03-01,1111,,1,0',
  )
  const { facts } = (await loadErpFacts(tenant, enterpriseId, new Set()))!
  expect(facts.bank.filter(({ account }) => account === '1111')).toEqual([
    {
      ...{ account: '1111', month: JANUARY + 2, lines: 4, received: 1_000, paid: 800 },
      ...{ open: 100, close: 300, breaks: 0 },
    },
  ])
})

it('stock is told in all to one engine, item by item to the other', async () => {
  await imported(
    '收发存.csv',
    '期间：2026-03-01 至 2026-03-31',
    '存货编码,存货名称,期初数量,入库数量,出库数量,期末数量,期末结存金额',
    'A1,纸,1.5,2,0.5,3,30.25',
    'A2,笔,1,0,2,0,0',
    'A3,墨,0,0,1,-1,-2',
  )
  await imported(
    '流水帐.csv',
    '日期,单据号,货号,品名,入库数量,出库数量,入库金额',
    '2026-03-02,1,A1,纸,2,0,20',
    '2026-03-09,2,A1,纸,0,0.5,0',
  )
  await imported(
    '销售.csv',
    '单据日期,单据编号,商品编码,商品名称,销售数量,销售金额',
    '2026-03-05,X1,A1,纸,2,50',
    '2026-03-06,X2,A1,纸,-1,-25',
  )
  await imported('库存.csv', '仓库,商品编码,商品名称,零售价,库存数量,成本金额', '一,A1,纸,19,3,30')
  const erp = (await loadErpFacts(tenant, enterpriseId, new Set()))!.facts
  const march = { from: JANUARY + 2, to: JANUARY + 2 }
  expect(erp.stock).toEqual([
    {
      ...{ ...march, items: 3, openAmount: null, inAmount: null, outAmount: null },
      ...{ closeAmount: 2_825, breaks: 3, negative: 1 },
    },
  ])
  const { facts } = (await loadErpItemFacts(tenant, enterpriseId))!
  expect(facts.summary[0]).toMatchObject({
    ...{ item: 'A1', from: '2026-03-01', to: '2026-03-31', openQty: 1.5, outQty: 0.5 },
    ...{ closeQty: 3, closeAmount: 3_025, openAmount: null, place: null },
  })
  expect(facts.onHand).toMatchObject([
    { item: 'A1', place: '一', qty: 3, amount: 3_000, price: 1_900 },
  ])
  expect(facts.moves).toEqual([
    {
      ...{ item: 'A1', month: JANUARY + 2, inQty: 2, outQty: 0.5, inAmount: 2_000, outAmount: 0 },
      ...{ lastIn: '2026-03-02', lastOut: '2026-03-09' },
    },
  ])
  expect(facts.sales).toEqual([
    {
      item: 'A1',
      name: '纸',
      month: JANUARY + 2,
      qty: 1,
      amount: 2_500,
      returned: 2_500,
      last: '2026-03-06',
    },
  ])
  expect(facts.purchases).toEqual([])
})
