import type { Drawn } from '../draw/drawn.ts'
import type { Arrangement } from './arrange.ts'

/** Between the rings of two levels, in the measure of the layout. */
const RING = 100

/**
 * Where a layout begins: the centre in the middle, each level a ring around it, in the order of the answer. Nothing is drawn by lot, so
 * that the same answer gives the same picture.
 */
export function beginningOf({ nodes, edges }: Drawn): Arrangement {
  const rings = new Map<number, number>()
  for (const { level } of nodes) rings.set(level, (rings.get(level) ?? 0) + 1)
  const at = new Float32Array(nodes.length * 2)
  const index = new Map<string, number>()
  const taken = new Map<number, number>()
  for (const { id, level } of nodes) {
    const i = index.size
    index.set(id, i)
    const nth = taken.get(level) ?? 0
    taken.set(level, nth + 1)
    // Half a step further from ring to ring: no node hides the one behind it.
    const angle = ((nth + level / 2) / rings.get(level)!) * 2 * Math.PI
    at[i * 2] = Math.cos(angle) * RING * level
    at[i * 2 + 1] = Math.sin(angle) * RING * level
  }
  const pairs = edges.flatMap(({ from, to }) =>
    from === to ? [] : [index.get(from)!, index.get(to)!],
  )
  return { at, pairs: new Uint32Array(pairs) }
}
