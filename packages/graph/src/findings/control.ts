/** Who guarantees whom in a circle, and who stands behind several borrowers. */
import { LONGEST_CIRCLE, searchCircles } from '../circles.ts'
import type { GraphEdge, GraphFinding } from '../graph.ts'
import { topOf } from '../top.ts'
import { indexEdges } from './index-edges.ts'

const MOST_CIRCLES = 100
const MOST_STEPS = 1e7
/** Percent of the capital that decides alone. */
const CONTROLLING = 50

/**
 * 担保圈: guarantees that come back to who gave the first, shortest circles first; of those through the `centre`, where there is one, a hundred
 * before a hundred others, each beginning with it.
 */
export function guaranteeCircles(
  edges: readonly GraphEdge[],
  centre: string | null = null,
): GraphFinding[] {
  const { graph, edgeOf } = indexEdges(edges.filter(({ type }) => type === 'GUARANTEE'))
  const at = centre === null ? -1 : graph.ids.indexOf(centre)
  const [own, others] = [topOf(MOST_CIRCLES, shortest), topOf(MOST_CIRCLES, shortest)]
  searchCircles(graph, {
    longest: LONGEST_CIRCLE,
    steps: MOST_STEPS,
    ...(at >= 0 && { first: at }),
    visit(nodes) {
      const place = nodes.indexOf(at)
      if (place < 0) others.add(nodes)
      else own.add([...nodes.slice(place), ...nodes.slice(0, place)])
    },
  })
  return [...own.all(), ...others.all()].map((nodes) => ({
    kind: 'GUARANTEE_CIRCLE',
    nodes: nodes.map((v) => graph.ids[v]!),
    edges: nodes.map((v, i) => edgeOf(v, nodes[(i + 1) % nodes.length]!).id),
    figures: { length: nodes.length },
    from: null,
    to: null,
  }))
}

const shortest = (a: readonly number[], b: readonly number[]): number =>
  a.length - b.length || (a.join() < b.join() ? -1 : 1)

/**
 * One person or firm behind several borrowers of the institution: by more than half of the capital, over any number of firms in between, or
 * as their legal representative. Told of the last in the chain that controls, with its borrowers in order.
 */
export function commonControl(
  edges: readonly GraphEdge[],
  borrowers: ReadonlySet<string>,
): GraphFinding[] {
  const holders = new Map<string, GraphEdge[]>()
  for (const edge of edges) {
    const holds = edge.type === 'INVEST' || edge.type === 'SHAREHOLDER'
    if (holds ? (edge.ratio ?? 0) > CONTROLLING : edge.type === 'LEGAL_REP')
      holders.set(edge.to, [...(holders.get(edge.to) ?? []), edge])
  }
  /** By controller: the borrowers below, each with the edges that lead there. */
  const below = new Map<string, Map<string, GraphEdge[]>>()
  for (const borrower of [...borrowers].sort()) {
    const seen = new Set([borrower])
    const queue: { at: string; way: GraphEdge[] }[] = [{ at: borrower, way: [] }]
    for (const { at, way } of queue)
      for (const edge of holders.get(at) ?? []) {
        if (seen.has(edge.from)) continue
        seen.add(edge.from)
        const further = [...way, edge]
        const of = below.get(edge.from) ?? new Map<string, GraphEdge[]>()
        below.set(edge.from, of.set(borrower, further))
        queue.push({ at: edge.from, way: further })
      }
  }
  const count = (id: string, of: ReadonlyMap<string, unknown>): number =>
    of.size + Number(borrowers.has(id))
  const controllers = [...below].filter(([id, of]) => count(id, of) > 1)
  /** Somebody above controls the same borrowers through this one. */
  const station = ([id, of]: (typeof controllers)[number]): boolean =>
    controllers.some(([, more]) =>
      [...of.keys()].every((borrower) =>
        more.get(borrower)?.some((edge, i) => i > 0 && edge.to === id),
      ),
    )
  return controllers
    .filter((controller) => !station(controller))
    .map(
      ([id, of]): GraphFinding => ({
        kind: 'COMMON_CONTROL',
        nodes: [id, ...of.keys()],
        edges: [...new Set([...of.values()].flat().map((edge) => edge.id))],
        figures: { borrowers: count(id, of) },
        from: null,
        to: null,
      }),
    )
    .sort(
      (a, b) => b.figures.borrowers! - a.figures.borrowers! || (a.nodes[0]! < b.nodes[0]! ? -1 : 1),
    )
}
