/**
 * Calendar arithmetic of reports, without `Date` and without a time zone: invoices and declarations carry calendar dates,
 * and the windows of domain §3.1 are whole calendar months.
 */

/** year × 12 + (month − 1): arithmetic on months without dates. */
export type MonthIndex = number

/** Days since 1970-01-01 of the printed date (no time zone: a printed date is a calendar date). */
export type DayNumber = number

/** Days since 1970-01-01 of a proleptic Gregorian date (H. Hinnant's days_from_civil). `month` is 1–12; no range check. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

/** Number of days of a month. */
export function daysInMonth(month: MonthIndex): number {
  return firstDayOfMonth(month + 1) - firstDayOfMonth(month)
}

export function firstDayOfMonth(month: MonthIndex): DayNumber {
  return dayNumber(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, 1)
}

export function lastDayOfMonth(month: MonthIndex): DayNumber {
  return firstDayOfMonth(month + 1) - 1
}

/** Month of a day. The estimate by mean month length is off by at most one, so one comparison each way settles it. */
export function monthOfDay(day: DayNumber): MonthIndex {
  let month = 1970 * 12 + Math.floor(day / 30.436875)
  while (firstDayOfMonth(month) > day) month--
  while (firstDayOfMonth(month + 1) <= day) month++
  return month
}

/** 1–31. */
export function dayOfMonth(day: DayNumber): number {
  return day - firstDayOfMonth(monthOfDay(day)) + 1
}

/** 0 = Monday … 6 = Sunday (1970-01-01 was a Thursday). */
export function weekday(day: DayNumber): number {
  return (((day + 3) % 7) + 7) % 7
}

const pad = (n: number, width: number): string => String(n).padStart(width, '0')

/** `2026-02`. */
export function formatMonth(month: MonthIndex): string {
  return `${pad(Math.floor(month / 12), 4)}-${pad((month % 12) + 1, 2)}`
}

/** `YYYY-MM` → month; null when the text is not such a month. */
export function parseMonth(text: string): MonthIndex | null {
  const m = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text)
  return m ? Number(m[1]) * 12 + Number(m[2]) - 1 : null
}

/** `2026-02-28`. */
export function formatDay(day: DayNumber): string {
  const month = monthOfDay(day)
  return `${formatMonth(month)}-${pad(day - firstDayOfMonth(month) + 1, 2)}`
}

/** `YYYY-MM-DD` → day; null for anything else, 2026-02-30 included. */
export function parseDay(text: string): DayNumber | null {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return m ? validDay(Number(m[1]), Number(m[2]), Number(m[3])) : null
}

/** As `dayNumber`, but null for a date that does not exist. */
export function validDay(year: number, month: number, day: number): DayNumber | null {
  if (month < 1 || month > 12 || day < 1) return null
  return day > daysInMonth(year * 12 + month - 1) ? null : dayNumber(year, month, day)
}

/** Names of windows of whole months (domain §3.1); all but P12 end with M0, P12 is the 12 months before L12. */
export type WindowName = 'L1' | 'L3' | 'L6' | 'L12' | 'L24' | 'P12'

export interface MonthWindow {
  /** Both ends included. */
  from: MonthIndex
  to: MonthIndex
}

const LENGTH: Record<WindowName, number> = { L1: 1, L3: 3, L6: 6, L12: 12, L24: 24, P12: 12 }

/** The window named, where `m0` is the last complete calendar month. */
export function windowOf(name: WindowName, m0: MonthIndex): MonthWindow {
  const to = name === 'P12' ? m0 - 12 : m0
  return { from: to - LENGTH[name] + 1, to }
}
