/** Parts of a graph that hang together: by edges of either direction (weak), and those in which each reaches each (strong). */
import type { IndexedGraph } from './indexed.ts'

/** Component of each node, numbered as first met. Union–find with path halving: time O((n + m) α(n)). */
export function weakComponents({ ids, from, to }: IndexedGraph): Int32Array {
  const parent = Int32Array.from(ids, (_, v) => v)
  const root = (v: number): number => {
    let at = v
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!
      at = parent[at]!
    }
    return at
  }
  for (let e = 0; e < to.length; e++) {
    const [a, b] = [root(from[e]!), root(to[e]!)]
    if (a !== b) parent[Math.max(a, b)] = Math.min(a, b)
  }
  const labels = new Int32Array(ids.length).fill(-1)
  let count = 0
  for (let v = 0; v < ids.length; v++) {
    const of = root(v)
    if (labels[of] === -1) labels[of] = count++
    labels[v] = labels[of]!
  }
  return labels
}

/** Strong component of each node. Tarjan (SIAM J. Comput. 1972) with a stack of its own, so that a long chain is no deep call: time O(n + m). */
export function strongComponents({ ids, start, to }: IndexedGraph): Int32Array {
  const n = ids.length
  const labels = new Int32Array(n).fill(-1)
  const order = new Int32Array(n).fill(-1)
  const low = new Int32Array(n)
  const next = start.slice(0, n)
  const path: number[] = []
  const open: number[] = []
  let [seen, count] = [0, 0]
  for (let root = 0; root < n; root++) {
    if (order[root] !== -1) continue
    path.push(root)
    while (path.length > 0) {
      const v = path[path.length - 1]!
      if (order[v] === -1) {
        order[v] = low[v] = seen++
        open.push(v)
      }
      if (next[v]! < start[v + 1]!) {
        const w = to[next[v]!++]!
        if (order[w] === -1) path.push(w)
        else if (labels[w] === -1) low[v] = Math.min(low[v]!, order[w]!)
        continue
      }
      path.pop()
      const above = path[path.length - 1]
      if (above !== undefined) low[above] = Math.min(low[above]!, low[v]!)
      if (low[v] !== order[v]) continue
      for (let w = -1; w !== v; ) {
        w = open.pop()!
        labels[w] = count
      }
      count++
    }
  }
  return labels
}

/** Nodes of each component. */
export function componentSizes(labels: Int32Array): Int32Array {
  let count = 0
  for (const label of labels) count = Math.max(count, label + 1)
  const sizes = new Int32Array(count)
  for (const label of labels) sizes[label]!++
  return sizes
}
