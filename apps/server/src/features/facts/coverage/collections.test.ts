import { expect, it } from 'vitest'
import { type Collection, fileMonths, shownMonths } from './collections.ts'

const at = (instant: string, dataset: Collection['dataset'] = 'TAX_PAYMENT'): Collection => ({
  dataset,
  at: new Date(instant),
})
const MARCH_2026 = 2026 * 12 + 2

it('a collection shows the 36 months before its own, by the calendar of China', () => {
  expect(shownMonths([at('2026-03-15T00:00:00Z')], 'TAX_PAYMENT')).toEqual([
    [MARCH_2026 - 36, MARCH_2026],
  ])
  expect(shownMonths([at('2026-02-28T16:00:00Z')], 'TAX_PAYMENT')).toEqual([
    [MARCH_2026 - 36, MARCH_2026],
  ])
  expect(shownMonths([at('2026-02-28T15:59:59Z')], 'TAX_PAYMENT')).toEqual([
    [MARCH_2026 - 37, MARCH_2026 - 1],
  ])
})

it('a statement that was uploaded speaks of its own period, not of the years that a bureau shows', () => {
  const year: Collection = {
    ...at('2026-03-15T00:00:00Z', 'FIN_STATEMENT'),
    first: 2024 * 12,
    last: 2024 * 12 + 11,
  }
  const collected = at('2026-03-15T00:00:00Z', 'FIN_STATEMENT')
  expect(shownMonths([collected, year, year], 'FIN_STATEMENT')).toEqual([
    [2024 * 12, 2024 * 12 + 11],
    [MARCH_2026 - 36, MARCH_2026],
  ])
})

it('of one dataset only, and each month of collection once', () => {
  const all = [
    at('2026-03-15T00:00:00Z'),
    at('2026-03-02T00:00:00Z'),
    at('2024-01-05T00:00:00Z'),
    at('2025-01-05T00:00:00Z', 'TAX_ARREARS'),
  ]
  expect(shownMonths(all, 'TAX_PAYMENT').map(([, last]) => last)).toEqual([2024 * 12, MARCH_2026])
})

it('months that files speak of are told in runs, beside what a bureau showed of them', () => {
  const file = (first: number, last: number): Collection => ({
    ...at('2026-03-15T00:00:00Z', 'VAT_RETURN'),
    first,
    last,
  })
  const all = [
    file(MARCH_2026, MARCH_2026),
    at('2026-03-15T00:00:00Z', 'VAT_RETURN'),
    file(MARCH_2026 - 5, MARCH_2026 - 3),
    file(MARCH_2026 - 2, MARCH_2026 - 2),
    { ...file(0, 0), dataset: 'CIT_RETURN' as const },
  ]
  expect(fileMonths(all, 'VAT_RETURN')).toEqual([
    [MARCH_2026 - 5, MARCH_2026 - 2],
    [MARCH_2026, MARCH_2026],
  ])
})
