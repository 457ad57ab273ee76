import type { CardKnot, ScoreCard } from '../card.ts'
import type { ScaledVariable } from './design.ts'
import type { Model } from './model.ts'

export interface Points {
  base: number
  /** In the order of the variables; weight per standard deviation in log-odds of default. */
  variables: { knots: CardKnot[]; weight: number }[]
}

/**
 * Turns a model into points: every variable's worst figure is 0 points, the rest of the intercept is the base, so that
 * base + Σ points = evenOddsScore − pointsToDoubleOdds × log2(odds of default) up to rounding to whole points.
 */
export function pointsOf(
  scaled: readonly ScaledVariable[],
  model: Model,
  { evenOddsScore, pointsToDoubleOdds }: Omit<ScoreCard['scale'], 'base'>,
): Points {
  const perLogOdds = pointsToDoubleOdds / Math.LN2
  let base = evenOddsScore - perLogOdds * model.intercept
  const variables = scaled.map(({ spec, centre, spread }, v) => {
    const factor = (perLogOdds * model.slope * model.weights[v]!) / spread
    base -= factor * centre
    return {
      knots: spec.shape.map(({ at, worth }) => ({ at, points: Math.round(factor * worth) })),
      weight: Math.round(model.slope * model.weights[v]! * 1e4) / 1e4,
    }
  })
  return { base: Math.round(base), variables }
}
