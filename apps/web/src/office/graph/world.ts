import type { GraphViewAnswer } from '@xinjian/contract/graph/view'
import { EDGE_TYPES, type EdgeType, MUTUAL_EDGES } from '@xinjian/graph/graph'

export type WorldNode = GraphViewAnswer['nodes'][number]
export type WorldEdge = GraphViewAnswer['edges'][number]
export type Finding = GraphViewAnswer['findings'][number]
type Folded = GraphViewAnswer['folded'][number]

/** Both included. */
export interface Days {
  from: string
  to: string
}

/** An answer as what is shown of it asks: by id, and by neighbour. */
export interface World {
  nodes: ReadonlyMap<string, WorldNode>
  edges: ReadonlyMap<string, WorldEdge>
  /** Edges of a node, either way, in the order of the answer. */
  edgesOf: (id: string) => readonly WorldEdge[]
  foldedOf: ReadonlyMap<string, Folded>
  centre: WorldNode | undefined
  /** Days that sums of trade are of, ISO; absent = a view without trade. */
  days?: Days
  /** What is drawn, in the order of the field's kinds. */
  types: readonly EdgeType[]
}

const NONE: readonly WorldEdge[] = []

export function worldOf(
  answer: Pick<GraphViewAnswer, 'nodes' | 'edges' | 'folded' | 'year'>,
): World {
  const nodes = new Map(answer.nodes.map((node) => [node.id, node]))
  // An end that is not told could not be drawn, and names nobody.
  const known = answer.edges.filter(({ from, to }) => nodes.has(from) && nodes.has(to))
  const around = new Map<string, WorldEdge[]>()
  for (const edge of known)
    for (const end of new Set([edge.from, edge.to])) {
      const edges = around.get(end)
      if (edges) edges.push(edge)
      else around.set(end, [edge])
    }
  const types = new Set(known.map(({ type }) => type))
  return {
    nodes,
    edges: new Map(known.map((edge) => [edge.id, edge])),
    edgesOf: (id) => around.get(id) ?? NONE,
    foldedOf: new Map(answer.folded.map((folded) => [folded.of, folded])),
    centre: answer.nodes.find(({ centre }) => centre),
    types: EDGE_TYPES.filter((type) => types.has(type)),
    ...(answer.year && { days: daysOf(answer.year) }),
  }
}

/** From the first day of its first month to the last one of its last, ISO. */
export function daysOf({ from, to }: { from: string; to: string }): Days {
  const [year = 0, month = 0] = to.split('-').map(Number)
  return {
    from: `${from}-01`,
    to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
  }
}

/** The other end; of an edge from a node to itself, itself. */
export const otherEnd = ({ from, to }: { from: string; to: string }, id: string): string =>
  from === id ? to : from

const MUTUAL: ReadonlySet<EdgeType> = new Set(MUTUAL_EDGES)
export const isMutual = (type: EdgeType): boolean => MUTUAL.has(type)

export type TradeEdge = WorldEdge & { trade: NonNullable<WorldEdge['trade']> }

/** Those that are trade, the largest first. */
export const tradesOf = (edges: readonly WorldEdge[]): TradeEdge[] =>
  edges
    .filter((edge): edge is TradeEdge => edge.trade !== undefined)
    .sort((a, b) => b.trade.total12 - a.trade.total12)

/** The relations of trade whose invoices are opened, first the one that is shown first. */
export interface InvoicesAsked {
  edges: readonly string[]
  /** The figure that opened them counts trade of which the graph has no relation. */
  beyond?: boolean
  /** Only the invoices of this day (ISO) and 价税合计 (分). */
  paper?: { issued: string; total: number }
  /** Only the valid ones that the sum of these days is made of. */
  counted?: Days | undefined
}

/** What is set apart from the rest: a finding, a path, what was searched for. */
export interface Lit {
  nodes: ReadonlySet<string>
  edges: ReadonlySet<string>
  /** In this order they close a circle, and are drawn as one. */
  ring?: readonly string[]
}

export const litOf = (of: { nodes: readonly string[]; edges: readonly string[] }): Lit => ({
  nodes: new Set(of.nodes),
  edges: new Set(of.edges),
})

const CLOSED: ReadonlySet<Finding['kind']> = new Set(['CIRCLE', 'CAROUSEL', 'GUARANTEE_CIRCLE'])

/** A finding set apart: what closes a circle is seen as a circle. */
export const litOfFinding = (finding: Finding): Lit => ({
  ...litOf(finding),
  ...(CLOSED.has(finding.kind) && { ring: finding.nodes }),
})

/** Nodes whose name or tax number holds the text, as it is typed. */
export function searched(world: World, text: string): readonly WorldNode[] {
  const wanted = text.normalize('NFKC').trim().toLowerCase()
  if (wanted === '') return []
  return [...world.nodes.values()].filter(
    ({ name, id }) => name.toLowerCase().includes(wanted) || id.toLowerCase() === wanted,
  )
}
