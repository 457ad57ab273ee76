/** What is known about each month of one direction (domain §3.1): "no data" is not "zero". */

import type { Direction, InvoiceFacts, MonthIndex } from '../invoice/facts.ts'
import type { CoverageState } from '../report/document.ts'
import { optionalDay } from './calendar/calendar.ts'
import { monthOfDay } from './calendar/window.ts'

export interface SpanCoverage {
  /** Months of the span. */
  months: number
  /** COLLECTED or COLLECTED_EMPTY. */
  known: number
  missing: number
  /** Before the enterprise existed. */
  before: number
}

/**
 * State of `months` (consecutive, from `start`). Rows win over a later 成立日: an enterprise that issued invoices in a
 * month existed then, and the contradiction is reported by the data-quality box instead.
 */
export function coverageStates(
  facts: InvoiceFacts,
  direction: Direction,
  start: MonthIndex,
  months: number,
  hasRows: (month: MonthIndex) => boolean,
): CoverageState[] {
  const established = optionalDay(facts.registration.establishedOn)
  const firstMonth = established === null ? null : monthOfDay(established)
  const covered = facts.covered[direction]
  const failed = new Set(facts.missingMonths[direction])
  return Array.from({ length: months }, (_, i) => {
    const month = start + i
    if (failed.has(month)) return 'NOT_COLLECTED'
    if (hasRows(month)) return 'COLLECTED'
    if (firstMonth !== null && month < firstMonth) return 'BEFORE_ESTABLISHMENT'
    if (!covered || month < covered[0] || month > covered[1]) return 'NOT_COLLECTED'
    return 'COLLECTED_EMPTY'
  })
}

export function countStates(states: readonly CoverageState[]): SpanCoverage {
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
