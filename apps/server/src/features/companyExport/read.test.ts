import { expect, it } from 'vitest'
import { nextRows } from './read.ts'

it('as many rows as fill a batch, whatever their size', () => {
  // Small rows: four times as many at once, up to the most.
  expect(nextRows(8, 800)).toBe(32)
  expect(nextRows(2_000, 200_000)).toBe(2_000)
  // Pictures of four megabytes: one at a time.
  expect(nextRows(8, 32 * 2 ** 20)).toBe(1)
  expect(nextRows(1, 4 * 2 ** 20)).toBe(1)
  // Two rows of a megabyte together make a batch.
  expect(nextRows(4, 2 * 2 ** 20)).toBe(2)
})
