/** The world on paper is as large as it was asked to be, the same again, and lies on nodes as shares of one whole. */
import { expect, it } from 'vitest'
import { costs } from './costs.ts'
import { modelOf } from './nodes.ts'
import { nodeOf, paperWorld, sharesOfNodes } from './world.ts'

const SIZE = { enterprises: 20_000, institutions: 100, invoices: 60_000_000 }
const world = paperWorld(1, SIZE)
const sum = (of: Iterable<number>) => [...of].reduce((a, b) => a + b, 0)

it('has as many of each as were asked for', () => {
  expect(world.invoices).toHaveLength(SIZE.enterprises)
  expect(sum(world.invoices)).toBe(SIZE.invoices)
  expect(sum(world.ofInstitution)).toBe(SIZE.enterprises)
  expect(sum(world.ofBureau)).toBe(SIZE.enterprises)
})

it('is the same of the same seed, and another of another', () => {
  expect(paperWorld(1, SIZE)).toEqual(world)
  expect(paperWorld(2, SIZE).institution).not.toEqual(world.institution)
})

it('has a few that are very large: the mean is e^(σ²/2) = 3.08 times the median', () => {
  const sorted = Float64Array.from(world.invoices).sort()
  const ratio = SIZE.invoices / SIZE.enterprises / sorted[SIZE.enterprises / 2]!
  expect(ratio).toBeGreaterThan(2.8)
  expect(ratio).toBeLessThan(3.4)
})

it('the largest institution has 1/H(100) = 19.3 % of it, whole on one node', () => {
  expect(world.ofInstitution[0]! / SIZE.enterprises).toBeCloseTo(0.193, 1)
  for (const nodes of [1, 4, 16]) {
    const shares = sharesOfNodes(world.ofInstitution, nodes)
    expect(shares).toHaveLength(nodes)
    expect(sum(shares)).toBeCloseTo(1, 10)
    expect(shares[nodeOf(0, nodes)]).toBeGreaterThanOrEqual(
      world.ofInstitution[0]! / SIZE.enterprises,
    )
  }
})

it('one node bears what its fullest station does: 2 cores ÷ the largest of the three costs', () => {
  const cost = { ...costs().report, api: 1, worker: 40, database: 10, outside: 0 }
  const of = (nodes: number) =>
    modelOf(world, 'report', cost, { nodes, onCoordinator: 0.5, bureau: 'in all' }).most
  expect(of(1)).toEqual({ perSecond: 50, station: 'processor of workers' })
  // 4 × 2 cores ÷ 40 ms = 200; the coordinator 2 ÷ 5 ms = 400.
  expect(of(4)).toEqual({ perSecond: 200, station: 'processor of workers' })
  // 16 × 2 ÷ 40 ms = 800: the coordinator is full at 400, unless one database node is before it (2 ÷ (share × 5 ms)).
  expect(of(16)).toEqual({ perSecond: 400, station: 'coordinator' })
})

it('costs are read from the committed tables, none of them nothing', () => {
  for (const [kind, { api, worker, database }] of Object.entries(costs())) {
    expect(api + worker, kind).toBeGreaterThan(0)
    expect(database, kind).toBeGreaterThan(0)
  }
  expect(costs().collection).toMatchObject({ worker: 330, database: 350, api: 100 })
})
