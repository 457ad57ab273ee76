/** Treemap layout after Bruls, Huizing and van Wijk: areas proportional to values, sides as equal as a row allows. */

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** One rectangle per value, in the order given (largest first looks best); values ≤ 0 get an empty one. */
export function squarify(values: readonly number[], into: Rect): Rect[] {
  const total = values.reduce((sum, v) => sum + Math.max(0, v), 0)
  const rects = values.map((): Rect => ({ x: into.x, y: into.y, width: 0, height: 0 }))
  if (total <= 0) return rects
  const scale = (into.width * into.height) / total
  const areas = values.flatMap((v, i) => (v > 0 ? [{ i, area: v * scale }] : []))
  let rest = { ...into }
  for (let at = 0; at < areas.length; ) {
    const side = Math.min(rest.width, rest.height)
    let end = at + 1
    let sum = areas[at]!.area
    while (end < areas.length) {
      const next = sum + areas[end]!.area
      const before = worst(areas.slice(at, end), sum, side)
      if (worst(areas.slice(at, end + 1), next, side) > before) break
      sum = next
      end++
    }
    rest = layRow(areas.slice(at, end), sum, rest, rects)
    at = end
  }
  return rects
}

interface Area {
  i: number
  area: number
}

/** Largest ratio of sides in a row of areas laid along `side`. */
function worst(row: readonly Area[], sum: number, side: number): number {
  const thickness = sum / side
  return Math.max(...row.map(({ area }) => Math.max(thickness ** 2 / area, area / thickness ** 2)))
}

/** Lays a row along the shorter side and returns what is left. */
function layRow(row: readonly Area[], sum: number, rest: Rect, rects: Rect[]): Rect {
  const upright = rest.width >= rest.height
  const side = upright ? rest.height : rest.width
  const thickness = side > 0 ? sum / side : 0
  let along = 0
  for (const { i, area } of row) {
    const length = thickness > 0 ? area / thickness : 0
    rects[i] = upright
      ? { x: rest.x, y: rest.y + along, width: thickness, height: length }
      : { x: rest.x + along, y: rest.y, width: length, height: thickness }
    along += length
  }
  return upright
    ? { ...rest, x: rest.x + thickness, width: Math.max(0, rest.width - thickness) }
    : { ...rest, y: rest.y + thickness, height: Math.max(0, rest.height - thickness) }
}
