/**
 * Calendar of the world in Beijing time. A date is a day number (days since 1970-01-01), a month is
 * year × 12 + (month − 1): integers, so that no time zone can shift an invoice.
 */
import { HOLIDAYS, MADE_UP_WORKDAYS } from './holidays.ts'

export type Day = number
export type Month = number

const MS_PER_DAY = 86_400_000

export function dayOf(year: number, month1: number, day: number): Day {
  return Date.UTC(year, month1 - 1, day) / MS_PER_DAY
}

/** `2026-03-15` → day number. Throws on anything else: dates come from configuration or our own protocol. */
export function parseDay(text: string): Day {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const day = m ? dayOf(Number(m[1]), Number(m[2]), Number(m[3])) : Number.NaN
  if (!Number.isInteger(day) || formatDay(day) !== text) throw new RangeError(`不是日期: ${text}`)
  return day
}

const dayTexts = new Map<Day, string>()

/** Day number → `2026-03-15`. */
export function formatDay(day: Day): string {
  let text = dayTexts.get(day)
  if (text === undefined) {
    text = new Date(day * MS_PER_DAY).toISOString().slice(0, 10)
    dayTexts.set(day, text)
  }
  return text
}

const two = Array.from({ length: 60 }, (_, i) => String(i).padStart(2, '0'))

/** `2026-03-15 09:30:12`, the form of the bureau's export. */
export function formatTime(day: Day, second: number): string {
  const hour = Math.floor(second / 3600)
  return `${formatDay(day)} ${two[hour]}:${two[Math.floor(second / 60) % 60]}:${two[second % 60]}`
}

export function monthOf(day: Day): Month {
  const date = new Date(day * MS_PER_DAY)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

export const yearOf = (month: Month): number => Math.floor(month / 12)
/** 1…12 */
export const monthNumber = (month: Month): number => (((month % 12) + 12) % 12) + 1
export const firstDay = (month: Month): Day => dayOf(yearOf(month), monthNumber(month), 1)
export const lastDay = (month: Month): Day => firstDay(month + 1) - 1
/** `202603` */
export const formatMonth = (month: Month): string => `${yearOf(month)}${two[monthNumber(month)]}`

/** `202603` or `2026-03` → month. */
export function parseMonth(text: string): Month {
  const m = /^(\d{4})-?(0[1-9]|1[0-2])$/.exec(text)
  if (!m) throw new RangeError(`不是月份: ${text}`)
  return Number(m[1]) * 12 + Number(m[2]) - 1
}

/** Day number within the year, 1…366. */
export const dayOfYear = (day: Day): number => day - dayOf(yearOf(monthOf(day)), 1, 1) + 1

export const isHoliday = (day: Day): boolean => HOLIDAYS.has(formatDay(day))

export function isWorkday(day: Day): boolean {
  if (isHoliday(day)) return false
  const weekday = (day + 4) % 7
  return (weekday !== 0 && weekday !== 6) || MADE_UP_WORKDAYS.has(formatDay(day))
}

/**
 * 申报期限: day 15 of the month after the period, pushed past holidays that fall on it, and by the length of a
 * statutory holiday of three days or more inside days 1–15 (税收征管法实施细则 art. 109).
 */
export function filingDeadline(period: Month): Day {
  const first = firstDay(period + 1)
  let rest = 0
  for (let day = first; day < first + 15; day++) if (isHoliday(day)) rest++
  let deadline = first + 14 + (rest >= 3 ? rest : 0)
  while (!isWorkday(deadline)) deadline++
  return deadline
}
