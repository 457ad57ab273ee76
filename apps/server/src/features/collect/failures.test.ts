import { describe, expect, it } from 'vitest'
import { failureOf, instantOf } from './failures.ts'

describe('words of a failure', () => {
  it('tell an instant in China’s time', () => {
    const { message } = failureOf('TE-08', { area: '深圳', until: '2026-11-21T04:57:05.664Z' })
    expect(message).toBe('深圳电子税务局系统维护中，预计11/21 12:57恢复')
  })

  it('keep what the bureau says in words, and say something where it says nothing', () => {
    expect(failureOf('TE-08', { area: '深圳', until: '06:00' }).message).toContain('预计06:00恢复')
    expect(failureOf('TE-08').message).toBe('当地电子税务局系统维护中，预计稍后恢复')
  })
})

describe('until when a bureau makes one wait', () => {
  // 2026-11-21 23:50 in China.
  const now = Date.parse('2026-11-21T15:50:00Z')
  it.each([
    ['23:55', '2026-11-21T15:55:00.000Z'],
    ['00:20', '2026-11-21T16:20:00.000Z'],
    ['9:05', '2026-11-22T01:05:00.000Z'],
    ['2026-11-21T17:00:00Z', '2026-11-21T17:00:00.000Z'],
    ['稍后', null],
    ['25:00', null],
    [undefined, null],
  ])('%s', (until, expected) => {
    expect(instantOf(until, now)).toBe(expected)
  })

  it('is told of a locked account, so that the visit is kept until then', () => {
    expect(failureOf('TE-02', { until: '17:11' }).retryAt).toMatch(/T09:11:00\.000Z$/)
    expect(failureOf('TE-02').retryAt).toBeNull()
    expect(failureOf('TE-01', { remaining: 3 }).retryAt).toBeNull()
  })
})
