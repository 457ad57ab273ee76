import { describe, expect, it } from 'vitest'
import { matchingStep, newSecret, totpUri } from './totp.ts'

/** RFC 6238, appendix B: the secret `12345678901234567890`, last six of the eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (second: number, code: string, last = 0) =>
  matchingStep(SECRET, code, second * 1000, last)

describe('codes of an authenticator', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1234567890, '005924', 41152263],
    [20000000000, '353130', 666666666],
  ])('at second %d of the standard', (second, code, step) => {
    expect(at(second, code)).toBe(step)
  })

  it('are good for a step before and after, and no longer', () => {
    // The step of the code begins at 1111111080 and ends before 1111111110.
    for (const second of [1111111050, 1111111079, 1111111110, 1111111139])
      expect(at(second, '081804')).toBe(37037036)
    for (const second of [1111111049, 1111111140]) expect(at(second, '081804')).toBeNull()
  })

  it('are never good twice, nor one before the last', () => {
    expect(at(1111111109, '081804', 37037035)).toBe(37037036)
    for (const last of [37037036, 37037037, 37037099])
      expect(at(1111111109, '081804', last)).toBeNull()
  })

  it.each(['12', '0818041', '08180x', '', '０８１８０４'])('%j is none', (code) => {
    expect(at(1111111109, code)).toBeNull()
  })

  it('have a secret of 160 bits, another each time', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(newSecret())
  })

  it('are scanned by issuer, name and secret', () => {
    const uri = new URL(totpUri(SECRET, '张三'))
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp'])
    expect(decodeURIComponent(uri.pathname)).toBe('/信鉴:张三')
    expect([uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      SECRET,
      '信鉴',
    ])
  })
})
