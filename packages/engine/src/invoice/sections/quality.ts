/** Ahead of the fourteen sections: which months are known, as a heat-map, and the rules that were hit. */

import { formatMonth } from '../../kit/calendar/window.ts'
import { monthsBetween, type ReportBuild } from '../../kit/sections/build.ts'
import type { ChartBlock, CoverageState, RuleBlock, Section } from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { stateOf } from '../context/month-series.ts'
import type { Direction } from '../facts.ts'

/** Value of a cell of a coverage chart. */
export const COVERAGE_VALUE: Readonly<Record<CoverageState, number>> = {
  NOT_APPLICABLE: -2,
  BEFORE_ESTABLISHMENT: -1,
  NOT_COLLECTED: 0,
  COLLECTED_EMPTY: 1,
  COLLECTED: 2,
}

function coverageChart(context: InvoiceContext): ChartBlock {
  const months = monthsBetween(context.span('L36').from, Math.max(context.m0, context.asOfMonth))
  const states = (direction: Direction) =>
    months.map((m) => COVERAGE_VALUE[stateOf(context.series(direction), m)])
  const partial = months.filter((m) => m > context.m0).map(formatMonth)
  return {
    kind: 'chart',
    id: 'coverage',
    title: '采集范围',
    chart: 'coverage',
    categories: months.map(formatMonth),
    series: [
      { name: '销项发票', values: states('OUT') },
      { name: '进项发票', values: states('IN') },
    ],
    ...(partial.length ? { partial } : {}),
    note: '2 有发票，1 已采集但无发票，0 未采集，−1 企业成立前',
  }
}

export function qualitySection(build: ReportBuild): Section {
  const hits: RuleBlock = {
    kind: 'rules',
    id: 'rules-hit',
    title: '命中的风险规则',
    rules: build.rules.filter((rule) => rule.result === 'HIT').map((rule) => rule.id),
  }
  return {
    id: 's00-quality',
    title: '数据范围与风险提示',
    blocks: [coverageChart(build.context), hits],
  }
}
