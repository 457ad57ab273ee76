/** One direction of the facts laid out by month, so that a window is a slice. */

import { optionalDay } from '../../kit/calendar/calendar.ts'
import { type MonthWindow, monthOfDay } from '../../kit/calendar/window.ts'
import { coverageStates, isKnown } from '../../kit/coverage.ts'
import type { MonthStates } from '../../kit/kind.ts'
import type { CoverageState } from '../../report/document.ts'
import type { Direction, InvoiceFacts, MonthDigest, MonthIndex } from '../facts.ts'

export interface MonthSeries extends MonthStates {
  direction: Direction
  digests: readonly (MonthDigest | null)[]
  /** 蓝 − 红 价税合计 per month, 分. */
  net: Float64Array
}

export function monthSeries(
  facts: InvoiceFacts,
  direction: Direction,
  start: MonthIndex,
  end: MonthIndex,
): MonthSeries {
  const length = end - start + 1
  const digests: (MonthDigest | null)[] = new Array(length).fill(null)
  const net = new Float64Array(length)
  for (const digest of facts.digests) {
    const i = digest.month - start
    if (digest.direction !== direction || i < 0 || i >= length) continue
    digests[i] = digest
    net[i] = digest.blueTotal - digest.redTotal
  }
  const hasRows = (month: MonthIndex) => (digests[month - start]?.count ?? 0) > 0
  const collected = {
    establishedOn: facts.registration.establishedOn,
    covered: facts.covered[direction],
    failed: facts.missingMonths[direction],
  }
  const states = coverageStates(collected, start, length, hasRows)
  const founding = foundingMonth(facts, direction, start, states)
  if (founding !== null) states[founding - start] = 'BEFORE_ESTABLISHMENT'
  return { direction, start, end, digests, states, net, ...(founding === null ? {} : { founding }) }
}

/**
 * The month of the establishment where a source begins with the month after: what it sold then is a few days at most, and
 * a table that begins with its first invoice leaves it out. null = there is no such month.
 */
function foundingMonth(
  facts: InvoiceFacts,
  direction: Direction,
  start: MonthIndex,
  states: readonly CoverageState[],
): MonthIndex | null {
  const established = optionalDay(facts.registration.establishedOn)
  if (established === null) return null
  const month = monthOfDay(established)
  const next = states[month + 1 - start]
  const open = states[month - start] === 'NOT_COLLECTED'
  const failed = facts.missingMonths[direction].includes(month)
  return open && !failed && (next === 'COLLECTED' || next === 'COLLECTED_EMPTY') ? month : null
}

export function digestOf(series: MonthSeries, month: MonthIndex): MonthDigest | null {
  return series.digests[month - series.start] ?? null
}

/** Σ over the digests of a span; a month without rows adds nothing. */
export function sum(
  series: MonthSeries,
  span: MonthWindow,
  pick: (digest: MonthDigest) => number,
): number {
  let total = 0
  for (let m = span.from; m <= span.to; m++) {
    const digest = digestOf(series, m)
    if (digest) total += pick(digest)
  }
  return total
}

/** Net of each month of the span that is known (not missing, not before establishment), oldest first, 分. */
export function knownNets(series: MonthSeries, span: MonthWindow): number[] {
  const nets: number[] = []
  for (let m = span.from; m <= span.to; m++)
    if (isKnown(series, m)) nets.push(series.net[m - series.start] ?? 0)
  return nets
}

export function netOf(series: MonthSeries, month: MonthIndex): number {
  return series.net[month - series.start] ?? 0
}

export const validCount = (d: MonthDigest): number => d.count - d.voidCount
export const netTotal = (d: MonthDigest): number => d.blueTotal - d.redTotal
export const netAmount = (d: MonthDigest): number => d.blueAmount - d.redAmount
export const netTax = (d: MonthDigest): number => d.blueTax - d.redTax
