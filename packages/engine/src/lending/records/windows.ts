/**
 * Windows of lenders' records: rolling ones, which end with the day looked from and hold it, and whole months, which end before the
 * running one (domain §3.1, §3.10).
 */
import {
  type DayNumber,
  dayOfMonth,
  daysInMonth,
  firstDayOfMonth,
  lastDayOfMonth,
  type MonthWindow,
  monthOfDay,
} from '../../kit/calendar/window.ts'
import type { Seen } from './seen.ts'

export const ROLLING = ['d7', 'd15', 'm1', 'm3', 'm6', 'm12'] as const
export type Rolling = (typeof ROLLING)[number]

/** Same day so many months before, or the last day of a month that has no such day. */
function monthsBefore(day: DayNumber, months: number): DayNumber {
  const month = monthOfDay(day) - months
  return firstDayOfMonth(month) + Math.min(dayOfMonth(day), daysInMonth(month)) - 1
}

/** First day: `d7` of the 20th begins with the 14th, `m1` with the 21st of the month before. */
export function rollingFrom(asOf: DayNumber, window: Rolling): DayNumber {
  const n = Number(window.slice(1))
  return window.startsWith('d') ? asOf - n + 1 : monthsBefore(asOf, n) + 1
}

export const rolling = (
  records: readonly Seen[],
  asOf: DayNumber,
  window: Rolling,
): readonly Seen[] => {
  const from = rollingFrom(asOf, window)
  return records.filter(({ day }) => day >= from)
}

export const wholeMonths = (
  records: readonly Seen[],
  { from, to }: MonthWindow,
): readonly Seen[] => {
  const [first, last] = [firstDayOfMonth(from), lastDayOfMonth(to)]
  return records.filter(({ day }) => day >= first && day <= last)
}
