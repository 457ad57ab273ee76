/** 财务指标 (domain §3.8 row 8): F-01 to F-27 by what they tell, trends, and the industry where there is one. */

import { formatMonth } from '../../kit/calendar/window.ts'
import { NO_PEERS, peerOf } from '../../kit/peers.ts'
import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, ChartBlock, IndicatorValue, Section } from '../../report/document.ts'
import type { FinanceContext } from '../context.ts'
import type { FinanceBuild } from '../definition.ts'
import { endBalance, sinceJanuary, singleQuarter } from '../figures.ts'
import { FINANCE_INDICATOR_SAYS } from '../indicators/words.ts'
import { FINANCE_SAYS } from '../words.ts'
import { yearsShown } from './periods.ts'
import { absence } from './statements.ts'
import { FINANCE_SECTION_SAYS } from './words.ts'

const GROUPS: readonly [id: string, title: string, indicators: readonly string[]][] = [
  [
    'solvency',
    FINANCE_SECTION_SAYS.solvency,
    ['F-01', 'F-02', 'F-03', 'F-04', 'F-05', 'F-23', 'F-24'],
  ],
  ['profit', FINANCE_SECTION_SAYS.profit, ['F-06', 'F-07', 'F-08', 'F-09', 'F-16', 'F-25']],
  ['turnover', FINANCE_SECTION_SAYS.turnover, ['F-10', 'F-11', 'F-12', 'F-13', 'F-14']],
  ['growth', FINANCE_SECTION_SAYS.growthAndCash, ['F-15', 'F-21', 'F-21.CASH', 'F-22']],
  [
    'structure',
    FINANCE_SECTION_SAYS.structure,
    ['F-17', 'F-18', 'F-19', 'F-20', 'F-26', 'F-26.PACE', 'F-27'],
  ],
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
    title: FINANCE_SECTION_SAYS.byYear,
    chart: 'trend',
    categories: years.map(({ title }) => title),
    series: [
      { name: FINANCE_SAYS.revenue, type: 'bar', values: values('revenue'), unit: 'yuan' },
      { name: FINANCE_SAYS.netProfit, type: 'line', values: values('netProfit'), unit: 'yuan' },
    ],
    note: FINANCE_SECTION_SAYS.byYearNote,
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
    title: FINANCE_SECTION_SAYS.byQuarter,
    chart: 'trend',
    categories: ends.map(formatMonth),
    series: [
      { name: FINANCE_SAYS.revenue, type: 'bar', values: values('revenue'), unit: 'yuan' },
      { name: FINANCE_SAYS.netProfit, type: 'line', values: values('netProfit'), unit: 'yuan' },
    ],
    note: FINANCE_SECTION_SAYS.byQuarterNote,
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
    title: FINANCE_SECTION_SAYS.leverageByQuarter,
    chart: 'trend',
    categories: ends.map(formatMonth),
    series: [
      {
        name: FINANCE_INDICATOR_SAYS.leverage,
        type: 'line',
        values: ends.map(ratio),
        unit: 'ratio',
      },
    ],
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
  if (rows.length === 0)
    return text('finance-peers-none', FINANCE_SECTION_SAYS.notCompared({ why: NO_PEERS }))
  return table(
    'finance-peers',
    FINANCE_SECTION_SAYS.besideIndustry,
    [
      { key: 'name', title: FINANCE_SECTION_SAYS.indicator, type: 'text' },
      { key: 'value', title: FINANCE_SECTION_SAYS.own, type: 'number' },
      { key: 'p25', title: FINANCE_SECTION_SAYS.p25, type: 'number' },
      { key: 'median', title: FINANCE_SECTION_SAYS.median, type: 'number' },
      { key: 'p75', title: FINANCE_SECTION_SAYS.p75, type: 'number' },
      { key: 'level', title: FINANCE_SECTION_SAYS.whichIndustry, type: 'text' },
      { key: 'n', title: FINANCE_SECTION_SAYS.enterprises, type: 'int' },
    ],
    rows,
    FINANCE_SECTION_SAYS.peersNote,
  )
}

export function financeIndicatorsSection(build: FinanceBuild, id = 's08-finance'): Section {
  const { context } = build
  const tables = GROUPS.map(([group, title, ids]) =>
    indicatorTable(build, `finance-${group}`, title, ids),
  )
  return {
    id,
    title: FINANCE_SECTION_SAYS.indicators,
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
