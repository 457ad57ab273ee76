import type { CardVariable, ScoreCard } from '../../packages/engine/src/invoice/score/index.ts'
import type { CardProbability } from '../../packages/engine/src/kit/score/card.ts'
import type { ScaledVariable } from './design.ts'
import type { Model } from './model.ts'

export const CARD_NAME = 'invoice-card-2026.3'

/** 450 points at even odds, 50 points double the odds. */
const SCALE = { evenOddsScore: 450, pointsToDoubleOdds: 50 }

/** What the probabilities are told with; docs/score.md says where each figure comes from. */
export const PROBABILITY: Omit<CardProbability, 'sampleRate' | 'logOddsMargin' | 'sample'> = {
  referenceRate: 0.04,
  floor: 0.01,
  ceiling: 0.95,
  horizon: '样本没有公布违约发生的时间，因此概率没有确定的期限，不是未来一年的违约率',
}

/** The cases behind the probabilities, in words. */
export function sampleText(labelled: number, defaulted: number): string {
  return `样本：一家银行公开的${labelled}家有标签的小微企业，其中${defaulted}家违约；发票期间为2016年10月至2020年2月`
}

/**
 * Two grades of domain §6.2 at a time, under the lower name and its cut-off: each is two doublings of the odds, which is what 18
 * defaults can tell apart. D is not a score but a rule (no sales in 12 months).
 */
const GRADES: ScoreCard['grades'] = [
  { grade: 'AA', min: 750 },
  { grade: 'BBB', min: 650 },
  { grade: 'B', min: 550 },
  { grade: 'CC', min: 450 },
  { grade: 'C', min: null },
]

/**
 * Turns a model into points: every variable's worst figure is 0 points, the rest of the intercept is the base, so that
 * base + Σ points = evenOddsScore − pointsToDoubleOdds × log2(odds of default) up to rounding to whole points.
 */
export function buildCard(
  scaled: readonly ScaledVariable[],
  model: Model,
  probability: CardProbability,
): ScoreCard {
  const perLogOdds = SCALE.pointsToDoubleOdds / Math.LN2
  let base = SCALE.evenOddsScore - perLogOdds * model.intercept
  const variables = scaled.map(({ spec, centre, spread }, v): CardVariable => {
    const factor = (perLogOdds * model.slope * model.weights[v]!) / spread
    base -= factor * centre
    const { shape, ...rest } = spec
    return {
      ...rest,
      knots: shape.map(({ at, worth }) => ({ at, points: Math.round(factor * worth) })),
      missing: { label: '无法计算', points: 0 },
      weight: Math.round(model.slope * model.weights[v]! * 1e4) / 1e4,
    }
  })
  return {
    schemaVersion: 2,
    card: CARD_NAME,
    scale: { ...SCALE, base: Math.round(base) },
    probability,
    grades: GRADES,
    variables,
  }
}
