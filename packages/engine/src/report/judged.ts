/** How far the rules of a report could be judged, and what may be said of its risk then. */
import type { RiskResult, RuleLevel, RuleResult } from './document.ts'

/** How many of the rules could be judged at all. */
export const judgedOf = (rules: readonly RuleResult[]): { judged: number; total: number } => ({
  judged: rules.filter((rule) => rule.result !== 'UNKNOWN').length,
  total: rules.length,
})

/** `UNJUDGED`: too few rules could be judged. `NO_LEVEL`: enough were, and the data still do not carry a level of the whole. */
export type RiskTone = RuleLevel | 'UNJUDGED' | 'NO_LEVEL'

/**
 * The level as it may be shown. What was hit stays what it is however little could be judged; but finding little among less
 * than half of the rules is not low risk.
 */
export function riskTone(risk: RiskResult, rules: readonly RuleResult[]): RiskTone {
  const { judged, total } = judgedOf(rules)
  const few = judged === 0 || judged * 2 < total
  if (risk.level === null) return few ? 'UNJUDGED' : 'NO_LEVEL'
  return risk.level === 'LOW' && few ? 'UNJUDGED' : risk.level
}
