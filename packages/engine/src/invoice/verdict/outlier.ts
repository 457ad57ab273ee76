import type { Fen } from '@xinjian/format'
import { firstDayOfMonth } from '../../kit/calendar/window.ts'
import type { InvoiceContext } from '../context/context.ts'
import { digestOf, knownNets, netOf } from '../context/month-series.ts'
import type { DayNumber } from '../facts.ts'
import { VERDICT_TABLE } from './table.ts'

export interface Outlier {
  day: DayNumber
  net: Fen
  /** Of the sales of the last 12 months. */
  share: number
}

/**
 * The day that by itself makes a year's sales, in a month far beyond the others; null = none. Digests hold days, not single
 * invoices: an absurd invoice makes an absurd day.
 */
export function outlierOf(context: InvoiceContext): Outlier | null {
  const span = context.span('L12')
  const { dayShare, medianTimes, minYuan } = VERDICT_TABLE.outlier
  const total = knownNets(context.out, span).reduce((a, b) => a + b, 0)
  if (total <= 0) return null
  for (let m = span.from; m <= span.to; m++) {
    const digest = digestOf(context.out, m)
    if (!digest) continue
    const day = digest.days.net.reduce((best, net, d, all) => (net > all[best]! ? d : best), 0)
    const net = digest.days.net[day]!
    if (net <= total * dayShare || net < minYuan * 100) continue
    const others = knownNets(context.out, { from: span.from, to: span.to })
    others.splice(others.indexOf(netOf(context.out, m)), 1)
    if (netOf(context.out, m) > medianTimes * Math.max(0, median(others)))
      return { day: firstDayOfMonth(m) + day, net, share: net / total }
  }
  return null
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return 0
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
