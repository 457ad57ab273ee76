/** Section 4 开票稳定性. */

import { optionalDay } from '../../kit/calendar/calendar.ts'
import { firstDayOfMonth, formatDay, monthOfDay } from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import { indicatorTable, table, yuan } from '../../kit/sections/blocks.ts'
import type { ChartBlock, Section } from '../../report/document.ts'
import { type DayGap, dayGaps } from '../context/activity.ts'
import type { InvoiceContext } from '../context/context.ts'
import { seasonalIndex } from '../context/seasonality.ts'
import type { ReportBuild } from '../definition.ts'

/** Gaps shorter than this are not listed. */
const LISTED_GAP_DAYS = 15

export function spansSpringFestival(context: InvoiceContext, gap: DayGap): boolean {
  return Object.values(context.rules.springFestival).some((iso) => {
    const day = optionalDay(iso)!
    return day >= gap.from && day <= gap.to
  })
}

function calendarChart(context: InvoiceContext): ChartBlock {
  const days = context.days('OUT')
  const from = firstDayOfMonth(context.span('L12').from)
  const length = context.knownUntil('OUT') - from + 1
  const list = Array.from({ length: Math.max(0, length) }, (_, i) => from + i)
  const known = (day: number) => isKnown(context.out, monthOfDay(day))
  return {
    kind: 'chart',
    id: 'calendar',
    title: '每日开票(近12个月)',
    chart: 'calendar',
    categories: list.map(formatDay),
    series: [
      {
        name: '有效张数',
        values: list.map((d) => (known(d) ? days.valid[d - days.from]! : null)),
        unit: 'count',
      },
      {
        name: '开票净额',
        values: list.map((d) => (known(d) ? yuan(days.net[d - days.from]!) : null)),
        unit: 'yuan',
      },
    ],
  }
}

function seasonChart(context: InvoiceContext): ChartBlock[] {
  const index = seasonalIndex(context.out, context.m0)
  if (!index) return []
  return [
    {
      kind: 'chart',
      id: 'seasons',
      title: '季节性：各月占全年的份额',
      chart: 'trend',
      categories: index.share.map((_, i) => `${i + 1}月`),
      series: [
        {
          name: '平均份额',
          type: 'bar',
          values: index.share.map((s) => Number(s.toFixed(6)) + 0),
          unit: 'ratio',
        },
      ],
      note: `基于最近${index.years}个完整的12个月`,
    },
  ]
}

export function stabilitySection(build: ReportBuild): Section {
  const { context } = build
  const window = context.span('L12')
  const complete = build.indicator('I-016.L12').value !== null
  const gaps = complete ? dayGaps(context, window).filter((g) => g.days >= LISTED_GAP_DAYS) : []
  gaps.sort((a, b) => b.days - a.days || a.from - b.from)
  return {
    id: 's04-stability',
    title: '开票稳定性',
    blocks: [
      indicatorTable(build, 'stability-indicators', '稳定性指标', [
        'I-013',
        'I-014',
        'I-015',
        'I-016',
        'I-017',
        'I-018',
        'I-019',
        'I-020',
        'I-021',
        'I-022',
        'I-023',
        'I-024',
        'I-025',
        'I-026',
      ]),
      calendarChart(context),
      ...seasonChart(context),
      table(
        'gaps',
        `未开票间隔(不少于${LISTED_GAP_DAYS}天)`,
        [
          { key: 'from', title: '起', type: 'date' },
          { key: 'to', title: '止', type: 'date' },
          { key: 'days', title: '天数', type: 'int' },
          { key: 'festival', title: '是否含春节', type: 'bool' },
          { key: 'open', title: '是否仍在持续', type: 'bool' },
        ],
        gaps.map((gap) => ({
          cells: {
            from: formatDay(gap.from),
            to: formatDay(gap.to),
            days: gap.days,
            festival: spansSpringFestival(context, gap),
            open: gap.open,
          },
          evidence: [
            {
              dataset: 'INVOICE' as const,
              direction: 'OUT' as const,
              from: formatDay(gap.from),
              to: formatDay(gap.to),
              rows: 'VALID' as const,
            },
          ],
        })),
        complete ? undefined : '近12个月有月份未采集，不能判断间隔',
      ),
    ],
  }
}
