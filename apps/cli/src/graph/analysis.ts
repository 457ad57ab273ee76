/** What `graph` tells of the edges it has read. */
import {
  formatMonth,
  lastDayOfMonth,
  type MonthIndex,
  monthOfDay,
} from '@xinjian/engine/kit/calendar/window'
import { searchCircles } from '@xinjian/graph/circles'
import { componentSizes, strongComponents, weakComponents } from '@xinjian/graph/components'
import { edgeBetween, type IndexedGraph } from '@xinjian/graph/indexed'
import { flowOf } from '@xinjian/graph/node-flow'
import { pageRank } from '@xinjian/graph/rank'
import { topOf } from '@xinjian/graph/top'
import { circlesByType, type EdgeGraph, graphOf } from './edge-graph.ts'
import { type EdgeSums, monthsOf, type Window } from './edge-sums.ts'

const SILENT_MONTHS = 3
const ACTIVE_MONTHS = 6
/** Edges looked at for the circles that are told by name. */
const NAMED_STEPS = 2e8

/** Every part of the answer that is of the graph itself; sums in the unit of the file, to a millionth. */
export function analysed(sums: EdgeSums, longest: number, top: number, window: Window) {
  const of = graphOf(sums, window)
  const { graph, unknownAmounts } = of
  const { counts, complete } = searchCircles(graph, { longest })
  const ranks = pageRank(graph)
  const strong = sizes(strongComponents(graph))
  return {
    ...(unknownAmounts && { unknownAmounts }),
    components: sizes(weakComponents(graph)),
    strongComponents: { count: strong.count, largest: strong.largest },
    circles: Object.fromEntries(counts.map((n, length) => [length, n]).slice(2)),
    circlesComplete: complete,
    ...circlesByType(sums, window, longest),
    largestCircles: largestCircles(of, longest, top, sums.amounts),
    hubs: hubs(of, top, sums.amounts),
    pageRank: first(graph, top, (v) => ranks[v]!).map((v) => ({
      id: graph.ids[v]!,
      score: Number(ranks[v]!.toFixed(12)),
    })),
    broken: broken(sums, top, window),
  }
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

/** Sums are of the edges whose amount is told; null = of none. How many tell none stands beside. */
function hubs({ graph, isUnknown }: EdgeGraph, top: number, amounts: boolean) {
  return first(graph, top, (v) => flowOf(graph, v).partners).map((v) => {
    const { partners, out, in: into, outWeight, inWeight } = flowOf(graph, v)
    const outUnknown = range(graph.start[v]!, graph.start[v + 1]!).filter(isUnknown).length
    const reaching = graph.inEdge.subarray(graph.inStart[v]!, graph.inStart[v + 1]!)
    const inUnknown = [...reaching].filter(isUnknown).length
    const sums = amounts && {
      outAmount: out > 0 && outUnknown === out ? null : rounded(outWeight),
      inAmount: into > 0 && inUnknown === into ? null : rounded(inWeight),
      ...(outUnknown > 0 && { outUnknown }),
      ...(inUnknown > 0 && { inUnknown }),
    }
    return { id: graph.ids[v]!, partners, out, in: into, ...sums }
  })
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i)

/** Circles by their smallest leg, of those met within `NAMED_STEPS`; those with a leg that is not told come last. */
function largestCircles(
  { graph, isUnknown }: EdgeGraph,
  longest: number,
  top: number,
  amounts: boolean,
) {
  interface Circle {
    nodes: number[]
    /** null = a leg is not told. */
    least: number | null
  }
  const size = ({ least }: Circle): number => least ?? Number.NEGATIVE_INFINITY
  const kept = topOf<Circle>(
    top,
    (a, b) =>
      (size(b) === size(a) ? 0 : size(b) - size(a)) ||
      a.nodes.length - b.nodes.length ||
      inOrder(a.nodes, b.nodes),
  )
  searchCircles(graph, {
    longest,
    steps: NAMED_STEPS,
    visit(nodes) {
      const legs = nodes.map((v, i) => edgeBetween(graph, v, nodes[(i + 1) % nodes.length]!))
      const least = legs.some(isUnknown) ? null : Math.min(...legs.map((e) => graph.weight[e]!))
      kept.add({ nodes, least })
    },
  })
  return kept.all().map(({ nodes, least }) => ({
    nodes: nodes.map((v) => graph.ids[v]!),
    ...(amounts && { least: least === null ? null : rounded(least) }),
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
  for (const sum of sums.sums.values()) {
    const { from, to } = sum
    const active = [...monthsOf(sum)]
      .filter(
        ([month, { amount, unknown }]) =>
          (amount > 0 || unknown > 0) && (window === null || month <= through),
      )
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
