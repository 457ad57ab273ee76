/** Small statistics without dependencies; everything deterministic. */

/** Mulberry32: a seeded stream of numbers in [0, 1), so that a training run can be repeated to the last digit. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Fisher–Yates, returns a new array. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[out[i], out[j]] = [out[j]!, out[i]!]
  }
  return out
}

export const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length

export const deviation = (xs: readonly number[]): number => {
  const m = mean(xs)
  return Math.sqrt(mean(xs.map((x) => (x - m) ** 2)))
}

/** Linear interpolation between order statistics. `sorted` ascending, 0 ≤ q ≤ 1. */
export function quantile(sorted: readonly number[], q: number): number {
  const at = q * (sorted.length - 1)
  const low = Math.floor(at)
  const high = Math.min(low + 1, sorted.length - 1)
  return sorted[low]! + (at - low) * (sorted[high]! - sorted[low]!)
}

/** Probability that a random defaulter has the higher risk than a random non-defaulter; ties count half. */
export const auc = (risk: readonly number[], defaulted: readonly boolean[]): number =>
  resampledAuc(risk, defaulted)(risk.map(() => 1))

/** `auc` of samples in which row i was drawn `times[i]` times; the rows are sorted once for all samples. */
export function resampledAuc(
  risk: readonly number[],
  defaulted: readonly boolean[],
): (times: readonly number[]) => number {
  const order = ascending(risk)
  return (times) => {
    let [wins, goodBelow, bad] = [0, 0, 0]
    for (let i = 0; i < order.length; ) {
      const at = risk[order[i]!]
      const tied = { good: 0, bad: 0 }
      for (; i < order.length && risk[order[i]!] === at; i++)
        tied[defaulted[order[i]!] ? 'bad' : 'good'] += times[order[i]!]!
      wins += tied.bad * (goodBelow + tied.good / 2)
      goodBelow += tied.good
      bad += tied.bad
    }
    const pairs = bad * goodBelow
    return pairs > 0 ? wins / pairs : Number.NaN
  }
}

const ascending = (risk: readonly number[]): number[] =>
  risk.map((_, i) => i).sort((a, b) => risk[a]! - risk[b]!)

/** Largest distance between the two cumulative distributions of risk. */
export function ks(risk: readonly number[], defaulted: readonly boolean[]): number {
  const bad = defaulted.filter(Boolean).length
  const good = defaulted.length - bad
  let [b, g, best] = [bad, good, 0]
  for (const tied of byRisk(risk, defaulted)) {
    best = Math.max(best, Math.abs(b / bad - g / good))
    b -= tied.bad
    g -= tied.good
  }
  return best
}

/** How many of either class have the same risk, the lowest risk first. */
function byRisk(risk: readonly number[], defaulted: readonly boolean[]) {
  const groups: { risk: number; good: number; bad: number }[] = []
  for (const i of ascending(risk)) {
    if (groups.at(-1)?.risk !== risk[i]) groups.push({ risk: risk[i]!, good: 0, bad: 0 })
    groups.at(-1)![defaulted[i] ? 'bad' : 'good']++
  }
  return groups
}

export function brier(probability: readonly number[], defaulted: readonly boolean[]): number {
  return mean(probability.map((p, i) => (p - (defaulted[i] ? 1 : 0)) ** 2))
}

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z))

/** log(1 + e^z) without overflow. */
export const softplus = (z: number): number => Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z)))

/** What a row belongs to, row by row, by any name; rows of one group are never parted. Absent = each row by itself. */
export type Groups = readonly (string | number)[] | undefined

/** Rows of each group, groups in the order of their first row. */
export function membersOf(groups: Groups, rows: number): number[][] {
  const all = Array.from({ length: rows }, (_, i) => i)
  return groups ? [...Map.groupBy(all, (i) => groups[i]!).values()] : all.map((i) => [i])
}

/** Stratified folds: fold number per row, both classes spread evenly. A group is of the defaulted ones where any of its rows is. */
export function stratifiedFolds(
  defaulted: readonly boolean[],
  folds: number,
  random: () => number,
  groups?: Groups,
): number[] {
  const out = new Array<number>(defaulted.length).fill(0)
  const whole = membersOf(groups, defaulted.length)
  for (const label of [false, true]) {
    const own = whole.filter((rows) => rows.some((i) => defaulted[i]) === label)
    shuffled(own, random).forEach((rows, i) => {
      for (const row of rows) out[row] = i % folds
    })
  }
  return out
}
