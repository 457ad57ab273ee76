/** Who is drawn where there are more than 300: first those of the centre's own findings. */
import type { GraphEdge, GraphFinding } from '@xinjian/graph/graph'
import { expect, it } from 'vitest'
import { selectView } from './select.ts'
import type { ShownGraph, ShownNode } from './shown.ts'

const node = (id: string): ShownNode => ({
  ...{ id, type: 'ENTERPRISE', name: id, masked: false, status: null, industry: null },
  ...{ region: null, sales12: null, risks: null, centre: id === 'C', level: 0 },
})
const supply = (from: string, to: string, total12: number): GraphEdge => ({
  ...{ id: `${from}>${to}`, type: 'SUPPLY', from, to },
  trade: {
    ...{ total12, invoices: 1, firstMonth: '2026-01', lastMonth: '2026-01', activeMonths: 1 },
    ...{ lastActive: '2026-01', months: [], topGoods: [], shareOfSeller: null, shareOfBuyer: null },
  },
})
const finding = (...nodes: string[]): GraphFinding => ({
  ...{ kind: 'CIRCLE', nodes, edges: [], figures: {}, from: null, to: null },
})

it('draws a small ring of the centre before four hundred strangers of larger ones', () => {
  const strangers = Array.from({ length: 400 }, (_, i) => `B${i}`)
  const graph: ShownGraph = {
    ...{ through: 0, cut: new Set(), beyond: new Map(), rows: new Map(), usedBy: new Map() },
    borrowers: new Set(),
    nodes: ['C', 'S', 'X', 'Y', ...strangers].map(node),
    edges: [
      supply('C', 'S', 9_000),
      ...[supply('C', 'X', 1), supply('X', 'Y', 1), supply('Y', 'C', 1)],
      ...strangers.flatMap((id) => [supply('S', id, 9_000), supply(id, 'S', 9_000)]),
    ],
  }
  const findings = [...strangers.map((id) => finding('S', id)), finding('C', 'X', 'Y')]
  const { nodes } = selectView(graph, { view: 'SUPPLY', levels: 3 }, findings)
  expect(nodes).toHaveLength(300)
  expect(nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(['C', 'X', 'Y']))
})
