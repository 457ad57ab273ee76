/** Layout of flows through one middle: left side in, right side out. Lengths in SVG user units. */

export interface FlowNode {
  /** Index of the category; null = joined small ones or the difference of the sides. */
  at: number | null
  kind: 'category' | 'rest' | 'difference'
  /** How many categories a `rest` joins. */
  joined: number
  value: number
  /** Span at the node. */
  y: number
  height: number
  /** Where its ribbon meets the middle; as thick as the node. */
  middle: number
}

export interface Sankey {
  left: FlowNode[]
  right: FlowNode[]
  /** Span of the middle. Both sides fill it. */
  middle: { y: number; height: number }
  height: number
}

const SHOWN = 7
const GAP = 7

type Part = Pick<FlowNode, 'at' | 'kind' | 'joined' | 'value'>

/** The largest categories of one side, the rest joined; nothing for values that are not positive. */
function partsOf(values: readonly (number | null)[]): Part[] {
  const ranked = values
    .flatMap((value, at) => (value !== null && value > 0 ? [{ at, value }] : []))
    .toSorted((a, b) => b.value - a.value || a.at - b.at)
  const shown = ranked.length <= SHOWN + 1 ? ranked : ranked.slice(0, SHOWN)
  const rest = ranked.slice(shown.length)
  const parts = shown.map(({ at, value }): Part => ({ at, kind: 'category', joined: 1, value }))
  if (rest.length > 0)
    parts.push({
      at: null,
      kind: 'rest',
      joined: rest.length,
      value: rest.reduce((sum, { value }) => sum + value, 0),
    })
  return parts
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, p) => sum + p.value, 0)

/** The difference fills the smaller side, so that what comes in equals what goes out; not where a side is unknown. */
function balance(side: Part[], other: Part[]): Part[] {
  const missing = sumOf(other) - sumOf(side)
  return side.length > 0 && missing > sumOf(other) * 1e-9
    ? [...side, { at: null, kind: 'difference', joined: 0, value: missing }]
    : side
}

/**
 * `thick` is the thickness of everything that flows; both sides have the same scale. A node takes at least `slot` of its
 * column, so that its label has room: the height follows.
 */
export function sankeyLayout(
  bought: readonly (number | null)[],
  sold: readonly (number | null)[],
  thick: number,
  slot: number,
): Sankey {
  const parts = { left: partsOf(bought), right: partsOf(sold) }
  const left = balance(parts.left, parts.right)
  const right = balance(parts.right, parts.left)
  const total = Math.max(sumOf(left), sumOf(right))
  const scale = total > 0 ? thick / total : 0
  const room = (part: Part) => Math.max(slot, part.value * scale)
  const column = (side: Part[]) =>
    side.reduce((sum, part) => sum + room(part), 0) + Math.max(0, side.length - 1) * GAP
  const height = Math.max(column(left), column(right), total * scale)
  const place = (side: Part[]): FlowNode[] => {
    let y = (height - column(side)) / 2
    let middle = (height - sumOf(side) * scale) / 2
    return side.map((part) => {
      const thickness = part.value * scale
      const node = { ...part, y: y + (room(part) - thickness) / 2, height: thickness, middle }
      y += room(part) + GAP
      middle += thickness
      return node
    })
  }
  return {
    left: place(left),
    right: place(right),
    middle: { y: (height - total * scale) / 2, height: total * scale },
    height,
  }
}

/** A ribbon of even thickness from (x0, y0) to (x1, y1), both the upper edge. */
export function ribbonPath(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  thickness: number,
): string {
  const half = (x0 + x1) / 2
  const n = (v: number) => v.toFixed(1)
  return `M${n(x0)} ${n(y0)}C${n(half)} ${n(y0)} ${n(half)} ${n(y1)} ${n(x1)} ${n(y1)}V${n(y1 + thickness)}C${n(half)} ${n(y1 + thickness)} ${n(half)} ${n(y0 + thickness)} ${n(x0)} ${n(y0 + thickness)}Z`
}
