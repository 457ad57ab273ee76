/** A world as it may be seen: nodes and edges under ids that tell nothing, names masked, with what stands behind each edge kept apart. */
import type { MonthIndex } from '@xinjian/engine/invoice/facts'
import type { GraphEdge, GraphNode } from '@xinjian/graph/graph'
import type { Attributes } from '../world/attributes.ts'
import { regionOf } from '../world/attributes.ts'
import type { Enterprises } from '../world/enterprises.ts'
import { wordOf } from '../world/word.ts'
import type { Cut, Party, World } from '../world/world.ts'
import type { Namer } from './names.ts'
import { Totals, tradeOf } from './trade.ts'

/** Which invoices an edge is made of. */
export interface RowsOf {
  enterpriseId: number
  direction: 'OUT' | 'IN'
  parties: readonly number[]
}

export interface ShownNode extends GraphNode {
  level: number
}

export interface ShownGraph {
  /** Last month of the twelve that sums of trade are of. */
  through: MonthIndex
  cut: ReadonlySet<Cut>
  nodes: ShownNode[]
  edges: GraphEdge[]
  /** By id of the node. */
  beyond: Map<string, { count: number; total12: number }>
  /** By id of the edge. */
  rows: Map<string, RowsOf>
  /** Enterprises whose own data stand behind an edge, by its id. */
  usedBy: Map<string, readonly number[]>
  /** Ids of enterprises that the company deals with by name: those it may lend to. */
  borrowers: Set<string>
}

export interface Shown {
  world: World
  enterprises: Enterprises
  attributes: ReadonlyMap<number, Attributes>
  namer: Namer
}

export function shownGraph({ world, enterprises, attributes, namer }: Shown): ShownGraph {
  const totals = new Totals(world.through)
  const idOf = new Map<string, string>()
  const salesOf = new Map<string, number>()
  const graph: ShownGraph = {
    ...{ through: world.through, cut: world.cut },
    nodes: [],
    edges: [],
    beyond: new Map(),
    rows: new Map(),
    usedBy: new Map(),
    borrowers: new Set(),
  }
  for (const link of world.links.values())
    if (link.sides.OUT) {
      const { enterpriseId, trades } = link.sides.OUT
      salesOf.set(link.from, totals.of(enterpriseId, 'OUT', trades) ?? 0)
    }
  for (const party of world.parties.values()) {
    const shown = namer(party)
    idOf.set(party.key, shown.id)
    if (party.key === world.centre || enterprises.byTaxNo(party.taxNo)?.named)
      graph.borrowers.add(shown.id)
    graph.nodes.push({
      ...shown,
      type: party.type,
      ...seenOf(party, shown.masked),
      sales12: shown.masked ? null : (salesOf.get(party.key) ?? null),
      centre: party.key === world.centre,
      level: party.level,
    })
  }
  for (const [key, of] of world.beyond) graph.beyond.set(idOf.get(key)!, of)
  for (const link of world.links.values()) {
    const [from, to] = [idOf.get(link.from)!, idOf.get(link.to)!]
    const id = `SUPPLY:${from}:${to}`
    graph.edges.push({ id, type: 'SUPPLY', from, to, trade: tradeOf(link, world.through, totals) })
    const { direction, side } = wordOf(link, world.through)
    const { enterpriseId, parties } = side
    graph.rows.set(id, { enterpriseId, direction, parties })
    graph.usedBy.set(
      id,
      Object.values(link.sides).map((side) => side.enterpriseId),
    )
  }
  for (const { type, from, to, ratio, label, of } of world.relations.values()) {
    const [a, b] = [idOf.get(from)!, idOf.get(to)!]
    const id = `${type}:${a}:${b}`
    graph.edges.push({
      ...{ id, type, from: a, to: b },
      ...(ratio !== undefined && { ratio }),
      ...(label !== undefined && { label }),
    })
    graph.usedBy.set(id, of)
  }
  return graph

  /** Of whom is not named nothing is told but the province, which masked names tell as well. */
  function seenOf(party: Party, masked: boolean) {
    const held = masked ? null : enterprises.byTaxNo(party.taxNo)
    const known = held && attributes.get(held.id)
    return known ?? { status: null, industry: null, region: regionOf(party.taxNo), risks: null }
  }
}
