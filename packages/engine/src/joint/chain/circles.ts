/** Circles of trade through the enterprise in the year of the report, and the rounds that invoices ran in them. */
import type { Fen } from '@xinjian/format'
import { type Rounds, roundsOf } from '@xinjian/graph/carousel'
import { LONGEST_CIRCLE, searchCircles } from '@xinjian/graph/circles'
import { GraphBuilder } from '@xinjian/graph/indexed'
import { topOf } from '@xinjian/graph/top'
import { formatDay, formatMonth, lastDayOfMonth } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import type { Evidence, InvoiceEvidence } from '../../report/evidence.ts'
import { type ChainContext, ownSums, sumOver } from './context.ts'
import type { ChainLeg, LegPapers } from './facts.ts'
import { CHAIN_PARAM } from './params.ts'
import { CHAIN_SAYS as SAYS } from './words.ts'

/** A hundredth of a second. */
const MOST_STEPS = 1e6
/** Circles told of each of `GROUPS`, those with most money on their smallest leg first: neither mutual trade nor a long circle hides a ring. */
const LISTED = 20
/** Parties of the mutual trade, of the rings of I-065, and of longer circles. */
const { least: LEAST, most: MOST } = CHAIN_PARAM.circle
const isRingOf = (length: number): boolean => length >= LEAST && length <= MOST
const GROUPS = [(n: number) => n < LEAST, isRingOf, (n: number) => n > MOST]

export interface Circle {
  /** Positions of its parties; the enterprise is the first. */
  parties: readonly number[]
  /** From each of them to the next. */
  legs: readonly ChainLeg[]
  /** Net of the year on its smallest and its largest leg. */
  least: Fen
  most: Fen
  /** null = invoices of one of its legs were not read. */
  rounds: Rounds | null
}

/** Whether I-065 counts it. */
export const isRing = ({ parties }: Circle): boolean => isRingOf(parties.length)

export interface Circles {
  /** Rings of I-065, 3 to 5 parties. */
  count: number
  /** Longer ones. */
  longer: number
  /** Those with most money of 2 parties, of 3 to 5, and of more. */
  listed: readonly Circle[]
  /** How many there are beside `listed`, of which no invoice was looked at. */
  unlisted: number
  complete: boolean
}

export const circlesOf = oncePer((context: ChainContext): Circles => {
  const { chain, year } = context
  const builder = new GraphBuilder()
  const legOf = new Map<string, { leg: ChainLeg; sum: Fen }>()
  for (const leg of chain.legs) {
    const sum = sumOver(leg.sums, year)
    if (sum <= 0) continue
    builder.edge(String(leg.from), String(leg.to), sum)
    legOf.set(`${leg.from}>${leg.to}`, { leg, sum })
  }
  // Positions are the ids: nodes are numbered in their order, and the enterprise, where it trades at all, is the first.
  const graph = builder.finish()
  const none = { count: 0, longer: 0, listed: [], unlisted: 0 }
  if (graph.ids[0] !== '0') return { ...none, complete: chain.complete }
  const groups = GROUPS.map((isOf) => ({ isOf, top: topOf<Circle>(LISTED, byMoney) }))
  const { counts, complete } = searchCircles(graph, {
    longest: LONGEST_CIRCLE,
    through: 0,
    steps: MOST_STEPS,
    visit(nodes) {
      const parties = nodes.map((v) => Number(graph.ids[v]))
      const legs = parties.map(
        (from, i) => legOf.get(`${from}>${parties[(i + 1) % parties.length]}`)!,
      )
      const sums = legs.map(({ sum }) => sum)
      groups
        .find(({ isOf }) => isOf(parties.length))!
        .top.add({
          ...{ parties, legs: legs.map(({ leg }) => leg), rounds: null },
          ...{ least: Math.min(...sums), most: Math.max(...sums) },
        })
    },
  })
  const listed = groups.flatMap(({ top }) => top.all()).sort(byMoney)
  const all = (from: number, to: number): number =>
    counts.slice(from, to + 1).reduce((sum, n) => sum + n, 0)
  return {
    ...{ count: all(LEAST, MOST), longer: all(MOST + 1, LONGEST_CIRCLE) },
    listed: listed.map((circle) => ({ ...circle, rounds: roundsIn(context, circle.legs) })),
    unlisted: all(2, LONGEST_CIRCLE) - listed.length,
    complete: complete && chain.complete,
  }
})

const byMoney = (a: Circle, b: Circle): number =>
  b.least - a.least ||
  a.parties.length - b.parties.length ||
  (a.parties.join() < b.parties.join() ? -1 : 1)

/** The year of the report as its sentences name it. */
export const spanOf = ({ year }: Pick<ChainContext, 'year'>) => ({
  from: formatMonth(year.from),
  to: formatMonth(year.to),
})

/** Days of the year of the report, ISO. */
const daysOf = ({ year }: Pick<ChainContext, 'year'>) => ({
  from: `${formatMonth(year.from)}-01`,
  to: formatDay(lastDayOfMonth(year.to)),
})

/** Papers of a leg in the year of the report; null = they were not all read. */
export function papersOf(context: ChainContext, { papers }: ChainLeg): LegPapers['all'] | null {
  const { from, to } = daysOf(context)
  if (!papers || from < papers.since) return null
  return papers.all.filter(([day]) => day >= from && day <= to)
}

function roundsIn(context: ChainContext, legs: readonly ChainLeg[]): Rounds | null {
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
export const ownLegs = (context: ChainContext, { legs }: Circle): Evidence =>
  [legs[0]!, legs.at(-1)!].flatMap((leg) => ownRows(context, leg))

/** Its own invoices of a leg, with what they come to: where the other's word counts, that may be another sum. None of a leg of others. */
export function ownRows(context: ChainContext, leg: ChainLeg): Evidence {
  const mine = leg.from === 0 ? 'OUT' : leg.to === 0 ? 'IN' : null
  if (mine === null) return []
  const said = { OUT: SAYS.soldInCircle, IN: SAYS.boughtInCircle }
  const saidBeside = { OUT: SAYS.soldBeside, IN: SAYS.boughtBeside }
  return rowsWith(context, mine, mine === 'OUT' ? leg.to : leg.from).map((rows) => ({
    ...rows,
    name: (mine === leg.by ? said : saidBeside)[mine],
    sum: sumOver(ownSums(leg), context.year) / 100,
  }))
}

/** Invoices of the enterprise with a party in the year; none with one that it does not trade with itself. */
export const rowsWith = (
  context: Pick<ChainContext, 'chain' | 'year'>,
  direction: 'OUT' | 'IN',
  party: number,
): InvoiceEvidence[] => {
  const { counterparties } = context.chain.parties[party]!
  if (counterparties.length === 0) return []
  return [
    {
      ...{ dataset: 'INVOICE', direction, rows: 'VALID', ...daysOf(context) },
      counterpartyIds: [...counterparties],
    },
  ]
}
