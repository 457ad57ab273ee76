/**
 * Counterparties of one direction summed over a window. Arrays are indexed by position in `facts.counterparties`, so a
 * fold costs months × counterparties additions and no allocation per row.
 */
import type { Counterparty, DayNumber } from '../facts.ts'
import type { MonthWindow } from '../window.ts'
import { firstDayOfMonth } from '../window.ts'
import { digestOf, type MonthSeries } from './month-series.ts'

export interface PartyFold {
  span: MonthWindow
  /** 蓝 − 红 价税合计, 分. */
  net: Float64Array
  blueTotal: Float64Array
  blueCount: Float64Array
  redCount: Float64Array
}

/** id → position. Ids of the dictionary are small integers in practice; a sparse dictionary falls back to a map. */
export function positionOfIds(parties: readonly Counterparty[]): (id: number) => number {
  const maxId = parties.at(-1)?.id ?? -1
  if (maxId >= parties.length * 8 + 1024) {
    const map = new Map(parties.map((party, i) => [party.id, i]))
    return (id) => map.get(id) ?? -1
  }
  const table = new Int32Array(maxId + 1).fill(-1)
  parties.forEach((party, i) => {
    table[party.id] = i
  })
  return (id) => table[id] ?? -1
}

export function foldParties(
  series: MonthSeries,
  span: MonthWindow,
  size: number,
  position: (id: number) => number,
): PartyFold {
  const net = new Float64Array(size)
  const blueTotal = new Float64Array(size)
  const blueCount = new Float64Array(size)
  const redCount = new Float64Array(size)
  for (let m = span.from; m <= span.to; m++) {
    const columns = digestOf(series, m)?.counterparties
    if (!columns) continue
    const { id } = columns
    for (let k = 0; k < id.length; k++) {
      const p = position(id[k]!)
      if (p < 0) continue
      net[p]! += columns.blueTotal[k]! - columns.redTotal[k]!
      blueTotal[p]! += columns.blueTotal[k]!
      blueCount[p]! += columns.blueCount[k]!
      redCount[p]! += columns.redCount[k]!
    }
  }
  return { span, net, blueTotal, blueCount, redCount }
}

/** First and last day with a blue invoice over the whole series; −1 = never. */
export interface PartyDays {
  first: Int32Array
  last: Int32Array
}

export function partyDays(
  series: MonthSeries,
  size: number,
  position: (id: number) => number,
): PartyDays {
  const first = new Int32Array(size).fill(-1)
  const last = new Int32Array(size).fill(-1)
  for (let m = series.start; m <= series.end; m++) {
    const columns = digestOf(series, m)?.counterparties
    if (!columns) continue
    const day0: DayNumber = firstDayOfMonth(m) - 1
    for (let k = 0; k < columns.id.length; k++) {
      const p = position(columns.id[k]!)
      if (p < 0 || columns.firstDay[k] === 0) continue
      if (first[p] === -1) first[p] = day0 + columns.firstDay[k]!
      last[p] = day0 + columns.lastDay[k]!
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
