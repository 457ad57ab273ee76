import { scoreFeatures } from '../../packages/engine/src/invoice/score/features.ts'
import type { Figure } from '../../packages/engine/src/kit/score/card.ts'
import type { Enterprise } from './load.ts'
import type { VariableSpec } from './variables.ts'

/** Months back from the last month of the data at which every enterprise is looked at for training. */
export const SNAPSHOT_LAGS = [14, 5, 2, 0] as const

/** figures[enterprise][variable] as of a month; all null when the enterprise cannot be scored then. */
export function figuresAt(
  enterprises: readonly Enterprise[],
  through: number,
  variables: readonly VariableSpec[],
  businessMonth?: number,
): Figure[][] {
  return enterprises.map((e) => {
    const features = scoreFeatures(e.facts, through, businessMonth)
    return variables.map((v) => (features === null ? null : features[v.id]))
  })
}
