/** Layouts that enterprises' files have beside the printed forms. */
import { describe, expect, it } from 'vitest'
import { type GridSheet, gridOfTexts } from '../forms/grid.ts'
import { gridOfCsv } from '../forms/read-csv.ts'
import { readStatements } from './read-statement.ts'
import type { ParsedStatement } from './statement.ts'

type Cell = string | number | null
const grid = (cells: readonly (readonly Cell[])[]): GridSheet =>
  gridOfTexts(
    '',
    cells.map((row, i) => ({ row: i + 1, cells: row.map((cell) => String(cell ?? '')) })),
  )
const read = (cells: readonly (readonly Cell[])[]): ParsedStatement[] =>
  readStatements([grid(cells)])
const amountAt = (of: ParsedStatement | undefined, label: string, period: string) =>
  of?.items.find((item) => item.label === label)?.values[period]
const EARNED = ['一、营业收入', '减：营业成本', '税金及附加', '销售费用', '二、营业利润']
const rowsOf = (columns: number, labels = EARNED): Cell[][] =>
  labels.map((label, i) => [label, ...Array.from({ length: columns }, (_, n) => 100 * i + n + 0.5)])

describe('columns', () => {
  it('are quarters without a year, dated by the year of the title', () => {
    const heads = ['项目', '第一季度', '二季度', '3季度', 'Q4']
    const [statement] = read([['2023年度利润表'], heads, ...rowsOf(4)])
    expect(statement?.periods.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['第一季度', '2023-01-01', '2023-03-31'],
      ['第二季度', '2023-04-01', '2023-06-30'],
      ['第三季度', '2023-07-01', '2023-09-30'],
      ['第四季度', '2023-10-01', '2023-12-31'],
    ])
    expect(amountAt(statement, '销售费用', '第四季度')).toBe('303.50')
  })

  it('are months of the year of the title, with their sum', () => {
    const [statement] = read([['2023年利润表'], ['项目', '1月', '2月', '合计'], ...rowsOf(3)])
    expect(statement?.periods.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['1月', '2023-01-01', '2023-01-31'],
      ['2月', '2023-02-01', '2023-02-28'],
      ['合计', '2023-01-01', '2023-12-31'],
    ])
    expect(amountAt(statement, '销售费用', '合计')).toBe('302.50')
  })

  it('are told by the heading of their own where another stands over all of them', () => {
    const [statement] = read([
      ['利润表'],
      ['项目', '行次', '发生额', null],
      [null, null, '2023年度', '2022年度'],
      ...EARNED.map((label, i): Cell[] => [label, i + 1, 100 * i + 0.5, 100 * i + 1.5]),
    ])
    expect(statement?.periods.map(({ key }) => key)).toEqual(['2023', '2022'])
    expect(amountAt(statement, '销售费用', '2022')).toBe('301.50')
  })

  it('of shares under the heading of a period are no amounts', () => {
    const [statement] = read([
      ['资产负债表'],
      ['项目', '期末余额', null, '年初余额', null],
      [null, '金额', '占比', '金额', '占比'],
      ...rowsOf(4, ['货币资金', '应收账款', '存货', '流动资产合计']),
    ])
    expect(statement?.periods.map(({ key }) => key)).toEqual(['期末', '年初'])
    expect(amountAt(statement, '存货', '年初')).toBe('202.50')
  })

  it('whose headings cannot be read are told by their words, for a person to look at', () => {
    const [statement] = read([['利润表'], ['项目', '甲列', '乙列'], ...rowsOf(2)])
    expect(statement?.periods.map(({ key, to }) => [key, to])).toEqual([
      ['甲列', null],
      ['乙列', null],
    ])
    expect(amountAt(statement, '销售费用', '乙列')).toBe('301.50')
    expect(statement?.items.every(({ confidence }) => confidence < 0.9)).toBe(true)
  })

  it('stand beneath days as serial numbers, whatever their labels are headed with', () => {
    const [statement] = read([
      ['资产负债表'],
      ['资产类', '45291', '44926', '备注'],
      ...['货币资金', '应收账款', '存货', '流动资产合计'].map((l): Cell[] => [l, 5, 6]),
    ])
    expect(statement?.periods.map(({ key }) => key)).toEqual(['2023-12-31', '2022-12-31'])
  })

  const SHEET = ['货币资金', '应收账款', '存货', '流动资产合计', '资产总计']

  it('stand beside their headings where both cells of a merged one are meant, for a person to look at', () => {
    const [statement] = read([
      ['资产负债表', null, '2023年12月31日'],
      ['项目', '行次', '期末余额', null, '年初余额', null],
      ...SHEET.map((label, i): Cell[] => [label, i + 1, null, 10 + i, null, 20 + i]),
    ])
    expect(amountAt(statement, '存货', '期末')).toBe('12.00')
    expect(amountAt(statement, '存货', '年初')).toBe('22.00')
    expect(statement?.items.every(({ confidence }) => confidence < 0.9)).toBe(true)
  })

  it('of which only one lost its heading are told by headings, for a person to look at', () => {
    const [statement] = read([
      ['资产负债表'],
      ['项目', null, '2023年末', '2022年末'],
      ...SHEET.map((label, i): Cell[] => [label, 10 + i, 20 + i]),
    ])
    expect(statement?.items.every(({ confidence }) => confidence < 0.9)).toBe(true)
  })

  it('of a sum alone are no period', () => {
    expect(read([['项目', '合计'], ...rowsOf(1)])).toEqual([])
  })

  it('of a list of companies are in the unit that each row names', () => {
    const heads = ['公司', '报告期', '货币单位', '货币资金', '资产总计', '负债合计']
    const [statement] = read([
      heads,
      ['甲', '2022年报', '万元', 12.5, 30, 10],
      ['甲', '2021年报', '元', 99, 300, 100],
    ])
    expect(amountAt(statement, '货币资金', '2022年报')).toBe('125000.00')
    expect(amountAt(statement, '货币资金', '2021年报')).toBe('99.00')
  })

  it('are not in the unit of a table below, but in that of their foot', () => {
    const sheet = [['利润表'], ['项目', '2023年度'], ...rowsOf(1)]
    const blank = Array.from({ length: 5 }, () => [])
    const below: Cell[][] = [['制表：'], ...blank, ['主要指标', '单位：万元'], ['产能利用率', 1]]
    const [statement] = read([...sheet, ...below])
    expect(amountAt(statement, '销售费用', '2023')).toBe('300.50')
    expect(statement?.items.every(({ confidence }) => confidence < 0.9)).toBe(true)
    const foot = read([...sheet, ['制表：'], ['单位：万元']])[0]
    expect(amountAt(foot, '销售费用', '2023')).toBe('3005000.00')
  })

  it('are in the unit that a line of its own names', () => {
    const [statement] = read([['利润表'], ['人民币千元'], ['项目', '2023年度'], ...rowsOf(1)])
    expect(statement?.unit).toBe('千元')
    expect(amountAt(statement, '销售费用', '2023')).toBe('300500.00')
  })
})

describe('a book', () => {
  const named = (name: string, cells: readonly (readonly Cell[])[]): GridSheet => ({
    ...grid(cells),
    name,
  })
  const sheet = named('利润表', [['项目', '本期金额'], ...rowsOf(1)])

  it('has its day on the cover', () => {
    const cover = named('封面', [['某某公司'], ['财务报表'], ['2023年12月31日']])
    const [statement] = readStatements([cover, sheet])
    expect(statement?.period).toBe('2023-12-31')
  })

  it('has its year in the names of its sheets, and a day above columns without headings', () => {
    const years = ['2022年', '2023'].map((name) =>
      named(name, [['项目', '本期金额'], ...rowsOf(1)]),
    )
    expect(readStatements(years).map(({ period }) => period)).toEqual(['2022-12-31', '2023-12-31'])
    const [bare] = read([['利润表'], ['2023年度'], ...rowsOf(2)])
    expect(bare).toMatchObject({ period: '2023-12-31', periods: [{ to: null }, { to: null }] })
  })

  it('takes no day from another sheet, nor from the cover where the sheet has its own', () => {
    const other = named('附注', [['某某公司'], ['2021年12月31日']])
    expect(readStatements([other, sheet])[0]?.period).toBeNull()
    const cover = named('封面', [['2021年12月31日']])
    const dated = named('利润表', [['2023年度'], ['项目', '本期金额'], ...rowsOf(1)])
    expect(readStatements([cover, dated])[0]?.period).toBe('2023-12-31')
  })

  it('tells audited figures beside those before the audit', () => {
    const heads = ['项目', '未审数', '审计调整', '审定数']
    const [statement] = read([['利润表'], ['2023年度'], heads, ...rowsOf(3)])
    expect(statement?.periods.map(({ key, to }) => [key, to])).toEqual([
      ['未审数', '2023-12-31'],
      ['审定数', '2023-12-31'],
    ])
    expect(amountAt(statement, '销售费用', '审定数')).toBe('302.50')
  })
})

describe('labels', () => {
  it('have their English beside them', () => {
    const labels = [
      '一、营业收入 Operating revenue',
      '减：营业成本 Cost of sales',
      '净利润 Net profit',
    ]
    const [statement] = read([
      ['利润表 Income statement'],
      ['项目 Items', '本期金额 Current', '上期金额 Prior'],
      ...rowsOf(2, labels),
    ])
    expect(statement?.items.map(({ code }) => code)).toEqual(['revenue', 'cost', 'netProfit'])
  })

  it('of sums stand out to the left of the items', () => {
    const [statement] = read([
      ['资产负债表'],
      ['项目', null, '期末余额'],
      ['流动资产：'],
      ...['货币资金', '短期投资', '应收账款', '存货'].map((l): Cell[] => [null, l, 10]),
      ['流动资产合计', null, 40],
    ])
    expect(statement?.items.map(({ label }) => label)).toContain('流动资产合计')
    expect(amountAt(statement, '流动资产合计', '期末')).toBe('40.00')
  })

  it('stand beside the codes of accounts that a program gave them', () => {
    const labels = ['货币资金', '应收账款', '流动资产合计', '资产总计', '负债合计']
    const [statement] = read([
      ['资产负债表'],
      ['科目编码', '项目', '期末余额'],
      ...labels.map((label, i): Cell[] => [1000 + i, label, i + 0.5]),
    ])
    expect(amountAt(statement, '资产总计', '期末')).toBe('3.50')
  })

  it('beside words where amounts are left out are no headings of a list', () => {
    const [statement] = read([
      ['资产负债表'],
      ['资产', '期末余额', '年初余额', '负债和所有者权益', '期末余额', '年初余额'],
      ['货币资金', 5, '无', '短期借款', 6, '无'],
      ['应收账款', 5, '无', '应付账款', '无', '无'],
      ['存货', 5, '无', '预收款项', '无', '无'],
      ['无形资产', 7, 8, '长期借款', 9, 10],
      ['资产总计', 12, 8, '负债合计', 15, 10],
    ])
    expect(amountAt(statement, '无形资产', '年初')).toBe('8.00')
    expect(amountAt(statement, '货币资金', '年初')).toBeNull()
  })

  it('are no numbers of pages, and what goes on beneath them is the same statement', () => {
    const heads = ['项目', '期末余额', '年初余额']
    const statements = read([
      ['资产负债表'],
      ['2023年12月31日'],
      heads,
      ...rowsOf(2, ['货币资金', '应收账款', '存货', '流动资产合计', '资产总计']),
      ['第 1 页'],
      ['资产负债表（续）'],
      ['2023年12月31日'],
      heads,
      ...rowsOf(2, ['短期借款', '应付账款', '负债合计', '所有者权益合计']),
    ])
    expect(statements).toHaveLength(1)
    expect(statements[0]?.items.map(({ label }) => label)).not.toContain('第 1 页')
    expect(statements[0]?.items).toHaveLength(9)
  })
})

describe('amounts', () => {
  it('stand as a text that a spreadsheet shall not change', async () => {
    const csv = ['利润表', '项目,本期金额', ...EARNED.map((label, i) => `${label},="${i}00.25"`)]
    const [statement] = readStatements(await gridOfCsv(Buffer.from(csv.join('\r\n'))))
    expect(amountAt(statement, '销售费用', '本期')).toBe('300.25')
  })

  it('are negative by a word', () => {
    const [statement] = read([
      ['项目', '本期金额'],
      ...EARNED.map((label) => [label, '负1,234.50']),
    ])
    expect(amountAt(statement, '二、营业利润', '本期')).toBe('-1234.50')
  })
})
