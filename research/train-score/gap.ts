import type { DayColumns, MonthIndex } from '../../packages/engine/src/invoice/facts.ts'
import { firstDayOfMonth } from '../../packages/engine/src/kit/calendar/window.ts'

/**
 * Longest run of days without a blue invoice from the first day of month `from` to the last day of month `to`; the
 * runs before the first and after the last invoice count too (I-016 as domain reference §3.1 corrects it).
 */
export function longestGapDays(
  digests: readonly { month: MonthIndex; days: Pick<DayColumns, 'blueCount'> }[],
  from: MonthIndex,
  to: MonthIndex,
): number {
  const days: number[] = []
  for (const d of digests) {
    if (d.month < from || d.month > to) continue
    const start = firstDayOfMonth(d.month)
    d.days.blueCount.forEach((count, index) => {
      if (count > 0) days.push(start + index)
    })
  }
  days.sort((a, b) => a - b)
  days.push(firstDayOfMonth(to + 1))
  let previous = firstDayOfMonth(from) - 1
  let longest = 0
  for (const day of days) {
    longest = Math.max(longest, day - previous - 1)
    previous = day
  }
  return longest
}
