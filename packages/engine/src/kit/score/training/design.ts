import type { Figure } from '../card.ts'
import { deviation, mean } from './statistics.ts'

/** Worth 0–1 at each knot, straight between: set by the domain, not by the data. Training finds only how much 1 is worth. */
export type Shape = readonly { at: number; worth: number }[]

/** All that a row of the regression needs of a variable. */
export interface Shaped {
  shape: Shape
}

/** A variable and how its worth lies over all enterprises: `(centre − worth) ÷ spread` is its standardised risk. */
export interface ScaledVariable<Spec extends Shaped = Shaped> {
  spec: Spec
  centre: number
  spread: number
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

function interpolate(shape: Shape, value: number): number {
  const after = shape.findIndex((k) => value < k.at)
  if (after === 0) return shape[0]!.worth
  if (after < 0) return shape.at(-1)!.worth
  const [a, b] = [shape[after - 1]!, shape[after]!]
  return a.worth + ((value - a.at) / (b.at - a.at)) * (b.worth - a.worth)
}

/** Centre and spread over **all** enterprises, labelled or not, and all snapshots: they need not be redone inside a fold. */
export function scaleVariables<Spec extends Shaped>(
  snapshots: readonly (readonly Figure[])[][],
  variables: readonly Spec[],
): ScaledVariable<Spec>[] {
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
