/** Days and terms of law once more, on ISO texts and `Date`; of the engine it takes the table of holidays alone. */
import { HOLIDAY_BLOCKS } from '../../src/kit/china/holidays.ts'

const DAY = 86_400_000
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const ms = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const firstDay = (month: number): string => iso(Date.UTC(Math.floor(month / 12), month % 12, 1))

/** Last day of a month. */
export const endOf = (month: number): string => iso(ms(firstDay(month + 1)) - DAY)
/** year × 12 + month − 1. */
export const monthOf = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number => (ms(to) - ms(from)) / DAY

const BLOCKS = Object.values(HOLIDAY_BLOCKS).flat()
const isHoliday = (day: string): boolean => BLOCKS.some(([a, b]) => day >= a && day <= b)
const isWorking = (day: string): boolean =>
  !isHoliday(day) && ![0, 6].includes(new Date(ms(day)).getUTCDay())

const deadlines = new Map<number, string>()

/** The 15th after a period, moved by holidays. */
export function slowDeadline(to: number): string {
  const known = deadlines.get(to) ?? made(to)
  deadlines.set(to, known)
  return known
}

/** 31 May after a year, or the first working day after it. */
export function slowSettlement(year: number): string {
  let day = `${year + 1}-05-31`
  while (!isWorking(day)) day = iso(ms(day) + DAY)
  return day
}

/** The day until which a bureau was looked at: of months before the running one the end of the last that was surely seen whole. */
export function lookedUntil(covered: readonly (readonly [number, number])[], asOf: string): string {
  const latest = Math.max(...covered.map(([, b]) => b))
  return latest >= monthOf(asOf) ? asOf : endOf(latest - 1)
}

function made(to: number): string {
  const days = Array.from({ length: 15 }, (_, i) => iso(ms(firstDay(to + 1)) + i * DAY))
  const runs = days
    .map((d) => (isHoliday(d) ? 'H' : '-'))
    .join('')
    .match(/H{3,}/g)
  let left = (runs ?? []).join('').length
  let day = days.at(-1)!
  while (left > 0 || !isWorking(day)) {
    day = iso(ms(day) + DAY)
    if (left > 0 && isWorking(day)) left--
  }
  return day
}
