/** How much of a network leads to each node: PageRank over weighted edges. */
import type { IndexedGraph } from './indexed.ts'

/** Brin & Page (1998): with this chance a step follows an edge, else it starts anew anywhere. */
export const DAMPING = 0.85
/** Of a node's rank, summed over all nodes: as small as networkx asks for, per node. */
const TOLERANCE = 1e-12
const MOST_ROUNDS = 1_000

/**
 * Weighted PageRank, its sum 1. A step follows an edge with the chance of its weight among those that leave; a node that none leaves (all
 * weights 0 or below count as none) hands its rank to all alike. Power iteration until the sum of changes is below 10⁻¹² n: time
 * O((n + m) log(1/ε)).
 */
export function pageRank({ ids, from, to, weight }: IndexedGraph): Float64Array {
  const n = ids.length
  const leaving = new Float64Array(n)
  const share = new Float64Array(to.length)
  for (let e = 0; e < to.length; e++) leaving[from[e]!]! += Math.max(0, weight[e]!)
  for (let e = 0; e < to.length; e++)
    share[e] = leaving[from[e]!]! > 0 ? Math.max(0, weight[e]!) / leaving[from[e]!]! : 0
  let rank = new Float64Array(n).fill(1 / n)
  let next = new Float64Array(n)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let stuck = 0
    for (let v = 0; v < n; v++) if (leaving[v] === 0) stuck += rank[v]!
    next.fill((1 - DAMPING + DAMPING * stuck) / n)
    for (let e = 0; e < to.length; e++) next[to[e]!]! += DAMPING * rank[from[e]!]! * share[e]!
    let change = 0
    for (let v = 0; v < n; v++) change += Math.abs(next[v]! - rank[v]!)
    ;[rank, next] = [next, rank]
    if (change < TOLERANCE * n) break
  }
  return rank
}
