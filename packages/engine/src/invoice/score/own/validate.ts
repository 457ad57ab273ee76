/** How well an own card ranks and how far its probabilities hold, on loans of enterprises that no part of it was learnt from. */
import { dot } from '../../../kit/score/training/fit.ts'
import {
  auc,
  brier,
  ks,
  mean,
  seededRandom,
  sigmoid,
} from '../../../kit/score/training/statistics.ts'
import { bootstrapDifference } from '../../../kit/score/training/validate.ts'
import {
  type Calibration,
  calibrate,
  countsOf,
  enoughFirms,
  FOLDS,
  fileLogOdds,
  foldsOf,
  mayTrain,
  type OwnCase,
  ownDesign,
  platformLogOdds,
  trainRows,
} from './train.ts'

const REPEATS = 3
const SEED = 410_101
/** Samples of enterprises that an interval is drawn from. */
export const ROUNDS = 200
const BINS = 5
/** With fewer enterprises with a bad loan, or with a good one, nothing is said of how well a card ranks: a fold would be without. */
export const LEAST_TO_RANK = FOLDS

export type Interval = [low: number, high: number]

export interface OwnValidation {
  /** Area under the ROC curve out of fold, and its 95 % interval over resampled enterprises. */
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
 * Repeated cross-validation, nested: penalty, weights and calibration of a fold are learnt from its training rows, and an enterprise is wholly
 * in one fold, at every depth. null = too few enterprises to say anything.
 */
export function* validateOwn(cases: readonly OwnCase[]): Generator<number, OwnValidation | null> {
  if (!enoughFirms(countsOf(cases), LEAST_TO_RANK)) return null
  const bad = cases.map((one) => one.bad)
  const firms = cases.map(({ firm }) => firm)
  const { risks, logOdds } = yield* outOfFold(cases)
  const probabilities = logOdds.map(sigmoid)
  const platform = cases.map(({ platformScore }) => platformLogOdds(platformScore))
  const ranges = bootstrapDifference(risks, platform, bad, ROUNDS, firms)
  return {
    auc: auc(risks, bad),
    aucRange: ranges.a,
    ks: ks(risks, bad),
    brier: brier(probabilities, bad),
    platformAuc: auc(platform, bad),
    platformRange: ranges.b,
    difference: ranges.difference,
    reliability: reliabilityOf(probabilities, bad),
  }
}

interface Held {
  /**
   * What orders loans. Not the log-odds: intercept and slope of a fold order nobody inside it, and lean against what it holds back. Where that has
   * more bad loans the others have fewer, and the intercept falls: over folds, noise would come out the wrong way round.
   */
  risks: number[]
  logOdds: number[]
}

/** Means over the repeats of each loan, by models that never saw its enterprise. */
function* outOfFold(cases: readonly OwnCase[]): Generator<number, Held> {
  const random = seededRandom(SEED)
  const design = ownDesign(cases)
  const trains = mayTrain(cases)
  const held: Held = { risks: cases.map(() => 0), logOdds: cases.map(() => 0) }
  const add = (i: number, risk: number, { intercept, slope }: Calibration): void => {
    held.risks[i]! += risk / REPEATS
    held.logOdds[i]! += (intercept + slope * risk) / REPEATS
  }
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const folds = foldsOf(cases, random)
    for (let fold = 0; fold < FOLDS; fold++) {
      const train = cases.flatMap((_, i) => (folds[i] === fold ? [] : [i]))
      const out = cases.flatMap((_, i) => (folds[i] === fold ? [i] : []))
      const share = (repeat * FOLDS + fold) / (REPEATS * FOLDS)
      if (trains) {
        const training = trainRows(design, cases, train)
        let step = training.next()
        for (; !step.done; step = training.next()) yield share
        const { model } = step.value
        for (const i of out) add(i, dot(model.weights, design.rows[i]!), model)
      } else {
        const calibration = calibrate(train.map((i) => cases[i]!))
        for (const i of out) add(i, fileLogOdds(cases[i]!), calibration)
        yield share
      }
    }
  }
  return held
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
