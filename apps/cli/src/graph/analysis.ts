/** What `graph` tells of the edges it has read. */
import {
  formatMonth,
  lastDayOfMonth,
  type MonthIndex,
  monthOfDay,
} from '@xinjian/engine/kit/calendar/window'
import { searchCircles } from '@xinjian/graph/circles'
import { componentSizes, strongComponents, weakComponents } from '@xinjian/graph/components'
import { edgeBetween, GraphBuilder, type IndexedGraph } from '@xinjian/graph/indexed'
import { flowOf } from '@xinjian/graph/node-flow'
import { pageRank } from '@xinjian/graph/rank'
import { topOf } from '@xinjian/graph/top'
import { amountIn, type EdgeSums, type Window } from './edge-sums.ts'

const SILENT_MONTHS = 3
const ACTIVE_MONTHS = 6
/** Edges looked at for the circles that are told by name. */
const NAMED_STEPS = 2e8

/** Every part of the answer that is of the graph itself; sums in the unit of the file, to a millionth. */
export function analysed(sums: EdgeSums, longest: number, top: number, window: Window) {
  const graph = indexed(sums, window)
  const { counts, complete } = searchCircles(graph, { longest })
  const ranks = pageRank(graph)
  const strong = sizes(strongComponents(graph))
  return {
    components: sizes(weakComponents(graph)),
    strongComponents: { count: strong.count, largest: strong.largest },
    circles: Object.fromEntries(counts.map((n, length) => [length, n]).slice(2)),
    circlesComplete: complete,
    largestCircles: largestCircles(graph, longest, top, sums.amounts),
    hubs: hubs(graph, top, sums.amounts),
    pageRank: first(graph, top, (v) => ranks[v]!).map((v) => ({
      id: graph.ids[v]!,
      score: Number(ranks[v]!.toFixed(12)),
    })),
    broken: broken(sums, top, window),
  }
}

/** Edges with trade in the months that count; all nodes of the file. */
function indexed(sums: EdgeSums, window: Window): IndexedGraph {
  const builder = new GraphBuilder()
  for (const node of sums.nodes) builder.node(node)
  for (const sum of sums.sums.values()) {
    const amount = amountIn(sum, window)
    if (amount === null || (window !== null && amount <= 0)) continue
    builder.edge(sum.from, sum.to, sums.amounts ? amount : 1)
  }
  return builder.finish()
}

function sizes(labels: Int32Array) {
  const all = componentSizes(labels)
  const bySize: Record<string, number> = {}
  for (const size of all) bySize[size] = (bySize[size] ?? 0) + 1
  return { count: all.length, largest: all.reduce((a, b) => Math.max(a, b), 0), sizes: bySize }
}

/** The first nodes by a figure, larger first, then by their ids. */
function first(graph: IndexedGraph, top: number, figure: (v: number) => number): number[] {
  const kept = topOf<{ v: number; of: number }>(top, (a, b) => b.of - a.of || a.v - b.v)
  for (let v = 0; v < graph.ids.length; v++) kept.add({ v, of: figure(v) })
  return kept.all().map(({ v }) => v)
}

function hubs(graph: IndexedGraph, top: number, amounts: boolean) {
  return first(graph, top, (v) => flowOf(graph, v).partners).map((v) => {
    const { partners, out, in: into, outWeight, inWeight } = flowOf(graph, v)
    const sums = amounts && { outAmount: rounded(outWeight), inAmount: rounded(inWeight) }
    return { id: graph.ids[v]!, partners, out, in: into, ...sums }
  })
}

/** Circles by their smallest leg, of those met within `NAMED_STEPS`. */
function largestCircles(graph: IndexedGraph, longest: number, top: number, amounts: boolean) {
  interface Circle {
    nodes: number[]
    least: number
  }
  const kept = topOf<Circle>(
    top,
    (a, b) => b.least - a.least || a.nodes.length - b.nodes.length || inOrder(a.nodes, b.nodes),
  )
  searchCircles(graph, {
    longest,
    steps: NAMED_STEPS,
    visit(nodes) {
      const legs = nodes.map((v, i) => edgeBetween(graph, v, nodes[(i + 1) % nodes.length]!))
      kept.add({ nodes, least: Math.min(...legs.map((e) => graph.weight[e]!)) })
    },
  })
  return kept.all().map(({ nodes, least }) => ({
    nodes: nodes.map((v) => graph.ids[v]!),
    ...(amounts && { least: rounded(least) }),
  }))
}

const inOrder = (a: readonly number[], b: readonly number[]): number =>
  a.map((v, i) => v - b[i]!).find((difference) => difference !== 0) ?? 0

/** Edges silent for three complete months after six active ones; null = no row tells its day. */
function broken(sums: EdgeSums, top: number, window: Window) {
  if (sums.lastDay === null) return null
  const last = monthOfDay(sums.lastDay)
  const through = window?.to ?? (sums.lastDay === lastDayOfMonth(last) ? last : last - 1)
  const kept = topOf<{ from: string; to: string; activeMonths: number; lastMonth: MonthIndex }>(
    top,
    (a, b) =>
      b.activeMonths - a.activeMonths ||
      b.lastMonth - a.lastMonth ||
      (`${a.from}\u0000${a.to}` < `${b.from}\u0000${b.to}` ? -1 : 1),
  )
  let count = 0
  for (const { from, to, months } of sums.sums.values()) {
    const active = [...months]
      .filter(([month, sum]) => sum > 0 && (window === null || month <= through))
      .map(([month]) => month)
    const lastMonth = Math.max(...active)
    if (active.length < ACTIVE_MONTHS || through - lastMonth < SILENT_MONTHS) continue
    count++
    kept.add({ from, to, activeMonths: active.length, lastMonth })
  }
  return {
    through: formatMonth(through),
    count,
    edges: kept.all().map((edge) => ({ ...edge, lastMonth: formatMonth(edge.lastMonth) })),
  }
}

const rounded = (sum: number): number => Math.round(sum * 1e6) / 1e6
