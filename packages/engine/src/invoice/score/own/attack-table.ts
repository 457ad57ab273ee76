/** How far each attack lifts enterprises on an own card and on the platform's, over enterprises of the lender's own sample. */
import { applyCard } from '../../../kit/score/card.ts'
import { mean } from '../../../kit/score/training/statistics.ts'
import { ATTACK_IDS, type AttackId } from '../../../report/policy/attack-ids.ts'
import type { MonthIndex } from '../../facts.ts'
import { type ScoreFacts, type ScoreFeatures, scoreFeatures } from '../features.ts'
import { INVOICE_CARD } from '../index.ts'
import { attacked } from './attacks.ts'
import { type OwnCard, type OwnFigures, ownScore, PLATFORM_CARD } from './card.ts'

/** Figures of one enterprise as it stands, and under each attack; null = it can then not be scored. */
export interface UnderAttack {
  before: OwnFigures
  after: Record<AttackId, OwnFigures | null>
}

/** null = the enterprise cannot be scored as it stands. */
export function underAttack(facts: ScoreFacts, last: MonthIndex): UnderAttack | null {
  const before = figuresOf(scoreFeatures(facts, last))
  if (before === null) return null
  const after = Object.fromEntries(
    ATTACK_IDS.map((id) => [id, figuresOf(scoreFeatures(attacked(id, facts, last), last))]),
  ) as UnderAttack['after']
  return { before, after }
}

/** As a report tells them: of a range the end that counts on the platform's card. */
const figuresOf = (features: ScoreFeatures | null): OwnFigures | null =>
  features &&
  (Object.fromEntries(
    applyCard(INVOICE_CARD, { ...features }).rows.map(({ variable, value }) => [
      variable.id,
      value,
    ]),
  ) as OwnFigures)

/** Points gained on average and at most, and the share of enterprises that gain any, 0 to 1. */
export interface Gains {
  mean: number
  most: number
  lifted: number
}

export interface AttackRow {
  id: AttackId
  /** null = none of the enterprises can then be scored. */
  gains: { own: Gains; platform: Gains } | null
  /** Enterprises that can then not be scored: they gain nothing, and are in no share. */
  unrated: number
}

/** One row an attack; none where there is no enterprise to tell it of. */
export const attackTable = (card: OwnCard, firms: readonly UnderAttack[]): AttackRow[] =>
  firms.length === 0 ? [] : ATTACK_IDS.map((id) => rowOf(card, firms, id))

function rowOf(card: OwnCard, firms: readonly UnderAttack[], id: AttackId): AttackRow {
  const rated = firms.flatMap(({ before, after }) => {
    const figures = after[id]
    return figures === null ? [] : [{ before, figures }]
  })
  const gains = (of: OwnCard): Gains => {
    const all = rated.map(({ before, figures }) => ownScore(of, figures) - ownScore(of, before))
    return {
      mean: mean(all),
      most: Math.max(...all),
      lifted: all.filter((points) => points > 0).length / all.length,
    }
  }
  return {
    id,
    gains: rated.length === 0 ? null : { own: gains(card), platform: gains(PLATFORM_CARD) },
    unrated: firms.length - rated.length,
  }
}
