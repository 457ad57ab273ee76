/** Circles of trade through the enterprise in the year of the report, and the rounds that invoices ran in them. */
import type { Fen } from '@xinjian/format'
import { type Round, roundsOf } from '@xinjian/graph/carousel'
import { searchCircles } from '@xinjian/graph/circles'
import { GraphBuilder } from '@xinjian/graph/indexed'
import { formatDay, formatMonth, lastDayOfMonth } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import type { Evidence } from '../../report/evidence.ts'
import { type ChainContext, sumOver } from './context.ts'
import type { ChainLeg } from './facts.ts'
import { CHAIN_PARAM } from './params.ts'
import { CHAIN_SAYS as SAYS } from './words.ts'

/** A hundredth of a second. */
const MOST_STEPS = 1e6
/** Circles told of two parties, and of more, those with most money on their smallest leg first: mutual trade hides no ring. */
const LISTED = 20

export interface Circle {
  /** Positions of its parties; the enterprise is the first. */
  parties: readonly number[]
  /** From each of them to the next. */
  legs: readonly ChainLeg[]
  /** Net of the year on its smallest and its largest leg. */
  least: Fen
  most: Fen
  /** null = invoices of one of its legs were not read. */
  rounds: readonly Round[] | null
}

export interface Circles {
  /** Of 3 to 5 parties. */
  count: number
  /** Those of 2, and of 3 to 5, that have most money. */
  listed: readonly Circle[]
  /** How many there are of 2 to 5 beside `listed`, of which no invoice was looked at. */
  unlisted: number
  complete: boolean
}

export const circlesOf = oncePer((context: ChainContext): Circles => {
  const { chain, year } = context
  const builder = new GraphBuilder()
  const legOf = new Map<string, ChainLeg>()
  for (const leg of chain.legs) {
    const sum = sumOver(leg.sums, year)
    if (sum <= 0) continue
    builder.edge(String(leg.from), String(leg.to), sum)
    legOf.set(`${leg.from}>${leg.to}`, leg)
  }
  // Positions are the ids: nodes are numbered in their order, and the enterprise, where it trades at all, is the first.
  const graph = builder.finish()
  const found: number[][] = []
  if (graph.ids[0] !== '0') return { count: 0, listed: [], unlisted: 0, complete: chain.complete }
  const { counts, complete } = searchCircles(graph, {
    longest: CHAIN_PARAM.circle.most,
    through: 0,
    steps: MOST_STEPS,
    visit: (nodes) => found.push(nodes.map((v) => Number(graph.ids[v]))),
  })
  const circles = found
    .map((parties): Circle => {
      const legs = parties.map(
        (from, i) => legOf.get(`${from}>${parties[(i + 1) % parties.length]}`)!,
      )
      const sums = legs.map((leg) => sumOver(leg.sums, year))
      return { parties, legs, least: Math.min(...sums), most: Math.max(...sums), rounds: null }
    })
    .sort(
      (a, b) =>
        b.least - a.least ||
        a.parties.length - b.parties.length ||
        (a.parties.join() < b.parties.join() ? -1 : 1),
    )
  const isMutual = ({ parties }: Circle): boolean => parties.length < CHAIN_PARAM.circle.least
  const told = new Set([
    ...circles.filter(isMutual).slice(0, LISTED),
    ...circles.filter((circle) => !isMutual(circle)).slice(0, LISTED),
  ])
  return {
    count: counts.slice(CHAIN_PARAM.circle.least).reduce((sum, n) => sum + n, 0),
    listed: circles
      .filter((circle) => told.has(circle))
      .map((circle) => ({ ...circle, rounds: roundsIn(context, circle.legs) })),
    unlisted: circles.length - told.size,
    complete: complete && chain.complete,
  }
})

/** Papers of a leg in the year of the report. */
export const papersOf = ({ chain, year }: ChainContext, { papers }: ChainLeg) => {
  const [from, to] = [`${formatMonth(year.from)}-01`, formatDay(lastDayOfMonth(year.to))]
  if (from < chain.papersSince) return null
  return papers?.filter(([day]) => day >= from && day <= to) ?? null
}

function roundsIn(context: ChainContext, legs: readonly ChainLeg[]): Round[] | null {
  const papers = legs.map((leg) => papersOf(context, leg))
  if (papers.some((of) => of === null)) return null
  return roundsOf(papers.map((of) => of!.map(([day, total]) => ({ day, total }))))
}

/** `示例公司 → … → 示例公司`. */
export function pathOf({ chain, invoices }: ChainContext, { parties }: Circle): string {
  const names = parties.map((at) =>
    at === 0 ? invoices.facts.registration.name : chain.parties[at]!.name,
  )
  return [...names, names[0]!].join(' → ')
}

/** The two legs of a circle that the enterprise itself has invoices of. */
export function ownLegs(context: ChainContext, { parties, legs }: Circle): Evidence {
  const after = parties[1]!
  const before = parties.at(-1)!
  return [
    { ...rowsWith(context, 'OUT', after), name: SAYS.soldInCircle, sum: yearOf(context, legs[0]!) },
    {
      ...rowsWith(context, 'IN', before),
      name: SAYS.boughtInCircle,
      sum: yearOf(context, legs.at(-1)!),
    },
  ]
}

const yearOf = ({ year }: ChainContext, leg: ChainLeg): number => sumOver(leg.sums, year) / 100

export const rowsWith = (
  { chain, year }: Pick<ChainContext, 'chain' | 'year'>,
  direction: 'OUT' | 'IN',
  party: number,
) => ({
  ...{ dataset: 'INVOICE' as const, direction, rows: 'VALID' as const },
  ...{ from: `${formatMonth(year.from)}-01`, to: formatDay(lastDayOfMonth(year.to)) },
  counterpartyIds: [...chain.parties[party]!.counterparties],
})
