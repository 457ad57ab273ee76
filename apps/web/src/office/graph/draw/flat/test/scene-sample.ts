import type { Drawn, DrawnEdge, DrawnNode } from '../../drawn.ts'

export const node = (id: string, of: Partial<DrawnNode> = {}): DrawnNode => ({
  ...{ id, label: id, kind: 'ENTERPRISE', level: 1, weight: 0 },
  ...of,
})
export const edge = (from: string, to: string, of: Partial<DrawnEdge> = {}): DrawnEdge => ({
  ...{ id: `${from}→${to}`, from, to, tone: 'TRADE', directed: true, weight: 0 },
  ...{ label: '', amount: '' },
  ...of,
})

/** Three in a row, 100 apart, and one below the first; the first two trade both ways. */
export const FOUR: Drawn = {
  nodes: [node('a', { kind: 'CENTRE' }), node('b'), node('c', { kind: 'RISKY' }), node('d')],
  edges: [edge('a', 'b'), edge('b', 'a'), edge('b', 'c'), edge('d', 'a', { tone: 'CAPITAL' })],
}
export const PLACES = new Float32Array([0, 0, 100, 0, 200, 0, 0, 100])
