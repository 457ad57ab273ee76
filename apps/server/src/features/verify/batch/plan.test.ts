import { expect, it } from 'vitest'
import { mostOf } from './plan.ts'

it('most is never less than what is held while a cheaper tier is not reached by what was settled', () => {
  const tiers = [
    { nth: 1, price: 3_000 },
    { nth: 1_001, price: 2_500 },
  ]
  expect(mostOf(tiers, 0, 1_000)).toBe(1_000 * 3_000)
  // Sixteen may be held before the thousandth is settled.
  expect(mostOf(tiers, 0, 1_016)).toBe(1_016 * 3_000)
  expect(mostOf(tiers, 0, 1_017)).toBe(1_016 * 3_000 + 2_500)
  expect(mostOf(tiers, 1_000, 2)).toBe(2 * 2_500)
  expect(mostOf(tiers, 0, 0)).toBe(0)
})
