import type { CardVariable, ScoreCard } from '../../packages/engine/src/invoice/score/index.ts'
import type { CardBin } from '../../packages/engine/src/kit/score/card.ts'
import { formatValue } from '../../packages/engine/src/kit/score/reasons.ts'
import type { BinnedVariable } from './design.ts'
import type { Model } from './model.ts'

export const CARD_NAME = 'invoice-card-2026.1'

/** 450 points at even odds, 50 points double the odds: one grade of domain §6.2 is one doubling. */
const SCALE = { evenOddsScore: 450, pointsToDoubleOdds: 50 }

/** Cut-offs of domain §6.2. D is not a score but a rule (no sales in 12 months), so the card ends with C. */
const GRADES: ScoreCard['grades'] = [
  { grade: 'AAA', min: 800 },
  { grade: 'AA', min: 750 },
  { grade: 'A', min: 700 },
  { grade: 'BBB', min: 650 },
  { grade: 'BB', min: 600 },
  { grade: 'B', min: 550 },
  { grade: 'CCC', min: 500 },
  { grade: 'CC', min: 450 },
  { grade: 'C', min: null },
]

/**
 * Turns a model into points: every variable's worst bin is 0 points, the rest of the intercept is the base, so that
 * base + Σ points = evenOddsScore − pointsToDoubleOdds × log2(odds of default) up to rounding to whole points.
 */
export function buildCard(binned: readonly BinnedVariable[], model: Model): ScoreCard {
  const perLogOdds = SCALE.pointsToDoubleOdds / Math.LN2
  let base = SCALE.evenOddsScore - perLogOdds * model.intercept
  const variables = binned.map((b, v): CardVariable => {
    const factor = perLogOdds * model.slope * model.weights[v]!
    const worst = Math.max(...b.positions)
    base -= factor * worst
    const points = (position: number): number => Math.round(factor * (worst - position))
    return {
      ...b.spec,
      edges: b.edges,
      bins: b.positions.map(
        (position, bin): CardBin => ({ label: label(b, bin), points: points(position) }),
      ),
      missing: { label: '无法计算', points: points(0) },
      weight: Math.round(model.slope * model.weights[v]! * 1e4) / 1e4,
    }
  })
  return {
    schemaVersion: 1,
    card: CARD_NAME,
    scale: { ...SCALE, base: Math.round(base) },
    grades: GRADES,
    variables,
  }
}

function label({ spec, edges }: BinnedVariable, bin: number): string {
  const show = (value: number): string => formatValue(spec.format, value)
  const low = edges[bin - 1]
  const high = edges[bin]
  if (low === undefined) return `低于${show(high!)}`
  if (high === undefined) return `${show(low)}及以上`
  return `${show(low)}（含）至${show(high)}`
}
