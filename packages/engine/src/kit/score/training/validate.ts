import { type Labels, logOdds, SETTINGS, type Settings, trainModel } from './model.ts'
import {
  auc,
  brier,
  deviation,
  type Groups,
  ks,
  mean,
  membersOf,
  resampledAuc,
  seededRandom,
  shuffled,
  sigmoid,
  stratifiedFolds,
} from './statistics.ts'

export type Design = readonly (readonly number[])[]

/** What is scored in a fold: given training rows, the log-odds of every row, per evaluation month. */
export type Scorer = (train: readonly number[]) => number[][]

export interface Repeated {
  /** Per evaluation month: AUC over all out-of-fold rows of a repeat; mean and sd over repeats. */
  pooled: { mean: number; sd: number }[]
  /** Mean of the AUCs inside each fold (few defaulters per fold, so coarse), last evaluation month. */
  perFold: number
  ks: number
  brier: number
  /** Out-of-fold log-odds averaged over repeats, last evaluation month. */
  scores: number[]
}

export const FOLDS = 5
const SEED = 20_260_101

/** Repeated stratified cross-validation; the last evaluation month is the headline. */
export function crossValidate(scorer: Scorer, defaulted: boolean[], repeats: number): Repeated {
  const random = seededRandom(SEED)
  const all = defaulted.map((_, i) => i)
  const aucs: number[][] = []
  const folded: number[] = []
  const stats: { ks: number; brier: number }[] = []
  const sums = new Array<number>(all.length).fill(0)
  for (let repeat = 0; repeat < repeats; repeat++) {
    const folds = stratifiedFolds(defaulted, FOLDS, random)
    const held: number[][] = []
    for (let fold = 0; fold < FOLDS; fold++) {
      const scores = scorer(all.filter((i) => folds[i] !== fold))
      const test = all.filter((i) => folds[i] === fold)
      scores.forEach((s, month) => {
        held[month] ??= []
        for (const i of test) held[month]![i] = s[i]!
      })
      const last = scores.at(-1)!
      folded.push(
        auc(
          test.map((i) => last[i]!),
          test.map((i) => defaulted[i]!),
        ),
      )
    }
    const last = held.at(-1)!
    aucs.push(held.map((s) => auc(s, defaulted)))
    stats.push({ ks: ks(last, defaulted), brier: brier(last.map(sigmoid), defaulted) })
    last.forEach((s, i) => {
      sums[i] = sums[i]! + s / repeats
    })
  }
  return {
    pooled: aucs[0]!.map((_, m) => {
      const values = aucs.map((a) => a[m]!)
      return { mean: mean(values), sd: deviation(values) }
    }),
    perFold: mean(folded),
    ks: mean(stats.map((s) => s.ks)),
    brier: mean(stats.map((s) => s.brier)),
    scores: sums,
  }
}

/** Everything (weights and calibration) is learnt from the training rows of the fold. */
export function cardScorer(
  snapshots: readonly Design[],
  evaluation: readonly Design[],
  labels: Labels,
  settings: Settings = SETTINGS,
): Scorer {
  return (train) => {
    const model = trainModel(snapshots, labels, train, settings)
    return evaluation.map((design) => design.map((row) => logOdds(model, row)))
  }
}

/** Leave one out: every enterprise scored by a model that never saw it; one AUC over all. */
export function leaveOneOut(scorer: Scorer, defaulted: boolean[]): number {
  const all = defaulted.map((_, i) => i)
  return auc(
    all.map((i) => scorer(all.filter((j) => j !== i)).at(-1)![i]!),
    defaulted,
  )
}

/** AUC of one cross-validation on shuffled labels, `rounds` times: around 0.5 unless something leaks. */
export function permutationTest(
  snapshots: readonly Design[],
  labels: Labels,
  rounds: number,
): number[] {
  const random = seededRandom(SEED + 1)
  const rows = labels.defaulted.map((_, i) => i)
  return Array.from({ length: rounds }, () => {
    const order = shuffled(rows, random)
    const mixed: Labels = {
      defaulted: order.map((i) => labels.defaulted[i]!),
      rating: order.map((i) => labels.rating?.[i] ?? null),
    }
    const scorer = cardScorer(snapshots, snapshots.slice(-1), mixed)
    return crossValidate(scorer, mixed.defaulted, 1).pooled[0]!.mean
  })
}

/** Weight of each variable over stratified bootstrap samples: mean, sd and how often it is zero. */
export function weightStability(
  snapshots: readonly Design[],
  labels: Labels,
  rounds: number,
): { mean: number; sd: number; zero: number }[] {
  const random = seededRandom(SEED + 2)
  const groups = [true, false].map((d) =>
    labels.defaulted.flatMap((label, i) => (label === d ? [i] : [])),
  )
  const samples = Array.from({ length: rounds }, () =>
    groups.flatMap((group) => group.map(() => group[Math.floor(random() * group.length)]!)),
  )
  const weights = samples.map((rows) => trainModel(snapshots, labels, rows).weights)
  return weights[0]!.map((_, v) => {
    const values = weights.map((w) => w[v]!)
    return {
      mean: mean(values),
      sd: deviation(values),
      zero: mean(values.map((w) => (w < 1e-6 ? 1 : 0))),
    }
  })
}

/**
 * Half of the 90 % interval of an enterprise's log-odds: models of resampled enterprises (both classes kept), median over the
 * enterprises of 1.645 standard deviations.
 */
export function logOddsMargin(snapshots: readonly Design[], labels: Labels, rounds = 200): number {
  const latest = snapshots.at(-1)!
  const random = seededRandom(SEED + 4)
  const groups = [true, false].map((d) =>
    labels.defaulted.flatMap((label, i) => (label === d ? [i] : [])),
  )
  const scores = Array.from({ length: rounds }, () => {
    const rows = groups.flatMap((g) => g.map(() => g[Math.floor(random() * g.length)]!))
    const model = trainModel(snapshots, labels, rows)
    return latest.map((row) => logOdds(model, row))
  })
  const spreads = latest.map((_, i) => deviation(scores.map((s) => s[i]!))).sort((a, b) => a - b)
  return 1.645 * spreads[Math.floor(spreads.length / 2)]!
}

/**
 * 95 % interval over resampled enterprises of AUC a, AUC b and their difference (paired). Of an enterprise that is drawn all rows are: where it
 * has several, `groups` says which.
 */
export function bootstrapDifference(
  a: readonly number[],
  b: readonly number[],
  defaulted: boolean[],
  rounds: number,
  groups?: Groups,
): { a: [number, number]; b: [number, number]; difference: [number, number] } {
  const random = seededRandom(SEED + 3)
  const whole = membersOf(groups, defaulted.length)
  const [ofA, ofB] = [resampledAuc(a, defaulted), resampledAuc(b, defaulted)]
  const draws = Array.from({ length: rounds }, () => {
    const times = new Array<number>(defaulted.length).fill(0)
    for (let drawn = 0; drawn < whole.length; drawn++)
      for (const row of whole[Math.floor(random() * whole.length)]!) times[row]! += 1
    return [ofA(times), ofB(times)] as const
  }).filter(([x]) => !Number.isNaN(x))
  const interval = (values: number[]): [number, number] => {
    values.sort((x, y) => x - y)
    const at = (q: number): number => values[Math.floor(q * (values.length - 1))]!
    return [at(0.025), at(0.975)]
  }
  return {
    a: interval(draws.map(([x]) => x)),
    b: interval(draws.map(([, y]) => y)),
    difference: interval(draws.map(([x, y]) => x - y)),
  }
}
