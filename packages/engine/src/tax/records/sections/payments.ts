/** 纳税情况: 年×税种, 月份×近三年 with the sum of each year, and what the payments come to. */
import { yearOf } from '../../../kit/calendar/calendar.ts'
import {
  growthCell,
  indicatorTable,
  monthsBetween,
  table,
  text,
  yuan,
} from '../../../kit/sections/blocks.ts'
import type { Evidence, Section, TableBlock } from '../../../report/document.ts'
import {
  monthCell,
  monthsChart,
  type PaymentContext,
  paymentLeg,
  pivotTable,
} from '../../../tax-payment/part.ts'
import type { ReportBuild } from '../../definition.ts'
import { paymentsOf } from '../payments.ts'

export function paymentsSection(build: ReportBuild): Section {
  const payments = paymentsOf(build.context)
  return {
    id: 's09-payments',
    title: '纳税情况',
    blocks: [
      indicatorTable(build, 'payment-indicators', '纳税指标', [
        'T-008',
        'T-009',
        'T-009.MAIN',
        'T-010',
        'T-011',
        'T-037',
        'T-038',
        'T-041',
        'T-042',
        'P-001',
        'P-002',
        'P-003',
      ]),
      ...(payments.facts.covered.length === 0
        ? [text('payments-missing', '未采集缴款信息。')]
        : [monthsChart(payments), pivotTable(payments), yearsTable(payments)]),
    ],
  }
}

/** 月份 × three calendar years; a year with an unknown month has no sum. */
function yearsTable(context: PaymentContext): TableBlock {
  const last = yearOf(context.m0)
  const years = [last - 2, last - 1, last]
  const cell = (month: number) => (month > context.m0 ? null : monthCell(context, month))
  const leg = (from: number, to: number): Evidence => [
    paymentLeg(context, { class: 'TAX', window: { from, to } }),
  ]
  const opened = (month: number): Evidence => (cell(month) === null ? [] : leg(month, month))
  const rows = monthsBetween(0, 11).map((month) => ({
    cells: {
      month: `${month + 1}月`,
      ...Object.fromEntries(years.map((year) => [`y${year}`, cell(year * 12 + month)])),
      yoy: growthCell(cell(last * 12 + month), cell((last - 1) * 12 + month)),
    },
    evidence: [],
    own: {
      ...Object.fromEntries(years.map((year) => [`y${year}`, opened(year * 12 + month)])),
      yoy: [...opened(last * 12 + month), ...opened((last - 1) * 12 + month)],
    },
  }))
  const sum = (year: number): number | null => {
    const months = monthsBetween(year * 12, Math.min(year * 12 + 11, context.m0)).map(cell)
    return months.includes(null)
      ? null
      : yuan(months.reduce<number>((total, yuanOf) => total + yuanOf! * 100, 0))
  }
  const sums = {
    cells: {
      month: '合计',
      ...Object.fromEntries(years.map((year) => [`y${year}`, sum(year)])),
      yoy: null,
    },
    evidence: [],
    own: Object.fromEntries(
      years.map((year) => [
        `y${year}`,
        sum(year) === null ? [] : leg(year * 12, Math.min(year * 12 + 11, context.m0)),
      ]),
    ),
  }
  return table(
    'paid-by-year',
    '月份×近三年实缴税款',
    [
      { key: 'month', title: '月份', type: 'text' },
      ...years.map((year) => ({
        key: `y${year}`,
        title: `${year}年`,
        type: 'money' as const,
        unit: '元',
      })),
      { key: 'yoy', title: `${last}年同比`, type: 'ratio' },
    ],
    [...rows, sums],
    '按缴款日期归属；只计已入库的税款，当年合计截至最近完整月；有月份未采集的年度不合计',
  )
}
