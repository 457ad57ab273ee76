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
import { fileWords, heldRisk } from '../kit/unverified.ts'
import type { ReportDocument } from '../report/document.ts'
import { recentFiles, TAX_REPORT_PARAM, TAX_VERDICT_TABLE } from '../tax/part.ts'
import { METHOD } from './method.ts'
import { reportSections } from './sections.ts'
import { summarySection } from './summary.ts'
import { ENGINE_VERSION } from './version.ts'

/** `through`: last complete month of the report; default: the last one before the later cut-off. */
export function taxRiskReport(facts: JointFacts, through?: MonthIndex): ReportDocument {
  const sources = jointSources(facts, through)
  const { all, invoice, dataCutoff } = sources
  const { registration } = sources.facts.invoice
  const rules = listedRules(all.rules)
  const scale = TAX_REPORT_PARAM.risk
  const { fresh, oldest } = jointFreshness(sources)
  const stale = (oldest ?? 0) > TAX_VERDICT_TABLE.freshness.voidDays
  const files = recentFiles(sources.tax.build.context)
  const risk = heldRisk(riskScore(rules, scale), stale || files.length > 0)
  const periods = periodsOf(invoice.build.context, ['L12', 'P12', 'L36'])
  const { strengths, risks } = jointFindings(sources)
  const caveats = [
    ...(stale ? [`数据过旧：${fresh.text}。`] : []),
    ...(files.length > 0 ? [`${fileWords(files)}。`] : []),
  ]
  const summary = summarySection({ rules, risk, stale, files, periods, fresh, scale })
  return {
    ...frameOf('TAX_RISK', ENGINE_VERSION, { registration, dataCutoff }, METHOD),
    periods,
    verdict: { risk },
    findings: {
      strengths: stale ? [] : strengths,
      risks: [...caveats, ...risks].slice(0, 5),
    },
    coverage: all.coverage,
    quality: all.quality,
    indicators: [...all.indicators],
    rules,
    sections: reportSections(sources, rules, summary),
  }
}
