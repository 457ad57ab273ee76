import type { MonthIndex } from '@xinjian/engine/kit/calendar/window'

/** `202610` or `2026-10`, as bureaus write months; null for anything else. */
export function monthIndexOf(text: string): MonthIndex | null {
  const [, year, month] = /^(\d{4})-?(0[1-9]|1[0-2])$/.exec(text) ?? []
  return year ? Number(year) * 12 + Number(month) - 1 : null
}

/** Month of a day as the engine counts months (year × 12 + month − 1), in SQL. */
export const monthOfDaySql = (day: string): string =>
  `(extract(year from ${day}) * 12 + extract(month from ${day}) - 1)::int`
