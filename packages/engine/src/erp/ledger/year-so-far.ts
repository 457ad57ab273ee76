/** The months of a year up to one, as books tell them: since January, or since the founding and whatever was booked before it. */
import { yearOf } from '../../kit/calendar/calendar.ts'
import type { MonthIndex, MonthWindow } from '../../kit/calendar/window.ts'
import { type Ledger, tilesOf } from './ledger.ts'

/** Ascending, none of them over another; a month that is in none came to nothing. */
export type Windows = readonly MonthWindow[]

/** null = the books do not tell them whole. */
export function yearSoFar(
  ledger: Ledger,
  month: MonthIndex,
  since: MonthIndex | null,
): Windows | null {
  const january = yearOf(month) * 12
  const founded = Math.max(january, Math.min(since ?? january, month))
  const own = { from: founded, to: month }
  const before = beforehand(ledger, january, founded)
  if (tilesOf(ledger, own) !== null) return [...before, own]
  // A book of several months that the founding lies in is whole by itself.
  const first = before[0]?.from ?? founded
  const across = ledger.trials
    .filter(({ from, to }) => from >= january && from <= first && to >= founded)
    .map(({ from }) => ({ from, to: month }))
    .find((window) => tilesOf(ledger, window) !== null)
  return across ? [across] : null
}

/**
 * Costs of the time before the founding (筹建期) stand in the statement of its year. A firm that was not there yet need not have booked
 * anything: months without rows are no gap.
 */
function beforehand(ledger: Ledger, from: MonthIndex, founded: MonthIndex): MonthWindow[] {
  const found: MonthWindow[] = []
  for (let month = from; month < founded; ) {
    const ends = ledger.trials.filter((t) => t.from === month && t.to < founded).map(({ to }) => to)
    const window = [...ends, month]
      .map((to) => ({ from: month, to }))
      .find((of) => tilesOf(ledger, of) !== null)
    if (window) found.push(window)
    month = (window?.to ?? month) + 1
  }
  return found
}
