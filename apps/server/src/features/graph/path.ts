/** How two parties of a kept query are connected, by all that it shows. */
import type { contract, DataOf } from '@xinjian/contract'
import { GraphBuilder } from '@xinjian/graph/indexed'
import { commonPartners } from '@xinjian/graph/node-flow'
import { shortestPaths } from '@xinjian/graph/paths'
import { Refusal } from '../../http/refusal.ts'
import type { GraphAnswer } from './answer/packed.ts'
import { GRAPH_SAYS } from './words.ts'

export function pathsIn(
  { nodes, edges }: GraphAnswer,
  from: string,
  to: string,
): DataOf<typeof contract.graph.graphPath> {
  const nameOf = new Map(nodes.map(({ id, name }) => [id, name]))
  if (!nameOf.has(from) || !nameOf.has(to)) throw new Refusal('UNKNOWN', GRAPH_SAYS.noSuchNode)
  const whole = indexedOf(nodes, edges)
  const between = new Map<string, string[]>()
  for (const edge of edges)
    for (const pair of [`${edge.from}|${edge.to}`, `${edge.to}|${edge.from}`])
      between.set(pair, [...(between.get(pair) ?? []), edge.id])
  const trade = indexedOf(
    nodes,
    edges.filter(({ type }) => type === 'SUPPLY'),
  )
  const partners = commonPartners(trade, trade.ids.indexOf(from), trade.ids.indexOf(to))
  const named = (numbers: readonly number[]) =>
    numbers.map((v) => ({ id: trade.ids[v]!, name: nameOf.get(trade.ids[v]!)! }))
  return {
    paths: shortestPaths(whole, whole.ids.indexOf(from), whole.ids.indexOf(to)).map((path) => {
      const ids = path.map((v) => whole.ids[v]!)
      return {
        nodes: ids,
        edges: ids.slice(1).flatMap((id, i) => between.get(`${ids[i]}|${id}`) ?? []),
      }
    }),
    commonSuppliers: named(partners.suppliers),
    commonCustomers: named(partners.customers),
  }
}

function indexedOf(nodes: GraphAnswer['nodes'], edges: GraphAnswer['edges']) {
  const builder = new GraphBuilder()
  for (const { id } of nodes) builder.node(id)
  for (const { from, to } of edges) builder.edge(from, to)
  return builder.finish()
}
