/**
 * Percentiles of many enterprises that give none of them away: no band of fewer than ten, no percentile that is the value of one
 * (each is read off means of three neighbours), and three significant digits.
 */
import { MIN_PEERS, type PeerBand } from './peers.ts'

/** Of fewer there would be less than one enterprise below P5. */
const MIN_FOR_P5 = 20
const DIGITS = 3

type Percentiles = Omit<PeerBand, 'level'>

/** Order does not matter; null = too few. */
export function percentilesOf(values: readonly number[]): Percentiles | null {
  const n = values.length
  if (n < MIN_PEERS) return null
  const sorted = [...values].sort((a, b) => a - b)
  const means = sorted.slice(2).map((last, i) => (sorted[i]! + sorted[i + 1]! + last) / 3)
  const at = (share: number): number => rounded(place(means, share * (n - 1) - 1))
  return {
    n,
    ...(n >= MIN_FOR_P5 ? { p5: at(0.05) } : {}),
    p10: at(0.1),
    p25: at(0.25),
    median: at(0.5),
    p75: at(0.75),
    p90: at(0.9),
  }
}

/** Between two neighbours by their distance; beyond an end it is the end. */
function place(sorted: readonly number[], index: number): number {
  const within = Math.min(Math.max(index, 0), sorted.length - 1)
  const low = sorted[Math.floor(within)]!
  const high = sorted[Math.ceil(within)]!
  return low + (high - low) * (within - Math.floor(within))
}

/** −0 becomes 0. */
const rounded = (value: number): number => Number(value.toPrecision(DIGITS)) + 0
