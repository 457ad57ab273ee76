import { describe, expect, it } from 'vitest'
import { failureOf } from './failures.ts'

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
