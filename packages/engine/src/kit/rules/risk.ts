/** What the hits of a report come to. */
import type { RiskResult, RuleLevel, RuleResult } from '../../report/document.ts'

export interface RiskScale {
  points: Readonly<Record<RuleLevel, number>>
  scale: number
  /** Scores from which the level is 高 and 中. */
  high: number
  medium: number
}

/** 100·(1 − e^(−Σ points / scale)), two decimals; 高 on a red line or from `high`, 中 from `medium`. */
export function riskScore(
  rules: readonly RuleResult[],
  { points, scale, high, medium }: RiskScale,
): RiskResult {
  const hits = rules.filter((rule) => rule.result === 'HIT')
  const total = hits.reduce((sum, rule) => sum + points[rule.level], 0)
  const score = Number((100 * (1 - Math.exp(-total / scale))).toFixed(2))
  if (hits.some((rule) => rule.redLine) || score >= high) return { score, level: 'HIGH' }
  return { score, level: score >= medium ? 'MEDIUM' : 'LOW' }
}
