/**
 * Counterparties of one direction summed over a window. Arrays are indexed by position in `facts.counterparties`, so a
 * fold costs months × counterparties additions and no allocation per row.
 */

import type { MonthWindow } from '../../kit/calendar/window.ts'
import { firstDayOfMonth } from '../../kit/calendar/window.ts'
import type { Counterparty, DayNumber } from '../facts.ts'
import { digestOf, type MonthSeries } from './month-series.ts'

export interface PartyFold {
  span: MonthWindow
  /** 蓝 − 红 价税合计, 分. */
  net: Float64Array
  blueCount: Float64Array
  redCount: Float64Array
}

/**
 * Positions of every month's counterparties in the dictionary, looked up once for all folds; −1 = not in it. Where ids are
 * positions already (0, 1, 2 …), the columns of ids are used as they are.
 */
export function monthPositions(
  series: MonthSeries,
  parties: readonly Counterparty[],
): (Int32Array | null)[] {
  const plain = parties.every((party, i) => party.id === i)
  const position = new Map(plain ? [] : parties.map((party, i) => [party.id, i]))
  return series.digests.map((digest) => {
    if (!digest || plain) return digest?.counterparties.id ?? null
    return digest.counterparties.id.map((id) => position.get(id) ?? -1)
  })
}

export function foldParties(
  series: MonthSeries,
  positions: readonly (Int32Array | null)[],
  span: MonthWindow,
  size: number,
): PartyFold {
  const net = new Float64Array(size)
  const blueCount = new Float64Array(size)
  const redCount = new Float64Array(size)
  for (let m = span.from; m <= span.to; m++) {
    const columns = digestOf(series, m)?.counterparties
    const at = positions[m - series.start]
    if (!columns || !at) continue
    const { blueTotal, redTotal } = columns
    for (let k = 0; k < at.length; k++) {
      const p = at[k]!
      if (p < 0) continue
      net[p]! += blueTotal[k]! - redTotal[k]!
      blueCount[p]! += columns.blueCount[k]!
      redCount[p]! += columns.redCount[k]!
    }
  }
  return { span, net, blueCount, redCount }
}

/** First and last day with a blue invoice over the whole series; −1 = never. */
export interface PartyDays {
  first: Int32Array
  last: Int32Array
}

export function partyDays(
  series: MonthSeries,
  positions: readonly (Int32Array | null)[],
  size: number,
): PartyDays {
  const first = new Int32Array(size).fill(-1)
  const last = new Int32Array(size).fill(-1)
  for (let m = series.start; m <= series.end; m++) {
    const columns = digestOf(series, m)?.counterparties
    const at = positions[m - series.start]
    if (!columns || !at) continue
    const { firstDay, lastDay } = columns
    const day0: DayNumber = firstDayOfMonth(m) - 1
    for (let k = 0; k < at.length; k++) {
      const p = at[k]!
      if (p < 0 || firstDay[k] === 0) continue
      if (first[p] === -1) first[p] = day0 + firstDay[k]!
      last[p] = day0 + lastDay[k]!
    }
  }
  return { first, last }
}

/**
 * Positions of the k largest positive values among `eligible`, largest first, ties by lower id (= position), so that
 * the ranking never depends on the order in which rows came. One pass with a small sorted buffer.
 */
export function topPositions(
  values: Float64Array,
  k: number,
  eligible: (position: number) => boolean,
): number[] {
  const top: number[] = []
  for (let p = 0; p < values.length; p++) {
    const value = values[p]!
    if (value <= 0 || !eligible(p)) continue
    if (top.length === k && value <= values[top[k - 1]!]!) continue
    let at = top.length
    while (at > 0 && values[top[at - 1]!]! < value) at--
    top.splice(at, 0, p)
    if (top.length > k) top.pop()
  }
  return top
}
