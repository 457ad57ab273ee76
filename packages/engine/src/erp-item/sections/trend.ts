/** What came in, went out and was left, month by month, beside what was sold and bought. */
import {
  firstDayOfMonth,
  formatDay,
  formatMonth,
  lastDayOfMonth,
  type MonthIndex,
} from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import { monthsBetween, text as paragraph, table } from '../../kit/sections/blocks.ts'
import type { Block, Evidence, Section } from '../../report/document.ts'
import type { ItemContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { movesLeg, periodsLeg, tradeLeg } from '../evidence.ts'
import { flowsOf, type MonthFlow, tradedIn } from '../stock/flows.ts'
import { monthOfPeriod } from '../stock/periods.ts'
import { cell, money, text } from './cells.ts'
import { itemMonthsBlocks } from './item-months.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

export function trendSection({ context }: ReportBuild): Section {
  return {
    id: 's08-trend',
    title: SAYS.trend,
    blocks: [...trendBlocks(context), ...itemMonthsBlocks(context)],
  }
}

interface Month {
  month: MonthIndex
  flow: MonthFlow | undefined
  sold: number | null
  bought: number | null
}

function trendBlocks(context: ItemContext): Block[] {
  const flows = flowsOf(context)
  const { series, facts } = context
  const [sold, bought] = [tradedIn(facts.sales), tradedIn(facts.purchases)]
  const { from, to } = context.span('L24')
  const months = monthsBetween(from, to).map((month): Month => {
    const traded = (book: 'SALES_LINE' | 'PURCHASE_LINE', sums: ReadonlyMap<MonthIndex, number>) =>
      isKnown(series[book], month) ? (sums.get(month) ?? 0) : null
    return {
      ...{ month, flow: flows.get(month) },
      ...{ sold: traded('SALES_LINE', sold), bought: traded('PURCHASE_LINE', bought) },
    }
  })
  const told = ({ flow, sold, bought }: Month) =>
    flow !== undefined || sold !== null || bought !== null
  if (!months.some(told)) return [paragraph('trend-none', SAYS.noTrend)]
  const known = months.slice(months.findIndex(told))
  return [
    {
      kind: 'chart',
      id: 'flow-trend',
      title: SAYS.trendChart,
      chart: 'trend',
      beside: 'flow-months',
      categories: known.map(({ month }) => formatMonth(month)),
      series: [
        {
          name: SAYS.came,
          type: 'bar',
          values: known.map(({ flow }) => cell(flow?.came ?? null)),
          unit: 'yuan',
        },
        {
          name: SAYS.went,
          type: 'bar',
          values: known.map(({ flow }) => cell(flow?.went ?? null)),
          unit: 'yuan',
        },
        {
          name: SAYS.close,
          type: 'line',
          values: known.map(({ flow }) => cell(flow?.close ?? null)),
          unit: 'yuan',
        },
      ],
    },
    table(
      'flow-months',
      SAYS.trend,
      [
        { key: 'month', title: SAYS.month, type: 'month' },
        { ...money('in', SAYS.came), proof: 'SUM' },
        { ...money('out', SAYS.went), proof: 'SUM' },
        { ...money('close', SAYS.close), proof: 'SUM' },
        { ...money('sold', SAYS.sold), proof: 'SUM' },
        { ...money('bought', SAYS.bought), proof: 'SUM' },
        text('from', SAYS.flowFrom),
      ],
      known.toReversed().map((each) => ({
        cells: {
          month: formatMonth(each.month),
          in: cell(each.flow?.came ?? null),
          out: cell(each.flow?.went ?? null),
          close: cell(each.flow?.close ?? null),
          ...{ sold: cell(each.sold), bought: cell(each.bought) },
          from: each.flow
            ? each.flow.from === 'SUMMARY'
              ? SAYS.sourceSummary
              : SAYS.sourceMoves
            : null,
        },
        evidence: flowRows(context, each),
        own: {
          sold: each.sold === null ? [] : [traded('SALES_LINE', each.month)],
          bought: each.bought === null ? [] : [traded('PURCHASE_LINE', each.month)],
        },
      })),
      SAYS.trendNote,
    ),
  ]
}

const daysOf = (month: MonthIndex) => ({
  from: formatDay(firstDayOfMonth(month)),
  to: formatDay(lastDayOfMonth(month)),
})

function flowRows({ periods }: ItemContext, { month, flow }: Month): Evidence {
  if (!flow) return []
  if (flow.from === 'SUMMARY')
    return [
      periodsLeg(
        periods,
        periods.chain.filter((period) => monthOfPeriod(period) === month),
      ),
    ]
  const days = daysOf(month)
  return [movesLeg({ field: 'date', ...days }, SAYS.movedFromTo(days))]
}

function traded(dataset: 'SALES_LINE' | 'PURCHASE_LINE', month: MonthIndex) {
  const days = daysOf(month)
  const words = dataset === 'SALES_LINE' ? SAYS.soldFromTo(days) : SAYS.boughtFromTo(days)
  return tradeLeg(dataset, { field: 'date', ...days }, words)
}
