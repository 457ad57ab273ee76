/** What the hits of a report come to. */
import type { RiskResult, RuleLevel, RuleResult } from '../../report/document.ts'

export interface RiskScale {
  points: Readonly<Record<RuleLevel, number>>
  scale: number
  /** Scores from which the level is 高 and 中. */
  high: number
  medium: number
  /** Share of the rules that must be judged before a level below 高 is said. */
  minJudged: number
}

/**
 * 100·(1 − e^(−Σ points / scale)), two decimals; 高 on a red line or from `high`, 中 from `medium` or where a rule of the
 * highest level was hit: 低 never stands above a finding that calls itself 高. What was found is said however little was
 * judged; that nothing worse is there needs `minJudged` of the rules.
 */
export function riskScore(
  results: readonly RuleResult[],
  { points, scale, high, medium, minJudged }: RiskScale,
): RiskResult {
  const hits = results.filter((rule) => rule.result === 'HIT')
  const judged = results.filter((rule) => rule.result !== 'UNKNOWN').length
  const total = hits.reduce((sum, rule) => sum + points[rule.level], 0)
  const score = Number((100 * (1 - Math.exp(-total / scale))).toFixed(2))
  const share = { score, judged, rules: results.length }
  if (hits.some((rule) => rule.redLine) || score >= high) return { ...share, level: 'HIGH' }
  if (judged < results.length * minJudged) return { ...share, level: null }
  const serious = score >= medium || hits.some((rule) => rule.level === 'HIGH')
  return { ...share, level: serious ? 'MEDIUM' : 'LOW' }
}

/** Of one source: what was found stands; that the enterprise as a whole is of low risk, a part of its data cannot say. */
export const riskOfPart = (risk: RiskResult): RiskResult =>
  risk.level === 'LOW' ? { ...risk, level: null } : risk
