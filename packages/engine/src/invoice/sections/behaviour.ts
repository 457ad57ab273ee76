/** Section 11 开票行为: hour × weekday, and the habits that need an explanation. */

import { indicatorTable, monthsBetween, text } from '../../kit/sections/blocks.ts'
import type { ChartBlock, Section } from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { digestOf } from '../context/month-series.ts'
import type { ReportBuild } from '../definition.ts'

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
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
    title: '开票时段(近12个月蓝票，小时×星期)',
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
    title: '开票行为',
    blocks: [
      indicatorTable(build, 'behaviour-indicators', '开票行为指标', [
        'I-039',
        'I-041',
        'I-042',
        'I-043',
        'I-044',
        'I-045',
        'I-046',
        'I-047',
      ]),
      chart ?? text('hours-missing', '来源只有开票日期，没有时间，不能显示时段分布。'),
    ],
  }
}
