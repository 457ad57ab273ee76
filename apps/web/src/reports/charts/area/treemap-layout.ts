import { type Rect, squarify } from './squarify.ts'

export interface Tile extends Rect {
  /** Index of the category. */
  at: number
  value: number
  /** Rank of the group by size, and of the tile inside its group; 0 = largest. */
  group: number
  rank: number
}

export interface Treemap {
  groups: { name: string; value: number }[]
  tiles: Tile[]
}

/** Groups first, then their categories inside, so that colours lie together. Values ≤ 0 are not drawn. */
export function treemapLayout(
  values: readonly (number | null)[],
  groupOf: readonly string[] | undefined,
  into: Rect,
): Treemap {
  const members = new Map<string, number[]>()
  values.forEach((value, at) => {
    if (!value || value <= 0) return
    const name = groupOf?.[at] ?? ''
    members.set(name, [...(members.get(name) ?? []), at])
  })
  const groups = [...members]
    .map(([name, at]) => ({
      name,
      at: at.toSorted((a, b) => values[b]! - values[a]!),
      value: at.reduce((sum, i) => sum + values[i]!, 0),
    }))
    .toSorted((a, b) => b.value - a.value)
  const frames = squarify(
    groups.map((g) => g.value),
    into,
  )
  const tiles = groups.flatMap((g, group) =>
    squarify(
      g.at.map((at) => values[at]!),
      frames[group]!,
    ).map(
      (rect, rank): Tile => ({
        ...rect,
        at: g.at[rank]!,
        value: values[g.at[rank]!]!,
        group,
        rank,
      }),
    ),
  )
  return { groups: groups.map(({ name, value }) => ({ name, value })), tiles }
}
