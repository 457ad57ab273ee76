/** Numbers of another library over one graph (`networkx.json` says which and how); igraph 0.10.2 gave the same circles and ranks. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { countCircles } from '../circles.ts'
import { componentSizes, strongComponents, weakComponents } from '../components.ts'
import { GraphBuilder, type IndexedGraph } from '../indexed.ts'
import { shortestPaths } from '../paths.ts'
import { pageRank } from '../rank.ts'

interface Told {
  edges: string[]
  circles: Record<string, number>
  weak: number[]
  strong: number[]
  paths: { from: string; to: string; count: number; nodes: number }[]
  /** With weights, and with each edge alike. */
  pageRank: Record<string, [number, number]>
}
const told = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'networkx.json'), 'utf8'),
) as Told

function graphOf(weighted: boolean): IndexedGraph {
  const builder = new GraphBuilder()
  for (const edge of told.edges) {
    const [from = '', to = '', weight] = edge.split(/[>:]/)
    builder.edge(from, to, weighted ? Number(weight) : 1)
  }
  return builder.finish()
}
const graph = graphOf(true)
const descending = (sizes: Int32Array): number[] => [...sizes].sort((a, b) => b - a)

describe('the same as networkx', () => {
  it('circles', () => {
    const { counts } = countCircles(graph, 6)
    expect(
      Object.fromEntries(Object.keys(told.circles).map((k) => [k, counts[Number(k)]])),
    ).toEqual(told.circles)
  })
  it('components', () => {
    expect(descending(componentSizes(weakComponents(graph)))).toEqual(told.weak)
    expect(descending(componentSizes(strongComponents(graph)))).toEqual(told.strong)
  })
  it.each([
    [0, true],
    [1, false],
  ])('PageRank, column %i (weighted: %s)', (column, weighted) => {
    const ranks = pageRank(graphOf(weighted))
    expect(ranks.length).toBe(Object.keys(told.pageRank).length)
    graph.ids.forEach((id, v) => {
      expect(ranks[v]).toBeCloseTo(told.pageRank[id]![column]!, 10)
    })
    expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(1, 10)
  })
  it.each(told.paths)('ways from $from to $to: $count', ({ from, to, count, nodes }) => {
    const paths = shortestPaths(graph, graph.ids.indexOf(from), graph.ids.indexOf(to))
    expect(paths.map((found) => found.length)).toEqual(Array(count).fill(nodes))
    expect(new Set(paths.map(String)).size).toBe(count)
    for (const found of paths)
      expect([graph.ids[found[0]!], graph.ids[found.at(-1)!]]).toEqual([from, to])
  })
})

it('numbers ascend as numbers, tax numbers by their letters', () => {
  const of = (...names: string[]): readonly string[] => {
    const builder = new GraphBuilder()
    for (const name of names) builder.node(name)
    return builder.finish().ids
  }
  expect(of('10', '9', '100')).toEqual(['9', '10', '100'])
  expect(of('91B', '10', '9')).toEqual(['10', '9', '91B'])
})

it('edges of two ends are one, with their sum, days and number; one to itself is told apart', () => {
  const builder = new GraphBuilder()
  expect(builder.edge('a', 'b', 5, 20)).toBe(true)
  expect(builder.edge('a', 'b', 7, 10)).toBe(false)
  expect(builder.edge('a', 'b', Number.NaN)).toBe(false)
  expect(builder.edge('b', 'a', 1)).toBe(true)
  builder.edge('c', 'c')
  const { ids, from, to, weight, merged, first, last, selfLoops } = builder.finish()
  expect({ ids, selfLoops, ends: [[...from], [...to]] }).toEqual({
    ids: ['a', 'b', 'c'],
    selfLoops: 1,
    ends: [
      [0, 1],
      [1, 0],
    ],
  })
  expect([[...weight], [...merged], [...first], [...last]]).toEqual([
    [12, 1],
    [3, 1],
    [10, -1],
    [20, -1],
  ])
})
