import type { EdgeType } from '@xinjian/graph/graph'
import { isMutual, type World, type WorldEdge, type WorldNode } from '../world.ts'

/** Told apart by shape as well as by colour. */
export type NodeKind = 'CENTRE' | 'ENTERPRISE' | 'RISKY' | 'PERSON' | 'FOLDED'
/** Families of relations, a colour each. */
export const TONES = ['TRADE', 'CAPITAL', 'PEOPLE', 'GUARANTEE', 'SAME', 'LITIGATION'] as const
export type Tone = (typeof TONES)[number]

export interface DrawnNode {
  id: string
  label: string
  kind: NodeKind
  level: number
  /** Its part of the greatest turnover drawn, 0–1. */
  weight: number
}

export interface DrawnEdge {
  id: string
  from: string
  to: string
  tone: Tone
  directed: boolean
  /** Its part of the greatest amount drawn, 0–1. */
  weight: number
  label: string
  /** What it came to, told while it is set apart; empty where it is no trade. */
  amount: string
}

/** What is drawn of an answer; layout, canvas and picture know nothing else of it. */
export interface Drawn {
  nodes: readonly DrawnNode[]
  edges: readonly DrawnEdge[]
}

const TONE_OF: Record<EdgeType, Tone> = {
  SUPPLY: 'TRADE',
  INVEST: 'CAPITAL',
  SHAREHOLDER: 'CAPITAL',
  BRANCH: 'CAPITAL',
  LEGAL_REP: 'PEOPLE',
  EXECUTIVE: 'PEOPLE',
  GUARANTEE: 'GUARANTEE',
  SAME_PHONE: 'SAME',
  SAME_ADDRESS: 'SAME',
  SAME_TAX_AGENT: 'SAME',
  LITIGATION: 'LITIGATION',
}
export const toneOf = (type: EdgeType): Tone => TONE_OF[type]

/** Neighbours that are not drawn stand together as one node beside theirs; no id of a party looks like it. */
const FOLDED = '…'
export const foldedNode = (of: string): string => `${of}${FOLDED}`
/** The node whose neighbours a node stands for; null = it is a party itself. */
export const foldedOf = (id: string): string | null =>
  id.endsWith(FOLDED) ? id.slice(0, -FOLDED.length) : null

const kindOf = ({ centre, type, risks }: WorldNode): NodeKind => {
  if (centre) return 'CENTRE'
  if (type === 'PERSON') return 'PERSON'
  return risks && risks.length > 0 ? 'RISKY' : 'ENTERPRISE'
}

/** @param say names of types, where several are drawn, of neighbours that are not drawn, and of what a relation of trade came to, in 分 */
export function drawnOf(
  world: World,
  say: {
    edge: (type: EdgeType) => string
    others: (count: number) => string
    amount: (fen: number) => string
  },
): Drawn {
  const amountOf = ({ trade }: WorldEdge) => Math.max(0, trade?.total12 ?? 0)
  const turnoverOf = (id: string) =>
    world.edgesOf(id).reduce((sum, edge) => sum + amountOf(edge), 0)
  const edges = [...world.edges.values()]
  const most = Math.max(1, ...edges.map(amountOf))
  const mostTurnover = Math.max(1, ...[...world.nodes.keys()].map(turnoverOf))
  const folded = [...world.foldedOf.values()].filter(({ of }) => world.nodes.has(of))
  const several = world.types.length > 1
  return {
    nodes: [
      ...[...world.nodes.values()].map((node) => ({
        id: node.id,
        label: node.name,
        kind: kindOf(node),
        level: node.level,
        weight: turnoverOf(node.id) / mostTurnover,
      })),
      ...folded.map(({ of, count }) => ({
        id: foldedNode(of),
        label: say.others(count),
        kind: 'FOLDED' as const,
        level: world.nodes.get(of)!.level + 1,
        weight: 0,
      })),
    ],
    edges: [
      ...edges.map((edge) => ({
        id: edge.id,
        from: edge.from,
        to: edge.to,
        tone: toneOf(edge.type),
        directed: !isMutual(edge.type),
        weight: amountOf(edge) / most,
        label: several ? say.edge(edge.type) : '',
        amount: edge.trade ? say.amount(edge.trade.total12) : '',
      })),
      ...folded.map(({ of }) => ({
        id: foldedNode(of),
        from: of,
        to: foldedNode(of),
        tone: 'TRADE' as const,
        directed: false,
        weight: 0,
        label: '',
        amount: '',
      })),
    ],
  }
}
