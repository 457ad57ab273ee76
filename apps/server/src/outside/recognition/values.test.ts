/** Forms that were seen in answers of vendors; the values are made up. */
import { describe, expect, it } from 'vitest'
import { splitGlued, valueIn } from './values.ts'

describe('a value of a vendor', () => {
  it.each([
    ['¥57.00', 'MONEY', '57.00'],
    ['￥1,234.5', 'MONEY', '1234.50'],
    ['0.00', 'MONEY', '0.00'],
    ['0.00', 'PAID', null],
    ['¥0', 'PAID', null],
    ['5', 'PAID', '5.00'],
    ['01：40', 'TIME', '01:40'],
    ['06:14:03', 'TIME', '06:14'],
    ['2017年12月23日10:33', 'TIME', '10:33'],
    ['2017年12月23日10:33', 'DATE', '2017-12-23'],
    ['2017年12月23日', 'TIME', null],
    ['20168月4日', 'DATE', '2016-08-04'],
    ['201612月14日', 'DATE', '2016-12-14'],
    ['18/08/07', 'DATE', '2018-08-07'],
    ['20260506', 'DATE', '2026-05-06'],
    ['2016-08-04461.54', 'DATE', '2016-08-04'],
    ['2016-13-04', 'DATE', null],
    ['', 'TEXT', null],
    ['No 1340 3132 1361', 'DIGITS', '134031321361'],
    ['—', 'DIGITS', null],
    ['91440399ma5exampl0', 'TAX_NO', '91440399MA5EXAMPL0'],
  ] as const)('%j as %s: %s', (text, form, value) => {
    expect(valueIn(text, form)).toBe(value)
  })

  it('with the next column glued to its date is two values', () => {
    expect(splitGlued('2016-08-04461.54')).toEqual({ date: '2016-08-04', amount: '461.54' })
    expect(splitGlued('2016-08-044.85')).toEqual({ date: '2016-08-04', amount: '4.85' })
    expect(splitGlued('2016-08-04')).toBeNull()
    expect(splitGlued('2016-02-31461.54')).toBeNull()
  })
})
