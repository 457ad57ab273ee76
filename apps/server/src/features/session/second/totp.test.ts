import { describe, expect, it } from 'vitest'
import { codeAt, matchingStep, newSecret, stepOf } from './totp.ts'

/** RFC 6238, appendix B: the secret `12345678901234567890`, last six of the eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('at second %d of the standard', (seconds, code) => {
    expect(codeAt(SECRET, stepOf(seconds * 1000))).toBe(code)
  })

  it('are good for a step before and after, and never twice', () => {
    const now = Date.parse('2026-11-21T04:00:00Z')
    const step = stepOf(now)
    for (const near of [-1, 0, 1])
      expect(matchingStep(SECRET, codeAt(SECRET, step + near), now, 0)).toBe(step + near)
    expect(matchingStep(SECRET, codeAt(SECRET, step + 2), now, 0)).toBeNull()
    expect(matchingStep(SECRET, codeAt(SECRET, step), now, step)).toBeNull()
    expect(matchingStep(SECRET, '12', now, 0)).toBeNull()
  })

  it('have a secret of 160 bits', () => expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/))
})
