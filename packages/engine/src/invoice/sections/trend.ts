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
import { GOODS_SAYS } from '../indicators/goods-words.ts'
import { INVOICE_SAYS } from '../words.ts'
import { growthCell, netCell, rowsOf } from './build.ts'
import { SECTIONS_SAYS } from './words.ts'

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
    title: SECTIONS_SAYS.invoicingLast36,
    chart: 'trend',
    beside: 'monthly',
    categories: months.map(formatMonth),
    series: [
      { name: SECTIONS_SAYS.netSales, type: 'line', values: out, unit: 'yuan' },
      { name: GOODS_SAYS.purchasedNet, type: 'line', values: in_, unit: 'yuan' },
      {
        name: SECTIONS_SAYS.difference,
        type: 'line',
        values: out.map((o, i) => difference(o, in_[i]!)),
        unit: 'yuan',
      },
      {
        name: SECTIONS_SAYS.salesInvoices,
        type: 'bar',
        values: months.map((m) =>
          isKnown(context.out, m) ? (digestOf(context.out, m)?.count ?? 0) : null,
        ),
        unit: 'count',
      },
    ],
    ...(partial.length ? { partial, note: SECTIONS_SAYS.currentMonthIncomplete } : {}),
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
      [of('OUT', m), SECTIONS_SAYS.thisMonth, netCell(context.out, m)],
      [of('OUT', m - 12), SECTIONS_SAYS.sameMonthLast, netCell(context.out, m - 12)],
    ),
    count: of('OUT', m, 'ALL'),
    in: of('IN', m),
    difference: termsOf(
      [of('OUT', m), SECTIONS_SAYS.netSales, netCell(context.out, m)],
      [of('IN', m), GOODS_SAYS.purchasedNet, netCell(context.in, m)],
    ),
  }
}

function monthlyTable(context: InvoiceContext): TableBlock {
  const months = shownMonths(context).reverse()
  return table(
    'monthly',
    SECTIONS_SAYS.monthMonth,
    [
      { key: 'month', title: SECTIONS_SAYS.month, type: 'month' },
      {
        key: 'out',
        title: SECTIONS_SAYS.netSales,
        type: 'money',
        unit: SECTIONS_SAYS.yuan,
        proof: 'SUM',
      },
      { key: 'yoy', title: SECTIONS_SAYS.yearBefore, type: 'ratio', proof: 'GROWTH' },
      { key: 'count', title: SECTIONS_SAYS.salesInvoices, type: 'int', proof: 'SUM' },
      {
        key: 'in',
        title: GOODS_SAYS.purchasedNet,
        type: 'money',
        unit: SECTIONS_SAYS.yuan,
        proof: 'SUM',
      },
      {
        key: 'difference',
        title: SECTIONS_SAYS.difference,
        type: 'money',
        unit: SECTIONS_SAYS.yuan,
        proof: 'DIFFERENCE',
      },
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
    title: SECTIONS_SAYS.monthMonthThree,
    note: SECTIONS_SAYS.netSalesTotal,
    m0: context.m0,
    of: (month) => netCell(context.out, month),
    growth: monthGrowth,
    evidence: (from, to) => rowsOf('OUT', { from, to }),
  })

export function trendSection({ context }: ReportBuild): Section {
  return {
    id: 's03-trend',
    title: INVOICE_SAYS.trendInvoicing,
    blocks: [trendChart(context), byYears(context), monthlyTable(context)],
  }
}
