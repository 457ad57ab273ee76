import type { DayNumber } from '../calendar/window.ts'
import { monthOfDay, parseDay } from '../calendar/window.ts'
import { HOLIDAY_BLOCKS } from './holidays.ts'

/**
 * Days off between two days, both included, ascending; null when a year between them is not in the table: an unknown
 * year must not look like a year without holidays. The server uses the same list for the evidence predicate HOLIDAY.
 */
export function holidayDays(from: DayNumber, to: DayNumber): DayNumber[] | null {
  const firstYear = Math.floor(monthOfDay(from) / 12)
  const lastYear = Math.floor(monthOfDay(to) / 12)
  const days = new Set<DayNumber>()
  for (let year = firstYear; year <= lastYear + 1; year++) {
    const blocks = HOLIDAY_BLOCKS[year]
    if (!blocks && year <= lastYear) return null
    for (const [start, end] of blocks ?? [])
      for (let day = parseDay(start)!; day <= parseDay(end)!; day++)
        if (day >= from && day <= to) days.add(day)
  }
  return [...days].sort((a, b) => a - b)
}
