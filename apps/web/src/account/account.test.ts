import { describe, expect, it } from 'vitest'
import { byGrade, currentMonth, shortTime } from './dashboard/data.ts'

describe('short times', () => {
  it('are in China’s time whatever the reader’s', () => {
    expect(shortTime('2026-10-07T16:30:00Z')).toBe('10-08 00:30')
    expect(shortTime('2026-10-08T10:21:00+08:00')).toBe('10-08 10:21')
    expect(shortTime('nonsense')).toBe('nonsense')
  })
})

describe('dashboard rows', () => {
  it('order grades from best to worst, unknown ones last', () => {
    const rows = ['C', 'A', '?', 'AAA', 'BB', 'D'].map((grade) => ({ grade }))
    expect(byGrade(rows).map((r) => r.grade)).toEqual(['AAA', 'A', 'BB', 'C', 'D', '?'])
  })
  it('know the month in China at the turn of a month', () => {
    expect(currentMonth(Date.parse('2026-10-31T15:59:59Z'))).toBe('2026-10')
    expect(currentMonth(Date.parse('2026-10-31T16:00:00Z'))).toBe('2026-11')
  })
})
