/** Days of interest between two calendar days, and the days on which instalments are due. */
import {
  type DayNumber,
  dayOfMonth,
  daysInMonth,
  firstDayOfMonth,
  monthOfDay,
} from '../kit/calendar/window.ts'
import type { DayCount } from './terms.ts'

/** Days of a year as the convention has it: the denominator of its fraction. */
export const YEAR_DAYS: Readonly<Record<DayCount, number>> = {
  ACT_360: 360,
  ACT_365: 365,
  THIRTY_360: 360,
}

/** Days from the first (counted) to the second (not counted); `to` must not be before `from`. */
export function daysOf(count: DayCount, from: DayNumber, to: DayNumber): number {
  if (count !== 'THIRTY_360') return to - from
  const months = monthOfDay(to) - monthOfDay(from)
  const first = Math.min(dayOfMonth(from), 30)
  const last = dayOfMonth(to)
  // Bond Basis: the 31st is the 30th only where the period began at the end of a month.
  return months * 30 + (last === 31 && first === 30 ? 30 : last) - first
}

/**
 * Once a month on the day on which it was paid out (of a shorter month its last day), and at last the day on which all is due: a
 * stub is the last period.
 */
export function monthlyDues(from: DayNumber, last: DayNumber): DayNumber[] {
  const [month, day] = [monthOfDay(from), dayOfMonth(from)]
  const dues: DayNumber[] = []
  for (let k = 1; ; k++) {
    const at = firstDayOfMonth(month + k) + Math.min(day, daysInMonth(month + k)) - 1
    if (at >= last) return [...dues, last]
    dues.push(at)
  }
}
