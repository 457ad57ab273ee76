/** What is known about each month of one source (domain §3.1): "no data" is not "zero". */
import type { CoverageState } from '../report/document.ts'
import { monthCode, optionalDay } from './calendar/calendar.ts'
import { type MonthIndex, type MonthWindow, monthOfDay } from './calendar/window.ts'
import type { MonthStates } from './kind.ts'

export interface SpanCoverage {
  /** Months of the span. */
  months: number
  /** COLLECTED or COLLECTED_EMPTY. */
  known: number
  missing: number
  /** Before the enterprise existed. */
  before: number
}

/** What was noted of the collection of one source. */
export interface Collected {
  /** 成立日, ISO, as far as known. */
  establishedOn?: string | null | undefined
  /** First and last month that the source claims to cover; null = not collected. */
  covered: readonly [MonthIndex, MonthIndex] | null
  /** Months inside `covered` that failed to be collected. */
  failed: readonly MonthIndex[]
}

/**
 * State of `months` (consecutive, from `start`). Rows win over a later 成立日: an enterprise that has rows in a month
 * existed then, and the contradiction is reported by the data-quality box instead.
 */
export function coverageStates(
  { establishedOn, covered, failed }: Collected,
  start: MonthIndex,
  months: number,
  hasRows: (month: MonthIndex) => boolean,
): CoverageState[] {
  const established = optionalDay(establishedOn)
  const firstMonth = established === null ? null : monthOfDay(established)
  const gaps = new Set(failed)
  return Array.from({ length: months }, (_, i) => {
    const month = start + i
    // What failed to be collected of a time before the enterprise is missed by nobody.
    if (firstMonth !== null && month < firstMonth && !hasRows(month)) return 'BEFORE_ESTABLISHMENT'
    if (gaps.has(month)) return 'NOT_COLLECTED'
    if (hasRows(month)) return 'COLLECTED'
    if (!covered || month < covered[0] || month > covered[1]) return 'NOT_COLLECTED'
    return 'COLLECTED_EMPTY'
  })
}

function countStates(states: readonly CoverageState[]): SpanCoverage {
  let known = 0
  let missing = 0
  let before = 0
  for (const state of states) {
    if (state === 'COLLECTED' || state === 'COLLECTED_EMPTY') known++
    else if (state === 'NOT_COLLECTED') missing++
    else before++
  }
  return { months: states.length, known, missing, before }
}

/** Months outside the series are NOT_COLLECTED: it begins at the earliest month of the facts. */
export function stateOf(series: MonthStates, month: MonthIndex): CoverageState {
  return series.states[month - series.start] ?? 'NOT_COLLECTED'
}

export function isKnown(series: MonthStates, month: MonthIndex): boolean {
  const state = stateOf(series, month)
  return state === 'COLLECTED' || state === 'COLLECTED_EMPTY'
}

export function spanCoverage(series: MonthStates, span: MonthWindow): SpanCoverage {
  const states: CoverageState[] = []
  for (let m = span.from; m <= span.to; m++) states.push(stateOf(series, m))
  return countStates(states)
}

/** yyyyMM → state, from a month to the end of the series (domain §9.4). */
export function statesByMonth(
  series: MonthStates,
  from: MonthIndex,
): Record<string, CoverageState> {
  const states: Record<string, CoverageState> = {}
  for (let m = from; m <= series.end; m++) states[monthCode(m)] = stateOf(series, m)
  return states
}
