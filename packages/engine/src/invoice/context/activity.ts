/** When invoices were issued and when not: gap months, gap days, first and last issue (I-013…I-019, R-027, R-028). */

import { monthOfYear, optionalDay } from '../../kit/calendar/calendar.ts'
import {
  firstDayOfMonth,
  lastDayOfMonth,
  type MonthWindow,
  monthOfDay,
} from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import type { DayNumber, MonthIndex } from '../facts.ts'
import type { InvoiceContext } from './context.ts'
import { validDays } from './day-series.ts'
import { digestOf, type MonthSeries, validCount } from './month-series.ts'

const FEBRUARY = 2

/** A known month in which no valid invoice was issued. */
export function isSilent(series: MonthSeries, month: MonthIndex): boolean {
  if (!isKnown(series, month)) return false
  const digest = digestOf(series, month)
  return digest === null || validCount(digest) === 0
}

/** Silent months of the window; February, the month of 春节, is never one. */
export function gapMonths(series: MonthSeries, window: MonthWindow): MonthIndex[] {
  const months: MonthIndex[] = []
  for (let m = window.from; m <= window.to; m++)
    if (monthOfYear(m) !== FEBRUARY && isSilent(series, m)) months.push(m)
  return months
}

/** The longest run of silent months; a month of `rests` neither breaks a run nor counts in it. First of equal runs. */
export function longestGapRun(
  series: MonthSeries,
  window: MonthWindow,
  rests: (month: MonthIndex) => boolean = (m) => monthOfYear(m) === FEBRUARY,
): MonthIndex[] {
  let best: MonthIndex[] = []
  let run: MonthIndex[] = []
  for (let m = window.from; m <= window.to; m++) {
    if (isSilent(series, m)) {
      if (!rests(m)) run.push(m)
    } else if (!rests(m) || !isKnown(series, m)) run = []
    if (run.length > best.length) best = [...run]
  }
  return best
}

export interface DayGap {
  /** Last issue before, or the start of the window; next issue, or the cut-off. */
  from: DayNumber
  to: DayNumber
  days: number
  /** Open gap: from the last issue to the cut-off. */
  open: boolean
}

/**
 * Gaps between valid issue dates from the start of the window to the cut-off, both open ends included. The start counts
 * only when the enterprise existed then. Public marts measure only between invoices and miss the silence that matters
 * most, the one that still lasts.
 */
export function dayGaps(context: InvoiceContext, window: MonthWindow): DayGap[] {
  const start = firstDayOfMonth(window.from)
  const end = context.knownUntil('OUT')
  const issued = validDays(context.days('OUT'), start, end)
  const established = optionalDay(context.facts.registration.establishedOn)
  const existed = established === null || established <= start
  const gaps: DayGap[] = []
  let previous: DayNumber | null = existed ? start : issued.length === 0 ? established : null
  for (const day of issued) {
    if (previous !== null && day > previous)
      gaps.push({ from: previous, to: day, days: day - previous, open: false })
    previous = day
  }
  if (previous !== null && end > previous)
    gaps.push({ from: previous, to: end, days: end - previous, open: true })
  return gaps
}

/** First of the longest gaps. */
export function longestGap(gaps: readonly DayGap[]): DayGap | null {
  let best: DayGap | null = null
  for (const gap of gaps) if (best === null || gap.days > best.days) best = gap
  return best
}

export interface Silence {
  /** Last valid issue; null = none in all that was collected. */
  last: DayNumber | null
  /** Last day up to which silence means "no invoice". */
  until: DayNumber
  /** Days without an invoice that were looked at. */
  days: number
  /** Last month since that was not collected: it may hold invoices, and it may hold none. null = every day was looked at. */
  unknown: MonthIndex | null
}

/** How long there has been no invoice (I-017). Days that nobody looked at do not count: they are not silence. null = nothing was collected. */
export function silence(context: InvoiceContext): Silence | null {
  const bounds = issueBounds(context.out)
  if (!bounds) return silenceFromTheStart(context)
  const until = Math.max(bounds.last, context.knownUntil('OUT'))
  for (let m = monthOfDay(until); m > monthOfDay(bounds.last); m--)
    if (!isKnown(context.out, m))
      return { last: bounds.last, until, days: until - lastDayOfMonth(m), unknown: m }
  return { last: bounds.last, until, days: until - bounds.last, unknown: null }
}

/** The time to the cut-off that was looked at without a break, where it holds no invoice at all. */
function silenceFromTheStart(context: InvoiceContext): Silence | null {
  const until = context.knownUntil('OUT')
  let first = monthOfDay(until)
  if (!isKnown(context.out, first)) return null
  while (isKnown(context.out, first - 1)) first--
  const established = optionalDay(context.facts.registration.establishedOn)
  const from = Math.max(lastDayOfMonth(first - 1), established ?? 0)
  return { last: null, until, days: Math.max(0, until - from), unknown: first - 1 }
}

/** First and last day with a valid invoice over everything collected; null = never. */
export function issueBounds(series: MonthSeries): { first: DayNumber; last: DayNumber } | null {
  let first: DayNumber | null = null
  let last: DayNumber | null = null
  for (let m = series.start; m <= series.end; m++) {
    const digest = digestOf(series, m)
    if (!digest || validCount(digest) === 0) continue
    for (let d = 0; d < 31; d++) {
      if (digest.days.count[d]! - digest.days.voidCount[d]! <= 0) continue
      const day = firstDayOfMonth(m) + d
      first ??= day
      last = day
    }
  }
  return first === null || last === null ? null : { first, last }
}
