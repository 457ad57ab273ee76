/** What was collected beside invoices, as a report may see it from where it stands. */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import type { LendingFacts } from '../facts/lending.ts'
import type { DayNumber } from '../facts.ts'

/**
 * Arrears are a picture of the day they were collected: they say nothing of an earlier one. A statement of a year that had not
 * ended yet was in nobody's hands. Payments carry their months.
 */
export function seenLending(
  facts: LendingFacts | undefined,
  asOf: DayNumber,
  lookingBack: boolean,
): LendingFacts | null {
  if (!facts) return null
  const end = optionalDay(facts.statement?.periodEnd)
  return {
    ...facts,
    arrears: lookingBack ? null : facts.arrears,
    statement: end !== null && end > asOf ? null : facts.statement,
  }
}
