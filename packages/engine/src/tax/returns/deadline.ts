/** When a return is due, where it does not say so itself (征管法实施细则 §109: holidays move the term). */

import {
  type DayNumber,
  firstDayOfMonth,
  lastDayOfMonth,
  type MonthIndex,
  weekday,
} from '../../kit/calendar/window.ts'
import { holidayDays } from '../../kit/china/holiday-days.ts'

const DUE_DAY = 15
const SATURDAY = 5
/** From so many days in a row a holiday inside the term lengthens it. */
const LONG_HOLIDAY = 3
/** Annual income tax: five months after the year. */
const SETTLEMENT_MONTH = 5

/**
 * The 15th of the month after a period. Each day off of a block of three and more between the 1st and the 15th adds a working
 * day, and a term never ends on a day off. Weekend days worked in exchange are counted as days off: the term is never too short.
 * null = the holidays of that year are not known.
 */
export function periodDeadline(to: MonthIndex): DayNumber | null {
  const first = firstDayOfMonth(to + 1)
  return shifted(first, first + DUE_DAY - 1)
}

/** 31 May of the next year; a term that ends on a day off ends on the next working day. */
export function annualDeadline(year: number): DayNumber | null {
  const last = lastDayOfMonth((year + 1) * 12 + SETTLEMENT_MONTH - 1)
  return shifted(last, last)
}

function shifted(first: DayNumber, last: DayNumber): DayNumber | null {
  const off = holidayDays(first, last + 31)
  if (off === null) return null
  const holidays = new Set(off)
  const working = (day: DayNumber) => weekday(day) < SATURDAY && !holidays.has(day)
  let left = 0
  for (let day = first; day <= last; ) {
    let run = 0
    while (day + run <= last && holidays.has(day + run)) run++
    if (run >= LONG_HOLIDAY) left += run
    day += run || 1
  }
  let day = last
  while (left > 0 || !working(day)) {
    day++
    if (working(day) && left > 0) left--
  }
  return day
}
