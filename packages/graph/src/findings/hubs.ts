/** A party through which most money of its group passes. */
import { componentSizes, weakComponents } from '../components.ts'
import type { GraphEdge, GraphFinding, MonthSpan } from '../graph.ts'
import { flowOf } from '../node-flow.ts'
import { indexEdges } from './index-edges.ts'

/** A smaller group has no hub worth the name. */
const LEAST_NODES = 10
const MOST_OF_MONEY = 0.5

/** Hubs of groups of supply: they buy as well as sell. A view is drawn around its centre, which is therefore not told. `year`: months of the sums. */
export function supplyHubs(
  edges: readonly GraphEdge[],
  centre: string | null,
  year?: MonthSpan,
): GraphFinding[] {
  const traded = edges.filter(({ type, trade }) => type === 'SUPPLY' && (trade?.total12 ?? 0) > 0)
  const { graph } = indexEdges(traded)
  const labels = weakComponents(graph)
  const sizes = componentSizes(labels)
  const money = new Float64Array(sizes.length)
  for (let e = 0; e < graph.to.length; e++) money[labels[graph.from[e]!]!]! += graph.weight[e]!
  return graph.ids.flatMap((id, v): GraphFinding[] => {
    const group = labels[v]!
    if (id === centre || sizes[group]! < LEAST_NODES) return []
    const { out, in: into, outWeight, inWeight, partners } = flowOf(graph, v)
    const share = (outWeight + inWeight) / money[group]!
    if (out === 0 || into === 0 || share < MOST_OF_MONEY) return []
    const own = traded.filter(({ from, to }) => from === id || to === id)
    return [
      {
        kind: 'HUB',
        nodes: [id],
        edges: own.map((edge) => edge.id),
        figures: { share, partners, group: sizes[group]!, sold: outWeight, bought: inWeight },
        ...{ from: year?.from ?? null, to: year?.to ?? null },
      },
    ]
  })
}
