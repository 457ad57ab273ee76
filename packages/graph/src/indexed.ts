/**
 * A directed graph over numbers: nodes 0 … n−1 in the order of their ids, edges in rows (compressed sparse rows, both ways). Edges that say
 * the same two ends are one edge with their sum; an edge from a node to itself is counted and left out, for no figure here is about it.
 */
export interface IndexedGraph {
  /** Ids by number, ascending: the smallest number is the smallest id. */
  ids: readonly string[]
  /** Edges that leave node v: `start[v]` … `start[v + 1] − 1`, by their other end ascending. */
  start: Int32Array
  to: Int32Array
  /** Edges that reach node v: `inStart[v]` … , each as its number among those that leave. */
  inStart: Int32Array
  inEdge: Int32Array
  /** By edge: where it begins, sum of weights, how many were merged, first and last day (`NO_DAY` = none was told). */
  from: Int32Array
  weight: Float64Array
  merged: Int32Array
  first: Int32Array
  last: Int32Array
  selfLoops: number
}

export const NO_DAY = -1

/** Collects edges as they come; `NaN` weight = not told, and then weighs nothing. */
export class GraphBuilder {
  private readonly names: string[] = []
  private readonly numbers = new Map<string, number>()
  /** Edge of two ends: from × 2²⁶ + to. */
  private readonly known = new Map<number, number>()
  private readonly from: number[] = []
  private readonly to: number[] = []
  private readonly weight: number[] = []
  private readonly merged: number[] = []
  private readonly first: number[] = []
  private readonly last: number[] = []
  private selfLoops = 0

  /** A node without any edge stands in the graph as well. */
  node(id: string): number {
    let number = this.numbers.get(id)
    if (number === undefined) {
      number = this.names.length
      if (number >= MOST_NODES) throw new RangeError('too many nodes for one graph')
      this.names.push(id)
      this.numbers.set(id, number)
    }
    return number
  }

  /** @returns false where the same two ends were told before */
  edge(from: string, to: string, weight = 1, day = NO_DAY): boolean {
    const [a, b] = [this.node(from), this.node(to)]
    if (a === b) {
      this.selfLoops++
      return true
    }
    const key = a * MOST_NODES + b
    const at = this.known.get(key)
    const adds = Number.isNaN(weight) ? 0 : weight
    if (at === undefined) {
      this.known.set(key, this.from.length)
      this.from.push(a)
      this.to.push(b)
      this.weight.push(adds)
      this.merged.push(1)
      this.first.push(day)
      this.last.push(day)
      return true
    }
    this.weight[at]! += adds
    this.merged[at]!++
    if (day !== NO_DAY) {
      const first = this.first[at]!
      this.first[at] = first === NO_DAY ? day : Math.min(first, day)
      this.last[at] = Math.max(this.last[at]!, day)
    }
    return false
  }

  /** Time O(n log n + m log d), d = edges of one node. */
  finish(): IndexedGraph {
    const order = orderOf(this.names)
    const rank = new Int32Array(order.length)
    order.forEach((number, i) => {
      rank[number] = i
    })
    const [start, rows] = rowsBy(order.length, this.from, rank)
    for (let v = 0; v < order.length; v++)
      rows
        .subarray(start[v]!, start[v + 1]!)
        .sort((a, b) => rank[this.to[a]!]! - rank[this.to[b]!]!)
    const pick = (values: readonly number[]): Int32Array => Int32Array.from(rows, (e) => values[e]!)
    const from = Int32Array.from(rows, (e) => rank[this.from[e]!]!)
    const to = Int32Array.from(rows, (e) => rank[this.to[e]!]!)
    const [inStart, inEdge] = rowsBy(order.length, to, null)
    return {
      ids: order.map((number) => this.names[number]!),
      start,
      to,
      inStart,
      inEdge,
      from,
      weight: Float64Array.from(rows, (e) => this.weight[e]!),
      merged: pick(this.merged),
      first: pick(this.first),
      last: pick(this.last),
      selfLoops: this.selfLoops,
    }
  }
}

const MOST_NODES = 2 ** 26
const WHOLE = /^(?:0|[1-9]\d{0,14})$/

/** Numbers ascend as numbers, everything else by its code units. */
function orderOf(names: readonly string[]): number[] {
  const order = names.map((_, i) => i)
  if (names.every((name) => WHOLE.test(name)))
    return order.sort((a, b) => Number(names[a]) - Number(names[b]))
  return order.sort((a, b) => (names[a]! < names[b]! ? -1 : 1))
}

/** Edges in rows by one of their ends (counting sort: within a row they stay in order). */
export function rowsBy(
  nodes: number,
  ends: ArrayLike<number>,
  rank: Int32Array | null,
): [start: Int32Array, edges: Int32Array] {
  const start = new Int32Array(nodes + 1)
  const of = (e: number): number => (rank ? rank[ends[e]!]! : ends[e]!)
  for (let e = 0; e < ends.length; e++) start[of(e) + 1]!++
  for (let v = 0; v < nodes; v++) start[v + 1]! += start[v]!
  const next = start.slice()
  const edges = new Int32Array(ends.length)
  for (let e = 0; e < ends.length; e++) edges[next[of(e)]!++] = e
  return [start, edges]
}

/** Number of the edge from one node to another, −1 = none. Time O(log d). */
export function edgeBetween(graph: IndexedGraph, from: number, to: number): number {
  let low = graph.start[from]!
  let high = graph.start[from + 1]! - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const end = graph.to[middle]!
    if (end === to) return middle
    if (end < to) low = middle + 1
    else high = middle - 1
  }
  return -1
}
