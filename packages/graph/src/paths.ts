/** The shortest ways between two nodes, over edges in whichever direction: how two firms are connected is asked, not who sells. */
import type { IndexedGraph } from './indexed.ts'

/** Most ways told. */
export const MOST_PATHS = 20

/** All shortest ways, at most `MOST_PATHS`, each as its nodes; the smallest first. Breadth first: time O(n + m + ways × length). */
export function shortestPaths(graph: IndexedGraph, from: number, to: number): number[][] {
  if (from === to) return []
  // Measured from the end, so that the ways are walked from the beginning and come in order.
  const distance = new Int32Array(graph.ids.length).fill(-1)
  const queue = [to]
  distance[to] = 0
  for (let at = 0; at < queue.length && distance[from] === -1; at++)
    for (const w of neighbours(graph, queue[at]!))
      if (distance[w] === -1) {
        distance[w] = distance[queue[at]!]! + 1
        queue.push(w)
      }
  const paths: number[][] = []
  if (distance[from] === -1) return paths
  const walk = (path: number[]): void => {
    const v = path[path.length - 1]!
    if (v === to) {
      paths.push(path)
      return
    }
    for (const w of neighbours(graph, v))
      if (distance[w] === distance[v]! - 1 && paths.length < MOST_PATHS) walk([...path, w])
  }
  walk([from])
  return paths
}

/** Other ends of a node's edges, each once, ascending. */
function neighbours(graph: IndexedGraph, v: number): number[] {
  const near = new Set<number>()
  for (let e = graph.start[v]!; e < graph.start[v + 1]!; e++) near.add(graph.to[e]!)
  for (let i = graph.inStart[v]!; i < graph.inStart[v + 1]!; i++)
    near.add(graph.from[graph.inEdge[i]!]!)
  return [...near].sort((a, b) => a - b)
}
