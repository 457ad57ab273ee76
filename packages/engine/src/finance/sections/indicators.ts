/** 财务指标 (domain §3.8 row 8): F-01 to F-27 by what they tell, trends, and the industry where there is one. */
import { formatMonth } from '../../kit/calendar/window.ts'
import { NO_PEERS, peerOf } from '../../kit/peers.ts'
import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, ChartBlock, IndicatorValue, Section } from '../../report/document.ts'
import type { FinanceContext } from '../context.ts'
import type { FinanceBuild } from '../definition.ts'
import { endBalance, sinceJanuary, singleQuarter } from '../figures.ts'
import { yearsShown } from './periods.ts'
import { absence } from './statements.ts'

const GROUPS: readonly [id: string, title: string, indicators: readonly string[]][] = [
  ['solvency', '偿债能力', ['F-01', 'F-02', 'F-03', 'F-04', 'F-05', 'F-23', 'F-24']],
  ['profit', '盈利能力', ['F-06', 'F-07', 'F-08', 'F-09', 'F-16', 'F-25']],
  ['turnover', '营运能力', ['F-10', 'F-11', 'F-12', 'F-13', 'F-14']],
  ['growth', '成长与现金', ['F-15', 'F-21', 'F-21.CASH', 'F-22']],
  ['structure', '资产与负债结构', ['F-17', 'F-18', 'F-19', 'F-20', 'F-26', 'F-26.PACE', 'F-27']],
]

function yearsChart(context: FinanceContext): ChartBlock {
  const years = yearsShown(context).reverse()
  const values = (code: string) =>
    years.map(({ month }) => {
      const { fen } = sinceJanuary(context, code, month)
      return fen === null ? null : yuan(fen)
    })
  return {
    kind: 'chart',
    id: 'finance-years',
    title: '营业收入与净利润(按年度)',
    chart: 'trend',
    categories: years.map(({ title }) => title),
    series: [
      { name: '营业收入', type: 'bar', values: values('revenue'), unit: 'yuan' },
      { name: '净利润', type: 'line', values: values('netProfit'), unit: 'yuan' },
    ],
    note: '利润表本年累计；没有该年度利润表的不画',
  }
}

/** Ends of quarters, back to three years before the last. */
const QUARTERS = 12

function quarterEnds({ latest }: FinanceContext): number[] {
  if (latest === null) return []
  const last = latest - ((latest + 1) % 3)
  return Array.from({ length: QUARTERS }, (_, i) => last - 3 * (QUARTERS - 1 - i))
}

function quartersChart(context: FinanceContext): ChartBlock {
  const ends = quarterEnds(context)
  const values = (code: string) =>
    ends.map((month) => {
      const { fen } = singleQuarter(context, code, month)
      return fen === null ? null : yuan(fen)
    })
  return {
    kind: 'chart',
    id: 'finance-quarters',
    title: '营业收入与净利润(单季)',
    chart: 'trend',
    categories: ends.map(formatMonth),
    series: [
      { name: '营业收入', type: 'bar', values: values('revenue'), unit: 'yuan' },
      { name: '净利润', type: 'line', values: values('netProfit'), unit: 'yuan' },
    ],
    note: '单季 = 本年累计 − 截至上季的本年累计；缺任一期的不画',
  }
}

function leverageChart(context: FinanceContext): ChartBlock {
  const ends = quarterEnds(context)
  const ratio = (month: number) => {
    const owed = endBalance(context, 'totalLiabilities', month).fen
    const assets = endBalance(context, 'totalAssets', month).fen
    return owed === null || assets === null || assets <= 0
      ? null
      : Number((owed / assets).toFixed(6))
  }
  return {
    kind: 'chart',
    id: 'finance-leverage',
    title: '资产负债率(季末)',
    chart: 'trend',
    categories: ends.map(formatMonth),
    series: [{ name: '资产负债率', type: 'line', values: ends.map(ratio), unit: 'ratio' }],
  }
}

/** `F-09.ROE` of `F-09.ROE.FY`. */
const idOf = ({ key, window }: IndicatorValue): string => key.slice(0, -window.length - 1)

function peersBlock({ context, indicators }: FinanceBuild): Block {
  const rows = indicators.flatMap((indicator) => {
    const { window, value, name, evidence } = indicator
    const row = peerOf(context.peers, idOf(indicator))
    if (window !== 'FY' || !row || typeof value !== 'number') return []
    const { n, level, p25, median, p75 } = row
    return [{ cells: { name, value, p25, median, p75, level, n }, evidence }]
  })
  if (rows.length === 0) return text('finance-peers-none', `${NO_PEERS}，指标未与同行比较。`)
  return table(
    'finance-peers',
    '与行业比较(最近年度)',
    [
      { key: 'name', title: '指标', type: 'text' },
      { key: 'value', title: '本企业', type: 'number' },
      { key: 'p25', title: '行业第25百分位', type: 'number' },
      { key: 'median', title: '行业中位数', type: 'number' },
      { key: 'p75', title: '行业第75百分位', type: 'number' },
      { key: 'level', title: '行业口径', type: 'text' },
      { key: 'n', title: '企业数', type: 'int' },
    ],
    rows,
    '比率以小数表示；行业数据来自平台内企业',
  )
}

export function financeIndicatorsSection(build: FinanceBuild, id = 's08-finance'): Section {
  const { context } = build
  const tables = GROUPS.map(([group, title, ids]) =>
    indicatorTable(build, `finance-${group}`, title, ids),
  )
  return {
    id,
    title: '财务指标',
    blocks:
      context.latest === null
        ? [text(`${id}-none`, absence(context)), ...tables]
        : [
            yearsChart(context),
            quartersChart(context),
            leverageChart(context),
            ...tables,
            peersBlock(build),
          ],
  }
}
