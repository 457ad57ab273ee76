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
import { AMOUNT_SAYS } from '../indicators/amount-words.ts'
import { INVOICE_SAYS } from '../words.ts'
import { SECTIONS_SAYS } from './words.ts'

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
    title: SECTIONS_SAYS.invoicesDayLast,
    chart: 'calendar',
    categories: list.map(formatDay),
    series: [
      {
        name: AMOUNT_SAYS.validInvoicesIssued,
        values: list.map((d) => (known(d) ? days.valid[d - days.from]! : null)),
        unit: 'count',
      },
      {
        name: AMOUNT_SAYS.netInvoiced,
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
      title: SECTIONS_SAYS.seasonShareEach,
      chart: 'trend',
      categories: index.share.map((_, i) => AMOUNT_SAYS.month({ month: i + 1 })),
      series: [
        {
          name: SECTIONS_SAYS.meanShare,
          type: 'bar',
          values: index.share.map((s) => Number(s.toFixed(6)) + 0),
          unit: 'ratio',
        },
      ],
      note: SECTIONS_SAYS.seasonYears({ years: index.years }),
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
    title: INVOICE_SAYS.stabilityInvoicing,
    blocks: [
      indicatorTable(build, 'stability-indicators', SECTIONS_SAYS.stabilityIndicators, [
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
        SECTIONS_SAYS.gapTable({ days: LISTED_GAP_DAYS }),
        [
          { key: 'from', title: AMOUNT_SAYS.from, type: 'date' },
          { key: 'to', title: AMOUNT_SAYS.to, type: 'date' },
          { key: 'days', title: SECTIONS_SAYS.days, type: 'int' },
          { key: 'festival', title: SECTIONS_SAYS.springFestivalWithin, type: 'bool' },
          { key: 'open', title: SECTIONS_SAYS.stillOpen, type: 'bool' },
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
        complete ? undefined : SECTIONS_SAYS.monthsLast12,
      ),
    ],
  }
}
