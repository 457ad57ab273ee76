/**
 * 循环开票: invoices that go round a circle one after another with nearly one amount. A circle of trade alone is common (a maker buys packing
 * from whom it sells goods to); that the same money runs through it within days is what a person looks for by hand.
 */
import type { Fen } from '@xinjian/format'

/** An invoice of an edge: valid, with its tax, in 分. */
export interface Paper {
  /** ISO `2026-03-01`. */
  day: string
  total: Fen
}

/** One time round: the position of its invoice in the papers of each edge, edge by edge, and the edge on which it began. */
export interface Round {
  papers: readonly number[]
  first: number
  least: Fen
  most: Fen
  /** Days of its first and last invoice. */
  from: string
  to: string
}

/** The smallest invoice of a round is at least this part of its largest. */
export const NEAR = 0.9
/** Days between an invoice and the next of the round, at most. */
export const SPACING_DAYS = 30
/** Invoices compared for the rounds of one circle, at most. */
const MOST_TRIES = 200_000

interface Placed {
  edge: number
  at: number
  day: number
  total: Fen
}

/**
 * Rounds of a circle in the order of their first day; each invoice stands in one at most, earlier ones first, wherever on the circle a round
 * begins. `papers`: invoices by edge, in the circle's order. Greedy, with a way back within a round; bounded by `MOST_TRIES`.
 */
export function roundsOf(papers: readonly (readonly Paper[])[]): Round[] {
  const edges = papers.map((list, edge) =>
    list
      .map(({ day, total }, at): Placed => ({ edge, at, day: dayOf(day), total }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => a.day - b.day || a.at - b.at),
  )
  const used = new Set<Placed>()
  const rounds: Round[] = []
  let tries = MOST_TRIES
  const follow = (chain: readonly Placed[], least: Fen, most: Fen): readonly Placed[] | null => {
    if (chain.length === edges.length) return chain
    const { edge, day } = chain[chain.length - 1]!
    const onward = edges[(edge + 1) % edges.length]!
    for (let i = firstFrom(onward, day); i < onward.length; i++) {
      const next = onward[i]!
      if (used.has(next)) continue
      if (next.day > day + SPACING_DAYS || tries-- <= 0) break
      const [low, high] = [Math.min(least, next.total), Math.max(most, next.total)]
      if (low < high * NEAR) continue
      const whole = follow([...chain, next], low, high)
      if (whole) return whole
    }
    return null
  }
  const starts = edges.flat().sort((a, b) => a.day - b.day || a.edge - b.edge || a.at - b.at)
  for (const start of starts) {
    if (used.has(start)) continue
    const chain = follow([start], start.total, start.total)
    if (!chain) continue
    for (const paper of chain) used.add(paper)
    const totals = chain.map(({ total }) => total)
    const place = new Map(chain.map(({ edge, at }) => [edge, at]))
    const told = ({ edge, at }: Placed): string => papers[edge]![at]!.day
    rounds.push({
      papers: edges.map((_, edge) => place.get(edge)!),
      first: start.edge,
      least: Math.min(...totals),
      most: Math.max(...totals),
      from: told(chain[0]!),
      to: told(chain[chain.length - 1]!),
    })
  }
  return rounds
}

/** Position of the first of these papers, in the order of days, that is no earlier. */
function firstFrom(papers: readonly Placed[], day: number): number {
  let [low, high] = [0, papers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (papers[middle]!.day < day) low = middle + 1
    else high = middle
  }
  return low
}

const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000
