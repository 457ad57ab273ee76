/** Where books came from, when their vouchers were entered, and who and what was sold, of uploaded files; every figure by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { heldBookSources, heldSold, loadErpFacts } from '../../src/features/facts/records/read.ts'
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
  const none = { programs: [], files: [], fileCount: 0 }
  expect(await heldBookSources(tenant, enterpriseId)).toEqual(none)
  const { sold, newest } = await heldSold(tenant, enterpriseId, new Set())
  expect([sold, newest]).toEqual([{ items: [], regions: [], numbered: false }, null])
})

it('a voucher is late from the thirty-first day after its month on; one without a day of entry is in no sum', async () => {
  await imported(
    '序时簿.csv',
    '日期,录入日期,凭证字号,摘要,科目代码,科目名称,借方,贷方',
    // 30 days after 31 January are 2 March.
    '2026-01-06,2026-03-02,记-1,提现,1001,现金,400,0',
    ',,,,1002,农行,0,400',
    '2026-01-31,2026-03-03,记-2,收款,1002,农行,100,0',
    ',,,,1122,应收账款,0,100',
    '2026-02-01,2026-02-01,记-1,收款,1002,农行,1,0',
    ',,,,1122,应收账款,0,1',
    '2026-02-03,,记-2,收款,1002,农行,1,0',
    ',,,,1122,应收账款,0,1',
  )
  const { facts } = (await loadErpFacts(tenant, enterpriseId, new Set()))!
  const told = facts.signs.map(({ month, entered, late, lateNamed }) => [
    month,
    entered,
    late,
    lateNamed,
  ])
  expect(told).toEqual([
    [JANUARY, 2, 1, ['2026-01-31 记-2']],
    [JANUARY + 1, 1, 0, []],
  ])
})

it('files are told with their books, months and rows', async () => {
  const { files, fileCount, programs } = await heldBookSources(tenant, enterpriseId)
  expect([fileCount, programs]).toEqual([1, []])
  expect(files).toMatchObject([
    {
      ...{ name: '序时簿.csv', books: ['VOUCHERS'], rows: 8, settled: false },
      period: { from: '2026-01-06', to: '2026-02-03' },
    },
  ])
})

it('sales are told by product, and by province where one customer of the name has a number', async () => {
  await imported(
    '销售.csv',
    '单据日期,单据编号,商品编码,商品名称,销售数量,销售金额,客户',
    '2026-01-05,X1,A1,纸,2,50,甲公司',
    '2026-01-06,X2,A1,纸,-1,-20,甲公司',
    '2026-01-07,X3,A2,笔,1,30,乙公司',
    '2026-02-01,X4,A1,纸,1,40,',
    '2026-02-02,X5,A1,纸,1,7,丙公司',
  )
  const parties: [string, string][] = [
    ['甲公司', '914403001922038216'],
    // One name in Shanghai and in Guangdong.
    ['乙公司', '91310000132200001X'],
    ['乙公司', '914403001922038217'],
  ]
  for (const [i, [name, taxNo]] of parties.entries())
    await tenant.run(
      'insert into counterparty (company_id, enterprise_id, id, ident, tax_no, name, person) values ($1, $2, $3, $4, $4, $5, false)',
      [enterpriseId, i, taxNo, name],
    )
  const { sold } = await heldSold(tenant, enterpriseId, new Set(['INVOICE_OUT']))
  expect(sold.items).toEqual([
    { item: 'A1', name: '纸', month: JANUARY, amount: 3_000 },
    { item: 'A1', name: '纸', month: JANUARY + 1, amount: 4_700 },
    { item: 'A2', name: '笔', month: JANUARY, amount: 3_000 },
  ])
  expect(sold.regions).toEqual([
    { province: '44', month: JANUARY, amount: 3_000 },
    { province: null, month: JANUARY, amount: 3_000 },
    { province: null, month: JANUARY + 1, amount: 4_700 },
  ])
  const alone = (await heldSold(tenant, enterpriseId, new Set())).sold
  expect([alone.numbered, alone.regions]).toEqual([
    false,
    [
      { province: null, month: JANUARY, amount: 6_000 },
      { province: null, month: JANUARY + 1, amount: 4_700 },
    ],
  ])
})
