/** Where a node stands in the flow of money: partners, sums, upstream or downstream. */
import { edgeBetween, type IndexedGraph } from './indexed.ts'

export interface NodeFlow {
  /** Other ends of its edges, each once. */
  partners: number
  /** Edges that leave and reach it. */
  out: number
  in: number
  /** Sums of their weights. */
  outWeight: number
  inWeight: number
}

/** Time O(d log d), d = edges of the node. */
export function flowOf(graph: IndexedGraph, v: number): NodeFlow {
  const flow = { partners: 0, out: 0, in: 0, outWeight: 0, inWeight: 0 }
  for (let e = graph.start[v]!; e < graph.start[v + 1]!; e++) {
    flow.out++
    flow.outWeight += graph.weight[e]!
  }
  flow.partners = flow.out
  for (let i = graph.inStart[v]!; i < graph.inStart[v + 1]!; i++) {
    const e = graph.inEdge[i]!
    flow.in++
    flow.inWeight += graph.weight[e]!
    if (edgeBetween(graph, v, graph.from[e]!) === -1) flow.partners++
  }
  return flow
}

export type Position = 'UPSTREAM' | 'MIDDLE' | 'DOWNSTREAM'
/** Net flow of a third of all flow: it sells twice what it buys, or buys twice what it sells. */
const NET_FLOW = 1 / 3

/** Position by net flow; null = no trade. */
export function positionOf({ outWeight, inWeight }: NodeFlow): Position | null {
  const whole = outWeight + inWeight
  if (!(whole > 0)) return null
  const net = (outWeight - inWeight) / whole
  if (net >= NET_FLOW) return 'UPSTREAM'
  return net <= -NET_FLOW ? 'DOWNSTREAM' : 'MIDDLE'
}

/** Nodes that sell to both, and nodes that buy from both, ascending. */
export function commonPartners(
  graph: IndexedGraph,
  a: number,
  b: number,
): { suppliers: number[]; customers: number[] } {
  const suppliers: number[] = []
  for (let i = graph.inStart[a]!; i < graph.inStart[a + 1]!; i++) {
    const v = graph.from[graph.inEdge[i]!]!
    if (v !== b && edgeBetween(graph, v, b) !== -1) suppliers.push(v)
  }
  const customers: number[] = []
  for (let e = graph.start[a]!; e < graph.start[a + 1]!; e++) {
    const v = graph.to[e]!
    if (v !== b && edgeBetween(graph, b, v) !== -1) customers.push(v)
  }
  return { suppliers, customers }
}
