/**
 * What one source says of the revenue (or the profit) of a span of months, in 分, with the rows behind it; or why it says nothing.
 * A source speaks only where it covers the whole span: a month that is not covered is never taken for zero.
 */

import type { Fen } from '@xinjian/format'
import { optionalDay, yearOf } from '../../kit/calendar/calendar.ts'
import {
  firstDayOfMonth,
  formatDay,
  formatMonth,
  lastDayOfMonth,
  type MonthIndex,
  type MonthWindow,
  monthOfDay,
} from '../../kit/calendar/window.ts'
import type { Evidence } from '../../report/document.ts'
import type { TaxReportContext } from '../context.ts'
import { PERIOD_SAYS } from '../words.ts'
import { CROSS_SAYS } from './words.ts'

export type Figure =
  | { fen: Fen; evidence: Evidence; remark?: string }
  /** `why`: 未采集…, 缺少…; ready to print. */
  | { fen: null; why: string }

export const silent = (why: string): Figure => ({ fen: null, why })

export const NOT_FOUNDED = CROSS_SAYS.notFounded

/** 2025-03, 2025-01至2025-03, 2025年. */
export function periodWords({ from, to }: MonthWindow): string {
  if (from === to) return formatMonth(from)
  if (from % 12 === 0 && to === from + 11) return PERIOD_SAYS.yearOf({ year: yearOf(from) })
  return PERIOD_SAYS.spanOf({ from: formatMonth(from), to: formatMonth(to) })
}

/** 2025年第1季度. */
export const quarterWords = ({ from }: MonthWindow): string =>
  PERIOD_SAYS.quarterOf({ year: yearOf(from), quarter: Math.floor((from % 12) / 3) + 1 })

export const monthsOf = ({ from, to }: MonthWindow): MonthIndex[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

type Ranges = readonly (readonly [MonthIndex, MonthIndex])[]

/** First month in which the enterprise was there at all; nothing is asked of months before it. */
export function foundedIn({ facts }: TaxReportContext): MonthIndex {
  const day = optionalDay(facts.registration.establishedOn)
  return day === null ? Number.NEGATIVE_INFINITY : monthOfDay(day)
}

/** Months of a span, from the founding, that no range covers. */
export const uncovered = (
  context: TaxReportContext,
  ranges: Ranges,
  span: MonthWindow,
): MonthIndex[] =>
  monthsOf(span).filter(
    (m) => m >= foundedIn(context) && !ranges.some(([from, to]) => m >= from && m <= to),
  )

/** The first months by name, the others by number. */
function notCollectedIn(missing: readonly MonthIndex[], data: string): string {
  const [a = '', b = '', c = ''] = missing.slice(0, 3).map(formatMonth)
  const n = missing.length
  if (n === 1) return CROSS_SAYS.monthNotCollected({ a, data })
  if (n === 2) return CROSS_SAYS.twoMonthsNotCollected({ a, b, data })
  return n === 3
    ? CROSS_SAYS.threeMonthsNotCollected({ a, b, c, data })
    : CROSS_SAYS.monthsNotCollected({ a, b, c, n, data })
}

/** Net sales without tax of the invoices held (I-003). */
export const invoicedIn = (context: TaxReportContext, span: MonthWindow): Figure =>
  heldIn(context, span, 'sales')

/** Net purchases without tax of the invoices held (I-004). */
export const purchasedIn = (context: TaxReportContext, span: MonthWindow): Figure =>
  heldIn(context, span, 'purchases')

const SIDES = {
  sales: ['OUT', CROSS_SAYS.sales, CROSS_SAYS.noSales],
  purchases: ['IN', CROSS_SAYS.purchases, CROSS_SAYS.noPurchases],
} as const

function heldIn(context: TaxReportContext, span: MonthWindow, side: 'sales' | 'purchases'): Figure {
  const { invoiced } = context.facts
  const [direction, name, none] = SIDES[side]
  if (!invoiced || invoiced.covered[side].length === 0) return silent(none)
  if (span.to < foundedIn(context)) return silent(NOT_FOUNDED)
  const missing = uncovered(context, invoiced.covered[side], span)
  if (missing.length > 0) return silent(notCollectedIn(missing, name))
  const fen = invoiced.months
    .filter(({ month }) => month >= span.from && month <= span.to)
    .reduce((sum, row) => sum + row[side], 0)
  return { fen, evidence: invoiceLeg(direction, span) }
}

export const invoiceLeg = (direction: 'OUT' | 'IN', { from, to }: MonthWindow): Evidence => [
  {
    dataset: 'INVOICE',
    direction,
    from: formatDay(firstDayOfMonth(from)),
    to: formatDay(lastDayOfMonth(to)),
    rows: 'VALID',
  },
]
