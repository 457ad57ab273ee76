import { describe, expect, it } from 'vitest'
import { formatDay, parseMonth } from '../../../kit/calendar/window.ts'
import { annualDeadline, periodDeadline } from '../deadline.ts'

const of = (month: string) => {
  const day = periodDeadline(parseMonth(month)!)
  return day === null ? null : formatDay(day)
}

describe('term of filing', () => {
  // As the tax administration announced them for the months after these periods.
  it.each([
    ['2023-12', '2024-01-15'],
    ['2024-02', '2024-03-15'],
    ['2024-03', '2024-04-18'],
    ['2024-04', '2024-05-22'],
    ['2024-05', '2024-06-19'],
    ['2024-08', '2024-09-18'],
    ['2024-09', '2024-10-24'],
    ['2025-01', '2025-02-20'],
    ['2025-02', '2025-03-17'],
    ['2025-05', '2025-06-16'],
    ['2025-09', '2025-10-27'],
  ])('%s is filed by %s', (month, day) => expect(of(month)).toBe(day))

  it('counts a Sunday worked in exchange as a day off: a day more, never one less', () => {
    // Announced: 2024-02-23, with Sunday the 18th at work.
    expect(of('2024-01')).toBe('2024-02-26')
  })
  it('is not known in a year whose holidays are not', () => {
    expect(of('2012-05')).toBeNull()
    expect(annualDeadline(2035)).toBeNull()
  })
  it.each([
    [2022, '2023-05-31'],
    [2024, '2025-06-03'],
    [2025, '2026-06-01'],
  ])('the year %d is settled by %s', (year, day) =>
    expect(formatDay(annualDeadline(year)!)).toBe(day),
  )
})
