import { describe, expect, it } from 'vitest'
import { parseAmount } from '../statement/amounts.ts'
import { dayOf } from './dates.ts'
import { amountText, quantityText, readDecimal } from './decimal.ts'

describe('decimals', () => {
  it.each([
    ['1,234.50', 1_234_500_000n],
    ['-3.0235', -3_023_500n],
    ['(12.00)', -12_000_000n],
    ['¥5', 5_000_000n],
    ['.5', 500_000n],
    // What a workbook stores of 23,545,478,358.51 and 0.1 + 0.2.
    ['23545478358.509998', 23_545_478_358_510_000n],
    ['0.30000000000000004', 300_000n],
    ['1.5e-3', 1_500n],
    ['0.0000005', 1n],
  ])('%s is read', (text, units) => expect(readDecimal(text)).toBe(units))
  it.each(['', '-', '15件460本', '2024.10.25', '1 - 2', '0x10', '记1'])('%s is none', (text) =>
    expect(readDecimal(text)).toBeNull(),
  )
  it('amounts have two decimals, quantities their own', () => {
    expect([1_005_000n, -1_005_000n, 4_999n, 0n].map(amountText)).toEqual([
      '1.01',
      '-1.01',
      '0.00',
      '0.00',
    ])
    expect([22_802_201_800_000n, 6_000_000n, -40_500n].map(quantityText)).toEqual([
      '22802201.8',
      '6',
      '-0.0405',
    ])
  })
})

describe('days', () => {
  it.each([
    ['43471', '2019-01-06'],
    ['43471.5', '2019-01-06'],
    ['20210101', '2021-01-01'],
    ['2020/5/31', '2020-05-31'],
    ['2024年9月6日', '2024-09-06'],
    ['2022-04-26 09:00:00', '2022-04-26'],
    ['31.12.2025', '2025-12-31'],
    ['05-JAN-2026', '2026-01-05'],
  ])('%s is %s', (text, day) => expect(dayOf(text, 1900)).toBe(day))
  it.each(['2019.1', '20210231', '90000', '', '12345'])('%s is none', (text) =>
    expect(dayOf(text, 1900)).toBeNull(),
  )
  it('of the other date system lie four years later', () =>
    expect(dayOf('42009', 1904)).toBe('2019-01-06'))
})

describe('an amount as most books write it', () => {
  const TEXTS = [
    '0',
    '-0.00',
    '007.5',
    '12',
    '-1234.5',
    '999999999.999999',
    '0.000001',
    '-0.1',
    '1.',
    '.5',
  ]
  it.each(TEXTS)('%s is what the reader of all amounts says it is', (text) => {
    const told = parseAmount(text, 0, 6)!
    const [whole = '', part = ''] = told.replace('-', '').split('.')
    const units = BigInt(`${whole}${part.padEnd(6, '0')}`)
    expect(readDecimal(text)).toBe(told.startsWith('-') ? -units : units)
  })
  it.each([
    ['-12.30', -12_300_000n],
    ['0.5', 500_000n],
    ['123456789', 123_456_789_000_000n],
  ])('%s is %s millionths', (text, units) => expect(readDecimal(text)).toBe(units))
})
