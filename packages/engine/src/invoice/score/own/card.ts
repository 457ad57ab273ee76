/**
 * A lender's own card over the figures of the platform's: the same figures, shapes and grades, with weights of its own loans. It reads a
 * stored report, whatever card gave its score: a lender has one card, whose figures nobody betters by leaving something out. The report
 * itself keeps the platform's score.
 */
import { type CardKnot, gradeOf, pointsAt } from '../../../kit/score/card.ts'
import { logOddsOf } from '../../../kit/score/probability.ts'
import { sigmoid } from '../../../kit/score/training/statistics.ts'
import type { ReportDocument } from '../../../report/document.ts'
import { FEATURE_IDS, type FeatureId } from '../features.ts'
import { INVOICE_CARD } from '../index.ts'

/** What a stored report says of the figures; null = it could not be known. Of a range the end that counts. */
export type OwnFigures = Record<FeatureId, number | null>

export interface OwnCard {
  scale: { evenOddsScore: number; pointsToDoubleOdds: number; base: number }
  /** Those that are worth points; knots ascend, points are whole, what is missing earns none. */
  variables: { id: FeatureId; knots: CardKnot[]; weight: number }[]
}

/** null = the report has no score, or one of other figures. */
export function ownFigures({ verdict }: Pick<ReportDocument, 'verdict'>): OwnFigures | null {
  const { value = null, breakdown = [], fileFigures = breakdown } = verdict.score ?? {}
  if (value === null) return null
  const found = FEATURE_IDS.map((id) => fileFigures.find(({ variable }) => variable === id))
  if (found.some((row) => row === undefined)) return null
  return Object.fromEntries(FEATURE_IDS.map((id, i) => [id, found[i]!.value])) as OwnFigures
}

export function ownScore({ scale, variables }: OwnCard, figures: OwnFigures): number {
  return variables.reduce((sum, variable) => {
    const value = figures[variable.id]
    return sum + (value === null ? 0 : pointsAt(variable, value))
  }, scale.base)
}

export const ownGrade = (score: number): string => gradeOf(INVOICE_CARD, score)

/** Probability of default, 0 to 1, where as many default as among the loans that the card was trained on. */
export const ownProbability = ({ scale }: OwnCard, score: number): number =>
  sigmoid(logOddsOf({ scale }, score))

/** The platform's card of files in the same form. */
export const PLATFORM_CARD: OwnCard = {
  scale: INVOICE_CARD.scale,
  variables: INVOICE_CARD.variables.map(({ id, knots, weight }) => ({ id, knots, weight })),
}
