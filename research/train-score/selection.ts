import { dot } from '../../packages/engine/src/kit/score/training/fit.ts'
import {
  fitWeights,
  type Labels,
  SETTINGS,
} from '../../packages/engine/src/kit/score/training/model.ts'
import {
  auc,
  deviation,
  mean,
  quantile,
} from '../../packages/engine/src/kit/score/training/statistics.ts'
import type { Design, Scorer } from '../../packages/engine/src/kit/score/training/validate.ts'
import { baselineRows } from './baseline.ts'
import type { Enterprise } from './load.ts'

/** Which way each of the 21 baseline figures is held to be risky: 1 = more is riskier. */
const BASELINE_SIGNS = [-1, -1, -1, -1, 1, 1, 1, 1, -1, -1, 1, -1, -1, 1, 1, 1, 1, 1, -1, -1, -1]
const CHOSEN = 3
const BINS = 5

/** The 21 baseline figures of each snapshot month as standardised quantile bins; edges from all enterprises. */
export function candidateDesigns(
  enterprises: readonly Enterprise[],
  labelled: readonly Enterprise[],
  months: readonly number[],
): Design[] {
  const all = months.flatMap((m) => baselineRows(enterprises, m))
  const scales = BASELINE_SIGNS.map((sign, v) => {
    const sorted = all.map((row) => row[v]!).sort((a, b) => a - b)
    const edges = [
      ...new Set(Array.from({ length: BINS - 1 }, (_, i) => quantile(sorted, (i + 1) / BINS))),
    ]
    const risks = sorted.map((value) => sign * binIndex(edges, value))
    return { sign, edges, centre: mean(risks), spread: deviation(risks) || 1 }
  })
  return months.map((m) =>
    baselineRows(labelled, m).map((row) =>
      scales.map((s, v) => (s.sign * binIndex(s.edges, row[v]!) - s.centre) / s.spread),
    ),
  )
}

/**
 * The card's method with its variables chosen anew inside every fold, one by one by training AUC, from the card's figures,
 * other limits of a month of business, and the 21 baseline figures. The card's own variables were chosen by people who had seen these labels; this is what
 * remains when nobody has, and so the lower end of what to expect.
 */
export function selectingScorer(snapshots: readonly Design[], labels: Labels): Scorer {
  return (train) => {
    const chosen: number[] = []
    let scores: number[] = []
    while (chosen.length < CHOSEN) {
      const tried = snapshots[0]![0]!.flatMap((_, v) => {
        if (chosen.includes(v)) return []
        const columns = [...chosen, v]
        const sets = snapshots.map((d) => d.map((row) => columns.map((c) => row[c]!)))
        const weights = fitWeights(sets, labels, train, SETTINGS)
        const risks = sets.map((d) => d.map((row) => dot(weights, row)))
        const fitness = mean(
          risks.map((r) =>
            auc(
              train.map((i) => r[i]!),
              train.map((i) => labels.defaulted[i]!),
            ),
          ),
        )
        return [{ v, fitness, risk: risks.at(-1)! }]
      })
      const best = tried.reduce((a, b) => (b.fitness > a.fitness ? b : a))
      chosen.push(best.v)
      scores = best.risk
    }
    return [scores]
  }
}

function binIndex(edges: readonly number[], value: number): number {
  const at = edges.findIndex((edge) => value < edge)
  return at < 0 ? edges.length : at
}
