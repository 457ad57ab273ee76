/**
 * 循环开票: invoices that go round a circle one after another with nearly one amount. A circle of trade alone is common (a maker buys packing
 * from whom it sells goods to); that the same money runs through it within days is what a person looks for by hand.
 */
import type { Fen } from '@xinjian/format'
import { DeadEnds } from './dead-ends.ts'

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

export interface Rounds {
  rounds: readonly Round[]
  /** false = the search ended before it had seen all: there are at least so many, and none found is not none. */
  complete: boolean
}

/** The smallest invoice of a round is at least this part of its largest. */
export const NEAR = 0.9
/** Days between an invoice and the next of the round, at most. */
export const SPACING_DAYS = 30
/** Invoices looked at for the rounds that begin with one of them, and for all of one circle, at most: less than a second of one core. */
const MOST_OF_START = 100_000
const MOST_OF_CIRCLE = 4_000_000
/** Invoices of one leg that are asked whether they stand near another; of more it is taken for near, and looked at with the rest. */
const MOST_ASKED = 100

interface Placed {
  edge: number
  at: number
  day: number
  total: Fen
}

/** Of a paper also what may follow it: papers of the next edge from one position up to, not with, another. */
interface Linked extends Placed {
  from: number
  until: number
  used: boolean
}

/**
 * Rounds of a circle in the order of their first day; each invoice stands in one at most, earlier ones first, wherever on the circle a round
 * begins. `papers`: invoices by edge, in the circle's order. Greedy, with a way back within a round; what cannot be of a round, and what was
 * seen to lead nowhere, is not looked at again, which changes no round.
 * They are the same from whichever party the circle is told: the search begins with the leg that has most money.
 */
export function roundsOf(papers: readonly (readonly Paper[])[]): Rounds {
  const turn = heaviest(papers)
  const { rounds, complete } = roundsFrom([...papers.slice(turn), ...papers.slice(0, turn)])
  const legs = papers.length
  return {
    complete,
    rounds: rounds.map((round) => ({
      ...round,
      papers: papers.map((_, leg) => round.papers[(leg - turn + legs) % legs]!),
      first: (round.first + turn) % legs,
    })),
  }
}

/** Leg with most money, then most invoices; where these are the same, whose first invoice is earlier. */
function heaviest(papers: readonly (readonly Paper[])[]): number {
  const told = papers.map((list, leg) => ({
    leg,
    sum: list.reduce((sum, { total }) => sum + total, 0),
    count: list.length,
    first: list.map(({ day }) => day).sort()[0] ?? '',
  }))
  told.sort(
    (a, b) =>
      b.sum - a.sum || b.count - a.count || (a.first < b.first ? -1 : Number(a.first > b.first)),
  )
  return told[0]?.leg ?? 0
}

function roundsFrom(papers: readonly (readonly Paper[])[]): Rounds {
  const edges = linked(
    nearEach(
      papers.map((list, edge) =>
        list
          .map(({ day, total }, at): Placed => ({ edge, at, day: dayOf(day), total }))
          .filter(({ total }) => total > 0)
          .sort((a, b) => a.day - b.day || a.at - b.at),
      ),
    ),
  )
  const ends = new DeadEnds<Linked>(edges.length)
  const rounds: Round[] = []
  let ofCircle = MOST_OF_CIRCLE
  let ofStart = 0
  let complete = true
  const chain: Linked[] = []
  /** Whether the chain, of which that paper is the last, comes round; it does so in `chain`. */
  const follow = (last: Linked, least: Fen, most: Fen): boolean => {
    const left = edges.length - chain.length
    if (left === 0) return true
    if (ends.has(last, left, least, most)) return false
    const onward = edges[(last.edge + 1) % edges.length]!
    for (let i = last.from; i < last.until; i++) {
      if (ofStart === 0) return false
      ofStart--
      const next = onward[i]!
      const low = Math.min(least, next.total)
      const high = Math.max(most, next.total)
      if (low < high * NEAR || next.used) continue
      chain.push(next)
      if (follow(next, low, high)) return true
      chain.pop()
    }
    // What was cut short led nowhere as far as is known, which is not far enough.
    if (ofStart > 0) ends.add(last, left, least, most)
    return false
  }
  const starts = edges.flat().sort((a, b) => a.day - b.day || a.edge - b.edge || a.at - b.at)
  for (const start of starts) {
    if (start.used) continue
    const given = Math.min(MOST_OF_START, ofCircle)
    ofStart = given
    chain.splice(0, chain.length, start)
    const found = follow(start, start.total, start.total)
    ofCircle -= given - ofStart
    if (!found) {
      complete &&= ofStart > 0
      continue
    }
    for (const paper of chain) paper.used = true
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
  return { rounds, complete }
}

/**
 * Papers, in their order, that stand near one of each other leg by amount and by the days that a whole round may take. The leg with the fewest
 * is asked first: what is near to none of it is looked at no further.
 */
function nearEach(edges: readonly Placed[][]): readonly Placed[][] {
  const reach = SPACING_DAYS * (edges.length - 1)
  const left = new Set(edges.keys())
  let near = edges
  while (left.size > 0) {
    const leg = [...left].reduce((a, b) => (near[b]!.length < near[a]!.length ? b : a))
    left.delete(leg)
    const byTotal = near[leg]!.toSorted((a, b) => a.total - b.total)
    const isNear = ({ day, total }: Placed): boolean => {
      const first = firstAt(byTotal, (one) => one.total >= total * NEAR)
      for (let i = first; i < byTotal.length; i++) {
        const one = byTotal[i]!
        if (total < one.total * NEAR) return false
        if (Math.abs(one.day - day) <= reach || i - first === MOST_ASKED) return true
      }
      return false
    }
    near = near.map((list, edge) => (edge === leg ? list : list.filter(isNear)))
  }
  return near
}

const linked = (edges: readonly (readonly Placed[])[]): readonly Linked[][] =>
  edges.map((list, edge) => {
    const onward = edges[(edge + 1) % edges.length]!
    return list.map((one) => ({
      ...one,
      from: firstAt(onward, ({ day }) => day >= one.day),
      until: firstAt(onward, ({ day }) => day > one.day + SPACING_DAYS),
      used: false,
    }))
  })

/** Position of the first of which it is so, where it is so of all that follow. */
function firstAt(papers: readonly Placed[], isSo: (one: Placed) => boolean): number {
  let [low, high] = [0, papers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isSo(papers[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000
