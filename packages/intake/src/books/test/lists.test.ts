/** Books of made-up firms in the layouts of real programs; every sum and every fault was reckoned by hand. */
import { describe, expect, it } from 'vitest'
import { gridOfTexts } from '../../forms/grid.ts'
import { readBooks } from '../read-books.ts'

/** Rows of a sheet, cells parted by `|`; the first row of the sheet is 1. */
const read = (...lines: string[]) =>
  readBooks([
    gridOfTexts(
      '表',
      lines.map((line, i) => ({ row: i + 1, cells: line.split('|').map((cell) => cell.trim()) })),
    ),
  ])

describe('lists', () => {
  it('a chart of accounts is known without a header, and codes may end with a point', () => {
    const codes = [
      '1001',
      '1002',
      '1002.01',
      ...Array.from({ length: 20 }, (_, i) => `11${10 + i}`),
    ]
    expect(read(...codes.map((code) => `${code}|科目`))[0]).toMatchObject({
      kind: 'ACCOUNTS',
      rows: 23,
    })
    expect(read('科目表', '', '科目编码|科目名称|余额方向', '1001.|现金|0')[0]).toMatchObject({
      kind: 'ACCOUNTS',
      source: { header: 3 },
      rows: 1,
    })
    expect(read(...codes.slice(1).map((code) => `${code}|科目`))).toEqual([])
  })
  it('a chart of a program from abroad is known by the accounts that it names', () => {
    // Ten accounts of the standard as it prints them; cash and banks are kept elsewhere.
    const known = [
      ...['1122|应收账款', '1123|预付账款', '1403|原材料', '1601|固定资产', '1602|累计折旧'],
      ...['2001|短期借款', '2202|应付账款', '2221|应交税费', '6001|主营业务收入', '6602|管理费用'],
    ]
    const others = Array.from({ length: 12 }, (_, i) => `13${10 + i}|其他科目${i}`)
    const sheet = (...of: string[]) =>
      read(
        'id|name|code|reconcile',
        ...of.map((one, i) => {
          const [code, name] = one.split('|')
          return `account_${i}|${name}|${code}|True`
        }),
      )
    expect(sheet(...known, ...others)[0]).toMatchObject({
      kind: 'ACCOUNTS',
      source: { header: 1 },
      rows: 22,
    })
    // Goods may have codes of four digits as well.
    expect(sheet(...known.slice(1), ...others, '1999|纸')).toEqual([])
  })
  it('ageing and parties', () => {
    expect(
      read('客户名称|余额|30天以内|31-60天|60天以上', '甲|100|60|40|0', '乙|20|0|0|20')[0],
    ).toMatchObject({ kind: 'RECEIVABLES', rows: 2, totals: { closeAmount: '120.00' } })
    expect(read('供应商|余额|30天以内|31-60天', '甲|100|60|40')[0]).toMatchObject({
      kind: 'PAYABLES',
    })
    expect(read('客户编码|纳税人识别号|电话', '01|91320000MA1MTEST01|')[0]).toMatchObject({
      kind: 'PARTIES',
    })
  })
  it.each([
    ['a list of invoices', ['发票号码|开票日期|商品名称|数量|金额', '1|2024-01-01|纸|1|2']],
    ['a balance sheet', ['项目|期末余额|年初余额', '货币资金|10|9', '资产总计|10|9']],
    ['an empty template', ['银行账号|期初余额|期末余额']],
    ['a note', ['请查收附件', '谢谢']],
  ])('%s is none of them', (_, lines) => expect(read(...lines)).toEqual([]))
})
