/** What is found in all that is held around a centre. Of edges that stand in a circle that is told (a hundred at most) the invoices are read, of no others. */

import type { Paper } from '@xinjian/graph/carousel'
import { findingsOf, type GraphFindings } from '@xinjian/graph/findings'
import { EDGES_OF_VIEW, type GraphEdge, type GraphView } from '@xinjian/graph/graph'
import type { TenantDb } from '../../../db/tenant.ts'
import { papersOfParties } from '../../facts/invoice/read.ts'
import type { ShownGraph } from './shown.ts'

export type Found = Omit<GraphFindings, 'circles'> & {
  /** Absent where the view has no trade: nothing was searched. */
  circles?: GraphFindings['circles']
}

export async function findIn(tenant: TenantDb, graph: ShownGraph, view: GraphView): Promise<Found> {
  const types = EDGES_OF_VIEW[view]
  const edges = graph.edges.filter(({ type }) => types.includes(type))
  const facts = { nodes: graph.nodes, edges, borrowers: graph.borrowers }
  const first = findingsOf(facts)
  if (!types.includes('SUPPLY')) return { findings: first.findings }
  const circles = first.findings.filter(({ kind }) => kind === 'CIRCLE').flatMap((one) => one.edges)
  if (circles.length === 0) return first
  const papers = await papersOf(tenant, graph, [...new Set(circles)])
  return findingsOf({ ...facts, papersOf: ({ id }: GraphEdge) => papers.get(id) ?? [] })
}

/** Statements of one query under way at once: a hundred circles stand on up to six hundred edges. */
const AT_ONCE = 4

async function papersOf(
  tenant: TenantDb,
  graph: ShownGraph,
  ids: readonly string[],
): Promise<Map<string, Paper[]>> {
  const papers = new Map<string, Paper[]>()
  const waiting = ids.values()
  const read = async (): Promise<void> => {
    for (const id of waiting) {
      const rows = graph.rows.get(id)
      if (rows) papers.set(id, (await papersOfParties(tenant, rows)).papers)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, read))
  return papers
}
