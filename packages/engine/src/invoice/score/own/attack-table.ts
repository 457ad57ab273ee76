/** How far each attack lifts enterprises on an own card and on the platform's, over enterprises of the lender's own sample. */
import { applyCard } from '../../../kit/score/card.ts'
import { mean } from '../../../kit/score/training/statistics.ts'
import { ATTACK_IDS, type AttackId } from '../../../report/policy/attack-ids.ts'
import type { MonthIndex } from '../../facts.ts'
import { type ScoreFacts, type ScoreFeatures, scoreFeatures } from '../features.ts'
import { CARDS, INVOICE_CARD, type ScoreSource } from '../index.ts'
import { attacked } from './attacks.ts'
import { type OwnCard, type OwnFigures, ownScore } from './card.ts'

/** What cards make of an enterprise: figures for cards of lenders, and the score of the platform's card for its source. */
interface Seen {
  figures: OwnFigures
  platform: number
}

/** One enterprise as it stands, and under each attack; null = it can then not be scored. */
export interface UnderAttack {
  before: Seen
  after: Record<AttackId, Seen | null>
}

/** `source`: of the invoices as they stand. null = the enterprise cannot be scored as it stands. */
export function underAttack(
  facts: ScoreFacts,
  last: MonthIndex,
  source: ScoreSource,
): UnderAttack | null {
  const seen = (of: ScoreFacts): Seen | null => {
    const features = scoreFeatures(of, last)
    return (
      features && {
        figures: figuresOf(features),
        platform: applyCard(CARDS[source], features).value,
      }
    )
  }
  const before = seen(facts)
  if (before === null) return null
  const after = Object.fromEntries(
    ATTACK_IDS.map((id) => [id, seen(attacked(id, facts, last))]),
  ) as UnderAttack['after']
  return { before, after }
}

/** As a report tells them: of a range the end that counts on the platform's card of files. */
const figuresOf = (features: ScoreFeatures): OwnFigures =>
  Object.fromEntries(
    applyCard(INVOICE_CARD, features).rows.map(({ variable, value }) => [variable.id, value]),
  ) as OwnFigures

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
    const then = after[id]
    return then === null ? [] : [{ before, then }]
  })
  const gains = (points: (seen: Seen) => number): Gains => {
    const all = rated.map(({ before, then }) => points(then) - points(before))
    return {
      mean: mean(all),
      most: Math.max(...all),
      lifted: all.filter((more) => more > 0).length / all.length,
    }
  }
  return {
    id,
    gains:
      rated.length === 0
        ? null
        : {
            own: gains(({ figures }) => ownScore(card, figures)),
            platform: gains(({ platform }) => platform),
          },
    unrated: firms.length - rated.length,
  }
}
