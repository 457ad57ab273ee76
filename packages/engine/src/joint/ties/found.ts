/** What the ties of an enterprise come to: circles of guarantees through it, and other borrowers under whoever controls it. */
import { LONGEST_CIRCLE, searchCircles } from '@xinjian/graph/circles'
import { commonControl } from '@xinjian/graph/findings/control'
import type { GraphEdge } from '@xinjian/graph/graph'
import { GraphBuilder } from '@xinjian/graph/indexed'
import { oncePer } from '../../kit/once.ts'
import type { TiesContext } from './context.ts'
import type { Hold } from './facts.ts'

/** A hundredth of a second. */
const MOST_STEPS = 1e6

export interface GuaranteeCircles {
  /** Positions in `guarantors`, the enterprise first; shortest circles first. */
  circles: readonly (readonly number[])[]
  /** false = there may be more. */
  complete: boolean
}

export const guaranteeCirclesOf = oncePer(({ ties }: TiesContext): GuaranteeCircles => {
  const builder = new GraphBuilder()
  for (const { from, to } of ties.guarantees) builder.edge(String(from), String(to), 1)
  const graph = builder.finish()
  const through = graph.ids.indexOf('0')
  const circles: number[][] = []
  if (through < 0) return { circles, complete: true }
  const { complete } = searchCircles(graph, {
    ...{ longest: LONGEST_CIRCLE, through, steps: MOST_STEPS },
    visit: (nodes) => circles.push(nodes.map((v) => Number(graph.ids[v]))),
  })
  return {
    circles: circles.sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1)),
    complete,
  }
})

/** Firms that the enterprise answers for, directly or over others, and of which no annual report is held: a circle may run over them. */
export const untoldOf = ({ ties }: TiesContext): number => {
  const reached = new Set([0])
  for (const at of reached)
    for (const { from, to } of ties.guarantees) if (from === at) reached.add(to)
  return [...reached].filter((at) => !ties.guarantors[at]!.told).length
}

export interface Controller {
  /** Position in `owners`; 0 = the enterprise itself. */
  owner: number
  /** Borrowers under it, without the enterprise. */
  others: readonly number[]
  holds: readonly Hold[]
}

/** Whoever stands behind the enterprise and another borrower, most borrowers first. */
export const controllersOf = oncePer(({ ties }: TiesContext): readonly Controller[] => {
  const edges = ties.holds.map(({ from, to, ratio }, i): GraphEdge => {
    const ends = { from: String(from), to: String(to) }
    return ratio === null
      ? { id: String(i), type: 'LEGAL_REP', ...ends }
      : { id: String(i), type: 'SHAREHOLDER', ...ends, ratio }
  })
  const borrowers = new Set(
    ties.owners.flatMap(({ borrower }, at) => (borrower || at === 0 ? [String(at)] : [])),
  )
  return commonControl(edges, borrowers).flatMap(({ nodes, edges: ways }): Controller[] => {
    if (!nodes.includes('0')) return []
    const [owner, ...below] = nodes.map(Number)
    // A controller that borrows itself is one of them.
    const counted = ties.owners[owner!]!.borrower ? [owner!, ...below] : below
    return [
      {
        owner: owner!,
        others: counted.filter((at) => at !== 0),
        holds: ways.map((id) => ties.holds[Number(id)]!),
      },
    ]
  })
})

/** What is not known of whoever stands above the enterprise, over any number of firms: as long as anything is, there may be others under them. */
export function openAbove({ ties }: TiesContext) {
  const above = new Set([0])
  for (const at of above) for (const { from, to } of ties.holds) if (to === at) above.add(from)
  const owners = [...above].map((at) => ties.owners[at]!)
  const firms = owners.filter(({ person }) => !person)
  return {
    /** Persons who cannot be told from others of the same name. */
    persons: owners.filter(({ person, known }) => person && !known).length,
    /** Firms of which nobody is told to hold or represent them. */
    firms: firms.filter(({ told }) => !told).length,
    /** Holders of whom the share is not told. */
    holders: firms.reduce((sum, { unclear }) => sum + unclear, 0),
  }
}
