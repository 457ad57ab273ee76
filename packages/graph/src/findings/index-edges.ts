import type { GraphEdge } from '../graph.ts'
import { GraphBuilder, type IndexedGraph } from '../indexed.ts'

/** Edges of a view as a graph over numbers, each weighing its trade, and the edge of two nodes that stand next to each other there. */
export function indexEdges(edges: readonly GraphEdge[]): {
  graph: IndexedGraph
  edgeOf(from: number, to: number): GraphEdge
} {
  const builder = new GraphBuilder()
  const known = new Map<string, GraphEdge>()
  for (const edge of edges) {
    builder.edge(edge.from, edge.to, edge.trade?.total12 ?? 1)
    known.set(`${edge.from}>${edge.to}`, edge)
  }
  const graph = builder.finish()
  return { graph, edgeOf: (from, to) => known.get(`${graph.ids[from]}>${graph.ids[to]}`)! }
}
