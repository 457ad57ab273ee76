/** The few calendar helpers of the report beyond `window.ts`: instants, years and month codes. */

import { INSTANT_SAYS } from '../../report/window/words.ts'
import type { DayNumber, MonthIndex } from './window.ts'
import { formatMonth, parseDay } from './window.ts'

const DAY_MS = 86_400_000
const CHINA_OFFSET_MS = 8 * 3_600_000

export function yearOf(month: MonthIndex): number {
  return Math.floor(month / 12)
}

/** 1–12. */
export function monthOfYear(month: MonthIndex): number {
  return month - yearOf(month) * 12 + 1
}

/** `202602`, the form of coverage and window (domain §9.4). */
export function monthCode(month: MonthIndex): string {
  return formatMonth(month).replace('-', '')
}

/** Day of an optional ISO date or date-time of the registration; null when absent or no calendar date. */
export function optionalDay(iso: string | null | undefined): DayNumber | null {
  return iso ? parseDay(iso.slice(0, 10)) : null
}

/** Day and minute of an instant as read off a clock in China. Throws RangeError on text that is no instant. */
export function chinaDay(instant: string): { day: DayNumber; minute: number } {
  const ms = Date.parse(instant)
  if (Number.isNaN(ms)) throw new RangeError(INSTANT_SAYS.none({ instant }))
  const local = ms + CHINA_OFFSET_MS
  const day = Math.floor(local / DAY_MS)
  return { day, minute: Math.floor((local - day * DAY_MS) / 60_000) }
}

/** The same instant written as a clock in China shows it: `2026-03-15T10:00:00+08:00`. */
export function chinaInstant(instant: string): string {
  const local = new Date(Date.parse(instant) + CHINA_OFFSET_MS)
  return `${local.toISOString().slice(0, 19)}+08:00`
}
