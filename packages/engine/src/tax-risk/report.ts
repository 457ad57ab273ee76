/** The risk check: facts of invoices and taxes in, document out. Pure; the same facts, month and ENGINE_VERSION give the same bytes. */
import { listedRules } from '../joint/catalogue/listed.ts'
import type { JointFacts } from '../joint/facts.ts'
import { jointFindings } from '../joint/findings.ts'
import { jointFreshness } from '../joint/freshness.ts'
import { jointSources } from '../joint/sources.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'
import { frameOf } from '../kit/frame.ts'
import { periodsOf } from '../kit/periods.ts'
import { riskScore } from '../kit/rules/risk.ts'
import type { ReportDocument, RiskResult } from '../report/document.ts'
import { TAX_REPORT_PARAM, TAX_VERDICT_TABLE } from '../tax/part.ts'
import { METHOD } from './method.ts'
import { reportSections } from './sections.ts'
import { summarySection } from './summary.ts'
import { ENGINE_VERSION } from './version.ts'

/** `through`: last complete month of the report; default: the last one before the later cut-off. */
export function taxRiskReport(facts: JointFacts, through?: MonthIndex): ReportDocument {
  const sources = jointSources(facts, through)
  const { all, invoice, dataCutoff } = sources
  const { registration, uploadsOnly } = sources.facts.invoice
  const framed = { registration, dataCutoff, ...(uploadsOnly ? { uploadsOnly } : {}) }
  const rules = listedRules(all.rules)
  const scale = TAX_REPORT_PARAM.risk
  const { fresh, oldest } = jointFreshness(sources)
  const found = riskScore(rules, scale)
  // What was found stands; that nothing worse is there, old data do not say.
  const stale = (oldest ?? 0) > TAX_VERDICT_TABLE.freshness.voidDays
  const risk: RiskResult = stale && found.level !== 'HIGH' ? { ...found, level: null } : found
  const periods = periodsOf(invoice.build.context, ['L12', 'P12', 'L36'])
  const { strengths, risks } = jointFindings(sources)
  const summary = summarySection({ rules, risk, stale, periods, fresh, scale })
  return {
    ...frameOf('TAX_RISK', ENGINE_VERSION, framed, METHOD),
    periods,
    verdict: { risk },
    findings: {
      strengths: stale ? [] : strengths,
      risks: stale ? [`数据过旧：${fresh.text}。`, ...risks].slice(0, 5) : risks,
    },
    coverage: all.coverage,
    quality: all.quality,
    indicators: [...all.indicators],
    rules,
    sections: reportSections(sources, rules, summary),
  }
}
