import { describe, expect, it } from 'vitest'
import { readAs, shownOf } from './numbers.ts'

describe('a limit as it is typed', () => {
  it.each([
    ['ratio', '15', 0.15],
    ['ratio', '0.5%', 0.005],
    ['ratio', '-50', -0.5],
    ['pp', '0.5', 0.005],
    ['yuan', '1,000,000', 1_000_000],
    ['yuan', '１００', 100],
    ['days', '30', 30],
    ['days', '', null],
    ['days', '三十', null],
    ['ratio', '1e2', null],
  ] as const)('%s %s is %s', (unit, typed, value) => {
    expect(readAs({ unit }, typed)).toBe(value)
  })
  it('what is shown is read as what it was', () => {
    for (const value of [0.15, 0.005, 0.07, 0.29, 1.5, -0.5])
      expect(readAs({ unit: 'ratio' }, shownOf({ unit: 'ratio' }, value))).toBe(value)
  })
})
