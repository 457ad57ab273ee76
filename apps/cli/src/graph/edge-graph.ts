/** The graph that sums of edges make: of all types together, and of each type by itself. */
import { searchCircles } from '@xinjian/graph/circles'
import { GraphBuilder, type IndexedGraph } from '@xinjian/graph/indexed'
import { type EdgeSum, type EdgeSums, type Told, toldIn, type Window } from './edge-sums.ts'

/** Rows that tell no type stand under this name beside those that do. */
const UNTYPED = 'untyped'
/** Edges looked at for the circles of one type. */
const TYPE_STEPS = 2e8

/** What an edge weighs: its amount; `NaN` where the file tells amounts, and none of this edge: it then weighs nothing. */
const weightOf = (amounts: boolean, { amount, known }: Told): number =>
  !amounts ? 1 : known > 0 ? amount : Number.NaN

/** In months an edge whose red rows took all off is none; one whose amounts are not told may be one. */
const isTraded = (told: Told | null, window: Window): told is Told =>
  told !== null && (window === null || told.unknown > 0 || told.amount > 0)

export interface EdgeGraph {
  graph: IndexedGraph
  /** Whether the file tells no amount of this edge, though it tells amounts. */
  isUnknown(edge: number): boolean
  /** Rows without an amount, edges of which no amount is told, and those of which some rows tell none; null = the file tells no amounts. */
  unknownAmounts: { rows: number; edges: number; partly: number; note: string } | null
}

const NOTE =
  '没有金额的行不按 0 计：不计入合计，其连线仍计入环路、往来与连通分量；全部行都没有金额的连线不参与 PageRank 的加权，所在环路的 least 为 null'

/** Edges with trade in the months that count; all nodes of the file. */
export function graphOf(sums: EdgeSums, window: Window): EdgeGraph {
  const builder = new GraphBuilder()
  const unknown = new Set<string>()
  const lacking = { rows: 0, edges: 0, partly: 0 }
  for (const node of sums.nodes) builder.node(node)
  for (const [key, sum] of sums.sums) {
    const told = toldIn(sum, window)
    if (!isTraded(told, window)) continue
    builder.edge(sum.from, sum.to, weightOf(sums.amounts, told))
    if (told.unknown === 0 || !sums.amounts) continue
    lacking.rows += told.unknown
    if (told.known > 0) lacking.partly++
    else {
      lacking.edges++
      unknown.add(key)
    }
  }
  const graph = builder.finish()
  const { ids, from, to } = graph
  return {
    graph,
    isUnknown: (edge) =>
      unknown.size > 0 && unknown.has(`${ids[from[edge]!]}\u0000${ids[to[edge]!]}`),
    unknownAmounts: sums.amounts ? { ...lacking, note: NOTE } : null,
  }
}

/** Circles of edges of one type alone: a guarantee and an invoice make none together. null = no row tells a type. */
export function circlesByType(sums: EdgeSums, window: Window, longest: number) {
  if (sums.types.size === 0) return null
  const builders = new Map<string, GraphBuilder>()
  const add = (sum: EdgeSum, type: string): void => {
    if (!isTraded(toldIn(sum, window, type), window)) return
    const builder = builders.get(type) ?? new GraphBuilder()
    builders.set(type, builder)
    builder.edge(sum.from, sum.to)
  }
  for (const sum of sums.sums.values()) for (const type of sum.types.keys()) add(sum, type)
  const found = [...builders].map(([type, builder]) => {
    const { counts, complete } = searchCircles(builder.finish(), { longest, steps: TYPE_STEPS })
    const circles = Object.fromEntries(counts.map((n, length) => [length, n]).slice(2))
    return { type: type === '' ? UNTYPED : type, circles, complete }
  })
  return {
    circlesByType: Object.fromEntries(found.map(({ type, circles }) => [type, circles])),
    circlesByTypeComplete: found.every(({ complete }) => complete),
  }
}
