import { describe, expect, it } from 'vitest'
import { shortTime } from './dashboard/data.ts'

describe('short times', () => {
  it('are in China’s time whatever the reader’s', () => {
    expect(shortTime('2026-10-07T16:30:00Z')).toBe('10-08 00:30')
    expect(shortTime('2026-10-08T10:21:00+08:00')).toBe('10-08 10:21')
    expect(shortTime('nonsense')).toBe('nonsense')
  })
})
