/** What the whole catalogue comes to. */
import { listedRules } from '../joint/catalogue/listed.ts'
import { jointFreshness } from '../joint/freshness.ts'
import type { JointSources } from '../joint/sources.ts'
import { riskScore } from '../kit/rules/risk.ts'
import type { RiskResult } from '../report/document.ts'
import { TAX_REPORT_PARAM, TAX_VERDICT_TABLE } from '../tax/part.ts'

export function riskOf(sources: JointSources) {
  const rules = listedRules(sources.all.rules)
  const { fresh, oldest } = jointFreshness(sources)
  const found = riskScore(rules, TAX_REPORT_PARAM.risk)
  // What was found stands; that nothing worse is there, old data do not say.
  const stale = (oldest ?? 0) > TAX_VERDICT_TABLE.freshness.voidDays
  const risk: RiskResult = stale && found.level !== 'HIGH' ? { ...found, level: null } : found
  return { rules, risk, fresh, stale }
}
