/** Which names are drawn where all would lie on one another: as sigma thins them. */
import type { Point } from './camera.ts'

/** Side of a cell in which one name stands while the drawing is seen whole, pixels. */
export const CELL = 100

/** Nodes by the cell they stand in while the drawing is seen whole: the largest first, of alike ones the first in the answer. */
export type Cells = ReadonlyMap<string, readonly number[]>

/** @param spots where each node stands while the drawing is seen whole */
export function cellsOf(spots: readonly Point[], radii: ArrayLike<number>): Cells {
  const cells = Map.groupBy(
    spots.map((_, i) => i),
    (i) => `${Math.floor(spots[i]!.x / CELL)},${Math.floor(spots[i]!.y / CELL)}`,
  )
  for (const held of cells.values()) held.sort((a, b) => radii[b]! - radii[a]! || a - b)
  return cells
}

/**
 * Nodes whose names are drawn, by cell: one a cell while the drawing is seen whole, more the nearer it is seen.
 * @param seen of the drawing as it is seen whole, pixels: what is in the box now
 */
export function namedIn(
  cells: Cells,
  ratio: number,
  seen: { from: Point; to: Point },
): readonly number[] {
  const most = Math.ceil(1 / (ratio * ratio))
  const at = (pixels: number) => Math.floor(pixels / CELL)
  const named: number[] = []
  for (const [key, held] of cells) {
    const [column = 0, row = 0] = key.split(',').map(Number)
    if (column < at(seen.from.x) || column > at(seen.to.x)) continue
    if (row < at(seen.from.y) || row > at(seen.to.y)) continue
    named.push(...held.slice(0, most))
  }
  return named
}
