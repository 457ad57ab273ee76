import type { GraphViewAnswer } from '@xinjian/contract/graph/view'
import { TAX_NO } from '../desk.tsx'

export const QUERY_NO = 'GRA20261121120000ABCD'
type Node = GraphViewAnswer['nodes'][number]
type Edge = GraphViewAnswer['edges'][number]

const node = (id: string, name: string, more: Partial<Node> = {}): Node => ({
  ...{ id, name, type: 'ENTERPRISE', masked: false, status: '存续', industry: 'C', region: '4403' },
  ...{ sales12: null, risks: null, centre: false, level: 1, rank: 0.2, position: 'MIDDLE' },
  ...more,
})
const supply = (from: string, to: string, total12: number, more: Partial<Edge> = {}): Edge => ({
  ...{ id: `SUPPLY:${from}:${to}`, type: 'SUPPLY', from, to },
  trade: {
    ...{ total12, invoices: 12, firstMonth: '2025-03', lastMonth: '2026-10', activeMonths: 11 },
    lastActive: '2026-10',
    ...{ months: [0, total12], topGoods: [], shareOfSeller: 0.25, shareOfBuyer: null },
  },
  ...more,
})

/** A ring of three, a supplier, a person, and neighbours that are not drawn. */
export const ANSWER: GraphViewAnswer = {
  ...{ queryNo: QUERY_NO, at: '2026-11-21T04:00:00.000Z' },
  ...{ enterpriseName: '测试贸易有限公司', taxNo: TAX_NO, charged: true },
  ...{ view: 'SUPPLY', levels: 2, cut: [], year: { from: '2025-11', to: '2026-10' } },
  sources: [
    { edge: 'SUPPLY', state: 'HELD', at: '2026-11-20T00:00:00.000Z' },
    { edge: 'GUARANTEE', state: 'NOT_COLLECTED', at: null },
  ],
  nodes: [
    node(TAX_NO, '测试贸易有限公司', { centre: true, level: 0, risks: [] }),
    node('n:b', '乙商贸有限公司', { risks: ['dishonest'] }),
    node('n:c', '深圳市**科技有限公司', { masked: true }),
    node('n:d', '丁供应有限公司', { level: 2 }),
    node('p:e', '张*', {
      type: 'PERSON',
      industry: null,
      region: null,
      position: null,
      rank: null,
    }),
  ],
  edges: [
    supply(TAX_NO, 'n:b', 120_000_000),
    supply('n:b', 'n:c', 119_500_000),
    supply('n:c', TAX_NO, 119_000_000),
    supply('n:d', 'n:b', 5_000_050),
    { id: `LEGAL_REP:p:e:${TAX_NO}`, type: 'LEGAL_REP', from: 'p:e', to: TAX_NO },
  ],
  folded: [{ of: 'n:b', count: 37, total12: 900_000_000 }],
  findings: [
    {
      kind: 'CIRCLE',
      nodes: [TAX_NO, 'n:b', 'n:c'],
      edges: [`SUPPLY:${TAX_NO}:n:b`, 'SUPPLY:n:b:n:c', `SUPPLY:n:c:${TAX_NO}`],
      figures: { least: 119_000_000 },
      ...{ from: '2025-11', to: '2026-10' },
    },
  ],
  circles: {
    byLength: [2, 3, 4, 5, 6].map((length) => ({ length, count: length === 3 ? 1 : 0 })),
    complete: true,
  },
}

const held = (type: Edge['type'], from: string, to: string, more: Partial<Edge> = {}): Edge => ({
  ...{ id: `${type}:${from}:${to}`, type, from, to },
  ...more,
})

/** The same parties without trade: two who guarantee each other, and one person behind both. */
export const HELD: GraphViewAnswer = {
  ...ANSWER,
  view: 'CONTROL',
  year: undefined,
  edges: [
    held('GUARANTEE', TAX_NO, 'n:b', { label: '连带责任保证' }),
    held('GUARANTEE', 'n:b', TAX_NO),
    held('LEGAL_REP', 'p:e', TAX_NO),
    held('SHAREHOLDER', 'p:e', 'n:b', { ratio: 62.5 }),
  ],
  folded: [],
  findings: [
    {
      kind: 'GUARANTEE_CIRCLE',
      nodes: [TAX_NO, 'n:b'],
      edges: [`GUARANTEE:${TAX_NO}:n:b`, `GUARANTEE:n:b:${TAX_NO}`],
      figures: { length: 2 },
      ...{ from: null, to: null },
    },
    {
      kind: 'COMMON_CONTROL',
      nodes: ['p:e', TAX_NO, 'n:b'],
      edges: [`LEGAL_REP:p:e:${TAX_NO}`, 'SHAREHOLDER:p:e:n:b'],
      figures: { borrowers: 2 },
      ...{ from: null, to: null },
    },
  ],
}
