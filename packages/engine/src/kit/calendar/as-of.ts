/** From where a report looks at its facts. */
import { chinaDay, optionalDay } from './calendar.ts'
import { type DayNumber, lastDayOfMonth, type MonthIndex, monthOfDay } from './window.ts'

/**
 * The day the report looks from, and M0. A cut-off in the last minute (23:59) of a month's last day has seen that month
 * whole. An M0 before the last complete month means "as it stood then": the report looks from the end of that month, and
 * nothing later is seen.
 */
export function asOfAndM0(
  dataCutoff: string,
  through: MonthIndex | undefined,
): { asOf: DayNumber; m0: MonthIndex } {
  const { day, minute } = chinaDay(dataCutoff)
  const month = monthOfDay(day)
  const whole = lastDayOfMonth(month) === day && minute === 24 * 60 - 1
  const complete = whole ? month : month - 1
  if (through === undefined) return { asOf: day, m0: complete }
  return { asOf: through < complete ? lastDayOfMonth(through) : day, m0: through }
}

/**
 * Whether a report through `m0` leaves out whole months that its rows tell. `last`: the newest month of any row, null = there is none. Where
 * the rows end with `m0` it looks back at nothing, however long ago that was.
 */
export const looksBack = (dataCutoff: string, m0: MonthIndex, last: MonthIndex | null): boolean =>
  last !== null && m0 < Math.min(last, asOfAndM0(dataCutoff, undefined).m0)

/** The newest of the months and of the days (ISO) that rows tell; null = no row tells any. */
export function newestMonth(
  months: Iterable<{ month: MonthIndex }>,
  days: Iterable<string>,
): MonthIndex | null {
  let newest = ''
  for (const day of days) if (day > newest) newest = day
  const day = optionalDay(newest)
  let last = day === null ? null : monthOfDay(day)
  for (const { month } of months) if (last === null || month > last) last = month
  return last
}
