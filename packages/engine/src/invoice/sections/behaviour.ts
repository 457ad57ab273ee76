/** Section 11 开票行为: hour × weekday, and the habits that need an explanation. */

import { indicatorTable, monthsBetween, text } from '../../kit/sections/blocks.ts'
import type { ChartBlock, Section } from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { digestOf } from '../context/month-series.ts'
import type { ReportBuild } from '../definition.ts'
import { INVOICE_SAYS } from '../words.ts'
import { SECTIONS_SAYS } from './words.ts'

const WEEKDAYS = [
  SECTIONS_SAYS.mon,
  SECTIONS_SAYS.tue,
  SECTIONS_SAYS.wed,
  SECTIONS_SAYS.thu,
  SECTIONS_SAYS.fri,
  SECTIONS_SAYS.sat,
  SECTIONS_SAYS.sun,
]
const HOURS = 24

function hoursChart(context: InvoiceContext): ChartBlock | null {
  const { from, to } = context.span('L12')
  const cells = new Float64Array(WEEKDAYS.length * HOURS)
  let timed = 0
  for (const m of monthsBetween(from, to)) {
    const digest = digestOf(context.out, m)
    if (!digest) continue
    timed += digest.timedCount
    for (let i = 0; i < cells.length; i++) cells[i]! += digest.hours[i]!
  }
  if (timed === 0) return null
  return {
    kind: 'chart',
    id: 'hours',
    title: SECTIONS_SAYS.hoursInvoicingBlue,
    chart: 'hours',
    categories: Array.from({ length: HOURS }, (_, h) => `${String(h).padStart(2, '0')}:00`),
    series: WEEKDAYS.map((name, w) => ({
      name,
      values: [...cells.subarray(w * HOURS, (w + 1) * HOURS)],
      unit: 'count' as const,
    })),
  }
}

export function behaviourSection(build: ReportBuild): Section {
  const chart = hoursChart(build.context)
  return {
    id: 's11-behaviour',
    title: INVOICE_SAYS.invoicingHabits,
    blocks: [
      indicatorTable(build, 'behaviour-indicators', SECTIONS_SAYS.habitIndicators, [
        'I-039',
        'I-041',
        'I-042',
        'I-043',
        'I-044',
        'I-045',
        'I-046',
        'I-047',
      ]),
      chart ?? text('hours-missing', SECTIONS_SAYS.sourceHasDays),
    ],
  }
}
