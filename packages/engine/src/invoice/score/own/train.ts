/**
 * A lender's own card from outcomes of its loans. Of enough outcomes (`mayTrain`) the weights are learnt, shrunk towards those of the
 * platform's card; of fewer the platform's score is calibrated alone. Generators: each step is a share of a second at ten thousand loans, and
 * tells how far it is, 0 to 1.
 */
import { logOddsOf } from '../../../kit/score/probability.ts'
import {
  designRows,
  type ScaledVariable,
  scaleVariables,
} from '../../../kit/score/training/design.ts'
import { fitLogistic } from '../../../kit/score/training/fit.ts'
import {
  logOdds,
  type Model,
  type Settings,
  trainModel,
} from '../../../kit/score/training/model.ts'
import { pointsOf } from '../../../kit/score/training/points.ts'
import { seededRandom, softplus, stratifiedFolds } from '../../../kit/score/training/statistics.ts'
import { FEATURE_IDS, type FeatureId } from '../features.ts'
import { CARD_SHAPES } from '../shapes.ts'
import { type OwnCard, type OwnFigures, ownScore, PLATFORM_CARD } from './card.ts'

/** One loan: figures of the enterprise before it was granted, the platform's score then, and what became of it. */
export interface OwnCase {
  /** Whose loan it is, by any name: an enterprise is never part in a training and part in what is held against it. */
  firm: string
  figures: OwnFigures
  /** By the card for the source of its invoices. */
  platformScore: number
  bad: boolean
}

export const LEAST_CASES = 100
export const LEAST_BAD = 20
/**
 * Enterprises with a bad loan, and with a good one; together twice as many. Of nine with a bad loan each fold still holds one at all three depths of
 * folds (held back, penalty, calibration); of ten the interval over resampled enterprises misses what is true one time in fifteen, of five one in ten
 * (docs/decisions/0279).
 */
export const LEAST_FIRMS = 10
/** Penalties that are tried; the larger, the nearer to the platform's card. Chosen inside the training rows alone. */
export const RIDGES = [5, 20, 80, 320] as const
export const FOLDS = 5
const RIDGE_SEED = 410_001
/** Of the slope of a calibration, towards 1: a handful of outcomes must not turn the score around. */
const SLOPE_RIDGE = 5

/** Loans and those that are bad; enterprises, those with a bad loan and those with a good one (one with both is among either). */
export interface SampleCounts {
  cases: number
  bad: number
  firms: number
  badFirms: number
  goodFirms: number
}

/** What came of whose loan. */
export type Outcome = Pick<OwnCase, 'bad' | 'firm'>

export function countsOf(cases: readonly Outcome[]): SampleCounts {
  const firms = (of: readonly Outcome[]): number => new Set(of.map(({ firm }) => firm)).size
  const [bad, good] = [cases.filter((one) => one.bad), cases.filter((one) => !one.bad)]
  return {
    ...{ cases: cases.length, bad: bad.length },
    ...{ firms: firms(cases), badFirms: firms(bad), goodFirms: firms(good) },
  }
}

/** So many enterprises have a bad loan and so many a good one, and they are twice as many together. */
export const enoughFirms = (
  { firms, badFirms, goodFirms }: Pick<SampleCounts, 'firms' | 'badFirms' | 'goodFirms'>,
  least: number,
): boolean => Math.min(badFirms, goodFirms, firms / 2) >= least

export function mayTrain(cases: readonly Outcome[]): boolean {
  const counts = countsOf(cases)
  return counts.cases >= LEAST_CASES && counts.bad >= LEAST_BAD && enoughFirms(counts, LEAST_FIRMS)
}

const { evenOddsScore, pointsToDoubleOdds } = PLATFORM_CARD.scale
const PER_LOG_ODDS = pointsToDoubleOdds / Math.LN2
const SPECS = FEATURE_IDS.map((id) => ({ id, shape: CARD_SHAPES[id] }))

/** What is learnt of cases without a look at what became of them. */
export interface OwnDesign {
  scaled: ScaledVariable<(typeof SPECS)[number]>[]
  rows: number[][]
  /** Weights of the platform's card on this scale. */
  prior: number[]
}

export function ownDesign(cases: readonly OwnCase[]): OwnDesign {
  const figures = cases.map((one) => FEATURE_IDS.map((id) => one.figures[id]))
  const scaled = scaleVariables([figures], SPECS)
  const prior = scaled.map(({ spec, spread }) => (mostOf(spec.id) / PER_LOG_ODDS) * spread)
  return { scaled, rows: designRows(scaled, figures), prior }
}

function mostOf(id: FeatureId): number {
  const knots = PLATFORM_CARD.variables.find((one) => one.id === id)?.knots ?? []
  return Math.max(0, ...knots.map(({ points }) => points))
}

export interface Trained {
  model: Model
  ridge: number
}

const labelsOf = (cases: readonly Outcome[]) => ({
  defaulted: cases.map(({ bad }) => bad),
  groups: cases.map(({ firm }) => firm),
})

/** Fold of each loan: enterprises whole, those with a bad loan spread evenly. */
export function foldsOf(cases: readonly Outcome[], random: () => number): number[] {
  const { defaulted, groups } = labelsOf(cases)
  return stratifiedFolds(defaulted, FOLDS, random, groups)
}

/** Model and penalty from `train` alone: no other row is looked at. */
export function* trainRows(
  { rows, prior }: OwnDesign,
  cases: readonly Outcome[],
  train: readonly number[],
): Generator<void, Trained> {
  const labels = labelsOf(cases)
  const settings = (ridge: number): Settings => ({ ridge, prior, ratingWeight: 0 })
  const folds = foldsOf(
    train.map((i) => cases[i]!),
    seededRandom(RIDGE_SEED),
  )
  let best = { ridge: RIDGES[0] as number, loss: Number.POSITIVE_INFINITY }
  for (const ridge of RIDGES) {
    let loss = 0
    for (let fold = 0; fold < FOLDS; fold++) {
      const inner = train.filter((_, i) => folds[i] !== fold)
      const model = trainModel([rows], labels, inner, settings(ridge))
      for (const r of train.filter((_, i) => folds[i] === fold)) {
        const z = logOdds(model, rows[r]!)
        loss += softplus(z) - (cases[r]!.bad ? z : 0)
      }
      yield
    }
    // Equal ones: the simpler, nearer to the platform's card.
    if (loss <= best.loss) best = { ridge, loss }
  }
  return { ridge: best.ridge, model: trainModel([rows], labels, train, settings(best.ridge)) }
}

export interface OwnTrained {
  card: OwnCard
  ridge: number
}

/** The card of all cases; null = the figures do not tell good loans from bad, so that there is no card. */
export function* trainOwn(cases: readonly OwnCase[]): Generator<void, OwnTrained | null> {
  const design = ownDesign(cases)
  const everyone = cases.map((_, i) => i)
  const { model, ridge } = yield* trainRows(design, cases, everyone)
  const card = cardOf(design, model)
  return card.variables.length === 0 ? null : { card, ridge }
}

function cardOf({ scaled }: OwnDesign, model: Model): OwnCard {
  const { base, variables } = pointsOf(scaled, model, { evenOddsScore, pointsToDoubleOdds })
  return {
    scale: { evenOddsScore, pointsToDoubleOdds, base },
    variables: variables.flatMap((variable, v) =>
      variable.knots.some(({ points }) => points > 0)
        ? [{ id: scaled[v]!.spec.id, ...variable }]
        : [],
    ),
  }
}

/** Log-odds of a bad loan = intercept + slope × log-odds of the platform's score. */
export interface Calibration {
  intercept: number
  slope: number
}

/** Platt's smoothed labels; the slope is shrunk towards 1 and never below 0. */
export function calibrate(cases: readonly OwnCase[]): Calibration {
  const bad = cases.filter((one) => one.bad).length
  const certain = { yes: (bad + 1) / (bad + 2), no: 1 / (cases.length - bad + 2) }
  const { intercepts, weights } = fitLogistic({
    rows: cases.map((one) => [fileLogOdds(one)]),
    targets: cases.map((one, row) => ({
      intercept: 0,
      row,
      label: one.bad ? certain.yes : certain.no,
      weight: 1,
    })),
    intercepts: 1,
    ridge: SLOPE_RIDGE,
    prior: 1,
    nonNegative: true,
  })
  return { intercept: intercepts[0]!, slope: weights[0]! }
}

export const platformLogOdds = (score: number): number => logOddsOf(PLATFORM_CARD, score)

/** What a calibration stretches: the platform's card of files, also of an enterprise that was scored by that of collected data. */
export const fileLogOdds = ({ figures }: Pick<OwnCase, 'figures'>): number =>
  platformLogOdds(ownScore(PLATFORM_CARD, figures))

/** The platform's card with its points stretched and moved: it orders enterprises as that one does. null = as in `trainOwn`. */
export function calibratedCard({ intercept, slope }: Calibration): OwnCard | null {
  const { scale, variables } = PLATFORM_CARD
  const stretched = variables.flatMap(({ id, knots, weight }) => {
    const own = knots.map(({ at, points }) => ({ at, points: Math.round(slope * points) }))
    if (own.every(({ points }) => points === 0)) return []
    return [{ id, knots: own, weight: Math.round(slope * weight * 1e4) / 1e4 }]
  })
  if (stretched.length === 0) return null
  const base = Math.round(
    evenOddsScore - PER_LOG_ODDS * intercept + slope * (scale.base - evenOddsScore),
  )
  return { scale: { ...scale, base }, variables: stretched }
}
