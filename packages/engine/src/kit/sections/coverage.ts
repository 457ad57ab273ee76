/** Which months are known, as a heat-map: the first block of every report. */
import type { ChartBlock, CoverageState } from '../../report/document.ts'
import { formatMonth, type MonthIndex } from '../calendar/window.ts'
import { stateOf } from '../coverage.ts'
import type { KitContext, MonthStates } from '../kind.ts'
import { monthsBetween } from './blocks.ts'
import { BLOCK_SAYS } from './words.ts'

/** Value of a cell of a coverage chart. */
export const COVERAGE_VALUE: Readonly<Record<CoverageState, number>> = {
  NOT_APPLICABLE: -2,
  BEFORE_ESTABLISHMENT: -1,
  NOT_COLLECTED: 0,
  COLLECTED_EMPTY: 1,
  COLLECTED: 2,
}

/** 36 months to M0 and the months begun since, one row per source. `rows`: what a month holds, as in 有发票. */
export function coverageChart(
  context: KitContext,
  sources: readonly { name: string; series: MonthStates }[],
  rows: string,
): ChartBlock {
  const months: MonthIndex[] = monthsBetween(
    context.span('L36').from,
    Math.max(context.m0, context.asOfMonth),
  )
  const partial = months.filter((m) => m > context.m0).map(formatMonth)
  return {
    kind: 'chart',
    id: 'coverage',
    title: BLOCK_SAYS.coverage,
    chart: 'coverage',
    categories: months.map(formatMonth),
    series: sources.map(({ name, series }) => ({
      name,
      values: months.map((m) => COVERAGE_VALUE[stateOf(series, m)]),
    })),
    ...(partial.length ? { partial } : {}),
    note: BLOCK_SAYS.coverageNote({ rows }),
  }
}
