import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gather } from './gather.ts'

const pagesOf = (rows: readonly number[]) => (page: number, size: number) =>
  Promise.resolve({ total: rows.length, rows: rows.slice((page - 1) * size, page * size) })

describe('gathering a paged list', () => {
  it('gives every row once, in order, up to the limit', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 450 }),
        fc.integer({ min: 1, max: 500 }),
        async (count, limit) => {
          const rows = Array.from({ length: count }, (_, i) => i)
          const seen: number[] = []
          const got = await gather(pagesOf(rows), String, limit, (n) => seen.push(n))
          expect(got).toEqual(rows.slice(0, limit))
          expect(seen.at(-1)).toBe(Math.min(count, limit))
        },
      ),
      { numRuns: 60 },
    ))

  it('keeps a row once that a new one pushed to the next page', async () => {
    const first = Array.from({ length: 100 }, (_, i) => i)
    const got = await gather(
      (page) => Promise.resolve({ total: 101, rows: page === 1 ? first : [99, 100] }),
      String,
      1000,
      () => {},
    )
    expect(got).toHaveLength(101)
  })
})
