/** A round among many invoices that are like each other, and what is said where they are too many. Expected rounds are laid down by hand. */
import { describe, expect, it } from 'vitest'
import { type Paper, roundsOf } from '../carousel.ts'
import { findingsOf } from '../findings.ts'
import type { GraphEdge } from '../graph.ts'
import { sayFinding } from '../say-finding.ts'

const START = Date.UTC(2025, 2, 1)
const dayAt = (at: number): string => new Date(START + at * 86_400_000).toISOString().slice(0, 10)
const paperAt = (day: number, yuan: number): Paper => ({ day: dayAt(day), total: yuan * 100 })

/** So many invoices over a year of one price on each leg but the last, which has another, and a round of 500,000 yuan in the last month. */
const ringAmong = (parties: number, each: number, last = 5_000): Paper[][] =>
  Array.from({ length: parties }, (_, edge) => [
    ...Array.from({ length: each }, (_, i) =>
      paperAt(Math.floor((i * 360) / each), edge === parties - 1 ? last : 10_000),
    ),
    paperAt(340 + edge, 500_000),
  ])
const supply = (from: string, to: string): GraphEdge => ({
  ...{ id: `SUPPLY:${from}:${to}`, type: 'SUPPLY', from, to },
  trade: {
    ...{ total12: 2_000_000_000, invoices: 2_000, firstMonth: '2025-03', lastMonth: '2026-02' },
    ...{ activeMonths: 12, lastActive: '2026-02', months: [], topGoods: [] },
    ...{ shareOfSeller: null, shareOfBuyer: null },
  },
})
const RING = { least: 50_000_000, most: 50_000_000, from: dayAt(340) }

describe('a round that nothing is near to', () => {
  it.each([
    [3, 1_500],
    [3, 2_000],
    [4, 300],
    [5, 150],
    [6, 100],
    [6, 2_000],
  ])('is found among %i parties with %i invoices a leg', (parties, each) => {
    const { rounds, complete } = roundsOf(ringAmong(parties, each))
    expect(complete).toBe(true)
    expect(rounds).toEqual([
      {
        ...RING,
        ...{ papers: Array(parties).fill(each), first: 0, to: dayAt(340 + parties - 1) },
      },
    ])
  })
  it('is found among those that go round as well', () => {
    const { rounds, complete } = roundsOf(ringAmong(6, 100, 10_000))
    expect(complete).toBe(true)
    expect(rounds.filter(({ most }) => most === 50_000_000)).toMatchObject([RING])
    expect(rounds.length).toBeGreaterThan(90)
  })
  it('is found wherever the leg with the other price stands', () => {
    const papers = ringAmong(5, 150)
    for (let turn = 1; turn < 5; turn++) {
      const turned = [...papers.slice(turn), ...papers.slice(0, turn)]
      expect(roundsOf(turned).rounds).toMatchObject([{ ...RING, first: 5 - turn }])
    }
  })
  it('is looked for to the end where six legs have a hundred invoices each', () => {
    for (const papers of [ringAmong(6, 100), ringAmong(6, 100, 10_000)])
      expect(roundsOf(papers).complete).toBe(true)
  })
})

describe('a search of six legs of two thousand prices', () => {
  const priceAt = (edge: number, i: number): number => {
    if (edge === 0) return (i * 7_919) % 300
    return edge === 5 ? (i % 2 ? -800 : 1_000) : ((i * 6_007) % 1_700) - 750
  }
  const papers = Array.from({ length: 6 }, (_, edge) =>
    Array.from({ length: 2_000 }, (_, i) => paperAt((i * 7) % 360, 10_000 + priceAt(edge, i))),
  )
  it('ends before it has seen all, and says so', () => {
    expect(roundsOf(papers).complete).toBe(false)
  })
  it('finds at least so many rounds, in the figures as in the sentence', () => {
    const edges = papers.map((_, at) => supply(String(at), String((at + 1) % 6)))
    const { findings } = findingsOf({
      nodes: [],
      edges,
      year: { from: '2025-03', to: '2026-02' },
      papersOf: ({ from }) => papers[Number(from)]!,
    })
    const [finding] = findings.filter(({ kind }) => kind === 'CAROUSEL')
    expect(finding?.figures).toMatchObject({ length: 6, roundsAtLeast: 1 })
    const said = (language: 'zh' | 'en') => sayFinding(finding!, (id) => `${id}号`, language)
    expect(said('zh')).toMatch(/之间有至少[\d,]+轮开票首尾相接.*查到的合计/)
    expect(said('en')).toMatch(/at least [\d,]+ rounds of invoices/)
  })
})

describe('six rings of two parties with two thousand rounds each', () => {
  // A day has five or six invoices of one price each way: as many rounds as one leg has invoices.
  const papers = Array.from({ length: 2_000 }, (_, i) =>
    paperAt(Math.floor((i * 360) / 2_000), 100),
  )
  const edges = ['b', 'c', 'd', 'e', 'f', 'g'].flatMap((id) => [supply('a', id), supply(id, 'a')])
  const { findings } = findingsOf({ nodes: [], edges, papersOf: () => papers })
  const rings = findings.filter(({ kind }) => kind === 'CAROUSEL')
  it('are told in whole as long as they have twenty thousand invoices in all, then their first fifty rounds', () => {
    expect(rings.map(({ figures, rounds }) => [figures.rounds, rounds?.length])).toEqual([
      ...Array(5).fill([2_000, 2_000]),
      [2_000, 50],
    ])
  })
})
