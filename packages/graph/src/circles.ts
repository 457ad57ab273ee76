/**
 * Elementary circles of a directed graph up to a length, each once. From a root, paths go out over nodes that have not been a root yet; a
 * path goes on only where its end is known to come back to the root in the steps that are left, by a search backwards over half the length.
 * Only strong components are walked, and the node with most ways through it is the first root: it is done with once and in nobody's way
 * afterwards. Time O(paths of half the length + circles × length), memory O(n + m): circles are handed out, never collected here.
 *
 * After Johnson (SIAM J. Comput. 1975) for "each once from its root", and Gupta & Suzumura (2021) for the bound of length.
 */
import { strongComponents } from './components.ts'
import type { IndexedGraph } from './indexed.ts'
import { rowsBy } from './indexed.ts'

export const LONGEST_CIRCLE = 6

export interface CircleSearch {
  /** Lengths 2 … `longest`. */
  longest: number
  /** Circles through this node alone. */
  through?: number
  /** Circles through this node before all others: a search that gives up has seen those. */
  first?: number
  /** Edges looked at before the search gives up; then `complete` is false and what was counted is "at least". */
  steps?: number
  /** Hears of each circle: its nodes, smallest first. The array is the caller's. */
  visit?: (nodes: number[]) => void
}

export interface CircleCounts {
  /** How many by length; `counts[3]` = circles of three. */
  counts: number[]
  complete: boolean
}

/** Some tens of seconds of one core. */
const MOST_STEPS = 4e9

export function searchCircles(graph: IndexedGraph, search: CircleSearch): CircleCounts {
  const { longest, through, first, steps = MOST_STEPS, visit } = search
  if (longest < 2 || longest > LONGEST_CIRCLE)
    throw new RangeError(`circles of 2 to ${LONGEST_CIRCLE} nodes, not ${longest}`)
  const ranked = strongPart(graph, through, first)
  const { start, to, nodes } = ranked
  const counts: number[] = new Array<number>(longest + 1).fill(0)
  const reach = longest >> 1
  const back = stepsBack(ranked, reach)
  const { distance } = back
  const path = new Int32Array(longest)
  const onPath = new Uint8Array(nodes.length)
  let left = steps
  let root = 0

  /** `depth` nodes stand on the path, `v` the last of them. */
  const extend = (v: number, depth: number): void => {
    const begin = start[v]!
    const stepsAfter = longest - depth
    let e = start[v + 1]! - 1
    left -= e - begin + 1
    if (left < 0) return
    // Ends ascend within a row: those not above the root come last.
    for (; e >= begin; e--) {
      const w = to[e]!
      if (w <= root) return
      const home = distance[w]!
      if (home === 0 ? stepsAfter <= reach : home > stepsAfter) continue
      if (onPath[w] === 1) continue
      path[depth] = w
      if (home === 1) {
        counts[depth + 1]!++
        if (visit) tell(depth + 1)
      }
      if (stepsAfter === 1) continue
      onPath[w] = 1
      extend(w, depth + 1)
      onPath[w] = 0
    }
  }
  const tell = (length: number): void => {
    const circle: number[] = []
    let least = 0
    for (let i = 0; i < length; i++) {
      circle.push(nodes[path[i]!]!)
      if (circle[i]! < circle[least]!) least = i
    }
    visit!([...circle.slice(least), ...circle.slice(0, least)])
  }
  const roots = through === undefined ? nodes.length : Math.min(1, nodes.length)
  for (; root < roots && left >= 0; root++) {
    left -= back.measure(root)
    path[0] = root
    extend(root, 1)
    back.forget()
  }
  return { counts, complete: left >= 0 }
}

/** How many circles of each length, 2 … `longest`. */
export function countCircles(graph: IndexedGraph, longest: number, steps?: number): CircleCounts {
  return searchCircles(graph, { longest, ...(steps !== undefined && { steps }) })
}

interface StrongPart {
  start: Int32Array
  to: Int32Array
  inStart: Int32Array
  inFrom: Int32Array
  /** Node of the graph by its rank. */
  nodes: Int32Array
}

/** Edges within strong components alone, nodes by rank: `through` or `first` first, then by the ways through them. */
function strongPart(graph: IndexedGraph, through: number | undefined, first = through): StrongPart {
  const labels = strongComponents(graph)
  const n = graph.ids.length
  const [outs, ins] = [new Int32Array(n), new Int32Array(n)]
  const kept: number[] = []
  for (let e = 0; e < graph.to.length; e++) {
    const [a, b] = [graph.from[e]!, graph.to[e]!]
    if (labels[a] !== labels[b] || (through !== undefined && labels[a] !== labels[through]))
      continue
    kept.push(e)
    outs[a]!++
    ins[b]!++
  }
  const ways = (v: number): number => (v === first ? Number.POSITIVE_INFINITY : outs[v]! * ins[v]!)
  const nodes = Int32Array.from({ length: n }, (_, v) => v)
    .filter((v) => outs[v]! > 0)
    .sort((a, b) => ways(b) - ways(a) || a - b)
  const rank = new Int32Array(n)
  nodes.forEach((v, i) => {
    rank[v] = i
  })
  const from = Int32Array.from(kept, (e) => rank[graph.from[e]!]!)
  const ends = Int32Array.from(kept, (e) => rank[graph.to[e]!]!)
  const [start, rows] = rowsBy(nodes.length, from, null)
  const to = rows.map((e) => ends[e]!)
  for (let v = 0; v < nodes.length; v++) to.subarray(start[v]!, start[v + 1]!).sort()
  const [inStart, inRows] = rowsBy(nodes.length, ends, null)
  return { start, to, inStart, inFrom: inRows.map((e) => from[e]!), nodes }
}

/** Steps back to a root, over nodes above it, as far as `reach`; 0 = farther. */
function stepsBack({ inStart, inFrom, nodes }: StrongPart, reach: number) {
  const distance = new Uint8Array(nodes.length)
  const queue = new Int32Array(nodes.length)
  let met = 0
  return {
    distance,
    /** @returns edges looked at */
    measure(root: number): number {
      queue[0] = root
      met = 1
      let edges = 0
      for (let steps = 1, at = 0; steps <= reach; steps++) {
        for (const until = met; at < until; at++) {
          const v = queue[at]!
          const end = inStart[v + 1]!
          edges += end - inStart[v]!
          for (let e = inStart[v]!; e < end; e++) {
            const w = inFrom[e]!
            if (w <= root || distance[w] !== 0) continue
            distance[w] = steps
            queue[met++] = w
          }
        }
      }
      return edges
    },
    forget(): void {
      for (let i = 1; i < met; i++) distance[queue[i]!] = 0
    },
  }
}
