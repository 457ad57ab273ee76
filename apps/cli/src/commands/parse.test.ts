import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { xinjian } from '../cli.test-support.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parse-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What `xinjian parse` says of a file of this content. */
async function parsed(name: string, content: string | Uint8Array) {
  const file = path.join(folder, name)
  await writeFile(file, content)
  const { code, out } = await xinjian('parse', file, '--json')
  expect(code).toBe(0)
  const [first] = JSON.parse(out)
  expect(first.file).toBe(file)
  return first
}

it('tells the statements of a table, and what they do not keep', async () => {
  const rows = [
    '资产负债表',
    '编制单位：甲公司,,单位：万元',
    '项目,2024年12月31日',
    '货币资金,10',
    '资产总计,30',
    '负债合计,5',
    '所有者权益合计,20',
    '注：未经审计',
  ]
  const file = await parsed('statement.csv', rows.join('\r\n'))
  expect(file).toMatchObject({ invoices: [], error: null })
  expect(file.statements).toHaveLength(1)
  expect(file.statements[0]).toMatchObject({
    kind: 'BALANCE',
    kindName: '资产负债表',
    period: '2024-12-31',
    unit: '万元',
    items: [
      { code: 'cash', values: { '2024-12-31': '100000.00' }, places: { '2024-12-31': 'B4' } },
      { code: 'totalAssets', values: { '2024-12-31': '300000.00' } },
      { code: 'totalLiabilities' },
      { code: 'totalEquity' },
    ],
    checks: [{ rule: '资产总计=负债合计+所有者权益合计', ok: false, difference: '50000.00' }],
  })
})

it('names a sheet that looks like a book and cannot be told apart, with what each column may be', async () => {
  const rows = [
    '科目编码,科目名称,上月结转,借方,贷方,结转下月',
    '1002,银行存款,1,0,0,1',
    '1122,应收账款,5,0,0,5',
  ]
  const file = await parsed('unsure.csv', rows.join('\r\n'))
  expect(file.books).toBeUndefined()
  expect(file.invoices).toEqual([])
  expect(file.error).toMatchObject({ code: expect.any(String) })
  expect(file.unsure).toEqual([
    {
      ...{ sheet: '', kind: null, power: 0 },
      columns: [
        { at: 0, heading: '科目编码', role: 'account', why: 'HEADING' },
        { at: 1, heading: '科目名称', role: 'accountName', why: 'HEADING' },
        { at: 2, heading: '上月结转', role: null, why: null },
        { at: 3, heading: '借方', role: 'debit', why: 'HEADING' },
        { at: 4, heading: '贷方', role: 'credit', why: 'HEADING' },
        { at: 5, heading: '结转下月', role: null, why: null },
      ],
    },
  ])
})

it('tells an enterprise’s own books, their sums and what does not tie', async () => {
  const rows = [
    '日期,凭证字号,摘要,科目编码,科目名称,借方,贷方',
    '2026-01-31,记-1,销售,1122,应收账款,113,',
    ',,销售,6001,收入,,100',
    ',,税,2221,应交税费,,12',
  ]
  const file = await parsed('vouchers.csv', rows.join('\r\n'))
  expect(file).toMatchObject({ invoices: [], error: null })
  expect(file.books).toEqual([
    {
      kind: 'VOUCHERS',
      source: { sheet: '', header: 1 },
      entity: null,
      period: { from: '2026-01-31', to: '2026-01-31' },
      rows: 3,
      totals: { debit: '113.00', credit: '112.00' },
      checks: [{ check: 'VOUCHER_BALANCES', looked: 1, broken: 1, places: ['A2'] }],
    },
  ])
})

it('tells invoices and statements of one workbook', async () => {
  const sheets = [
    {
      name: '发票',
      rows: [
        [
          '企业代号',
          '发票号码',
          '开票日期',
          '销方单位代号',
          '金额',
          '税额',
          '价税合计',
          '发票状态',
        ],
        ['E1', '1', '2018/1/15', 'A1', 600, 78, 678, '有效发票'],
      ],
    },
    {
      name: '利润表',
      rows: [
        ['项目', '2018年度'],
        ['营业收入', 9],
        ['营业利润', 5],
        ['净利润', 4],
      ],
    },
  ]
  const file = await parsed('both.xlsx', await writeXlsx({ sheets: sheets as never }))
  expect(file.error).toBeNull()
  expect(file.invoices).toHaveLength(1)
  expect(file.statements).toHaveLength(1)
})

it('goes on to the invoices of a table that is no form', async () => {
  const rows = [
    '企业代号,发票号码,开票日期,销方单位代号,金额,税额,价税合计,发票状态',
    'E1,1,2018/1/15,A1,600.0,78.0,678.0,有效发票',
  ]
  const file = await parsed('invoices.csv', rows.join('\r\n'))
  expect(file.statements).toBeUndefined()
  expect(file.error).toBeNull()
  expect(file.invoices).toHaveLength(1)
})

it('says in words what a file of formulas is', async () => {
  const file = await parsed(
    'rules.json',
    '{"001":["E20 = sum(E6:E14)+E19","E26 = E24-E25","E36 = E20+E35"]}',
  )
  expect(file.error.message).toContain('公式')
})

it('tells a tax return with its lines and identities, and nothing where a key has nothing', async () => {
  const line = (code: string, name: string, amount: string) =>
    `<tr><td>${code}</td><td>${name}</td><td><input value="${amount}"></td></tr>`
  const told = await parsed(
    'return.html',
    `<html><h1>企业所得税月（季）度预缴纳税申报表（A类）</h1><p>纳税人识别号：91110108MA01XY2Z7N</p><table>
     <tr><td>行次</td><td>项目</td><td>本年累计金额</td></tr>${line('3', '利润总额', '100.00')}${line('10', '实际利润额', '90.5')}
     ${line('12', '应纳所得税额', '')}</table></html>`,
  )
  expect(Object.keys(told)).toEqual(['file', 'invoices', 'returns', 'error'])
  expect(told.returns[0]).toMatchObject({ form: 'A200000', layout: '2021', blank: false })
  expect(told.returns[0].items.map((item: { values: unknown }) => item.values)).toEqual([
    { 本年累计金额: '100.00' },
    { 本年累计金额: '90.50' },
    { 本年累计金额: null },
  ])
})

it('tells an electronic rail ticket as the invoice and the ticket that it is', async () => {
  const values = {
    TypeOfVoucher: '电子发票（铁路电子客票）',
    ElectronicInvoiceRailwayETicketNumber: '26449000000000000012',
    DateOfIssue: '2026-02-03',
    TrainNumber: 'G6142',
    TravelDate: '2026-02-01',
    Fare: '82.00',
    TotalAmountExcludingTax: '75.23',
    TaxAmount: '6.77',
  }
  const body = Object.entries(values).map(([name, v]) => `<rai:${name}>${v}</rai:${name}>`)
  const file = await parsed(
    'rail.xml',
    `<xbrl xmlns:rai="http://example.invalid/rai">${body.join('')}</xbrl>`,
  )
  expect(file.invoices).toHaveLength(1)
  expect(file.tickets).toEqual([
    expect.objectContaining({
      ticketKind: '火车票',
      trainNo: 'G6142',
      date: '2026-02-01',
      fare: '82.00',
      verifiable: true,
      reason: null,
      warnings: [],
    }),
  ])
  expect(file.tickets[0].fields.trainNo).toEqual({ source: 'XML', confidence: 0.97 })
})

it('tells what a vendor answers of a firm, and which of its fields have no place', async () => {
  const answer = `Mock.mock(/eci/, () => ({
    "Status": "200", "Message": "查询成功", "OrderNumber": "A1",
    "Result": {
      "Name": "示例贸易有限公司", // 名称
      "CreditCode": "91530100MA6K00000X", "OperName": "赵一", "RegistCapi": "500.000000万人民币", "KeyNo": "k",
      "Partners": [{ "StockName": "赵一", "StockPercent": "29.64%", "RealCapi": null }]
    }
  }))`
  const subject = { name: '示例贸易有限公司', code: '91530100MA6K00000X' }
  expect(await parsed('eci.js', answer)).toMatchObject({
    invoices: [],
    error: null,
    registry: [
      {
        vendor: 'qichacha',
        kind: 'BUSINESS_REGISTRATION',
        records: [{ subject, fields: { legalRep: '赵一', registeredCapital: '5000000' } }],
        fields: { unknown: ['Result.KeyNo'] },
      },
      {
        vendor: 'qichacha',
        kind: 'EQUITY_HOLDER',
        records: [{ subject, fields: { holder: '赵一', ratio: 29.64 } }],
        fields: { unknown: [] },
      },
    ],
  })
})

it('tells the firms of a list, and a graph by its counts', async () => {
  const list = ['企业名称,法定代表人,注册资本,经营状态', '示例贸易有限公司,赵一,100万美元,存续']
  expect(await parsed('firms.csv', list.join('\r\n'))).toMatchObject({
    invoices: [],
    error: null,
    registry: [
      {
        kind: 'BUSINESS_REGISTRATION',
        records: [{ fields: { legalRep: '赵一', capitalCurrency: '美元', status: '存续' } }],
      },
    ],
  })
  const graph = {
    nodes: [
      { id: 1, name: '赵一' },
      { id: 2, name: '示例贸易有限公司' },
    ],
    links: [{ source: 1, target: 2, label: '股东' }],
  }
  const { registry } = await parsed('graph.json', JSON.stringify(graph))
  expect(registry[0]).toEqual({ vendor: 'other', kind: 'RELATIONS', nodes: 2, links: 1 })
})
