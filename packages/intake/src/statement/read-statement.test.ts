import { describe, expect, it } from 'vitest'
import {
  asPrinted,
  BALANCE_BEGIN,
  BALANCE_END,
  CASH_YEAR,
  formRows,
  INCOME_YEAR,
  inYuan,
  listed,
  twoSided,
} from '../../test-support/statements.ts'
import { type GridSheet, gridOfTexts } from '../forms/grid.ts'
import { readStatements } from './read-statement.ts'
import type { ParsedStatement } from './statement.ts'

type Cells = readonly (readonly (string | number | null)[])[]
const grid = (cells: Cells, name = '表'): GridSheet =>
  gridOfTexts(
    name,
    cells.map((row, i) => ({ row: i + 1, cells: row.map((cell) => String(cell ?? '')) })),
  )
const read = (cells: Cells, name?: string): ParsedStatement[] => readStatements([grid(cells, name)])
const one = (cells: Cells, name?: string): ParsedStatement => {
  const [statement, ...more] = read(cells, name)
  expect(more).toEqual([])
  return statement!
}
const amountOf = (statement: ParsedStatement, code: string, period: string) =>
  statement.items.find((item) => item.code === code)?.values[period]
const failing = ({ checks }: ParsedStatement) => checks.filter(({ ok }) => !ok)

const BALANCE = formRows('BALANCE', [BALANCE_END, BALANCE_BEGIN])
const TWO_SIDED = twoSided(BALANCE, { amount: inYuan, headings: ['期末余额', '年初余额'] })

describe('layouts of statements', () => {
  it('reads a two-sided balance sheet, every item with its row, its places and its standard', () => {
    const statement = one(TWO_SIDED)
    expect(statement).toMatchObject({
      kind: 'BALANCE',
      kindName: '资产负债表',
      standard: 'SMALL',
      standardName: '小企业会计准则',
      period: '2024-12-31',
      unit: '元',
    })
    expect(statement.periods.map(({ key, to }) => [key, to])).toEqual([
      ['期末', '2024-12-31'],
      ['年初', '2023-12-31'],
    ])
    expect(statement.items).toHaveLength(53)
    for (const { code, number, amounts } of BALANCE) {
      const item = statement.items.find((own) => own.row === String(number))!
      expect([item.code, item.values.期末, item.values.年初]).toEqual([
        code,
        (amounts[0]! / 100).toFixed(2),
        (amounts[1]! / 100).toFixed(2),
      ])
    }
    expect(statement.items[0]?.places).toEqual({ '': '表!A6', 期末: '表!C6', 年初: '表!D6' })
    expect(statement.checks.length).toBeGreaterThan(15)
    expect(failing(statement)).toEqual([])
  })

  it('reads units of a row, of a heading, of a label and of the value itself', () => {
    const rows = (unit: (text: string) => string, heading = '期末余额', top = '单位：元') => [
      ['资产负债表', null, top],
      ['项目', '行次', heading],
      [unit('货币资金'), 1, 12.5],
      [unit('应收账款'), 4, 3],
      [unit('资产总计'), 30, 15.5],
    ]
    const same = (text: string) => text
    expect(amountOf(one(rows(same, '期末余额', '单位：万元')), 'cash', '期末')).toBe('125000.00')
    expect(amountOf(one(rows(same, '期末余额（千元）')), 'cash', '期末')).toBe('12500.00')
    const labelled = one(rows((text) => `${text}(亿元)`, '期末余额', ''))
    expect(labelled.unit).toBe('亿元')
    expect(amountOf(labelled, 'cash', '期末')).toBe('1250000000.00')
    const own = one([
      ['项目', '2023-12-31'],
      ['货币资金', '1.23亿'],
      ['存货', '-'],
      ['资产总计', '6327万'],
    ])
    expect([
      amountOf(own, 'cash', '2023-12-31'),
      amountOf(own, 'inventories', '2023-12-31'),
    ]).toEqual(['123000000.00', null])
  })

  it('scales no amount per share, and a label by its own unit before that of the sheet', () => {
    const statement = one([
      ['利润表', '单位：万元'],
      ['项目', '2019年度'],
      ['营业收入', 2],
      ['净利润（亿元）', 1],
      ['基本每股收益（元/股）', -4.8906],
    ])
    expect(statement.items.map(({ values }) => values['2019'])).toEqual([
      '20000.00',
      '100000000.00',
      '-4.8906',
    ])
  })

  it('reads many periods as columns, rows of an export that are no items left out', () => {
    const statement = one([
      [null, '2019年三季报', '2018年年报'],
      ['报表类型', '合并报表', '合并报表'],
      ['流动资产:', null, null],
      ['货币资金(亿元)', 356.57, 382.1],
      ['资产总计(亿元)', 2237.27, 2052.76],
      ['负债合计(亿元)', 1569.63, 1430.17],
      ['股东权益合计(亿元)', 667.63, 622.59],
      ['公告日期', '2019-10-31', '2019-03-26'],
    ])
    expect(statement.items.map(({ code }) => code)).toEqual([
      'cash',
      'totalAssets',
      'totalLiabilities',
      'totalEquity',
    ])
    expect(statement.items[0]?.values).toEqual({
      '2019年三季报': '35657000000.00',
      '2018年年报': '38210000000.00',
    })
    // Amounts rounded to 0.01 亿 are off by as much as rounding can leave, no more.
    expect(statement.checks.map(({ ok, difference }) => [ok, difference])).toEqual([
      [true, '1000000.00'],
      [true, '0.00'],
    ])
  })

  it('reads headings in two rows, group and parent apart', () => {
    const statement = one([
      ['资产负债表'],
      ['项目', '2024年12月31日', null, '2023年12月31日', null],
      [null, '合并', '母公司', '合并', '母公司'],
      ['货币资金', 1, 2, 3, 4],
      ['短期借款', 5, 6, 7, 8],
      ['资产总计', 9, 10, 11, 12],
    ])
    expect(statement.items[0]?.values).toEqual({
      '2024-12-31': '1.00',
      '2024-12-31（母公司）': '2.00',
      '2023-12-31': '3.00',
      '2023-12-31（母公司）': '4.00',
    })
  })

  it('reads statements below each other, with the checks between them', () => {
    const income = formRows('INCOME', [INCOME_YEAR])
    const cash = formRows('CASH', [CASH_YEAR])
    const layout = { amount: asPrinted, headings: ['本年累计金额'] }
    const found = readStatements([
      grid([...TWO_SIDED, ...listed('INCOME', income, layout), ...listed('CASH', cash, layout)]),
    ])
    expect(found.map(({ kind, items }) => [kind, items.length])).toEqual([
      ['BALANCE', 53],
      ['INCOME', 32],
      ['CASH', 22],
    ])
    expect(found.flatMap(failing)).toEqual([])
    expect(found[2]?.checks.at(-1)).toEqual({
      rule: '现金净增加额=货币资金期末余额-年初余额',
      period: '本年累计',
      ok: true,
      difference: '0.00',
    })
  })

  it('joins a label that runs over two rows', () => {
    const statement = one([
      ['利润表'],
      ['项目', '2019年度', '2018年度'],
      ['营业收入', 10, 9],
      ['投资收益', 3, 2],
      ['以摊余成本计量的金融资产终', 1, null],
      ['止确认收益', null, null],
      ['净利润', 5, 4],
    ])
    expect(statement.items.map(({ label }) => label)).toEqual([
      '营业收入',
      '投资收益',
      '以摊余成本计量的金融资产终止确认收益',
      '净利润',
    ])
    expect(statement.items[2]?.values).toEqual({ '2019': '1.00', '2018': null })
  })

  it('takes a template for a statement, formulas and errors of which are no amounts', () => {
    const statement = one([
      ['利  润  表'],
      ['纳税人名称：%U', '%yh%mh%dh', null, '会小企02表'],
      ['项目', '行次', '本年累计金额', '本月金额'],
      ['一、营业收入', 1, '@JQY(5001,1,99)', '@JQY(5001,99,99)'],
      ['减：营业成本', 2, '@JQY(5401,1,99)', ''],
      ['二、营业利润', 21, '#VALUE!', '#VALUE!'],
    ])
    expect(statement.standard).toBe('SMALL')
    expect(statement.items.map(({ values }) => values)).toEqual(
      Array.from({ length: 3 }, () => ({ 本年累计: null, 本月: null })),
    )
    expect(statement.checks).toEqual([])
  })

  it('leaves items of institutions without a code where the chart has none', () => {
    const statement = one([
      ['资产负债表', null, '会政财01表'],
      ['资产', '期末余额', '负债和净资产', '期末余额'],
      ['货币资金', 5, '应缴财政款', 1],
      ['财政应返还额度', 1, '累计盈余', 5],
      ['资产总计', 6, '净资产合计', 5],
      [null, null, '负债和净资产总计', 6],
    ])
    expect(statement.standard).toBe('INSTITUTION')
    expect(statement.items.map(({ label, code }) => [label, code])).toEqual([
      ['货币资金', 'cash'],
      ['财政应返还额度', null],
      ['资产总计', 'totalAssets'],
      ['应缴财政款', null],
      ['累计盈余', null],
      ['净资产合计', 'totalEquity'],
      ['负债和净资产总计', 'liabilitiesAndEquity'],
    ])
  })

  it.each([
    [
      'a list of invoices',
      [
        ['发票号码', '开票日期', '金额'],
        ['1', '2024-01-01', '5'],
        ['2', '2024-01-02', '6'],
      ],
    ],
    [
      'a list of accounts',
      [
        ['科目编码', '科目名称', '期初余额', '期末余额'],
        ['1122', '应收账款', '1', '2'],
        ['1405', '库存商品', '1', '2'],
        ['1601', '固定资产', '1', '2'],
        ['2202', '应付账款', '1', '2'],
      ],
    ],
    [
      'a note to an item',
      [
        ['项目', '期末账面余额'],
        ['原材料', '1'],
        ['在产品', '2'],
        ['库存商品', '3'],
        ['周转材料', '4'],
      ],
    ],
    [
      'taxes by their kind',
      [
        ['项目', '期末余额'],
        ['增值税', '1'],
        ['消费税', '1'],
        ['营业税', '1'],
        ['资源税', '1'],
        ['房产税', '1'],
        ['车船税', '1'],
        ['企业所得税', '1'],
        ['个人所得税', '1'],
      ],
    ],
  ])('is none in %s', (_, cells) => {
    expect(read(cells)).toEqual([])
  })
})
