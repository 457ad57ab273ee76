/** How many rows a list is told to have, from the first page to behind the last; the list is the numbers from 1 to `rows`. */
import { expect, it } from 'vitest'
import { countedPage } from '../page.ts'

async function pageOf(rows: number, { page, size }: { page: number; size: number }) {
  let counts = 0
  const skip = (page - 1) * size
  const answer = await countedPage(
    {
      // The bound stands in the text, or is the last of the values.
      one: async (text: string, values: readonly unknown[] = []) => {
        counts++
        const most = Number(text.match(/limit (\d+)\)/)?.[1] ?? values.at(-1))
        return { n: Math.min(rows, most) } as never
      },
    },
    'from x where true',
    [],
    { skip, most: size },
    async (most) =>
      Array.from({ length: Math.max(0, Math.min(most, rows - skip)) }, (_, i) => skip + i + 1),
  )
  return { ...answer, counts }
}

it.each([
  // rows, page, size: total, more, first and last row shown, counts that were asked
  [0, 1, 20, 0, undefined, [], 1],
  [25, 1, 20, 25, undefined, [1, 20], 1],
  [25, 2, 20, 25, undefined, [21, 25], 1],
  [25, 3, 20, 25, undefined, [], 1],
  [10_000, 500, 20, 10_000, undefined, [9_981, 10_000], 1],
  [10_001, 500, 20, 10_000, true, [9_981, 10_000], 1],
  // Behind what is counted the page tells it.
  [10_050, 502, 20, 10_040, true, [10_021, 10_040], 0],
  [10_050, 503, 20, 10_050, undefined, [10_041, 10_050], 0],
  [10_040, 502, 20, 10_040, undefined, [10_021, 10_040], 0],
  [10_005, 334, 30, 10_005, undefined, [9_991, 10_005], 0],
  [10_050, 600, 20, 10_050, undefined, [], 1],
  [9_000, 600, 20, 9_000, undefined, [], 1],
] as const)('of %i rows page %i of %i', async (rows, page, size, total, more, shown, counts) => {
  const answer = await pageOf(rows, { page, size })
  expect([answer.total, answer.more]).toEqual([total, more])
  expect([answer.rows.at(0), answer.rows.at(-1)].filter((n) => n !== undefined)).toEqual(shown)
  expect(answer.counts).toBe(counts)
})
