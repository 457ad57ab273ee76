/** Section 3 开票趋势: 36 months of both directions, and the same by calendar year. */

import { formatMonth } from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import { monthsBetween, table, termsOf, yuan } from '../../kit/sections/blocks.ts'
import { yearsTable } from '../../kit/sections/years.ts'
import type {
  ChartBlock,
  Evidence,
  InvoiceEvidence,
  Section,
  TableBlock,
} from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { digestOf } from '../context/month-series.ts'
import type { ReportBuild } from '../definition.ts'
import type { Direction } from '../facts.ts'
import { growthCell, netCell, rowsOf } from './build.ts'

const MONTHS_SHOWN = 36

/** 36 months to M0, and the current incomplete month when some of it was collected. */
function shownMonths({ m0, asOfMonth, out, in: in_ }: InvoiceContext): number[] {
  const current = asOfMonth > m0 && (isKnown(out, asOfMonth) || isKnown(in_, asOfMonth))
  return monthsBetween(m0 - MONTHS_SHOWN + 1, current ? asOfMonth : m0)
}

function difference(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : yuan((a - b) * 100)
}

/** Growth of one month on another, yuan. */
function monthGrowth(now: number | null, before: number | null): number | null {
  const fen = (cell: number | null) => (cell === null ? null : Math.round(cell * 100))
  return growthCell(fen(now), fen(before), 1)
}

function trendChart(context: InvoiceContext): ChartBlock {
  const months = shownMonths(context)
  const out = months.map((m) => netCell(context.out, m))
  const in_ = months.map((m) => netCell(context.in, m))
  const partial = months.filter((m) => m > context.m0).map(formatMonth)
  return {
    kind: 'chart',
    id: 'trend',
    title: '近36个月开票趋势',
    chart: 'trend',
    beside: 'monthly',
    categories: months.map(formatMonth),
    series: [
      { name: '销项净额', type: 'line', values: out, unit: 'yuan' },
      { name: '进项净额', type: 'line', values: in_, unit: 'yuan' },
      {
        name: '差额',
        type: 'line',
        values: out.map((o, i) => difference(o, in_[i]!)),
        unit: 'yuan',
      },
      {
        name: '销项张数',
        type: 'bar',
        values: months.map((m) =>
          isKnown(context.out, m) ? (digestOf(context.out, m)?.count ?? 0) : null,
        ),
        unit: 'count',
      },
    ],
    ...(partial.length ? { partial, note: '当月(未完整)仅供参考，不计入任何指标窗口' } : {}),
  }
}

/** Each figure of a month opens its own invoices: both legs of a difference, both years of a growth. */
function monthCells(context: InvoiceContext, m: number): Record<string, Evidence> {
  const of = (direction: Direction, month: number, rows?: InvoiceEvidence['rows']) =>
    isKnown(context.series(direction), month)
      ? rowsOf(direction, { from: month, to: month }, rows)
      : []
  return {
    yoy: termsOf(
      [of('OUT', m), '本月', netCell(context.out, m)],
      [of('OUT', m - 12), '上年同月', netCell(context.out, m - 12)],
    ),
    count: of('OUT', m, 'ALL'),
    in: of('IN', m),
    difference: termsOf(
      [of('OUT', m), '销项净额', netCell(context.out, m)],
      [of('IN', m), '进项净额', netCell(context.in, m)],
    ),
  }
}

function monthlyTable(context: InvoiceContext): TableBlock {
  const months = shownMonths(context).reverse()
  return table(
    'monthly',
    '逐月开票',
    [
      { key: 'month', title: '月份', type: 'month' },
      { key: 'out', title: '销项净额', type: 'money', unit: '元', proof: 'SUM' },
      { key: 'yoy', title: '同比', type: 'ratio', proof: 'GROWTH' },
      { key: 'count', title: '销项张数', type: 'int', proof: 'SUM' },
      { key: 'in', title: '进项净额', type: 'money', unit: '元', proof: 'SUM' },
      { key: 'difference', title: '差额', type: 'money', unit: '元', proof: 'DIFFERENCE' },
    ],
    months.map((m) => {
      const out = netCell(context.out, m)
      const in_ = netCell(context.in, m)
      const partial = m > context.m0
      return {
        cells: {
          month: formatMonth(m),
          out,
          yoy: partial ? null : monthGrowth(out, netCell(context.out, m - 12)),
          count: isKnown(context.out, m) ? (digestOf(context.out, m)?.count ?? 0) : null,
          in: in_,
          difference: difference(out, in_),
        },
        evidence: out === null ? [] : rowsOf('OUT', { from: m, to: m }),
        own: monthCells(context, m),
      }
    }),
  )
}

const byYears = (context: InvoiceContext): TableBlock =>
  yearsTable({
    id: 'by-year',
    title: '月份×近三年',
    note: '销项开票净额；当年合计截至最近完整月',
    m0: context.m0,
    of: (month) => netCell(context.out, month),
    growth: monthGrowth,
    evidence: (from, to) => rowsOf('OUT', { from, to }),
  })

export function trendSection({ context }: ReportBuild): Section {
  return {
    id: 's03-trend',
    title: '开票趋势',
    blocks: [trendChart(context), byYears(context), monthlyTable(context)],
  }
}
