/** How well an own card ranks and how far its probabilities hold, on loans that no part of it was learnt from. */
import { logOdds } from '../../../kit/score/training/model.ts'
import {
  auc,
  brier,
  ks,
  mean,
  seededRandom,
  sigmoid,
  stratifiedFolds,
} from '../../../kit/score/training/statistics.ts'
import { bootstrapDifference } from '../../../kit/score/training/validate.ts'
import {
  calibrate,
  FOLDS,
  fileLogOdds,
  mayTrain,
  type OwnCase,
  ownDesign,
  platformLogOdds,
  trainRows,
} from './train.ts'

const REPEATS = 3
const SEED = 410_101
const ROUNDS = 200
const BINS = 5
/** With fewer of either kind nothing is said of how well a calibration holds. */
const LEAST_OF_EITHER = 5

type Interval = [low: number, high: number]

export interface OwnValidation {
  /** Area under the ROC curve out of fold, and its 95 % interval over resampled loans. */
  auc: number
  aucRange: Interval
  ks: number
  brier: number
  /** The platform's score on the same loans, and 95 % interval of what the own card adds (paired). */
  platformAuc: number
  platformRange: Interval
  difference: Interval
  /** By probability out of fold, lowest first: loans, mean probability, share that was bad. */
  reliability: { n: number; expected: number; bad: number }[]
}

/**
 * Repeated stratified cross-validation, nested: penalty, weights and calibration of a fold are learnt from its training rows. null = too few loans to
 * say anything.
 */
export function* validateOwn(cases: readonly OwnCase[]): Generator<number, OwnValidation | null> {
  const bad = cases.map((one) => one.bad)
  const bads = bad.filter(Boolean).length
  if (Math.min(bads, cases.length - bads) < LEAST_OF_EITHER) return null
  const scores = yield* outOfFold(cases, bad)
  const platform = cases.map(({ platformScore }) => platformLogOdds(platformScore))
  const ranges = bootstrapDifference(scores, platform, bad, ROUNDS)
  return {
    auc: auc(scores, bad),
    aucRange: ranges.a,
    ks: ks(scores, bad),
    brier: brier(scores.map(sigmoid), bad),
    platformAuc: auc(platform, bad),
    platformRange: ranges.b,
    difference: ranges.difference,
    reliability: reliabilityOf(scores.map(sigmoid), bad),
  }
}

/** Mean log-odds of each loan over the repeats, by models that never saw it. */
function* outOfFold(cases: readonly OwnCase[], bad: boolean[]): Generator<number, number[]> {
  const random = seededRandom(SEED)
  const design = ownDesign(cases)
  const trains = mayTrain(cases)
  const sums = new Array<number>(cases.length).fill(0)
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const folds = stratifiedFolds(bad, FOLDS, random)
    for (let fold = 0; fold < FOLDS; fold++) {
      const train = cases.flatMap((_, i) => (folds[i] === fold ? [] : [i]))
      const held = cases.flatMap((_, i) => (folds[i] === fold ? [i] : []))
      const share = (repeat * FOLDS + fold) / (REPEATS * FOLDS)
      if (trains) {
        const training = trainRows(design, bad, train)
        let step = training.next()
        for (; !step.done; step = training.next()) yield share
        const { model } = step.value
        for (const i of held) sums[i]! += logOdds(model, design.rows[i]!) / REPEATS
      } else {
        const { intercept, slope } = calibrate(train.map((i) => cases[i]!))
        for (const i of held) sums[i]! += (intercept + slope * fileLogOdds(cases[i]!)) / REPEATS
        yield share
      }
    }
  }
  return sums
}

function reliabilityOf(
  probability: readonly number[],
  bad: readonly boolean[],
): OwnValidation['reliability'] {
  const order = probability.map((_, i) => i).sort((a, b) => probability[a]! - probability[b]!)
  return Array.from({ length: BINS }, (_, bin) => {
    const own = order.slice(
      Math.round((bin * order.length) / BINS),
      Math.round(((bin + 1) * order.length) / BINS),
    )
    return {
      n: own.length,
      expected: mean(own.map((i) => probability[i]!)),
      bad: mean(own.map((i) => (bad[i] ? 1 : 0))),
    }
  })
}
