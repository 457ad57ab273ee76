/** What is drawn, as numbers: nodes and relations by their index, in the order of the answer. */

import { radiusOf, widthOf } from '../appearance.ts'
import { type Drawn, type DrawnEdge, TONES } from '../drawn.ts'

export interface Scene {
  drawn: Drawn
  /** Index of a node, and of a relation, by its id. */
  nodes: ReadonlyMap<string, number>
  edges: ReadonlyMap<string, number>
  /** x and y of each node in the measure of the layout; they move. */
  at: Float32Array
  radii: Float32Array
  from: Uint32Array
  to: Uint32Array
  widths: Float32Array
  /** How far a relation bows aside: 0 = straight. See `bendsOf`. */
  bends: Float32Array
  /** Whether any relation has a name or an amount. */
  hasNames: boolean
  /** Relations in the order they are drawn: of one colour and width together. */
  order: Uint32Array
  edgesOf: (node: number) => readonly number[]
}

export function sceneOf(drawn: Drawn, placed: Float32Array): Scene {
  const nodes = new Map(drawn.nodes.map(({ id }, i) => [id, i]))
  const around: number[][] = drawn.nodes.map(() => [])
  const ends = (end: 'from' | 'to') =>
    Uint32Array.from(drawn.edges, (edge) => nodes.get(edge[end])!)
  const [from, to] = [ends('from'), ends('to')]
  for (let i = 0; i < from.length; i++) {
    around[from[i]!]!.push(i)
    if (from[i] !== to[i]) around[to[i]!]!.push(i)
  }
  const widths = Float32Array.from(drawn.edges, ({ weight }) => widthOf(weight))
  const rank = ({ tone }: DrawnEdge) => TONES.indexOf(tone)
  return {
    drawn,
    nodes,
    edges: new Map(drawn.edges.map(({ id }, i) => [id, i])),
    at: placed.slice(),
    radii: Float32Array.from(drawn.nodes, ({ kind, weight }) => radiusOf(kind, weight)),
    from,
    to,
    widths,
    bends: bendsOf(from, to),
    hasNames: drawn.edges.some(({ label, amount }) => label !== '' || amount !== ''),
    order: Uint32Array.from(drawn.edges, (_, i) => i).sort(
      (a, b) => rank(drawn.edges[a]!) - rank(drawn.edges[b]!) || widths[a]! - widths[b]! || a - b,
    ),
    edgesOf: (node) => around[node]!,
  }
}

/** Between two relations of the same two nodes, in parts of their length. */
const SPREAD = 0.25

/**
 * How far each relation bows aside, in parts of its length, to the left of its own direction: several between the same two nodes stand
 * beside one another, whichever way they run; a single one is straight.
 */
export function bendsOf(from: ArrayLike<number>, to: ArrayLike<number>): Float32Array {
  const pairs = new Map<string, number[]>()
  for (let i = 0; i < from.length; i++) {
    const pair = `${Math.min(from[i]!, to[i]!)},${Math.max(from[i]!, to[i]!)}`
    const side = pairs.get(pair)
    if (side) side.push(i)
    else pairs.set(pair, [i])
  }
  const bends = new Float32Array(from.length)
  for (const side of pairs.values()) {
    if (side.length === 1) continue
    for (const [nth, i] of side.entries()) {
      const bend = (nth - (side.length - 1) / 2) * SPREAD
      // Seen from its other end left is right.
      bends[i] = from[i]! < to[i]! ? bend : 0 - bend
    }
  }
  return bends
}
