/** What was filed, as the report on books is given it: nothing without a contract, files of the enterprise called so; figures by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { heldFilings, loadErpFacts } from '../../src/features/facts/records/read.ts'
import { writeFacts } from '../../src/features/facts/records/write.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { collectedTask } from '../support/collected.ts'
import { balance, book } from '../support/statements.ts'

const TAX_NO = '914403001922038216'
const SEPTEMBER = 2025 * 12 + 8
let server: TestServer
let owner: string
let tenant: TenantDb
let enterpriseId: number

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  const firm = { taxNo: TAX_NO, name: '报表测试有限公司' }
  await server.call('POST', '/enterprise/save', firm, owner)
  const row = await server.db.one<{ id: number; company_id: number }>(
    'select id, company_id from enterprise where tax_no = $1',
    [TAX_NO],
  )
  enterpriseId = row!.id
  tenant = tenantOf(server.db, row!.company_id)
})
afterAll(() => server.stop())

type Dataset = 'FIN_STATEMENT' | 'SOCIAL_INSURANCE' | 'VAT_RETURN'

const filings = async (...usable: Dataset[]) =>
  (await heldFilings(tenant, enterpriseId, new Set(usable))).filings

async function collected(dataset: Dataset, facts: Parameters<typeof writeFacts>[2]) {
  const taskId = await collectedTask({ tenant, enterpriseId, contractNo: 'C1' }, [dataset])
  const from = { enterpriseId, contractNo: 'C1', taskId, source: 'ETAX:4403' }
  await tenant.transaction((tx) => writeFacts(tx, from, facts, dataset))
}

const cash = (day: string, fen: number) => ({
  table: 'fin_statement' as const,
  key: `BALANCE/${day}/1`,
  columns: {
    ...{ standard: '小企业会计准则', kind: 'BALANCE', period_from: `${day.slice(0, 4)}-07-01` },
    ...{ period_to: day, item_code: '1', item_name: '货币资金', begin_amount: null },
    ...{ end_amount: fen, current_amount: null, ytd_amount: null },
  },
})

it('there is nothing before anything came', async () => {
  const told = await heldFilings(tenant, enterpriseId, new Set(['FIN_STATEMENT']))
  expect(told).toEqual({ filings: { statements: null, insurance: null }, newest: null })
})

it('what a bureau told is there while a contract allows it', async () => {
  await collected('FIN_STATEMENT', [cash('2025-09-30', 7_700)])
  await collected('SOCIAL_INSURANCE', [
    {
      table: 'social_insurance',
      key: '202509',
      columns: { month: '202509', insured: 4, payable: 700_000, paid: 700_000 },
    },
  ])
  expect(await filings()).toEqual({ statements: null, insurance: null })
  const both = await filings('FIN_STATEMENT', 'SOCIAL_INSURANCE')
  expect(both.statements).toMatchObject([
    { kind: 'BALANCE', standard: 'SMALL', periodTo: '2025-09-30', items: [{ end: 7_700 }] },
  ])
  expect(both.statements![0]).not.toHaveProperty('uploaded')
  expect(both.insurance).toEqual([
    { key: '202509', month: SEPTEMBER, insured: 4, payable: 700_000 },
  ])
  expect((await filings('FIN_STATEMENT')).insurance).toBeNull()
  const { newest } = await heldFilings(tenant, enterpriseId, new Set(['FIN_STATEMENT']))
  expect(Math.abs(Date.parse(newest!) - Date.now())).toBeLessThan(60_000)
})

it('a file of the enterprise needs none, and is called a file', async () => {
  const bytes = await book(balance({ day: '2024年12月31日' }))
  const { data } = await server.upload(TAX_NO, [{ name: '资产负债表.xlsx', bytes }], owner)
  await until(async () => {
    const asked = await server.call('POST', '/invoice/import/detail', { id: data[0].id }, owner)
    return ['QUEUED', 'RUNNING'].includes(asked.data.row.status) ? null : true
  })
  expect((await filings()).statements).toMatchObject([{ periodTo: '2024-12-31', uploaded: true }])
  const told = (await filings('FIN_STATEMENT')).statements!
  expect(told.map(({ periodTo, uploaded }) => [periodTo, uploaded])).toEqual([
    ['2025-09-30', undefined],
    ['2024-12-31', true],
  ])
})

it('input tax is line 12 of a general taxpayer, and of special invoices', async () => {
  const head = (key: string, form: string, from: string, to: string) => ({
    table: 'vat_return' as const,
    key,
    columns: {
      ...{ form_version: form, period_from: from, period_to: to, declared_on: null },
      ...{ deadline: null, status: null, schedules: '{}' },
    },
  })
  const line = (key: string, code: string, amount: number) => ({
    table: 'vat_return_line' as const,
    key: `${key}/${code}`,
    columns: {
      ...{ return_key: key, form_version: 'GENERAL', line_code: code, amount, ytd_amount: null },
    },
  })
  await collected('VAT_RETURN', [
    head('G', 'GENERAL', '2025-09', '2025-09'),
    line('G', '1', 1_000_000),
    line('G', '12', 39_000),
    head('Q', 'GENERAL', '2025-04', '2025-06'),
    line('Q', '12', 90_000),
    head('S', 'SMALL', '2025-03', '2025-03'),
    line('S', '1', 500_000),
    line('S', '12', 1),
  ])
  const invoice = (no: number, kind: string, tax: number, month = '09') =>
    `2444720000001000000${no},2025-${month}-05,91330100799655058B,示例卖方有限公司,报表测试有限公司,${TAX_NO},1000,${tax},${1_000 + tax},${kind},正常`
  const csv = [
    '数电发票号码,开票日期,销方识别号,销方名称,购买方名称,购方识别号,金额,税额,价税合计,发票票种,发票状态',
    invoice(1, '数电票（增值税专用发票）', 130),
    invoice(2, '数电票（普通发票）', 60),
    // Of this one nobody told what it is.
    invoice(3, '', 40, '10'),
  ]
  const bytes = Buffer.from(`\ufeff${csv.join('\r\n')}\r\n`)
  const books = Buffer.from(
    '\ufeff日期,凭证字号,摘要,科目代码,科目名称,借方,贷方\r\n2025-09-06,记-1,提现,1001,现金,400,0\r\n,,,1002,农行,0,400\r\n',
  )
  const { data } = await server.upload(
    TAX_NO,
    [
      { name: '进项.csv', bytes },
      { name: '序时簿.csv', bytes: books },
    ],
    owner,
  )
  for (const { id } of data)
    await until(async () => {
      const { row } = (await server.call('POST', '/invoice/import/detail', { id }, owner)).data
      return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
    })
  const usable = new Set(['VAT_RETURN', 'INVOICE_IN'] as const)
  const { outside } = (await loadErpFacts(tenant, enterpriseId, usable))!.facts
  const at = (month: number) => outside.find((each) => each.month === month)
  expect(at(SEPTEMBER)).toMatchObject({
    ...{ declared: 1_000_000, inputTaxDeclared: 39_000, inputTaxInvoiced: 13_000 },
  })
  expect(at(SEPTEMBER + 1)).toMatchObject({ invoicedIn: 100_000, inputTaxInvoiced: null })
  expect(at(2025 * 12 + 5)).toMatchObject({
    inputTaxDeclaredSpan: { from: 2025 * 12 + 3, amount: 90_000 },
  })
  expect(at(2025 * 12 + 2)!.inputTaxDeclared).toBeUndefined()
})
