/** What is found in all that is held around a centre. Of edges that stand in a circle that is told (220 at most) the invoices are read, of no others. */
import { formatDay, formatMonth, lastDayOfMonth } from '@xinjian/engine/kit/calendar/window'
import type { Paper } from '@xinjian/graph/carousel'
import { findingsOf, type GraphFindings } from '@xinjian/graph/findings'
import { EDGES_OF_VIEW, type GraphEdge, type GraphView, type MonthSpan } from '@xinjian/graph/graph'
import type { TenantDb } from '../../../db/tenant.ts'
import { papersOfParties } from '../../facts/invoice/read.ts'
import { yearTo } from '../world/word.ts'
import type { ShownGraph } from './shown.ts'

export type Found = Omit<GraphFindings, 'circles'> & {
  /** Absent where the view has no trade: nothing was searched. */
  circles?: GraphFindings['circles']
}

export async function findIn(tenant: TenantDb, graph: ShownGraph, view: GraphView): Promise<Found> {
  const types = EDGES_OF_VIEW[view]
  const edges = graph.edges.filter(({ type }) => types.includes(type))
  const year = yearOf(graph)
  const facts = { nodes: graph.nodes, edges, borrowers: graph.borrowers, year }
  const first = findingsOf(facts)
  if (!types.includes('SUPPLY')) return { findings: first.findings }
  const circles = first.findings.filter(({ kind }) => kind === 'CIRCLE').flatMap((one) => one.edges)
  if (circles.length === 0) return first
  const papers = await papersOf(tenant, graph, [...new Set(circles)])
  return findingsOf({ ...facts, papersOf: ({ id }: GraphEdge) => papers.get(id) ?? null })
}

/** The twelve months that the sums of a graph are of, ISO. */
export const yearOf = ({ through }: Pick<ShownGraph, 'through'>): MonthSpan => {
  const [from, to] = yearTo(through)
  return { from: formatMonth(from), to: formatMonth(to) }
}

/** Statements of one query under way at once: 220 circles stand on up to a thousand edges. */
const AT_ONCE = 4

/** Of an edge that is absent more were traded than are read. */
async function papersOf(
  tenant: TenantDb,
  graph: ShownGraph,
  ids: readonly string[],
): Promise<Map<string, Paper[]>> {
  const [first, last] = yearTo(graph.through)
  const days = { from: `${formatMonth(first)}-01`, to: formatDay(lastDayOfMonth(last)) }
  const papers = new Map<string, Paper[]>()
  const waiting = ids.values()
  const read = async (): Promise<void> => {
    for (const id of waiting) {
      const found = await papersOfParties(tenant, graph.rows.get(id)!, days)
      if (found.wholeFrom === days.from) papers.set(id, found.papers)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, read))
  return papers
}
