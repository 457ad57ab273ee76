import type { CardVariable, ScoreCard } from '../../packages/engine/src/invoice/score/index.ts'
import type { CardProbability } from '../../packages/engine/src/kit/score/card.ts'
import type { ScaledVariable } from '../../packages/engine/src/kit/score/training/design.ts'
import type { Model } from '../../packages/engine/src/kit/score/training/model.ts'
import { pointsOf } from '../../packages/engine/src/kit/score/training/points.ts'
import type { VariableSpec } from './variables.ts'

export const FILE_CARD = 'invoice-card-2026.3'
export const COLLECTED_CARD = 'invoice-collected-2026.1'

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

export function buildCard(
  name: string,
  scaled: readonly ScaledVariable<VariableSpec>[],
  model: Model,
  probability: CardProbability,
): ScoreCard {
  const { base, variables } = pointsOf(scaled, model, SCALE)
  return {
    schemaVersion: 2,
    card: name,
    scale: { ...SCALE, base },
    probability,
    grades: GRADES,
    variables: scaled.map(({ spec: { shape, ...rest } }, v): CardVariable => {
      const { knots, weight } = variables[v]!
      return { ...rest, knots, missing: { label: '无法计算', points: 0 }, weight }
    }),
  }
}
