import { describe, expect, it } from 'vitest'
import {
  asPanel,
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
import { gridsOfJson } from '../forms/read-json.ts'
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

  it('reads a row for each company and day', () => {
    const rows = formRows('BALANCE', [BALANCE_END, BALANCE_BEGIN])
    const panel = asPanel(rows, { amount: inYuan, headings: ['2024-12-31', '2023-12-31'] })
    const [statement] = read(panel)
    expect(statement).toMatchObject({ kind: 'BALANCE', entity: '000001', period: '2024-12-31' })
    expect(amountOf(statement!, 'cash', '2023-12-31')).toBe('100000.00')
    expect(failing(statement!)).toEqual([])
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

describe('answers of bureaus', () => {
  const answer = (value: unknown) => readStatements(gridsOfJson(JSON.stringify(value)))

  it('reads both sides of wrapped rows, the period from the record beside them', () => {
    const td = (
      zcxmmc: string,
      qmyeZc: string,
      qyxmmc: string,
      qmyeQy: string,
      ewbhxh: string,
    ) => ({
      tds: Object.fromEntries(
        Object.entries({ qyxmmc, qmyeZc, qmyeQy, zcxmmc, ewbhxh }).map(([k, value]) => [
          k,
          { value },
        ]),
      ),
    })
    const [statement] = answer({
      data: [
        {
          trs: [
            td('\u00a0\u00a0货币资金', '1774.18', '短期借款', '0.0', '1'),
            td('固定资产原价', '10000.0', '未分配利润', '-66371.92', '19'),
            td('资产合计', '10385.28', '负债和所有者权益总计', '10385.28', '31'),
          ],
          name: 'zcfzbsnnmlist',
        },
        { data: { skssqq: { value: '2018-10-01' }, skssqz: { value: '2018-12-31' } } },
      ],
    })
    expect(statement).toMatchObject({ kind: 'BALANCE', period: '2018-12-31' })
    expect(amountOf(statement!, 'retainedEarnings', '期末')).toBe('-66371.92')
    expect(statement!.items[0]?.places.期末).toBe('$.data[0].trs[0].tds.qmyeZc')
  })

  it('reads a form by addresses: the year stands before the month', () => {
    const [statement] = answer({
      data: {
        h1l1: { value: '一、营业收入' },
        h1l2: { value: '9' },
        h1l3: { value: '1' },
        h2l1: { value: '减:营业成本' },
        h2l2: { value: '4' },
        h2l3: { value: '2' },
        h32l1: { value: '四、净利润(净亏损以–号填列)' },
        h32l2: { value: '5' },
        h32l3: { value: '-1' },
        h12l1: { value: '其中:商品维修费' },
        h12l2: { value: '0' },
        h12l3: { value: '0' },
      },
    })
    expect(statement?.items.map(({ row }) => row)).toEqual(['1', '2', '12', '32'])
    expect(statement?.items[3]?.values).toEqual({ 本年累计: '5.00', 本月: '-1.00' })
  })

  it('gives rows that come by number alone the labels of the form', () => {
    const BODY = Array.from({ length: 32 }, (_, i) => ({
      HC: String(i + 1),
      BYJE: '0',
      BNLJJE: String(i),
      SSSQ_Q: '2018-10-01',
      SSSQ_Z: '2018-12-31',
    }))
    const [statement] = answer({ data: { SBBZL_DM: '50100311002', BODY } })
    expect(statement).toMatchObject({ kind: 'INCOME', standard: 'SMALL', period: '2018-12-31' })
    expect(amountOf(statement!, 'netProfit', '本年累计')).toBe('31.00')
    expect(Math.max(...statement!.items.map(({ confidence }) => confidence))).toBeLessThan(0.9)
  })

  it('tells a damaged label by the row of the form', () => {
    const hmc = ['一、营业收入', '减：营业成本', '业利润(亏损以–号填列)', '四、净利润']
    const rows = hmc.map((name, i) => ({
      hmc: name,
      ewbhxh: [1, 2, 21, 32][i],
      byje: i,
      bnljje: i,
    }))
    const [statement] = answer({ xqykjzz: { rows } })
    expect(statement?.items[2]).toMatchObject({ row: '21', code: 'operatingProfit' })
  })
})
