/** Terms that are counted in working days. */
import { type DayNumber, weekday } from '../calendar/window.ts'
import { holidayDays } from './holiday-days.ts'

const SATURDAY = 5

const isWorking = (day: DayNumber): boolean =>
  weekday(day) < SATURDAY && !holidayDays(day, day)?.length

/**
 * The n-th working day after a day. Weekend days worked in exchange count as days off; in a year whose holidays are not known yet weekends
 * alone are off, so that the term is rather too short for whoever has to keep it.
 */
export function workingDayAfter(day: DayNumber, n: number): DayNumber {
  let at = day
  for (let left = n; left > 0; ) if (isWorking(++at)) left--
  return at
}
