/** A ring is of one type: an invoice, a guarantee and a holding that lead back to where they began are no ring of anything. */
import { expect, it } from 'vitest'
import { findingsOf } from '../findings.ts'
import { EDGE_TYPES, type EdgeType, type GraphEdge } from '../graph.ts'

const edge = (type: EdgeType, from: string, to: string): GraphEdge => ({
  ...{ id: `${type}:${from}:${to}`, type, from, to },
  ...(type === 'SUPPLY' && {
    trade: {
      ...{ total12: 100_000, invoices: 3, firstMonth: '2025-03', lastMonth: '2026-02' },
      ...{ activeMonths: 5, lastActive: '2026-02', months: [], topGoods: [] },
      ...{ shareOfSeller: null, shareOfBuyer: null },
    },
  }),
})
const RINGS = ['CIRCLE', 'CAROUSEL', 'GUARANTEE_CIRCLE']
const rings = (edges: readonly GraphEdge[]) =>
  findingsOf({ nodes: [], edges }).findings.filter(({ kind }) => RINGS.includes(kind))

it('legs of any two types close none, whichever way round they stand', () => {
  for (const one of EDGE_TYPES)
    for (const other of EDGE_TYPES) {
      if (one === other) continue
      const edges = [edge(one, 'a', 'b'), edge(other, 'b', 'a')]
      expect(rings(edges), `${one} ${other}`).toEqual([])
      expect(findingsOf({ nodes: [], edges }).circles.counts.reduce((a, b) => a + b)).toBe(0)
    }
})

it('a ring keeps its own legs where the same two ends are also told by another type', () => {
  const trade = [edge('SUPPLY', 'a', 'b'), edge('SUPPLY', 'b', 'a')]
  const all = [edge('GUARANTEE', 'a', 'b'), ...trade, edge('INVEST', 'b', 'a')]
  expect(rings(all).map(({ kind, edges }) => [kind, edges])).toEqual([
    ['CIRCLE', ['SUPPLY:a:b', 'SUPPLY:b:a']],
  ])
})
