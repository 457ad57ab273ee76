import { type FeatureId, scoreFeatures } from '../../packages/engine/src/invoice/score/features.ts'
import type { Enterprise } from './load.ts'
import { deviation, mean, quantile } from './statistics.ts'
import { VARIABLES, type VariableSpec } from './variables.ts'

/** Months back from the last month of the data at which every enterprise is looked at for training. */
export const SNAPSHOT_LAGS = [14, 5, 2, 0] as const

/** Bins per variable: five keeps ≥ 5 % of enterprises in each (domain §6.2) and a card a person can read. */
export const BINS = 5

/** A variable cut into bins; `position` turns a bin into standard deviations of risk. */
export interface BinnedVariable {
  spec: VariableSpec
  edges: number[]
  /** Standardised risk per bin; higher = riskier. The missing bin is 0, the mean. */
  positions: number[]
}

/** figures[enterprise][variable] as of a month; all null when there is nothing up to then. */
export function figuresAt(enterprises: readonly Enterprise[], through: number) {
  return enterprises.map((e) => {
    const features = scoreFeatures(e.facts, through)
    return VARIABLES.map((v) => (features === null ? null : features[v.id as FeatureId]))
  })
}

/**
 * Edges are rounded quantiles over **all** enterprises, labelled or not, and all snapshots: no label is looked at, so
 * they need not be redone inside a fold.
 */
export function binVariables(
  snapshots: readonly (readonly (number | null)[])[][],
  bins: number = BINS,
): BinnedVariable[] {
  return VARIABLES.map((spec, v) => {
    const known = snapshots.flat().flatMap((row) => (row[v] === null ? [] : [row[v]!]))
    known.sort((a, b) => a - b)
    const cuts = Array.from({ length: bins - 1 }, (_, i) =>
      roundEdge(spec, quantile(known, (i + 1) / bins)),
    )
    const edges = [...(spec.edges ?? new Set(cuts))].filter((edge) => edge > known[0]!)
    const sign = spec.better === 'lower' ? 1 : -1
    const risks = known.map((value) => sign * binIndex(edges, value))
    const centre = mean(risks)
    const spread = deviation(risks) || 1
    return {
      spec,
      edges,
      positions: Array.from(
        { length: edges.length + 1 },
        (_, bin) => (sign * bin - centre) / spread,
      ),
    }
  })
}

export function binIndex(edges: readonly number[], value: number): number {
  let at = 0
  while (at < edges.length && value >= edges[at]!) at++
  return at
}

/** Rows of the regression: one standardised risk per variable. */
export function designRows(
  binned: readonly BinnedVariable[],
  figures: readonly (readonly (number | null)[])[],
): number[][] {
  return figures.map((row) =>
    binned.map((b, v) => {
      const value = row[v] ?? null
      return value === null ? 0 : b.positions[binIndex(b.edges, value)]!
    }),
  )
}

/** Two significant digits; whole numbers where the figure is one. */
function roundEdge(spec: VariableSpec, value: number): number {
  const rounded = Number(value.toPrecision(2))
  return spec.format === 'count' || spec.format === 'months' || spec.format === 'days'
    ? Math.round(rounded)
    : rounded
}
