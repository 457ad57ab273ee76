/** What the whole catalogue comes to. */
import { booksAgainstPart } from '../erp/part.ts'
import { listedRules } from '../joint/catalogue/listed.ts'
import type { JointFacts } from '../joint/facts.ts'
import { jointFreshness } from '../joint/freshness.ts'
import { type JointSources, jointSources } from '../joint/sources.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'
import { riskScore } from '../kit/rules/risk.ts'
import { heldRisk } from '../kit/unverified.ts'
import { recentFiles, TAX_REPORT_PARAM, TAX_VERDICT_TABLE } from '../tax/part.ts'

/** Of the enterprise's own books only what contradicts invoices and returns: the rest is of the report on the books. */
export const riskSources = (facts: JointFacts, through?: MonthIndex): JointSources =>
  jointSources(facts, through, booksAgainstPart)

/** `files`: what only files of the enterprise tell of the last months. */
export function riskOf(sources: JointSources) {
  const rules = listedRules(sources.all.rules)
  const { fresh, oldest } = jointFreshness(sources)
  const stale = (oldest ?? 0) > TAX_VERDICT_TABLE.freshness.voidDays
  const files = recentFiles(sources.tax.build.context)
  const risk = heldRisk(riskScore(rules, TAX_REPORT_PARAM.risk), stale || files.length > 0)
  return { rules, risk, fresh, stale, files }
}
