/** 循环开票: which invoices went round a circle, one after another. Rounds are worked out by hand. */
import { describe, expect, it } from 'vitest'
import { type Paper, roundsOf } from '../carousel.ts'
import { findingsOf } from '../findings.ts'
import type { FindingKind, GraphEdge } from '../graph.ts'

const paper = (day: string, yuan: number): Paper => ({ day, total: yuan * 100 })
const supply = (from: string, to: string, total12: number): GraphEdge => ({
  ...{ id: `SUPPLY:${from}:${to}`, type: 'SUPPLY', from, to },
  trade: {
    ...{ total12, invoices: 3, firstMonth: '2025-03', lastMonth: '2026-02', activeMonths: 5 },
    lastActive: '2026-02',
    ...{ months: [0, 20_000, 30_000], topGoods: [], shareOfSeller: null, shareOfBuyer: null },
  },
})
const RING = [supply('a', 'b', 900), supply('b', 'c', 700), supply('c', 'a', 800)]
const found = (
  edges: readonly GraphEdge[],
  kind: FindingKind,
  { papersOf }: { papersOf: (edge: GraphEdge) => readonly Paper[] | null },
) =>
  findingsOf({
    nodes: [],
    edges,
    year: { from: '2025-03', to: '2026-02' },
    papersOf,
  }).findings.filter((one) => one.kind === kind)

describe('rounds of invoices', () => {
  const ring = [
    [paper('2025-05-01', 100), paper('2025-08-01', 50)],
    [paper('2025-05-11', 98), paper('2025-08-09', 51)],
    [paper('2025-05-20', 95), paper('2025-09-20', 50)],
  ]
  it('follow one another in time with nearly one amount', () => {
    // The second would end 42 days after its middle invoice.
    expect(roundsOf(ring).rounds).toEqual([
      {
        papers: [0, 0, 0],
        first: 0,
        ...{ least: 9_500, most: 10_000, from: '2025-05-01', to: '2025-05-20' },
      },
    ])
  })
  it('begin wherever on the circle, and use an invoice once', () => {
    const later = [
      [paper('2025-06-10', 70), paper('2025-06-12', 70)],
      [paper('2025-06-11', 70), paper('2025-06-13', 70)],
      [paper('2025-06-01', 70)],
    ]
    expect(roundsOf(later).rounds).toEqual([
      {
        papers: [0, 0, 0],
        first: 2,
        ...{ least: 7_000, most: 7_000, from: '2025-06-01', to: '2025-06-11' },
      },
    ])
  })
  it.each<[string, number, number]>([
    ['2025-05-31', 90, 1],
    ['2025-06-01', 90, 0],
    ['2025-05-31', 89, 0],
    ['2025-05-01', 100, 1],
    ['2025-04-30', 100, 1],
  ])('an answer of %s over %i yuan to 100 of 2025-05-01: %i', (day, yuan, count) => {
    expect(roundsOf([[paper('2025-05-01', 100)], [paper(day, yuan)]]).rounds.length).toBe(count)
  })
  it('take another way where the first invoice that fits leads nowhere', () => {
    const { rounds } = roundsOf([
      [paper('2025-05-01', 100)],
      [paper('2025-05-02', 110), paper('2025-05-03', 95)],
      [paper('2025-05-04', 92)],
    ])
    expect(rounds.map(({ papers }) => papers)).toEqual([[0, 1, 0]])
  })
  it('are no red invoices', () => {
    expect(roundsOf([[paper('2025-05-01', -100)], [paper('2025-05-02', -100)]])).toEqual({
      rounds: [],
      complete: true,
    })
  })
  it('make of a circle 循环开票', () => {
    const papers = new Map(RING.map(({ id }, i) => [id, ring[i]!]))
    const [finding] = found(RING, 'CAROUSEL', { papersOf: ({ id }) => papers.get(id)! })
    expect(finding).toMatchObject({
      nodes: ['a', 'b', 'c'],
      figures: { rounds: 1, roundTotal: 9_500, least: 700 },
      // The months of its sums, not the days of its rounds.
      from: '2025-03',
      to: '2026-02',
      rounds: [
        {
          papers: [
            { edge: 'SUPPLY:a:b', day: '2025-05-01', total: 10_000 },
            { edge: 'SUPPLY:b:c', day: '2025-05-11', total: 9_800 },
            { edge: 'SUPPLY:c:a', day: '2025-05-20', total: 9_500 },
          ],
        },
      ],
    })
    expect(found(RING, 'CIRCLE', { papersOf: () => [paper('2025-05-01', 1)] })).toEqual([])
  })
  it('come to the same from whichever of its parties the circle is told', () => {
    // Two invoices of one day, on neighbouring legs: which of them begins decides what is left for the other.
    const legs = [
      [paper('2025-05-01', 100), paper('2025-05-03', 99)],
      [paper('2025-05-01', 95), paper('2025-05-02', 104)],
      [paper('2025-05-02', 97), paper('2025-05-04', 100), paper('2025-05-05', 96)],
    ]
    const told = legs.map((_, turn) => {
      const { rounds } = roundsOf([...legs.slice(turn), ...legs.slice(0, turn)])
      return rounds.map(({ papers, first, least, most, from, to }) => ({
        papers: legs.map((_, leg) => papers[(leg - turn + legs.length) % legs.length]),
        ...{ first: (first + turn) % legs.length, least, most, from, to },
      }))
    })
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
  })
  it('are told paper by paper from the one that each began with, and come to the sum that is told', () => {
    const days = Array.from({ length: 60 }, (_, i) => 1 + i * 4)
    const from = (offset: number) =>
      days.map((day) => {
        const at = new Date(Date.UTC(2025, 0, day + offset)).toISOString().slice(0, 10)
        return paper(at, 100 + day)
      })
    // It begins with b → c, goes on to c → a, and ends with a → b.
    const papers = new Map(RING.map(({ id }, i) => [id, from([2, 0, 1][i]!)]))
    const [finding] = found(RING, 'CAROUSEL', { papersOf: ({ id }) => papers.get(id)! })
    expect(finding?.figures.rounds).toBe(60)
    expect(finding?.rounds?.length).toBe(60)
    const sums = finding!.rounds!.map((round) => Math.min(...round.papers.map((one) => one.total)))
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(finding!.figures.roundTotal)
    expect(finding?.rounds?.[1]).toEqual({
      papers: [
        { edge: 'SUPPLY:b:c', day: '2025-01-05', total: 10_500 },
        { edge: 'SUPPLY:c:a', day: '2025-01-06', total: 10_500 },
        { edge: 'SUPPLY:a:b', day: '2025-01-07', total: 10_500 },
      ],
    })
  })
  it('are not looked for where the invoices of a leg were not all read', () => {
    const papersOf = ({ from }: GraphEdge) => (from === 'a' ? null : [paper('2025-05-01', 100)])
    expect(found(RING, 'CAROUSEL', { papersOf })).toEqual([])
    expect(found(RING, 'CIRCLE', { papersOf })[0]!.figures).toEqual({
      ...{ length: 3, least: 700, most: 900, unread: 1 },
    })
  })
  it('are none where no invoice is held', () => {
    expect(found(RING, 'CIRCLE', { papersOf: () => [] }).length).toBe(1)
  })
})
