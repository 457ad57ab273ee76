import { seriesColour } from '../shown.ts'

/** Series colours of one-sided categories, in and out, and of those on both sides: never the same. */
const SIDES = [2, 0] as const
const BOTH = [1, 4, 5, 3]

/** Colour of a category that is on one side only: 0 = in, 1 = out. */
export const sideColour = (side: number): string => seriesColour(SIDES[side === 0 ? 0 : 1])

/** Colours of the categories on both sides, by the larger of their shares' ranks; undefined for one-sided ones. */
export function coloursOf(
  bought: readonly (number | null)[],
  sold: readonly (number | null)[],
): (at: number) => string | undefined {
  const both = bought
    .flatMap((value, at) => {
      const other = sold[at] ?? 0
      return value !== null && value > 0 && other > 0 ? [{ at, weight: value + other }] : []
    })
    .toSorted((a, b) => b.weight - a.weight)
  const rank = new Map(both.map(({ at }, i) => [at, BOTH[i % BOTH.length]!]))
  return (at) => {
    const i = rank.get(at)
    return i === undefined ? undefined : seriesColour(i)
  }
}
