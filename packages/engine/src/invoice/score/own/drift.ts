/** Population stability index of figures and scores: how far those of today lie from those that a card was trained on. */
import { quantile } from '../../../kit/score/training/statistics.ts'

/** Bins of a figure in training: `shares[i]` lies below `edges[i]`, the last beyond; `missing` could not be known. */
export interface Distribution {
  edges: number[]
  shares: number[]
  missing: number
  n: number
}

/** From here on a card is to be looked at; below 0.1 nothing moved (Siddiqi 2006). */
export const PSI_ALARM = 0.25

const BINS = 10
/** Half a case in place of none, so that an empty bin is no infinity. */
const HALF = 0.5

/** Deciles; equal ones are one bin. */
export function distributionOf(values: readonly (number | null)[]): Distribution {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b)
  const cuts = Array.from({ length: BINS - 1 }, (_, i) => quantile(known, (i + 1) / BINS))
  const edges = known.length === 0 ? [] : [...new Set(cuts)].filter((edge) => edge > known[0]!)
  return { edges, ...countedBy(edges, values), n: values.length }
}

function countedBy(edges: readonly number[], values: readonly (number | null)[]) {
  const shares = new Array<number>(edges.length + 1).fill(0)
  let missing = 0
  for (const value of values) {
    if (value === null) missing += 1 / values.length
    else shares[edges.filter((edge) => value >= edge).length]! += 1 / values.length
  }
  return { shares, missing }
}

/** Σ (now − then) × ln(now ÷ then) over the bins; null = there is nothing to compare. */
export function psi(then: Distribution, values: readonly (number | null)[]): number | null {
  if (then.n === 0 || values.length === 0) return null
  const now = countedBy(then.edges, values)
  const whole = (own: { shares: number[]; missing: number }, n: number) =>
    [...own.shares, own.missing].map((share) => Math.max(share, HALF / n))
  const [a, b] = [whole(then, then.n), whole(now, values.length)]
  const empty = then.missing === 0 && now.missing === 0
  return a
    .slice(0, empty ? -1 : undefined)
    .reduce((sum, share, i) => sum + (b[i]! - share) * Math.log(b[i]! / share), 0)
}
