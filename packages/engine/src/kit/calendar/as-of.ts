/** From where a report looks at its facts. */
import { chinaDay } from './calendar.ts'
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
