/** What the whole catalogue comes to. */
import { listedRules } from '../joint/catalogue/listed.ts'
import { jointFreshness } from '../joint/freshness.ts'
import type { JointSources } from '../joint/sources.ts'
import { riskScore } from '../kit/rules/risk.ts'
import { heldRisk } from '../kit/unverified.ts'
import { recentFiles, TAX_REPORT_PARAM, TAX_VERDICT_TABLE } from '../tax/part.ts'

/** `files`: what only files of the enterprise tell of the last months. */
export function riskOf(sources: JointSources) {
  const rules = listedRules(sources.all.rules)
  const { fresh, oldest } = jointFreshness(sources)
  const stale = (oldest ?? 0) > TAX_VERDICT_TABLE.freshness.voidDays
  const files = recentFiles(sources.tax.build.context)
  const risk = heldRisk(riskScore(rules, TAX_REPORT_PARAM.risk), stale || files.length > 0)
  return { rules, risk, fresh, stale, files }
}
