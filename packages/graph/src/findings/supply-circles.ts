/** Circles of supply, and of those the ones that invoices run round. */
import { type Paper, type Round, type Rounds, roundsOf } from '../carousel.ts'
import { LONGEST_CIRCLE, searchCircles } from '../circles.ts'
import {
  FEWEST_ROUNDS,
  type FoundRound,
  type GraphEdge,
  type GraphFinding,
  MOST_PAPERS,
  type MonthSpan,
} from '../graph.ts'
import { topOf } from '../top.ts'
import { indexEdges } from './index-edges.ts'

/**
 * Circles told of those that do not touch the centre, those with most money first: also the longer ones of which a shorter is a part, so that a
 * small invoice back hides no ring.
 */
const MOST_OTHERS = 100
/**
 * Of those through the centre, of each of `GROUPS`: mutual trade, rings of three to five, longer ones. The risk report tells twenty of each of the
 * same (`joint/chain/circles.ts` of the engine), so that no ring of it is missing here.
 */
const MOST_OWN = 40
const GROUPS = [(n: number) => n < 3, (n: number) => n >= 3 && n <= 5, (n: number) => n > 5]
/** A fifth of a second of one core. */
const MOST_STEPS = 2e7
const NO_ROUNDS: Rounds = { rounds: [], complete: true }

export interface Circles {
  findings: GraphFinding[]
  /** How many there are by length; where not `complete`, at least so many. */
  counts: readonly number[]
  complete: boolean
  /** Of all that were counted; null = nobody stands in the centre. */
  ofCentre: number | null
  /** How many `findings` tells. */
  told: number
}

/** null = there are more than were read. */
export type PapersOf = (edge: GraphEdge) => readonly Paper[] | null

interface Ring {
  nodes: string[]
  edges: GraphEdge[]
  least: number
  most: number
}

/** `year`, `papersOf`: as of `GraphFacts`. `centre`: id of the node in the centre, null = there is none. */
export function supplyCircles(
  edges: readonly GraphEdge[],
  centre: string | null,
  year?: MonthSpan,
  papersOf?: PapersOf,
): Circles {
  const traded = edges.filter((edge) => edge.type === 'SUPPLY' && (edge.trade?.total12 ?? 0) > 0)
  const { graph, edgeOf } = indexEdges(traded)
  const at = centre === null ? -1 : graph.ids.indexOf(centre)
  const own = GROUPS.map((isOf) => ({ isOf, top: topOf<Ring>(MOST_OWN, byMoney) }))
  const others = topOf<Ring>(MOST_OTHERS, byMoney)
  let ofCentre = 0
  const { counts, complete } = searchCircles(graph, {
    longest: LONGEST_CIRCLE,
    steps: MOST_STEPS,
    ...(at >= 0 && { first: at }),
    visit(nodes) {
      const place = nodes.indexOf(at)
      // A ring of the centre begins with it, as the report on it says the same ring.
      const from = place < 0 ? nodes : [...nodes.slice(place), ...nodes.slice(0, place)]
      const ring = from.map((v, i) => edgeOf(v, from[(i + 1) % from.length]!))
      const sums = ring.map((edge) => edge.trade!.total12)
      const [least, most] = [Math.min(...sums), Math.max(...sums)]
      if (place >= 0) ofCentre++
      const group = place < 0 ? others : own.find(({ isOf }) => isOf(nodes.length))!.top
      group.add({ nodes: from.map((v) => graph.ids[v]!), edges: ring, least, most })
    },
  })
  let papers = MOST_PAPERS
  const ofOwn = own.flatMap(({ top }) => top.all()).sort(byMoney)
  const findings = [...ofOwn, ...others.all()]
    .map((ring) => {
      const finding = findingOf(ring, papers, year, papersOf)
      papers -= (finding.rounds?.length ?? 0) * ring.edges.length
      return finding
    })
    .sort(carouselsFirst)
  return {
    ...{ findings, counts, complete, told: findings.length },
    ofCentre: centre === null ? null : ofCentre,
  }
}

const byMoney = (a: Ring, b: Ring): number =>
  b.least - a.least || a.nodes.length - b.nodes.length || (a.nodes.join() < b.nodes.join() ? -1 : 1)

const carouselsFirst = (a: GraphFinding, b: GraphFinding): number =>
  Number(b.kind === 'CAROUSEL') - Number(a.kind === 'CAROUSEL')

/** `left`: papers of rounds that are still to be told. */
function findingOf(
  { nodes, edges, least, most }: Ring,
  left: number,
  year: MonthSpan | undefined,
  papersOf: PapersOf | undefined,
): GraphFinding {
  const all = papersOf ? edges.map(papersOf) : []
  const papers = all.flatMap((of) => (of ? [of] : []))
  const untold = all.length - papers.length
  const { rounds, complete } = papersOf && untold === 0 ? roundsOf(papers) : NO_ROUNDS
  const unread = complete ? untold : all.length
  const about = {
    nodes,
    edges: edges.map(({ id }) => id),
    figures: { length: nodes.length, least, most },
    ...{ from: year?.from ?? null, to: year?.to ?? null },
  }
  if (rounds.length === 0)
    return {
      kind: 'CIRCLE',
      ...about,
      figures: { ...about.figures, ...(unread > 0 && { unread }) },
    }
  return {
    kind: 'CAROUSEL',
    ...about,
    figures: {
      ...about.figures,
      rounds: rounds.length,
      ...(!complete && { roundsAtLeast: 1 }),
      roundTotal: rounds.reduce((sum, round) => sum + round.least, 0),
    },
    rounds: rounds
      .slice(0, Math.max(FEWEST_ROUNDS, Math.floor(left / edges.length)))
      .map((round) => inOrder(round, about.edges, papers)),
  }
}

/** Papers of a round as they followed one another, which is the order of the circle from where the round began. */
const inOrder = (
  { papers: at, first }: Round,
  edges: readonly string[],
  papers: readonly (readonly Paper[])[],
): FoundRound => ({
  papers: edges.map((_, i) => {
    const leg = (first + i) % edges.length
    const { day, total } = papers[leg]![at[leg]!]!
    return { edge: edges[leg]!, day, total }
  }),
})
