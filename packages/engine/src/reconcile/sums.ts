/** Which of a few amounts come to a sum, and how likely that is by chance. */
import type { Fen } from '@xinjian/format'

export interface Found {
  /** Places of the amounts. */
  picked: readonly number[]
  /** How many such sums might come out by chance. */
  chance: number
}

/** The power of ten that all of them are multiples of: round amounts come to any sum the more often. */
function grainOf(amounts: readonly Fen[], sum: Fen): Fen {
  let grain = 1
  while (sum % (grain * 10) === 0 && amounts.every((amount) => amount % (grain * 10) === 0))
    grain *= 10
  return grain
}

/**
 * Amounts in the order of their days: a run of two or more, then a run but for one, then any two or three of the last `choice`, then any
 * number of the last fourteen.
 * Null = there are none; two different picks of one kind are no answer, which a chance of 1 says.
 */
export function sumOf(amounts: readonly Fen[], sum: Fen, choice: number): Found | null {
  const n = amounts.length
  if (n < 2 || amounts.reduce((all, amount) => all + amount, 0) < sum) return null
  const chance = (tried: number) => Math.min(1, (tried * grainOf(amounts, sum)) / sum)
  const runs = n * n
  const run = runTo(amounts, sum)
  if (run) return { picked: run, chance: chance(n) }
  const but = runBut(amounts, sum)
  if (but) return { picked: but, chance: chance(runs) }
  const first = Math.max(0, n - choice)
  const few = fewOf(amounts.slice(first), sum)
  const tried = Math.min(n, choice) ** 3 / 6
  if (few)
    return {
      picked: few.picked.map((at) => at + first),
      chance: few.others ? 1 : chance(few.picked.length === 2 ? tried / choice : tried),
    }
  const last = Math.max(0, n - ANY)
  const any = anyOf(amounts.slice(last), sum)
  return (
    any && {
      picked: any.picked.map((at) => at + last),
      chance: any.others ? 1 : chance(2 ** Math.min(n, ANY)),
    }
  )
}

/** Places of a run that comes to the sum; the nearest to the end. */
function runTo(amounts: readonly Fen[], sum: Fen): number[] | null {
  let [from, total] = [amounts.length, 0]
  for (let to = amounts.length - 1; to >= 0; to--) {
    while (from > 0 && total < sum) total += amounts[--from]!
    if (total === sum && to > from) return range(from, to)
    total -= amounts[to]!
  }
  return null
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Runs with a hole are sought up to this length: what was paid at once was invoiced within some weeks. */
const LONGEST = 16

/** A run of which one amount within is left out. */
function runBut(amounts: readonly Fen[], sum: Fen): number[] | null {
  const greatest = Math.max(...amounts)
  for (let to = amounts.length - 1; to >= 2; to--) {
    let total = amounts[to]!
    for (let from = to - 1; from >= Math.max(0, to - LONGEST); from--) {
      total += amounts[from]!
      const excess = total - sum
      if (excess > greatest) break
      if (excess <= 0) continue
      const left = amounts.indexOf(excess, from + 1)
      if (left > 0 && left < to) return range(from, to).filter((at) => at !== left)
    }
  }
  return null
}

interface Few {
  picked: number[]
  /** Other amounts come to the sum as well. */
  others: boolean
}

/** Two of them, else three. */
function fewOf(amounts: readonly Fen[], sum: Fen): Few | null {
  const order = [...amounts.keys()].sort((a, b) => amounts[a]! - amounts[b]! || a - b)
  const sorted = order.map((at) => amounts[at]!)
  const two = pairsIn(sorted, sum, 0)
  const found = two.length > 0 ? two : threes(sorted, sum)
  if (found.length === 0) return null
  const picked = found[0]!.map((at) => order[at]!).sort((a, b) => a - b)
  return { picked, others: found.length > 1 }
}

function threes(sorted: readonly Fen[], sum: Fen): number[][] {
  const found: number[][] = []
  for (let first = 0; first < sorted.length - 2 && found.length < 2; first++) {
    if (first > 0 && sorted[first] === sorted[first - 1]) continue
    for (const pair of pairsIn(sorted, sum - sorted[first]!, first + 1))
      found.push([first, ...pair])
  }
  return found
}

/** Pairs of amounts in order that come to a sum; equal amounts make one pair. */
function pairsIn(sorted: readonly Fen[], sum: Fen, first: number): number[][] {
  const found: number[][] = []
  let [low, high] = [first, sorted.length - 1]
  while (low < high) {
    const got = sorted[low]! + sorted[high]!
    if (got === sum) found.push([low, high])
    if (got <= sum) low++
    if (got >= sum) high--
  }
  return found
}

/** Of so many the sums of all choices are looked at. */
const ANY = 14

/** Any number of them: sums of one half beside those of the other. */
function anyOf(amounts: readonly Fen[], sum: Fen): Few | null {
  const half = amounts.length >> 1
  const [left, right] = [choices(amounts.slice(0, half)), choices(amounts.slice(half))]
  const found: [number, number][] = []
  let [low, high] = [0, right.length - 1]
  while (low < left.length && high >= 0) {
    const got = left[low]!.sum + right[high]!.sum
    if (got === sum) found.push([left[low]!.bits, right[high]!.bits])
    if (got <= sum) low++
    if (got >= sum) high--
  }
  if (found.length === 0) return null
  const [a, b] = found[0]!
  const picked = amounts.flatMap((_, at) =>
    (at < half ? (a >> at) & 1 : (b >> (at - half)) & 1) === 1 ? [at] : [],
  )
  return { picked, others: found.length > 1 }
}

/** Every choice of them with its sum, in the order of sums. */
function choices(amounts: readonly Fen[]): { sum: Fen; bits: number }[] {
  const all = [{ sum: 0, bits: 0 }]
  for (const [at, amount] of amounts.entries())
    for (const { sum, bits } of all.slice()) all.push({ sum: sum + amount, bits: bits | (1 << at) })
  return all.sort((a, b) => a.sum - b.sum || a.bits - b.bits)
}
