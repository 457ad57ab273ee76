/** Circles of the centre are told before, and beside, those of strangers. Expected circles are laid down by hand. */
import { describe, expect, it } from 'vitest'
import type { Paper } from '../carousel.ts'
import { searchCircles } from '../circles.ts'
import { findingsOf } from '../findings.ts'
import type { GraphEdge, GraphFinding } from '../graph.ts'
import { GraphBuilder } from '../indexed.ts'
import { sayUnlisted } from '../say-unlisted.ts'

const supply = (from: string, to: string, total12: number): GraphEdge => ({
  ...{ id: `${from}>${to}`, type: 'SUPPLY', from, to },
  trade: {
    ...{ total12, invoices: 5, firstMonth: '2025-12', lastMonth: '2026-10', activeMonths: 5 },
    ...{ lastActive: '2026-10', months: [], topGoods: [] },
    ...{ shareOfSeller: null, shareOfBuyer: null },
  },
})
/** A neighbour S of the centre C trades to and fro with so many others for 9 million each. */
const toAndFro = (many: number): GraphEdge[] =>
  Array.from({ length: many }, (_, i) => [
    supply('S', `B${i}`, 9e8),
    supply(`B${i}`, 'S', 9e8),
  ]).flat()
/** C → X → Y → C, less on each leg than the others have. */
const RING = [supply('C', 'X', 8e8), supply('X', 'Y', 8e8), supply('Y', 'C', 8e8)]
const NODES = [{ id: 'C', centre: true }]
const YEAR = { from: '2025-12', to: '2026-11' }
const isCircle = ({ kind }: GraphFinding): boolean => kind === 'CIRCLE' || kind === 'CAROUSEL'
/** Four clean rounds on whatever three legs: a day apart. */
const papersOf = ({ id }: GraphEdge): Paper[] =>
  [1, 40, 80, 120].map((day) => ({
    day: new Date(
      Date.UTC(
        2026,
        0,
        day +
          Math.max(
            0,
            RING.findIndex((leg) => leg.id === id),
          ),
      ),
    )
      .toISOString()
      .slice(0, 10),
    total: 2e8,
  }))

describe('a ring of the centre', () => {
  const edges = [supply('C', 'S', 5e9), ...RING, ...toAndFro(101)]
  it('is told beside a hundred of strangers with more money, and first', () => {
    const { findings, circles } = findingsOf({ nodes: NODES, edges, year: YEAR })
    const told = findings.filter(isCircle)
    expect(told[0]).toMatchObject({ kind: 'CIRCLE', nodes: ['C', 'X', 'Y'] })
    expect(told).toHaveLength(101)
    expect(circles).toEqual({
      ...{ counts: [0, 0, 101, 1, 0, 0, 0], complete: true },
      ...{ ofCentre: 1, told: 101 },
    })
  })
  it('has its rounds looked for', () => {
    const { findings } = findingsOf({ nodes: NODES, edges, year: YEAR, papersOf })
    expect(findings[0]).toMatchObject({
      ...{ kind: 'CAROUSEL', nodes: ['C', 'X', 'Y'] },
      figures: { rounds: 4, roundTotal: 8e8 },
    })
  })
  it('is hidden neither by its own mutual trade nor by longer ones, as in the risk report', () => {
    const partners = Array.from({ length: 150 }, (_, i) => `P${i}`)
    const own = partners.flatMap((id) => [supply('C', id, 9e8), supply(id, 'C', 9e8)])
    const { findings, circles } = findingsOf({ nodes: NODES, edges: [...own, ...RING] })
    const told = findings.filter(isCircle).map(({ nodes }) => nodes.length)
    // Forty of two firms, forty of three to five, forty of six.
    expect(told.filter((length) => length === 2)).toHaveLength(40)
    expect(told.filter((length) => length === 3)).toHaveLength(1)
    expect(circles).toMatchObject({ ofCentre: 151, told: 41 })
  })
  it('stands first of its kind also where another of the kind has more money', () => {
    const few = findingsOf({ nodes: NODES, edges: [...RING, ...toAndFro(2)] }).findings
    expect(few.filter(isCircle).map(({ nodes }) => nodes)).toEqual([
      ['C', 'X', 'Y'],
      ['B0', 'S'],
      ['B1', 'S'],
    ])
  })
  it('is none where nobody stands in the centre: the hundred with most money are told', () => {
    const { findings, circles } = findingsOf({ nodes: [], edges })
    expect(findings.filter(isCircle)).toHaveLength(100)
    expect(circles).toEqual({
      ...{ counts: [0, 0, 101, 1, 0, 0, 0], complete: true },
      ...{ ofCentre: null, told: 100 },
    })
  })
  it('is looked for before the others where not all can be looked for', () => {
    const builder = new GraphBuilder()
    for (const { from, to } of [...toAndFro(101), ...RING]) builder.edge(from, to)
    const graph = builder.finish()
    const first = graph.ids.indexOf('C')
    const met: string[][] = []
    const { complete } = searchCircles(graph, {
      ...{ longest: 6, steps: 20, first },
      visit: (nodes) => met.push(nodes.map((v) => graph.ids[v]!)),
    })
    expect(complete).toBe(false)
    expect(met).toEqual([['C', 'X', 'Y']])
  })
})

describe('a circle of guarantees through the centre', () => {
  const guarantee = (from: string, to: string): GraphEdge => ({
    ...{ id: `${from}>${to}`, type: 'GUARANTEE', from, to },
  })
  it('is told beside a hundred shorter ones of strangers, and first', () => {
    const edges = [
      ...[guarantee('C', 'X'), guarantee('X', 'Y'), guarantee('Y', 'C')],
      ...Array.from({ length: 101 }, (_, i) => [
        guarantee('S', `B${i}`),
        guarantee(`B${i}`, 'S'),
      ]).flat(),
    ]
    const { findings } = findingsOf({ nodes: NODES, edges })
    expect(findings).toHaveLength(101)
    expect(findings[0]!.nodes).toEqual(['C', 'X', 'Y'])
    expect(findingsOf({ nodes: [], edges }).findings).toHaveLength(100)
  })
})

describe('what is said of circles that are not listed', () => {
  it.each([
    [{ told: 120, complete: true }, '发现中列出120个，其余388个未列出'],
    [{ told: 120, complete: false }, '发现中列出120个，其余至少388个未列出'],
  ])('%j', (how, said) => {
    const of = { byLength: [{ count: 400 }, { count: 108 }], ...how }
    expect(sayUnlisted(of, 'zh')).toContain(said)
    expect(sayUnlisted(of, 'en')).toMatch(/120.*388/)
  })
  it('is nothing where all are', () => {
    const of = { byLength: [{ count: 120 }], complete: true }
    expect(sayUnlisted({ ...of, told: 120 }, 'zh')).toBeNull()
    // A query of before they were counted.
    expect(sayUnlisted(of, 'zh')).toBeNull()
  })
})
