/** From a score to probabilities of default, with no more digits than the sample carries. */
import type { ScoreCard } from './card.ts'

export interface ScoreProbability {
  /** Among enterprises of which `sampleRate` default, as in the sample. */
  sample: number
  /** Where `referenceRate` default. */
  reference: number
  /** Ends of the 90 % interval of `reference`. */
  range: [low: number, high: number]
}

type Scaled = Pick<ScoreCard, 'scale' | 'probability'>

/** Log-odds of default that a score stands for, in the sample. */
export function logOddsOf({ scale }: Pick<ScoreCard, 'scale'>, score: number): number {
  return (-(score - scale.evenOddsScore) * Math.LN2) / scale.pointsToDoubleOdds
}

/**
 * Probabilities a score stands for. Outside the sample the log-odds move by the difference of the two base rates (King and
 * Zeng 2001, prior correction).
 */
export function probabilityOf(card: Scaled, score: number): ScoreProbability {
  const { sampleRate, referenceRate, logOddsMargin } = card.probability
  const inSample = logOddsOf(card, score)
  const outside = inSample + logit(referenceRate) - logit(sampleRate)
  const shown = (z: number): number => rounded(card, 1 / (1 + Math.exp(-z)))
  return {
    sample: shown(inSample),
    reference: shown(outside),
    range: [shown(outside - logOddsMargin), shown(outside + logOddsMargin)],
  }
}

/** Whole percents between floor and ceiling. */
function rounded({ probability: { floor, ceiling } }: Scaled, p: number): number {
  return Math.min(ceiling, Math.max(floor, Math.round(p * 100) / 100))
}

const logit = (p: number): number => Math.log(p / (1 - p))
