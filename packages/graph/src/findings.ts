/** Everything that a graph of firms says on its own: each finding with the nodes and edges that it stands on. */
import { commonControl, guaranteeCircles } from './findings/control.ts'
import { supplyHubs } from './findings/hubs.ts'
import { type Circles, type PapersOf, supplyCircles } from './findings/supply-circles.ts'
import { brokenEdges, dependences } from './findings/trade.ts'
import type { GraphEdge, GraphFinding, GraphNode, MonthSpan } from './graph.ts'

export interface GraphFacts {
  nodes: readonly Pick<GraphNode, 'id' | 'centre'>[]
  edges: readonly GraphEdge[]
  /** The twelve months that `total12` of the edges is of, ISO; absent = the edges have no trade. */
  year?: MonthSpan
  /** Valid invoices of an edge of supply in these months, null = they were not all read; absent = only months are known, and no circle is called 循环开票. */
  papersOf?: PapersOf
  /** Firms that borrow from the institution; absent = common control is not judged. */
  borrowers?: ReadonlySet<string>
}

export interface GraphFindings {
  findings: GraphFinding[]
  /** Circles of supply by length: `findings` tells forty of each group through the centre and a hundred others, those with most money. */
  circles: Omit<Circles, 'findings'>
}

export function findingsOf({ nodes, edges, year, papersOf, borrowers }: GraphFacts): GraphFindings {
  const centre = nodes.find((node) => node.centre)?.id ?? null
  const { findings, ...circles } = supplyCircles(edges, centre, year, papersOf)
  return {
    findings: [
      ...findings,
      ...guaranteeCircles(edges, centre),
      ...(borrowers ? commonControl(edges, borrowers) : []),
      ...brokenEdges(edges, year?.to),
      ...dependences(edges, year),
      ...supplyHubs(edges, centre, year),
    ],
    circles,
  }
}
