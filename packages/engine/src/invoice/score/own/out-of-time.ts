/** How a card ranks loans that were granted after its time, held against what its validation promised. */
import { auc } from '../../../kit/score/training/statistics.ts'
import { bootstrapDifference } from '../../../kit/score/training/validate.ts'
import { type OwnCard, ownScore } from './card.ts'
import {
  countsOf,
  enoughFirms,
  LEAST_BAD,
  LEAST_FIRMS,
  type OwnCase,
  type SampleCounts,
} from './train.ts'
import { type Interval, LEAST_TO_RANK, type OwnValidation, ROUNDS } from './validate.ts'

export interface Ranked extends SampleCounts {
  /** null = too few enterprises with either kind of loan (`LEAST_TO_RANK`). */
  auc: number | null
  /** 95 % interval over resampled enterprises; null with `auc`. */
  aucRange: Interval | null
}

export function ranked(card: OwnCard, cases: readonly OwnCase[]): Ranked {
  const counts = countsOf(cases)
  if (!enoughFirms(counts, LEAST_TO_RANK)) return { ...counts, auc: null, aucRange: null }
  const bad = cases.map((one) => one.bad)
  // A high score is a low risk.
  const risks = cases.map(({ figures }) => -ownScore(card, figures))
  const firms = cases.map(({ firm }) => firm)
  const { a } = bootstrapDifference(risks, risks, bad, ROUNDS, firms)
  return { ...counts, auc: auc(risks, bad), aucRange: a }
}

/**
 * Whether the card ranks worse than its validation promised, by more than both leave room for: the distance of two AUCs of different enterprises
 * strays by the root of the sum of squares. As many loans and enterprises are asked for as for weights of one's own; null = there are fewer.
 */
export function fellShort(
  { auc: promised, aucRange: [low] }: Pick<OwnValidation, 'auc' | 'aucRange'>,
  now: Ranked,
): boolean | null {
  if (now.auc === null || now.aucRange === null) return null
  if (now.bad < LEAST_BAD || !enoughFirms(now, LEAST_FIRMS)) return null
  return promised - now.auc > Math.hypot(promised - low, now.aucRange[1] - now.auc)
}
