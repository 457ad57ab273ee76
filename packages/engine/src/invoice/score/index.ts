/**
 * Credit score of a small enterprise from invoice behaviour alone: an additive score card of a few figures.
 * How it was trained and validated, and what it cannot do: docs/score.md.
 */

import type * as kit from '../../kit/score/card.ts'
import { applyCard } from '../../kit/score/card.ts'
import { cardProblems } from '../../kit/score/check-card.ts'
import { probabilityOf } from '../../kit/score/probability.ts'
import { reasonsOf, shownValue } from '../../kit/score/reasons.ts'
import type { ScoreFigure, ScoreResult } from '../../report/document.ts'
import type { MonthIndex } from '../facts.ts'
import { SCORE_EVIDENCE } from './evidence.ts'
import {
  COLLECTED_FEATURE_IDS,
  examine,
  FEATURE_IDS,
  type FigureId,
  type ScoreFacts,
  type Unrated,
  unrated,
} from './features.ts'
import ofFiles from './models/invoice-card-2026.3.model.json' with { type: 'json' }
import ofBureau from './models/invoice-collected-2026.1.model.json' with { type: 'json' }
import { SCORE_SAYS } from './words.ts'

export type { ScoreFacts, ScoreFeatures } from './features.ts'
export { scoreFeatures } from './features.ts'

export type CardVariable = kit.CardVariable<FigureId>
export type ScoreCard = kit.ScoreCard<FigureId>

/** Who told the invoices: a tax bureau all months of them, or files at least some. */
export type ScoreSource = 'BUREAU' | 'FILE'

/** The card of files, which cards of lenders build on. */
export const INVOICE_CARD = readCard(ofFiles, FEATURE_IDS)

/** The cards in force, by the source of the invoices. */
export const CARDS: Readonly<Record<ScoreSource, ScoreCard>> = {
  FILE: INVOICE_CARD,
  BUREAU: readCard(ofBureau, COLLECTED_FEATURE_IDS),
}

const CHOSEN: Record<ScoreSource, string> = {
  FILE: SCORE_SAYS.cardOfFiles,
  BUREAU: SCORE_SAYS.cardOfBureau,
}

/** Grade when nothing can be said: not a bad grade, no grade. */
export const NOT_RATED = 'NR'

const WHY_UNRATED: Record<Unrated, string> = {
  NO_DATA: SCORE_SAYS.noInvoiceUp,
  TOO_SHORT: SCORE_SAYS.lessThan6,
  GAPS: SCORE_SAYS.last36Months,
}

function readCard<Id extends FigureId>(json: unknown, known: readonly Id[]): kit.ScoreCard<Id> {
  const card = json as kit.ScoreCard<Id>
  const problems = cardProblems(card, known)
  if (problems.length > 0) throw new Error(`score card unusable: ${problems.join('; ')}`)
  return card
}

/**
 * Score of an enterprise as of month `through` (nothing later is looked at).
 *
 * `value` is null and the grade `NR` when there is no invoice up to `through`, less than half a year of them, or a run of
 * more than two uncollected months. The grade is `D` (not eligible, domain §6.2) when the 12 months ending with `through`
 * hold no blue sales invoice; value and probability are still those of the card, so that the order among such enterprises
 * is kept. `reasons`: at most four, largest loss first. `source` chooses the card; the cautious one is that of files.
 */
export function scoreFacts(
  facts: ScoreFacts,
  through: MonthIndex,
  source: ScoreSource = 'FILE',
): ScoreResult {
  const card = CARDS[source]
  const examined = examine(facts, through)
  if (examined === null)
    return {
      value: null,
      grade: NOT_RATED,
      card: card.card,
      defaultProbability: null,
      reasons: [],
      breakdown: [],
      detail: WHY_UNRATED[unrated(facts, through) ?? 'NO_DATA'],
    }
  const { features, parties, end } = examined
  const figure = ({ variable: { id, name, formula }, value }: kit.CardRow): ScoreFigure => ({
    ...{ variable: id, name, value: shownValue(value), formula },
    evidence: SCORE_EVIDENCE[id as FigureId](parties, end),
  })
  const scored = applyCard(card, features)
  const probability = probabilityOf(card, scored.value)
  const { sample, horizon, sampleRate, referenceRate } = card.probability
  const dormant = !facts.digests.some(
    (d) => d.direction === 'OUT' && d.month <= through && d.month > through - 12 && d.blueCount > 0,
  )
  return {
    value: scored.value,
    grade: dormant ? 'D' : scored.grade,
    card: card.card,
    chosen: { source, text: CHOSEN[source] },
    grades: card.grades.map(({ grade, min }) => ({ grade, from: min })).reverse(),
    defaultProbability: probability.reference,
    probabilityRange: probability.range,
    sampleProbability: probability.sample,
    baseRate: { sample: sampleRate, reference: referenceRate },
    sample,
    horizon,
    reasons: reasonsOf(scored.rows),
    breakdown: scored.rows.map((row) => ({
      ...figure(row),
      bin: row.bin.label,
      points: row.bin.points,
      maxPoints: row.maxPoints,
    })),
    // What the card of files would look at: of a range the end that counts there.
    ...(source === 'FILE'
      ? {}
      : { fileFigures: applyCard(INVOICE_CARD, features).rows.map(figure) }),
    ...(dormant ? { detail: SCORE_SAYS.noSalesInvoice } : {}),
  }
}
