import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { haoOf, yuanOfHao } from './hao.ts'

describe('毫', () => {
  it('are read from yuan and written as yuan', () => {
    expect(haoOf('12')).toBe(120_000)
    expect(haoOf(' 0.005 ')).toBe(50)
    expect(haoOf('-1.2345')).toBe(-12_345)
    expect(yuanOfHao(120_000)).toBe('12.00')
    expect(yuanOfHao(50)).toBe('0.005')
    expect(yuanOfHao(-12_345)).toBe('-1.2345')
    expect(yuanOfHao(0)).toBe('0.00')
    expect(yuanOfHao(1_000)).toBe('0.10')
  })

  it('come back from what they were written as', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (hao) => {
        expect(haoOf(yuanOfHao(hao))).toBe(hao)
      }),
    )
  })

  it.each(['', '1,000', '12.34567', '1e3', '--1', '12345678901', 'abc'])(
    'are not read from %j',
    (text) => {
      expect(haoOf(text)).toBeNull()
    },
  )
})
