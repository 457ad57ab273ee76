/** The seasonal index over whole years ending at M0 (I-022), and a series with the seasons taken out (I-020). */

import { monthOfYear } from '../../kit/calendar/calendar.ts'
import { isKnown } from '../../kit/coverage.ts'
import type { MonthIndex } from '../facts.ts'
import { type MonthSeries, netOf } from './month-series.ts'

export interface SeasonalIndex {
  /** Whole years used, 2 or 3. */
  years: number
  from: MonthIndex
  /** Average share of the year's net per calendar month; index 0 = January. Sums to 1. */
  share: number[]
}

/** null when fewer than two whole known years with a positive net end at M0. */
export function seasonalIndex(series: MonthSeries, m0: MonthIndex): SeasonalIndex | null {
  const share = new Array<number>(12).fill(0)
  let years = 0
  for (; years < 3; years++) {
    const to = m0 - 12 * years
    let net = 0
    let whole = true
    for (let m = to - 11; m <= to; m++) {
      whole &&= isKnown(series, m)
      net += netOf(series, m)
    }
    if (!whole || net <= 0) break
    for (let m = to - 11; m <= to; m++) share[monthOfYear(m) - 1]! += netOf(series, m) / net
  }
  if (years < 2) return null
  return { years, from: m0 - 12 * years + 1, share: share.map((sum) => sum / years) }
}

/** Nets divided by their month's index (1 = average month); null when a month of the index has no sales. */
export function deseasonalised(
  series: MonthSeries,
  months: readonly MonthIndex[],
  index: SeasonalIndex,
): number[] | null {
  const values: number[] = []
  for (const month of months) {
    const factor = index.share[monthOfYear(month) - 1]! * 12
    if (factor <= 0) return null
    values.push(netOf(series, month) / factor)
  }
  return values
}
