/** Part of the drawing's longer side that the radius of a ring takes. */
const PART = 0.32
/** Nearer than this to the axis a member stands at the top or at the bottom. */
const UPRIGHT = 0.1

/**
 * Places on a circle around the middle of the drawing, in their order, clockwise from the top: a closed chain is seen as one. Fewer than
 * three make none, and stay where they are.
 * @param placed x and y of each node, the screen's way: y grows downwards
 */
export function ringOf(
  ids: readonly string[],
  placed: Float32Array,
): ReadonlyMap<string, readonly [number, number]> {
  if (ids.length < 3) return new Map()
  const xs = placed.filter((_, i) => i % 2 === 0)
  const ys = placed.filter((_, i) => i % 2 === 1)
  const [left, right] = [least(xs), -least(xs.map((x) => -x))]
  const [top, bottom] = [least(ys), -least(ys.map((y) => -y))]
  const radius = Math.max(right - left, bottom - top) * PART
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return new Map(
    ids.map((id, i) => {
      const angle = (i / ids.length) * 2 * Math.PI
      return [id, [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]] as const
    }),
  )
}

/** Where the name of a member stands, so that it lies on no side of the ring: outwards. */
export function sideOnRing(i: number, members: number): 'right' | 'left' | 'above' | 'below' {
  const angle = (i / members) * 2 * Math.PI
  const across = Math.sin(angle)
  if (Math.abs(across) < UPRIGHT) return Math.cos(angle) > 0 ? 'above' : 'below'
  return across > 0 ? 'right' : 'left'
}

const least = (of: Float32Array): number => of.reduce((a, b) => Math.min(a, b), Infinity)
