/** What of a graph is drawn: what the filters leave, within the levels asked for, the largest 300; the others are counted beside their neighbours. */
import {
  EDGES_OF_VIEW,
  type FoldedNeighbours,
  type GraphEdge,
  type GraphFinding,
  type GraphView,
  MOST_NODES,
} from '@xinjian/graph/graph'
import type { ShownGraph, ShownNode } from './shown.ts'

export interface GraphFilter {
  view: GraphView
  levels: number
  least?: number | undefined
  leastMonths?: number | undefined
  industry?: string | undefined
  region?: string | undefined
  riskyOnly?: boolean | undefined
  relatedOnly?: boolean | undefined
}

export interface Selected {
  nodes: ShownNode[]
  edges: GraphEdge[]
  folded: FoldedNeighbours[]
}

interface Reached {
  node: ShownNode
  /** Nearer to the centre; null = the centre. */
  by: string | null
  weight: number
}

/** Nodes that `findings` stand on are drawn before larger ones; those of findings of the centre before all others. */
export function selectView(
  graph: ShownGraph,
  filter: GraphFilter,
  findings: readonly GraphFinding[],
): Selected {
  const types = EDGES_OF_VIEW[filter.view]
  const edges = graph.edges.filter(
    (edge) =>
      types.includes(edge.type) &&
      (!edge.trade ||
        (edge.trade.total12 >= (filter.least ?? Number.NEGATIVE_INFINITY) &&
          edge.trade.activeMonths >= (filter.leastMonths ?? 0))),
  )
  const reached = reach(graph, edges, filter.levels)
  const related = filter.relatedOnly ? relatedTo(graph) : null
  const wanted = [...reached.values()].filter(
    ({ node }) => !node.centre && isWanted(node, filter) && (!related || related.has(node.id)),
  )
  const kept = keepLargest(reached, wanted, pinnedBy(graph, findings))
  const drawn = edges.filter(({ from, to }) => kept.has(from) && kept.has(to))
  return {
    nodes: [...kept].map((id) => reached.get(id)!.node),
    edges: drawn,
    folded: foldedOf(graph, edges, kept, new Set(wanted.map(({ node }) => node.id))),
  }
}

/** Breadth first; a node's level is that of the view, and its weight what it trades there, or how many edges it has. */
function reach(
  graph: ShownGraph,
  edges: readonly GraphEdge[],
  levels: number,
): Map<string, Reached> {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]))
  const beside = new Map<string, GraphEdge[]>()
  const weight = new Map<string, number>()
  for (const edge of edges)
    for (const end of [edge.from, edge.to]) {
      const list = beside.get(end)
      if (list) list.push(edge)
      else beside.set(end, [edge])
      weight.set(end, (weight.get(end) ?? 0) + Math.abs(edge.trade?.total12 ?? 1))
    }
  const centre = graph.nodes.find((node) => node.centre)!
  const found = new Map<string, Reached>()
  found.set(centre.id, { node: { ...centre, level: 0 }, by: null, weight: 0 })
  let frontier = [centre.id]
  for (let level = 1; level <= levels; level++) {
    const next: string[] = []
    for (const id of frontier)
      for (const { from, to } of beside.get(id) ?? []) {
        const other = from === id ? to : from
        if (found.has(other)) continue
        const node = { ...nodes.get(other)!, level }
        found.set(other, { node, by: id, weight: weight.get(other) ?? 0 })
        next.push(other)
      }
    frontier = next
  }
  return found
}

const isWanted = (node: ShownNode, { industry, region, riskyOnly }: GraphFilter): boolean =>
  (!industry || node.industry === industry) &&
  (!region || node.region === region) &&
  (!riskyOnly || (node.risks?.length ?? 0) > 0)

/** Nodes that stand in a relation other than trade with the centre, by themselves or by a person of both. */
function relatedTo(graph: ShownGraph): Set<string> {
  const centre = graph.nodes.find((node) => node.centre)!.id
  const persons = new Set(graph.nodes.flatMap(({ id, type }) => (type === 'PERSON' ? [id] : [])))
  const relations = graph.edges.filter(({ type }) => type !== 'SUPPLY')
  const beside = (ids: ReadonlySet<string>) =>
    relations.flatMap(({ from, to }) => (ids.has(from) || ids.has(to) ? [from, to] : []))
  const own = new Set(beside(new Set([centre])))
  const between = new Set([...own].filter((id) => persons.has(id)))
  return new Set([...own, ...beside(between)])
}

/** By id: 2 = something is found of it and the centre, 1 = of it. */
function pinnedBy(graph: ShownGraph, findings: readonly GraphFinding[]): Map<string, number> {
  const centre = graph.nodes.find((node) => node.centre)!.id
  const pinned = new Map<string, number>()
  for (const { nodes } of findings) {
    const weight = nodes.includes(centre) ? 2 : 1
    for (const id of nodes) pinned.set(id, Math.max(weight, pinned.get(id) ?? 0))
  }
  return pinned
}

/** The largest first, each with the nodes that lead to it. */
function keepLargest(
  reached: ReadonlyMap<string, Reached>,
  wanted: readonly Reached[],
  pinned: ReadonlyMap<string, number>,
): Set<string> {
  const [centre] = reached.keys()
  const kept = new Set([centre!])
  const bySize = wanted.toSorted(
    (a, b) =>
      (pinned.get(b.node.id) ?? 0) - (pinned.get(a.node.id) ?? 0) ||
      b.weight - a.weight ||
      (a.node.id < b.node.id ? -1 : 1),
  )
  for (const { node } of bySize) {
    const way: string[] = []
    for (let id: string | null = node.id; id !== null && !kept.has(id); id = reached.get(id)!.by)
      way.push(id)
    if (kept.size + way.length > MOST_NODES) continue
    for (const id of way.reverse()) kept.add(id)
  }
  return kept
}

function foldedOf(
  graph: ShownGraph,
  edges: readonly GraphEdge[],
  kept: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
): FoldedNeighbours[] {
  const folded = new Map<string, { others: Set<string>; count: number; total12: number | null }>()
  const of = (id: string) => {
    const known = folded.get(id)
    if (known) return known
    const { count = 0, total12 = null } = graph.beyond.get(id) ?? {}
    const fresh = { others: new Set<string>(), count, total12 }
    folded.set(id, fresh)
    return fresh
  }
  for (const id of kept) if (graph.beyond.has(id)) of(id)
  for (const { from, to, trade } of edges) {
    if (kept.has(from) === kept.has(to)) continue
    const [near, far] = kept.has(from) ? [from, to] : [to, from]
    if (!wanted.has(far)) continue
    const at = of(near)
    at.others.add(far)
    if (trade) at.total12 = (at.total12 ?? 0) + trade.total12
  }
  return [...folded].map(([id, { others, count, total12 }]) => ({
    of: id,
    count: count + others.size,
    total12,
  }))
}
