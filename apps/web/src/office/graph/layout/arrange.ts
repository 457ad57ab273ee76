import iterate, { type ForceAtlas2Options } from 'graphology-layout-forceatlas2/iterate.js'

/** Of ForceAtlas2's matrices (graphology-layout-forceatlas2, iterate.js): so many numbers a node and an edge. */
const PER_NODE = 10
const PER_EDGE = 3
const MASS = 6
const CONVERGENCE = 7
const SIZE = 8

/** What is laid out: edges are pairs of indexes of nodes; `at` is x and y of each node where it begins. */
export interface Arrangement {
  at: Float32Array
  pairs: Uint32Array
}

/** Steps after which a view of 300 nodes no longer moves to the eye. */
const STEPS = 400
/** Above it repulsion is reckoned by regions (Barnes–Hut): n·log n in the place of n². */
const MANY = 1000
/** A great graph is shown when the time is over, as far as it has come; no view of the product comes near it. */
const MOST_MS = 3_000

/**
 * Positions by ForceAtlas2, from where the nodes begin: the same in, the same out, while the time does. O(steps · n²) up to 1000 nodes,
 * O(steps · n · log n) above.
 */
export function arrange({ at, pairs }: Arrangement, now: () => number): Float32Array {
  const count = at.length / 2
  const nodes = new Float32Array(count * PER_NODE)
  for (let i = 0; i < count; i++) {
    nodes[i * PER_NODE] = at[i * 2]!
    nodes[i * PER_NODE + 1] = at[i * 2 + 1]!
    nodes[i * PER_NODE + MASS] = 1
    nodes[i * PER_NODE + CONVERGENCE] = 1
    nodes[i * PER_NODE + SIZE] = 1
  }
  const edges = new Float32Array((pairs.length / 2) * PER_EDGE)
  for (let i = 0; i < pairs.length / 2; i++) {
    const [from, to] = [pairs[i * 2]! * PER_NODE, pairs[i * 2 + 1]! * PER_NODE]
    edges.set([from, to, 1], i * PER_EDGE)
    nodes[from + MASS]! += 1
    nodes[to + MASS]! += 1
  }
  const options = optionsFor(count)
  const until = now() + MOST_MS
  for (let step = 0; step < STEPS && now() < until; step++) iterate(options, nodes, edges)
  const placed = new Float32Array(count * 2)
  for (let i = 0; i < count; i++) {
    placed[i * 2] = nodes[i * PER_NODE]!
    placed[i * 2 + 1] = nodes[i * PER_NODE + 1]!
  }
  return placed
}

/** As the library infers them from the number of nodes; regions from a lower number on. */
const optionsFor = (count: number): ForceAtlas2Options => ({
  linLogMode: false,
  outboundAttractionDistribution: false,
  adjustSizes: false,
  edgeWeightInfluence: 1,
  scalingRatio: 10,
  strongGravityMode: true,
  gravity: 0.05,
  slowDown: 1 + Math.log(Math.max(1, count)),
  barnesHutOptimize: count > MANY,
  barnesHutTheta: 0.5,
})
