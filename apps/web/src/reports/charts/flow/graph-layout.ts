/** Places of the enterprise and its parties: two columns beside it where there is room, one column on a phone. */

export interface PartyPlace {
  /** Index of the party. */
  at: number
  side: 'left' | 'right'
  /** Upper left corner of its box. */
  x: number
  y: number
  /** Height at which its edges meet the centre: one place each, so that edges do not pile up. */
  port: number
}

export interface GraphPlaces {
  height: number
  box: { width: number; height: number }
  centre: { x: number; y: number; width: number; height: number }
  parties: PartyPlace[]
}

export const SHOWN_PARTIES = 12
const BOX_HEIGHT = 46
const GAP = 12
const PORT = 26
const NARROW = 620

/** `count` parties (more than `SHOWN_PARTIES` are not placed) in `width` user units. */
export function graphPlaces(count: number, width: number): GraphPlaces {
  const n = Math.min(count, SHOWN_PARTIES)
  const narrow = width < NARROW
  const rows = narrow || n === 1 ? n : Math.ceil(n / 2)
  const column = (items: number) => items * BOX_HEIGHT + Math.max(0, items - 1) * GAP
  const centre = { width: narrow ? 58 : 132, height: Math.max(64, rows * PORT + 12) }
  const height = Math.max(column(rows), centre.height) + 8
  const room = narrow ? width - centre.width - 72 : (width - centre.width) / 2 - 70
  const box = { width: Math.max(120, Math.min(260, room)), height: BOX_HEIGHT }
  const two = !narrow && n > 1
  const left = two ? Math.floor(n / 2) : 0
  const parties = Array.from({ length: n }, (_, at): PartyPlace => {
    const side = two && at % 2 === 1 ? 'left' : 'right'
    const row = two ? Math.floor(at / 2) : at
    const items = side === 'left' ? left : n - left
    return {
      at,
      side,
      x: side === 'left' ? 0 : width - box.width,
      y: (height - column(items)) / 2 + row * (BOX_HEIGHT + GAP),
      port: height / 2 + (row - (items - 1) / 2) * PORT,
    }
  })
  return {
    height,
    box,
    centre: {
      ...centre,
      x: two ? (width - centre.width) / 2 : narrow ? 0 : Math.max(0, width - box.width - 240),
      y: (height - centre.height) / 2,
    },
    parties,
  }
}

/** Thickness of an edge: proportional to its amount, thin ones still visible. */
export function edgeWidth(value: number, largest: number): number {
  return value <= 0 || largest <= 0 ? 0 : Math.max(1.2, (value / largest) * 9)
}

const APART = 5.5

export interface Edge {
  /** The line, ending where its head begins. */
  line: string
  /** The arrow head. */
  head: string
}

/** An edge of `series` (0 to the party, 1 back), the two beside each other. */
export function edgeOf(
  { centre, box }: GraphPlaces,
  place: PartyPlace,
  series: number,
  width: number,
): Edge {
  const right = place.side === 'right'
  const shift = series === 0 ? -APART : APART
  const inner = { x: right ? centre.x + centre.width : centre.x, y: place.port + shift }
  const outer = {
    x: right ? place.x : place.x + box.width,
    y: place.y + box.height / 2 + shift,
  }
  const [from, to] = series === 0 ? [inner, outer] : [outer, inner]
  const way = to.x > from.x ? 1 : -1
  const length = 6 + width * 0.5
  const half = 3 + width * 0.62
  const end = to.x - way * length
  const middle = (from.x + end) / 2
  return {
    line: `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${end} ${to.y}`,
    head: `M${to.x} ${to.y}L${end} ${to.y - half}V${to.y + half}Z`,
  }
}
