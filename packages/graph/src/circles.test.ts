import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCircles, searchCircles } from './circles.ts'
import { GraphBuilder, type IndexedGraph } from './indexed.ts'

type Pairs = readonly (readonly [number, number])[]
const graphOf = (pairs: Pairs, nodes = 0): IndexedGraph => {
  const builder = new GraphBuilder()
  for (let v = 0; v < nodes; v++) builder.node(String(v))
  for (const [a, b] of pairs) builder.edge(String(a), String(b))
  return builder.finish()
}

/** By another hand: every sequence of different nodes that begins with its smallest, tried. */
function byTrial(pairs: Pairs, longest: number): string[] {
  const edges = new Set(pairs.map(([a, b]) => `${a}>${b}`))
  const nodes = [...new Set(pairs.flat())]
  const found: string[] = []
  const grow = (path: number[]): void => {
    if (path.length > 1 && edges.has(`${path.at(-1)}>${path[0]}`)) found.push(path.join())
    if (path.length === longest) return
    for (const v of nodes)
      if (v > path[0]! && !path.includes(v) && edges.has(`${path.at(-1)}>${v}`)) grow([...path, v])
  }
  for (const v of nodes) grow([v])
  return found.sort()
}

const listed = (graph: IndexedGraph, longest: number, through?: number): string[] => {
  const found: string[] = []
  searchCircles(graph, {
    longest,
    ...(through !== undefined && { through }),
    visit: (nodes) => found.push(nodes.map((v) => graph.ids[v]).join()),
  })
  return found.sort()
}

describe('circles', () => {
  it('of a small graph, drawn by hand', () => {
    // 1 ⇄ 2, the triangle 1 → 2 → 3 → 1, the square 2 → 3 → 4 → 5 → 2, and 6 that only receives.
    const pairs: Pairs = [
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 1],
      [3, 4],
      [4, 5],
      [5, 2],
      [5, 6],
    ]
    expect(listed(graphOf(pairs), 6)).toEqual(['1,2', '1,2,3', '2,3,4,5'])
    expect(countCircles(graphOf(pairs), 6)).toEqual({
      counts: [0, 0, 1, 1, 1, 0, 0],
      complete: true,
    })
  })

  it('are those that trying every sequence finds, each once and smallest first', () => {
    const pair = fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 })).filter(([a, b]) => a !== b)
    fc.assert(
      fc.property(
        fc.uniqueArray(pair, { selector: String, maxLength: 30 }),
        fc.integer({ min: 2, max: 6 }),
        (pairs, longest) => {
          const wanted = byTrial(pairs, longest)
          const graph = graphOf(pairs)
          expect(listed(graph, longest)).toEqual(wanted)
          const { counts } = countCircles(graph, longest)
          for (let length = 2; length <= longest; length++)
            expect(counts[length]).toBe(
              wanted.filter((circle) => circle.split(',').length === length).length,
            )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('through one node alone', () => {
    const pair = fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 })).filter(([a, b]) => a !== b)
    fc.assert(
      fc.property(
        fc.uniqueArray(pair, { selector: String, minLength: 1, maxLength: 25 }),
        (pairs) => {
          const graph = graphOf(pairs)
          const node = graph.ids[0]!
          expect(listed(graph, 5, 0)).toEqual(
            byTrial(pairs, 5).filter((circle) => circle.split(',').includes(node)),
          )
        },
      ),
    )
  })

  // n! / ((n − k)! k): how many circles of k nodes a complete directed graph has.
  it.each([
    [2, 28],
    [3, 112],
    [4, 420],
    [5, 1_344],
    [6, 3_360],
  ])('of %i nodes in the complete graph of eight: %i', (length, wanted) => {
    const pairs = Array.from({ length: 64 }, (_, i) => [i >> 3, i & 7] as const)
    expect(countCircles(graphOf(pairs), 6).counts[length]).toBe(wanted)
  })

  it('of a search that gave up are at least so many, and it says so', () => {
    const pairs = Array.from({ length: 64 }, (_, i) => [i >> 3, i & 7] as const)
    const { counts, complete } = countCircles(graphOf(pairs), 6, 500)
    expect(complete).toBe(false)
    expect(counts[6]).toBeLessThan(3_360)
    expect(counts.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0)
  })

  it('of a chain of a hundred thousand there are none, and no call runs too deep', () => {
    const chain = Array.from({ length: 100_000 }, (_, i) => [i, i + 1] as const)
    expect(countCircles(graphOf(chain), 6).counts).toEqual([0, 0, 0, 0, 0, 0, 0])
    const ring = countCircles(graphOf([...chain, [100_000, 0]]), 6)
    expect(ring).toEqual({ counts: [0, 0, 0, 0, 0, 0, 0], complete: true })
  })

  it.each([1, 7])('of %i nodes are not asked for', (longest) => {
    expect(() => countCircles(graphOf([[0, 1]]), longest)).toThrow(RangeError)
  })
})
