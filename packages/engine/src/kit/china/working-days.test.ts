import { expect, test } from 'vitest'
import { formatDay, parseDay } from '../calendar/window.ts'
import { workingDayAfter } from './working-days.ts'

// Counted by hand on the calendar of the State Council's notice.
test.each([
  ['2026-03-02', 20, '2026-03-30', 'four weeks without a holiday'],
  ['2026-09-21', 20, '2026-10-27', 'over 25–27 September and 1–7 October'],
  ['2026-11-27', 1, '2026-11-30', 'from a Friday on a Monday'],
  ['2026-11-28', 1, '2026-11-30', 'from a Saturday likewise'],
  ['2026-12-25', 5, '2027-01-01', 'a year without a notice has weekends alone'],
])('%s and %i working days: %s (%s)', (from, n, expected) => {
  expect(formatDay(workingDayAfter(parseDay(from)!, n))).toBe(expected)
})
