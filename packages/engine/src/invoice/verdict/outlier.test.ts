/** A day that by itself makes a year's sales; borders by hand: over half of the year, over ten medians, and a million yuan at least. */
import { expect, it } from 'vitest'
import { row, smallFacts } from '../../../test-support/small-facts.ts'
import { invoiceContext } from '../context/context.ts'
import { outlierOf } from './outlier.ts'

/** Eleven months of `usual` yuan, tax included, and one day of `one` in 2025-09; the report ends with 2026-02. */
const MONTHS = [3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14]
function found(usual: number, one: number) {
  const of = (date: string, yuan: number) => row(date, yuan, { key: date })
  const rows = MONTHS.map((m) => {
    const [year, month] = m > 12 ? [2026, m - 12] : [2025, m]
    return of(`${year}-${String(month).padStart(2, '0')}-10`, usual)
  })
  return outlierOf(invoiceContext(smallFacts([...rows, of('2025-09-17', one)])))
}

it.each([
  // 11 × 20,000 beside it: 1,000,000 is 82 % of the year and fifty medians.
  ['a million exactly', 20_000, 1_000_000, true],
  ['a fen less than a million', 20_000, 999_999.99, false],
  // 11 × 95,000 = 1,045,000 beside it: half of the year is 1,045,000.
  ['half of the year exactly', 95_000, 1_045_000, false],
  ['a fen over half of the year', 95_000, 1_045_000.01, true],
  // 11 × 100,000: ten medians are a million, half of the year 1,100,000.
  ['a yuan over half of the year', 100_000, 1_100_001, true],
])('%s', (_, usual, one, expected) => {
  expect(found(usual, one) !== null).toBe(expected)
})

it('is told by its day and its share of the year', () => {
  // 1,980,000 of 2,200,000.
  expect(found(20_000, 1_980_000)?.share).toBeCloseTo(0.9, 10)
})
