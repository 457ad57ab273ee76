/** Forms of other standards, and lists that only look like statements. */
import { describe, expect, it } from 'vitest'
import { type GridSheet, gridOfTexts } from '../forms/grid.ts'
import { readStatements } from './read-statement.ts'
import { statedOf } from './stated.ts'
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

describe('other standards', () => {
  it('民间非营利组织: 业务活动表', () => {
    const labels =
      '其中：捐赠收入|会费收入|提供服务收入|政府补助收入|收入合计|（一）业务活动成本|（二）管理费用|（三）筹资费用|费用合计|四、净资产变动额（若为净资产减少额，以“-”号填列）'
    const [statement] = read([
      ['业务活动表'],
      ['项目', '行次', '本月数', '本年累计数'],
      ...labels.split('|').map((label, i) => [label, i + 1, i + 0.5, i * 10 + 0.5]),
    ])
    expect(statement?.kind).toBe('INCOME')
    expect(statement?.items).toHaveLength(10)
    expect(amountAt(statement, '会费收入', '本年累计')).toBe('10.50')
  })

  it('企业会计制度: 固定资产合计 holds more than 固定资产, and the form is none of small enterprises', () => {
    const labels =
      '货币资金|短期投资|应收补贴款|待摊费用|流动资产合计|固定资产原价|减：累计折旧|固定资产净值|减：固定资产减值准备|固定资产净额|在建工程|固定资产合计|资产总计|应付工资|应付福利费|应交税金|预提费用'
    const [statement] = read([
      ['资产负债表'],
      ['资产', '年初数', '期末数'],
      ...rowsOf(2, labels.split('|')),
    ])
    expect(statement?.standard).toBeNull()
    const coded = statement?.items.filter(({ code }) => code === 'fixedAssets')
    expect(coded?.map(({ label }) => label)).toEqual(['固定资产净额'])
  })

  it('民间非营利组织 has net assets of its own, and is no institution of the state', () => {
    const labels =
      '货币资金|应收款项|流动资产合计|资产总计|负债合计|非限定性净资产|限定性净资产|净资产合计|负债和净资产总计'
    const [statement] = read([
      ['资产负债表'],
      ['资产', '年初数', '期末数'],
      ...rowsOf(2, labels.split('|')),
    ])
    expect(statement).toMatchObject({ kind: 'BALANCE', standard: null })
  })

  it('农民专业合作社: 盈余及盈余分配表', () => {
    const labels =
      '一、经营收入|加：投资收益|减：经营支出|管理费用|二、经营收益|加：其他收入|减：其他支出|三、本年盈余|加：年初未分配盈余|四、可分配盈余|减：提取盈余公积|盈余返还|剩余盈余分配|五、年末未分配盈余'
    const [statement] = read([
      ['盈余及盈余分配表'],
      ['项目', '本年金额', '上年金额'],
      ...rowsOf(2, labels.split('|')),
    ])
    expect(statement?.kind).toBe('INCOME')
    expect(statement?.items).toHaveLength(14)
  })
})

describe('a form that nobody has filled in', () => {
  const labels = ['货币资金', '应收账款', '流动资产合计', '资产总计']
  const form = (day: string, amount: string): Cell[][] => [
    ['资产负债表', day],
    ['项目', '期末余额', '年初余额'],
    ...labels.map((label): Cell[] => [label, amount, '0.00']),
  ]

  it('is told as blank, without a nought', () => {
    const [statement] = read(form('', '0.00'))
    expect(statement).toMatchObject({ kind: 'BALANCE', blank: true, checks: [] })
    expect(statement?.items.map(({ label }) => label)).toEqual(labels)
    expect(statedOf(statement!, () => undefined)).toMatchObject({ statements: [], open: [] })
    expect(statedOf(statement!, () => undefined).remarks).toEqual([
      '这是一张空白表样：没有日期，也没有填写金额，未入库',
    ])
    expect(statement?.items.flatMap(({ values }) => Object.values(values))).toEqual(
      Array(8).fill(null),
    )
  })

  it('is none where it has a day or an amount', () => {
    const [dated] = read(form('2023年12月31日', '0.00'))
    expect(dated?.blank).toBe(false)
    expect(amountAt(dated, '资产总计', '期末')).toBe('0.00')
    expect(read(form('', '5.00'))[0]?.blank).toBe(false)
  })
})

describe('what only looks like a statement', () => {
  it('changes in equity: its columns are items, its rows are movements', () => {
    const rows = ['一、上年年末余额', '加：会计政策变更', '二、本年年初余额', '四、本年年末余额']
    const heads = ['项目', '行次', '实收资本（或股本）', '资本公积', '盈余公积', '未分配利润']
    expect(read([['所有者权益变动表'], heads, ...rows.map((l, i) => [l, i, 5, 6, 7, 8])])).toEqual(
      [],
    )
  })

  const accounts =
    '库存现金 银行存款 应收账款 预付账款 存货 固定资产 短期借款 应付账款 预收账款 应交税费 实收资本 盈余公积 本年利润 利润分配'.split(
      ' ',
    )
  it('balances of accounts', () => {
    expect(read([['科目名称', '期初余额', '期末余额'], ...rowsOf(2, accounts)])).toEqual([])
  })

  it('a chart of accounts beside its codes', () => {
    const items = '应收票据 应收账款 预付账款 应收股利 应收利息 固定资产 无形资产 短期借款 应付账款'
    const codes = [1121, 1122, 1123, 1131, 1132, 1601, 1701, 1124, 2202]
    expect(read(items.split(' ').map((label, i) => [`a${i}`, label, codes[i]!, 'x']))).toEqual([])
  })
})
