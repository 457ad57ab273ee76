/**
 * Credit score of a small enterprise from invoice behaviour alone: an additive score card with monotone bins.
 * How it was trained and validated, and what it cannot do: docs/score.md.
 */

import type * as kit from '../../kit/score/card.ts'
import { applyCard } from '../../kit/score/card.ts'
import { cardProblems } from '../../kit/score/check-card.ts'
import { reasonsOf, shownValue } from '../../kit/score/reasons.ts'
import type { ScoreResult } from '../../report/document.ts'
import type { MonthIndex } from '../facts.ts'
import { FEATURE_IDS, type FeatureId, type ScoreFacts, scoreFeatures } from './features.ts'
import model from './models/invoice-card-2026.1.model.json' with { type: 'json' }

export type { ScoreFacts, ScoreFeatures } from './features.ts'
export { scoreFeatures } from './features.ts'

export type CardVariable = kit.CardVariable<FeatureId>
export type ScoreCard = kit.ScoreCard<FeatureId>

/** The card in force. */
export const INVOICE_CARD: ScoreCard = readCard(model)

/** Grade when nothing is known: not a bad grade, no grade. */
export const NOT_RATED = 'NR'

function readCard(json: unknown): ScoreCard {
  const card = json as ScoreCard
  const problems = cardProblems(card, FEATURE_IDS)
  if (problems.length > 0) throw new Error(`score card unusable: ${problems.join('; ')}`)
  return card
}

/**
 * Score of an enterprise as of month `through` (nothing later is looked at).
 *
 * `value` is null and the grade `NR` when there is no invoice up to `through`. The grade is `D` (not eligible,
 * domain §6.2) when the 12 months ending with `through` hold no blue sales invoice; value and probability are still
 * those of the card, so that the order among such enterprises is kept. `reasons`: at most four, largest loss first.
 */
export function scoreFacts(
  facts: ScoreFacts,
  through: MonthIndex,
  card: ScoreCard = INVOICE_CARD,
): ScoreResult {
  const features = scoreFeatures(facts, through)
  if (features === null)
    return {
      value: null,
      grade: NOT_RATED,
      card: card.card,
      defaultProbability: null,
      reasons: [],
      breakdown: [],
      detail: '截至评分月份没有任何发票数据，不予评分。请先采集进项和销项发票。',
    }
  const scored = applyCard(card, features)
  const dormant = !facts.digests.some(
    (d) => d.direction === 'OUT' && d.month <= through && d.month > through - 12 && d.blueCount > 0,
  )
  return {
    value: scored.value,
    grade: dormant ? 'D' : scored.grade,
    card: card.card,
    defaultProbability: scored.defaultProbability,
    reasons: reasonsOf(scored.rows),
    breakdown: scored.rows.map(({ variable, value, bin, maxPoints }) => ({
      variable: variable.id,
      name: variable.name,
      value: shownValue(value),
      bin: bin.label,
      points: bin.points,
      maxPoints,
    })),
    ...(dormant ? { detail: '近12个月没有开具销项发票，按准入规则评为D级。' } : {}),
  }
}
