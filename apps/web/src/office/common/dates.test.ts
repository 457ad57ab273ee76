import { describe, expect, it } from 'vitest'
import { completeMonths, daysBack, isoDay, monthsBack } from './dates.ts'

const NOW = new Date(2026, 2, 1, 0, 30)

describe('date shortcuts', () => {
  it.each([
    ['today', '2026-03-01'],
    ['week', '2026-02-22'],
    ['month', '2026-01-30'],
    ['quarter', '2025-12-01'],
    ['thisMonth', '2026-03-01'],
    ['threeMonths', '2026-01-01'],
    ['thisYear', '2026-01-01'],
  ] as const)('%s begins on %s and ends today', (shortcut, from) =>
    expect(daysBack(shortcut, NOW)).toEqual({ from, to: '2026-03-01' }),
  )

  it('the month before ends with its last day, over the end of a year too', () => {
    expect(daysBack('lastMonth', NOW)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(daysBack('lastMonth', new Date(2026, 0, 31))).toEqual({
      from: '2025-12-01',
      to: '2025-12-31',
    })
    expect(daysBack('threeMonths', new Date(2026, 0, 31)).from).toBe('2025-11-01')
  })

  it('writes local days', () => expect(isoDay(NOW)).toBe('2026-03-01'))
})

describe('months a report can end with', () => {
  const now = new Date(2026, 2, 15)
  it.each([
    ['2025-12', '2026-03', ['2026-02', '2026-01', '2025-12']],
    ['2025-12', '2026-01', ['2026-01', '2025-12']],
    ['2026-03', '2026-03', []],
    ['2026-02', '2026-02', ['2026-02']],
  ])('of data from %s to %s', (first, last, months) =>
    expect(completeMonths(first, last, now)).toEqual(months),
  )
})

it('months that are over, without data to go by', () => {
  expect(monthsBack(3, NOW)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(monthsBack(1, new Date(2026, 0, 31))).toEqual(['2025-12'])
})
