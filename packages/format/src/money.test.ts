import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assertFen, formatFen, groupDigits, parseFen, yuan } from './money.ts'

describe('an amount as people and exports write it', () => {
  it.each([
    ['0', 0],
    ['12', 1200],
    ['12.3', 1230],
    ['12.34', 1234],
    ['+12.34', 1234],
    ['-12.34', -1234],
    ['(1,234.50)', -123_450],
    ['（1,234.50）', -123_450],
    ['￥1，234.50', 123_450],
    ['¥ 1 234.50', 123_450],
    ['１２３．４５', 12_345],
    ['.5', null],
    ['5.', null],
    ['-0', 0],
    ['(0.00)', 0],
    ['', null],
    ['   ', null],
    ['***', null],
    ['--', null],
    ['1.2.3', null],
    ['1e3', null],
    ['12元', null],
    ['()', null],
    ['90071992547409.91', 9_007_199_254_740_991],
    ['90071992547409.92', null],
  ])('%j is %s fen', (text, fen) => expect(parseFen(text)).toBe(fen))

  it.each([
    ['1.005', 101],
    ['1.0049', 100],
    ['-1.005', -101],
    ['0.994', 99],
    ['0.995', 100],
    ['9.999', 1000],
  ])('%s rounds half away from zero to %i', (text, fen) => expect(parseFen(text)).toBe(fen))

  it.each([
    [0.1 + 0.2, 30],
    [1.005, 101],
    [-1.005, -101],
    [1130, 113_000],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [undefined, null],
  ])('the cell %s is %s fen, without the tail of a double', (cell, fen) =>
    expect(parseFen(cell)).toBe(fen),
  )

  it('is written with two decimals and read again as it was', () => {
    expect([0, 5, -5, 100, -123_450].map(formatFen)).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '1.00',
      '-1234.50',
    ])
    fc.assert(
      fc.property(fc.maxSafeInteger(), (fen) => {
        const text = formatFen(fen)
        expect(text).toMatch(/^-?\d+\.\d\d$/)
        expect(parseFen(text)).toBe(fen)
        expect(parseFen(groupDigits(text))).toBe(fen)
      }),
    )
  })

  it('is yuan in a report', () => expect([yuan(123_450), yuan(-1)]).toEqual([1234.5, -0.01]))

  it('is refused where a double is no longer exact', () => {
    expect(assertFen(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER)
    for (const fen of [Number.MAX_SAFE_INTEGER + 1, 0.5, Number.NaN])
      expect(() => assertFen(fen)).toThrow('金额超出可精确表示的范围')
  })
})

it.each([
  ['0.00', '0.00'],
  ['999', '999'],
  ['-1000.5', '-1,000.5'],
  ['-123456.123456', '-123,456.123456'],
  ['1234567.80', '1,234,567.80'],
])('groups the digits of %s', (text, grouped) => expect(groupDigits(text)).toBe(grouped))
