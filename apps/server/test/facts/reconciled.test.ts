/** Bank lines beside invoices, and signs of how vouchers were made, as the engine is given them of uploaded files; figures by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { loadErpFacts, storeReckoned } from '../../src/features/facts/records/read.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

const TAX_NO = '914403001922038216'
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

const facts = async (...usable: ('INVOICE_OUT' | 'INVOICE_IN')[]) =>
  (await loadErpFacts(tenant, enterpriseId, new Set(usable)))!.facts

const JANUARY = 2026 * 12
const YI = '杭州示例乙机械有限公司'

it('bank lines stand beside the invoices of months that are known, and what goes round is told', async () => {
  await imported(
    '流水.csv',
    '交易日期,账号,交易收入金额,交易支出金额,余额,对方户名',
    '2026-02-10,1111,1,,100001,上海市示例甲贸易有限公司',
    '2026-04-20,1111,13560.5,,113561.5,上海示例甲贸易',
    '2026-05-10,1111,5650,,119211.5,王五',
    '2026-05-11,1111,100,,119311.5,账套测试有限公司',
    `2026-05-20,1111,,20000,99311.5,${YI}`,
    `2026-05-22,1111,20000,,119311.5,${YI}`,
  )
  expect((await facts('INVOICE_OUT')).reconciled).toMatchObject({ sides: [], roundCount: 1 })
  const invoice = (no: number, day: string, party: string, total: number) =>
    `${10_000_000 + no},${day},,${party},${total},0,${total},正常`
  await imported(
    '销项.csv',
    '发票号码,开票日期,购方识别号,购买方名称,金额,税额,价税合计,发票状态',
    ...['01', '02', '03', '05', '06'].map((month, no) =>
      invoice(no, `2026-${month}-15`, '成都示例丙食品有限公司', 100.07),
    ),
    invoice(11, '2026-04-03', '上海市示例甲贸易有限公司', 11_300),
    invoice(12, '2026-04-05', '上海市示例甲贸易有限公司', 2260.5),
    invoice(13, '2026-04-06', YI, 5650),
    `10000014,2026-04-07,,${YI},20000,0,20000,作废`,
  )
  const { reconciled } = await facts('INVOICE_OUT')
  const month = { side: 'RECEIPT', lines: 1 }
  expect(reconciled).toMatchObject({
    sides: ['RECEIPT'],
    months: [
      { ...month, month: JANUARY + 3, amount: 1_356_050, matched: 1_356_050, doubtful: 0 },
      { ...month, month: JANUARY + 4, lines: 2, amount: 2_565_000, matched: 0, doubtful: 565_000 },
    ],
    lines: [
      { day: '2026-05-10', party: '王五', reason: 'AMOUNT_ALONE', invoices: ['2026-04-06'] },
      { day: '2026-05-22', party: YI, reason: 'MORE_THAN_OPEN', invoices: [] },
    ],
    ...{ roundCount: 1, roundAmount: 2_000_000, received: 3_921_150 },
  })
  expect(reconciled!.rounds[0]).toMatchObject({
    party: YI,
    out: { day: '2026-05-20' },
    back: { day: '2026-05-22' },
  })
  // Without a contract that allows it, invoices are not looked at.
  expect((await facts()).reconciled).toMatchObject({ sides: [], months: [], roundCount: 1 })
})

it('amounts of vouchers, and what a later export tells otherwise', async () => {
  const head = '日期,凭证字号,摘要,科目代码,科目名称,借方,贷方'
  const voucher = (day: string, no: number, yuan: number, name = '现金') => [
    `${day},记-${no},摘要${name},1001,${name},${yuan},0`,
    `,,,1122,应收账款,0,${yuan}`,
  ]
  await imported(
    '序时簿.csv',
    head,
    ...voucher('2026-01-31', 1, 30_000),
    ...voucher('2026-01-10', 2, 123.45),
    ...voucher('2026-01-28', 4, 40_000),
  )
  const none = { edited: 0, editedNamed: [], added: 0, addedNamed: [] }
  const january = { month: JANUARY, large: 2, round: 2, endLarge: 1, endRound: 1 }
  expect((await facts()).signs).toEqual([
    {
      ...{ ...january, ...none },
      ...{ digits: [1, 0, 1, 1, 0, 0, 0, 0, 0], endNamed: ['2026-01-31 记-1'] },
    },
  ])
  await server.db.rows(
    `update gl_voucher_line set collected_at = now() - interval '2 days' where enterprise_id = $1`,
    [enterpriseId],
  )
  await imported(
    '再导出.csv',
    head,
    // Another name of the account is no other voucher.
    ...voucher('2026-01-31', 1, 30_000, '库存现金'),
    ...voucher('2026-01-10', 2, 223.45),
    ...voucher('2026-01-11', 3, 10),
  )
  expect((await facts()).signs).toEqual([
    {
      ...{ ...january, digits: [1, 1, 1, 0, 0, 0, 0, 0, 0], endNamed: ['2026-01-31 记-1'] },
      // The later file is the whole month (0179): 记-4 of before was taken out of the books.
      ...{ large: 1, round: 1, edited: 2, editedNamed: ['2026-01-10 记-2', '2026-01-28 记-4'] },
      ...{ added: 1, addedNamed: ['2026-01-11 记-3'] },
    },
  ])
})

it('moves of stock without a document', async () => {
  await imported(
    '出入库.csv',
    '日期,单据号,货号,品名,入库数量,出库数量,入库金额',
    '2026-03-02,1,A1,纸,2,0,20',
    '2026-03-09,,A1,纸,0,0.5,0',
    '2026-03-10, ,A1,纸,0,0.5,0',
  )
  expect((await facts()).moves).toEqual([{ month: JANUARY + 2, moves: 3, without: 2 }])
})

it('what was reckoned of all rows is kept until one of them changes, or a consent', async () => {
  const load = async (...usable: ('INVOICE_OUT' | 'INVOICE_IN')[]) => {
    const loaded = (await loadErpFacts(tenant, enterpriseId, new Set(usable)))!
    await storeReckoned(tenant, enterpriseId, loaded.fresh)
    return { facts: loaded.facts, parts: loaded.fresh.map(({ part }) => part) }
  }
  const first = await load('INVOICE_OUT')
  expect(first.parts).toEqual(['SIGNS', 'MONEY'])
  expect(await load('INVOICE_OUT')).toEqual({ facts: first.facts, parts: [] })
  await server.db.rows(
    `update reckoned_book set facts = jsonb_set(facts, '{roundCount}', '77') where part = 'MONEY'`,
  )
  expect((await load('INVOICE_OUT')).facts.reconciled!.roundCount).toBe(77)
  const without = await load()
  expect([without.parts, without.facts.reconciled!.sides]).toEqual([['MONEY'], []])
  await imported(
    '流水2.csv',
    '交易日期,账号,交易收入金额,交易支出金额,余额,对方户名',
    '2026-06-02,1111,500,,119811.5,赵六',
  )
  const again = await load('INVOICE_OUT')
  expect([again.parts, again.facts.reconciled!.roundCount]).toEqual([['MONEY'], 1])
})

it('what is kept is read without a row of vouchers or of bank lines', async () => {
  const read = (...usable: 'INVOICE_OUT'[]) =>
    tenant.transaction(async (tx) => {
      const texts: string[] = []
      const noted: Pick<typeof tx, 'rows' | 'one'> = {
        rows(text, values) {
          texts.push(text)
          return tx.rows(text, values)
        },
        one(text, values) {
          texts.push(text)
          return tx.one(text, values)
        },
      }
      await loadErpFacts({ ...tx, ...noted }, enterpriseId, new Set(usable))
      return texts.filter((text) => /gl_voucher_line|bank_line/.test(text)).length
    })
  expect(await read('INVOICE_OUT')).toBe(0)
  // Kept with a consent that is not there now: reckoned anew.
  expect(await read()).toBeGreaterThan(0)
})
