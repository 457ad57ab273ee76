import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { id, isoDate, month } from './fields.ts'

describe('isoDate', () => {
  it.each([
    '2026-02-29',
    '2026-02-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '9999-99-99',
    '0000-01-01',
  ])('refuses %s', (text) => expect(isoDate.safeParse(text).success).toBe(false))

  it('takes every day there is from 1800 to 2099', () => {
    const day = fc.date({
      min: new Date('1800-01-01T00:00Z'),
      max: new Date('2099-12-31T00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(fc.property(day, (d) => isoDate.safeParse(d.toISOString().slice(0, 10)).success))
  })
})

it('month has a year that reports know', () => {
  expect(
    ['2026-02', '1999-12', '9999-12', '0000-01', '2026-13'].map((m) => month.safeParse(m).success),
  ).toEqual([true, true, false, false, false])
})

it('id fits a 32-bit key', () => {
  expect(
    [1, '7', 2_147_483_647, 2_147_483_648, 0, -1, 1.5].map((n) => id.safeParse(n).success),
  ).toEqual([true, true, true, false, false, false, false])
})
