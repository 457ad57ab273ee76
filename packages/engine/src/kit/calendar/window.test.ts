import { describe, expect, it } from 'vitest'
import {
  dayNumber,
  dayOfMonth,
  daysInMonth,
  firstDayOfMonth,
  formatDay,
  formatMonth,
  lastDayOfMonth,
  parseDay,
  parseMonth,
  type WindowName,
  weekday,
  windowOf,
} from './window.ts'

describe('calendar arithmetic', () => {
  it.each([
    ['1970-01-01', 0],
    ['2000-02-29', 11_016],
    ['2026-03-15', 20_527],
  ])('%s is day %i', (text, day) => {
    expect(parseDay(text)).toBe(day)
    expect(formatDay(day)).toBe(text)
  })

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-1-1', ''])(
    'refuses %j',
    (text) => expect(parseDay(text)).toBeNull(),
  )

  it.each(['2026-00', '2026-13', '2026-1', '202601', '2026-01-01'])('refuses month %j', (text) =>
    expect(parseMonth(text)).toBeNull(),
  )

  it('knows the ends of months', () => {
    const february = parseMonth('2024-02')!
    expect(daysInMonth(february)).toBe(29)
    expect(formatDay(firstDayOfMonth(february))).toBe('2024-02-01')
    expect(formatDay(lastDayOfMonth(february))).toBe('2024-02-29')
    expect(dayOfMonth(dayNumber(2024, 2, 29))).toBe(29)
    expect(weekday(dayNumber(2026, 3, 15))).toBe(6)
  })

  it.each<[WindowName, string, string]>([
    ['L1', '2026-02', '2026-02'],
    ['L3', '2025-12', '2026-02'],
    ['L6', '2025-09', '2026-02'],
    ['L12', '2025-03', '2026-02'],
    ['L24', '2024-03', '2026-02'],
    ['P12', '2024-03', '2025-02'],
  ])('%s with M0 = 2026-02 is %s…%s', (name, from, to) => {
    const window = windowOf(name, parseMonth('2026-02')!)
    expect([formatMonth(window.from), formatMonth(window.to)]).toEqual([from, to])
  })
})
