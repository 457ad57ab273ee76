/** One direction by calendar day, from the first day of the series to the cut-off day. */

import { firstDayOfMonth, lastDayOfMonth } from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import type { DayNumber, MonthIndex } from '../facts.ts'
import type { MonthSeries } from './month-series.ts'

export interface DaySeries {
  from: DayNumber
  to: DayNumber
  count: Float64Array
  /** Not void, red included. */
  valid: Float64Array
  blue: Float64Array
  /** 蓝 − 红 价税合计, 分. */
  net: Float64Array
  voids: Float64Array
  voidTotal: Float64Array
}

export function daySeries(series: MonthSeries, fromMonth: MonthIndex, to: DayNumber): DaySeries {
  const first = Math.max(fromMonth, series.start)
  const from = firstDayOfMonth(first)
  const length = Math.max(0, to - from + 1)
  const column = () => new Float64Array(length)
  const days: DaySeries = {
    from,
    to,
    count: column(),
    valid: column(),
    blue: column(),
    net: column(),
    voids: column(),
    voidTotal: column(),
  }
  for (let i = first - series.start; i < series.digests.length; i++) {
    const digest = series.digests[i]?.days
    if (!digest) continue
    const offset = firstDayOfMonth(series.start + i) - from
    for (let d = 0; d < 31 && offset + d < length; d++) {
      if (digest.count[d] === 0) continue
      days.count[offset + d] = digest.count[d]!
      days.valid[offset + d] = digest.count[d]! - digest.voidCount[d]!
      days.blue[offset + d] = digest.blueCount[d]!
      days.net[offset + d] = digest.net[d]!
      days.voids[offset + d] = digest.voidCount[d]!
      days.voidTotal[offset + d] = digest.voidTotal[d]!
    }
  }
  return days
}

/** Days with a valid (not void) invoice in [from, to], ascending. */
export function validDays(days: DaySeries, from: DayNumber, to: DayNumber): DayNumber[] {
  const found: DayNumber[] = []
  for (let d = Math.max(from, days.from); d <= Math.min(to, days.to); d++)
    if (days.valid[d - days.from]! > 0) found.push(d)
  return found
}

/**
 * The last day up to which silence means "no invoice": the cut-off, or the end of what was collected when the month of
 * the cut-off itself was not.
 */
export function knownUntil(series: MonthSeries, asOf: DayNumber, asOfMonth: MonthIndex): DayNumber {
  let month = asOfMonth
  while (month > series.start && !isKnown(series, month)) month--
  return month === asOfMonth ? asOf : lastDayOfMonth(month)
}
