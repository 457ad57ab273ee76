import { scoreFeatures } from '../../packages/engine/src/invoice/score/features.ts'
import type { ScoreCard } from '../../packages/engine/src/invoice/score/index.ts'
import { formatMonth } from '../../packages/engine/src/kit/calendar/window.ts'
import type { Figure } from '../../packages/engine/src/kit/score/card.ts'
import { applyCard, gradeOf } from '../../packages/engine/src/kit/score/card.ts'
import { designRows, scaleVariables } from '../../packages/engine/src/kit/score/training/design.ts'
import { type Labels, SETTINGS } from '../../packages/engine/src/kit/score/training/model.ts'
import {
  auc,
  deviation,
  mean,
  sigmoid,
} from '../../packages/engine/src/kit/score/training/statistics.ts'
import {
  bootstrapDifference,
  cardScorer,
  crossValidate,
  type Design,
  leaveOneOut,
  permutationTest,
  weightStability,
} from '../../packages/engine/src/kit/score/training/validate.ts'
import { baselineScorer } from './baseline.ts'
import { figuresAt, SNAPSHOT_LAGS } from './design.ts'
import { type Enterprise, RATINGS } from './load.ts'
import { candidateDesigns, selectingScorer } from './selection.ts'
import type { VariableSpec } from './variables.ts'

export interface ValidationInput {
  enterprises: readonly Enterprise[]
  labelled: readonly Enterprise[]
  labels: Labels
  lastMonth: number
  snapshotFigures: readonly (readonly Figure[])[][]
  snapshots: readonly Design[]
  evaluation: readonly { lag: number; rows: Design }[]
  baseline: readonly Design[]
  card: ScoreCard
  variables: readonly VariableSpec[]
  badRows: Record<string, number>
}

const REPEATS = 20
const SENSITIVITY_REPEATS = 10
const SELECTION_REPEATS = 5
const PERMUTATIONS = 100
const BOOTSTRAPS = 1000

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
const f3 = (x: number): string => x.toFixed(3)

/** Prints the whole validation as plain text and returns the figures kept in the model file. */
export function printValidation(input: ValidationInput) {
  const { labels, snapshots, evaluation, baseline, lastMonth } = input
  const { defaulted } = labels
  say(`bad rows: ${JSON.stringify(input.badRows)}`)
  say(`enterprises ${input.enterprises.length}, labelled ${defaulted.length}`)
  say(`defaulted ${defaulted.filter(Boolean).length}, last month ${formatMonth(lastMonth)}`)

  const designs = evaluation.map((e) => e.rows)
  const scorer = cardScorer(snapshots, designs, labels)
  const plain = baselineScorer(baseline, defaulted)
  const card = crossValidate(scorer, defaulted, REPEATS)
  const base = crossValidate(plain, defaulted, REPEATS)
  say(`\n${REPEATS} x 5-fold, out of fold, through month: card / 21-feature logistic`)
  evaluation.forEach(({ lag }, m) => {
    const [c, b] = [card.pooled[m]!, base.pooled[m]!]
    say(
      `  ${formatMonth(lastMonth - lag)}  ${f3(c.mean)} ± ${f3(c.sd)} / ${f3(b.mean)} ± ${f3(b.sd)}`,
    )
  })
  say(`mean of per-fold AUC: ${f3(card.perFold)} / ${f3(base.perFold)}`)
  say(`KS ${f3(card.ks)} / ${f3(base.ks)}   Brier ${f3(card.brier)} / ${f3(base.brier)}`)
  const ridges = [1, 5, 20].map((ridge) => {
    const weaker = baselineScorer(baseline.slice(-1), defaulted, ridge)
    return `ridge ${ridge}: ${f3(crossValidate(weaker, defaulted, REPEATS).pooled[0]!.mean)}`
  })
  say(`logistic with other penalties: ${ridges.join(', ')}`)
  const loo = { card: leaveOneOut(scorer, defaulted), baseline: leaveOneOut(plain, defaulted) }
  say(`leave-one-out AUC ${f3(loo.card)} / ${f3(loo.baseline)}`)
  const interval = bootstrapDifference(card.scores, base.scores, defaulted, BOOTSTRAPS)
  say(`95 % interval over enterprises: card ${interval.a.map(f3)}, baseline ${interval.b.map(f3)}`)
  say(`  difference ${interval.difference.map(f3)}`)

  const shuffledAucs = permutationTest(snapshots, labels, PERMUTATIONS)
  say(
    `\nshuffled labels: AUC ${f3(mean(shuffledAucs))} ± ${f3(deviation(shuffledAucs))}, max ${f3(Math.max(...shuffledAucs))}`,
  )
  const selected = selectionAuc(input)
  say(`variables chosen anew in every fold: AUC ${f3(selected.mean)} ± ${f3(selected.sd)}`)
  printCalibration(card.scores, defaulted)
  printStability(input)
  printSensitivity(input)
  printPopulation(input)
  return {
    repeats: REPEATS,
    folds: 5,
    auc: round4(card.pooled.at(-1)!.mean),
    aucSd: round4(card.pooled.at(-1)!.sd),
    aucLeaveOneOut: round4(loo.card),
    aucInterval95: interval.a.map(round4),
    ks: round4(card.ks),
    brier: round4(card.brier),
    aucSelectionInFold: round4(selected.mean),
    aucShuffledLabels: round4(mean(shuffledAucs)),
    baselineAuc: round4(base.pooled.at(-1)!.mean),
    baselineAucLeaveOneOut: round4(loo.baseline),
  }
}

function selectionAuc(input: ValidationInput) {
  const { enterprises, labelled, labels, snapshots, lastMonth } = input
  const months = SNAPSHOT_LAGS.map((lag) => lastMonth - lag)
  const others = candidateDesigns(enterprises, labelled, months)
  const limits = OTHER_LIMITS.map((limit) => designsWithLimit(input, months, limit))
  const pool = snapshots.map((d, s) =>
    d.map((row, r) => [...row, ...limits.map((l) => l[s]![r]![0]!), ...others[s]![r]!]),
  )
  return crossValidate(selectingScorer(pool, labels), labels.defaulted, SELECTION_REPEATS)
    .pooled[0]!
}

/** Other limits of a month of business, fen. */
const OTHER_LIMITS = [1_000_000, 2_000_000, 5_000_000, 10_000_000]

function designsWithLimit(
  { enterprises, labelled, variables }: ValidationInput,
  months: readonly number[],
  limit: number,
): Design[] {
  const figures = months.map((m) => figuresAt(enterprises, m, variables, limit))
  const scaled = scaleVariables(figures, variables)
  const position = labelled.map((e) => enterprises.indexOf(e))
  return figures.map((f) =>
    designRows(
      scaled,
      position.map((p) => f[p]!),
    ),
  )
}

const round4 = (x: number): number => Math.round(x * 1e4) / 1e4

function printCalibration(scores: readonly number[], defaulted: boolean[]): void {
  say('\ncalibration, out of fold: band, enterprises, mean probability, observed')
  const p = scores.map(sigmoid)
  const cuts = [0, 0.05, 0.1, 0.2, 0.4, 1.01]
  cuts.slice(1).forEach((high, i) => {
    const rows = p.flatMap((x, r) => (x >= cuts[i]! && x < high ? [r] : []))
    if (rows.length === 0) return
    const bad = rows.filter((r) => defaulted[r]).length
    say(
      `  ${cuts[i]}–${Math.min(1, high)}  ${rows.length}  ${f3(mean(rows.map((r) => p[r]!)))}  ${bad} (${f3(bad / rows.length)})`,
    )
  })
}

function printStability({
  snapshots,
  labels,
  snapshotFigures,
  labelled,
  enterprises,
  variables,
}: ValidationInput) {
  const stability = weightStability(snapshots, labels, 200)
  const latest = snapshotFigures.at(-1)!
  say('\nvariable: weight over 200 bootstraps, share zero, AUC alone, missing among all')
  variables.forEach((spec, v) => {
    const s = stability[v]!
    const alone = auc(
      labelled.map((_, r) => snapshots.at(-1)![r]![v]!),
      labels.defaulted,
    )
    const missing = latest.filter((row) => row[v] === null).length / enterprises.length
    say(`  ${spec.id}  ${f3(s.mean)} ± ${f3(s.sd)}  ${f3(s.zero)}  ${f3(alone)}  ${f3(missing)}`)
  })
}

function printSensitivity(input: ValidationInput): void {
  const { labels, snapshots, lastMonth } = input
  const months = SNAPSHOT_LAGS.map((lag) => lastMonth - lag)
  const run = (sets: readonly Design[], settings = SETTINGS): string => {
    const scorer = cardScorer(sets, sets.slice(-1), labels, settings)
    return f3(crossValidate(scorer, labels.defaulted, SENSITIVITY_REPEATS).pooled[0]!.mean)
  }
  say('\nsensitivity (cross-validated AUC)')
  for (const limit of OTHER_LIMITS)
    say(`  month of business from ${limit / 1e6}万: ${run(designsWithLimit(input, months, limit))}`)
  for (const ridge of [2, 5, 20, 50, 1000])
    say(`  ridge ${ridge}: ${run(snapshots, { ...SETTINGS, ridge })}`)
  for (const prior of [0, 0.15, 0.3, 0.45])
    say(`  prior ${prior}: ${run(snapshots, { ...SETTINGS, prior })}`)
  for (const ratingWeight of [0, 0.25, 0.5, 1])
    say(`  rating weight ${ratingWeight}: ${run(snapshots, { ...SETTINGS, ratingWeight })}`)
  say(`  last month only: ${run(snapshots.slice(-1))}`)
  input.variables.forEach((spec, v) => {
    const without = snapshots.map((d) => d.map((row) => row.filter((_, i) => i !== v)))
    say(`  without ${spec.id}: ${run(without)}`)
  })
}

function printPopulation({ enterprises, card, lastMonth }: ValidationInput): void {
  const scored = enterprises.flatMap((e) => {
    const features = scoreFeatures(e.facts, lastMonth)
    return features ? [{ e, ...applyCard(card, features) }] : []
  })
  const grades = card.grades.map((g) => g.grade)
  say(`\nbase ${card.scale.base}, grades (labelled defaulted / labelled good / not labelled)`)
  for (const grade of grades) {
    const of = scored.filter((s) => s.grade === grade)
    const count = (d: boolean | null) => of.filter((s) => s.e.defaulted === d).length
    say(`  ${grade}: ${count(true)} / ${count(false)} / ${count(null)}`)
  }
  for (const [r, rating] of RATINGS.entries()) {
    const of = scored.filter((s) => s.e.rating === r).map((s) => s.value)
    if (of.length > 0) say(`  rated ${rating}: mean score ${mean(of).toFixed(0)}, n ${of.length}`)
  }
  const values = scored.map((s) => s.value)
  say(
    `  scores ${Math.min(...values)}–${Math.max(...values)}, median grade ${gradeOf(card, median(values))}`,
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
