import { expect, it } from 'vitest'
import { GraphBuilder } from '../indexed.ts'
import { commonPartners, flowOf, positionOf } from '../node-flow.ts'

// s sells to a and b, who both sell to c; a also sells to b and buys from d alone.
const builder = new GraphBuilder()
for (const [from, to, weight] of [
  ['s', 'a', 10],
  ['s', 'b', 10],
  ['a', 'c', 40],
  ['b', 'c', 10],
  ['a', 'b', 5],
  ['d', 'a', 1],
] as const)
  builder.edge(from, to, weight)
const graph = builder.finish()
const number = (id: string): number => graph.ids.indexOf(id)

it('partners of both are told, each other left out', () => {
  const { suppliers, customers } = commonPartners(graph, number('a'), number('b'))
  expect([suppliers, customers].map((list) => list.map((v) => graph.ids[v]))).toEqual([
    ['s'],
    ['c'],
  ])
})

it('a node stands by its edges and their sums', () => {
  expect(flowOf(graph, number('a'))).toEqual({
    ...{ partners: 4, out: 2, in: 2, outWeight: 45, inWeight: 11 },
  })
})

it.each([
  [2, 1, 'UPSTREAM'],
  [1.99, 1, 'MIDDLE'],
  [1, 1.99, 'MIDDLE'],
  [1, 2, 'DOWNSTREAM'],
  [0, 0, null],
])('sold %d, bought %d: %s', (outWeight, inWeight, position) => {
  expect(positionOf({ partners: 1, out: 1, in: 1, outWeight, inWeight })).toBe(position)
})
