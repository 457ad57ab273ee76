/** What stands out in all that is held around a centre: rank and position of who trades. */
import type { GraphEdge } from '@xinjian/graph/graph'
import { GraphBuilder, type IndexedGraph } from '@xinjian/graph/indexed'
import { flowOf, type Position, positionOf } from '@xinjian/graph/node-flow'
import { pageRank } from '@xinjian/graph/rank'

export interface Ranked {
  rank: number
  position: Position | null
}

/** Edges of trade by what they came to in twelve months. */
export function tradeGraph(edges: readonly GraphEdge[]): IndexedGraph {
  const builder = new GraphBuilder()
  for (const { from, to, trade } of edges)
    if (trade) builder.edge(from, to, Math.max(trade.total12, 0))
  return builder.finish()
}

/** By id; parties of no trade are absent. */
export function rankedBy(graph: IndexedGraph): Map<string, Ranked> {
  const ranks = pageRank(graph)
  return new Map(
    graph.ids.map((id, v) => [id, { rank: ranks[v]!, position: positionOf(flowOf(graph, v)) }]),
  )
}
