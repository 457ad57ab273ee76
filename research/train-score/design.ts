import { scoreFeatures } from '../../packages/engine/src/invoice/score/features.ts'
import type { Figure } from '../../packages/engine/src/kit/score/card.ts'
import type { Enterprise } from './load.ts'
import { deviation, mean } from './statistics.ts'
import { VARIABLES, type VariableSpec } from './variables.ts'

/** Months back from the last month of the data at which every enterprise is looked at for training. */
export const SNAPSHOT_LAGS = [14, 5, 2, 0] as const

/** All that a row of the regression needs of a variable. */
export type Shaped = Pick<VariableSpec, 'shape'>

/** A variable and how its worth lies over all enterprises: `(centre − worth) ÷ spread` is its standardised risk. */
export interface ScaledVariable<Spec extends Shaped = VariableSpec> {
  spec: Spec
  centre: number
  spread: number
}

/** figures[enterprise][variable] as of a month; all null when the enterprise cannot be scored then. */
export function figuresAt(
  enterprises: readonly Enterprise[],
  through: number,
  businessMonth?: number,
): Figure[][] {
  return enterprises.map((e) => {
    const features = scoreFeatures(e.facts, through, businessMonth)
    return VARIABLES.map((v) => (features === null ? null : features[v.id]))
  })
}

/**
 * What a figure is worth, 0 to 1, by the shape that the domain gives the variable: no label is looked at. Of two ends the worse
 * counts; what is missing is worth nothing.
 */
export function worthOf({ shape }: Shaped, figure: Figure): number {
  if (figure === null) return 0
  const ends = typeof figure === 'number' ? [figure] : figure
  return Math.min(...ends.map((value) => interpolate(shape, value)))
}

function interpolate(shape: VariableSpec['shape'], value: number): number {
  const after = shape.findIndex((k) => value < k.at)
  if (after === 0) return shape[0]!.worth
  if (after < 0) return shape.at(-1)!.worth
  const [a, b] = [shape[after - 1]!, shape[after]!]
  return a.worth + ((value - a.at) / (b.at - a.at)) * (b.worth - a.worth)
}

/** Centre and spread over **all** enterprises, labelled or not, and all snapshots: they need not be redone inside a fold. */
export function scaleVariables(snapshots: readonly (readonly Figure[])[][]): ScaledVariable[]
export function scaleVariables<Spec extends Shaped>(
  snapshots: readonly (readonly Figure[])[][],
  variables: readonly Spec[],
): ScaledVariable<Spec>[]
export function scaleVariables(
  snapshots: readonly (readonly Figure[])[][],
  variables: readonly Shaped[] = VARIABLES,
): ScaledVariable<Shaped>[] {
  return variables.map((spec, v) => {
    const worths = snapshots.flat().map((row) => worthOf(spec, row[v]!))
    return { spec, centre: mean(worths), spread: deviation(worths) || 1 }
  })
}

/** Rows of the regression: one standardised risk per variable. */
export function designRows(
  scaled: readonly ScaledVariable<Shaped>[],
  figures: readonly (readonly Figure[])[],
): number[][] {
  return figures.map((row) =>
    scaled.map((s, v) => (s.centre - worthOf(s.spec, row[v]!)) / s.spread),
  )
}
