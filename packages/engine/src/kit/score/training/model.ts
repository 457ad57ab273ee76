import { dot, fitLogistic, type Problem, type Target } from './fit.ts'
import { type Groups, seededRandom, sigmoid, stratifiedFolds } from './statistics.ts'

/** Settings of the regression; why these: docs/score.md. They were not tuned on the folds. */
export interface Settings {
  ridge: number
  /** What weights shrink towards: one for all, or one each. */
  prior: number | readonly number[]
  /** Weight of each rating question ("C or worse?", "B or worse?") beside the default question. */
  ratingWeight: number
}
export const SETTINGS: Settings = { ridge: 20, prior: 0.3, ratingWeight: 0.5 }

/** Labels of some enterprises, aligned with the rows of every snapshot. */
export interface Labels {
  defaulted: boolean[]
  /** Absent = there are none. */
  rating?: (number | null)[] | undefined
  /** Whose row it is, where one enterprise has several: folds keep them together. */
  groups?: Groups
}

export interface Model {
  weights: number[]
  /** log-odds of default = intercept + slope × Σ weight·position. */
  intercept: number
  slope: number
}

const CALIBRATION_FOLDS = 5
const CALIBRATION_SEED = 77

/** Weights from the labelled rows of all snapshots; every enterprise counts once, however many snapshots it has. */
export function fitWeights(
  snapshots: readonly (readonly (readonly number[])[])[],
  labels: Labels,
  rows: readonly number[],
  settings: Settings,
): number[] {
  const design: (readonly number[])[] = []
  const targets: Target[] = []
  const share = 1 / snapshots.length
  for (const snapshot of snapshots)
    for (const r of rows) {
      const row = design.push(snapshot[r]!) - 1
      const ask = (intercept: number, yes: boolean, weight: number): void => {
        if (weight > 0) targets.push({ intercept, row, label: yes ? 1 : 0, weight })
      }
      ask(0, labels.defaulted[r]!, share)
      const rating = labels.rating?.[r] ?? null
      if (rating === null) continue
      ask(1, rating >= 2, share * settings.ratingWeight)
      ask(2, rating >= 1, share * settings.ratingWeight)
    }
  const problem: Problem = {
    rows: design,
    targets,
    intercepts: 3,
    ridge: settings.ridge,
    prior: settings.prior,
    nonNegative: true,
  }
  return fitLogistic(problem).weights
}

/**
 * Weights, and a two-parameter calibration learnt from out-of-fold scores of the training rows only: the scores of the
 * rows a model was fitted on are too good, and a probability calibrated on them would be too sure. The labels are
 * smoothed as Platt proposed: so few defaulters cannot prove a probability near 0 or 1.
 */
export function trainModel(
  snapshots: readonly (readonly (readonly number[])[])[],
  labels: Labels,
  rows: readonly number[],
  settings: Settings = SETTINGS,
): Model {
  const weights = fitWeights(snapshots, labels, rows, settings)
  const folds = stratifiedFolds(
    rows.map((r) => labels.defaulted[r]!),
    CALIBRATION_FOLDS,
    seededRandom(CALIBRATION_SEED),
    labels.groups && rows.map((r) => labels.groups![r]!),
  )
  const bad = rows.filter((r) => labels.defaulted[r]).length
  const certain = { yes: (bad + 1) / (bad + 2), no: 1 / (rows.length - bad + 2) }
  const scores: number[][] = []
  const targets: Target[] = []
  for (let fold = 0; fold < CALIBRATION_FOLDS; fold++) {
    const inner = rows.filter((_, i) => folds[i] !== fold)
    const held = rows.filter((_, i) => folds[i] === fold)
    const w = fitWeights(snapshots, labels, inner, settings)
    for (const snapshot of snapshots)
      for (const r of held) {
        const row = scores.push([dot(w, snapshot[r]!)]) - 1
        const label = labels.defaulted[r] ? certain.yes : certain.no
        targets.push({ intercept: 0, row, label, weight: 1 / snapshots.length })
      }
  }
  const { intercepts, weights: slope } = fitLogistic({
    rows: scores,
    targets,
    intercepts: 1,
    ridge: 0,
    prior: 0,
    nonNegative: true,
  })
  return { weights, intercept: intercepts[0]!, slope: slope[0]! }
}

/** Log-odds of default. */
export function logOdds(model: Model, row: readonly number[]): number {
  return model.intercept + model.slope * dot(model.weights, row)
}

export const probability = (model: Model, row: readonly number[]): number =>
  sigmoid(logOdds(model, row))
