/** The risk check: facts of invoices and taxes in, document out. Pure; the same facts, month and ENGINE_VERSION give the same bytes. */

import type { JointFacts } from '../joint/facts.ts'
import { jointFindings } from '../joint/findings.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'
import { frameOf } from '../kit/frame.ts'
import { periodsOf } from '../kit/periods.ts'
import { tellBook } from '../kit/rules/tell-book.ts'
import { fileWords } from '../kit/unverified.ts'
import type { ReportDocument } from '../report/document.ts'
import { TAX_REPORT_PARAM } from '../tax/part.ts'
import { METHOD } from './method.ts'
import { riskOf, riskSources } from './risk.ts'
import { reportSections } from './sections.ts'
import { summarySection } from './summary.ts'
import { ENGINE_VERSION } from './version.ts'
import { TAX_RISK_SAYS } from './words.ts'

/** `through`: last complete month of the report; default: the last one before the later cut-off. */
export function taxRiskReport(facts: JointFacts, through?: MonthIndex): ReportDocument {
  const sources = riskSources(facts, through)
  const { all, invoice, dataCutoff } = sources
  const { registration, uploadsOnly } = sources.facts.invoice
  const framed = { registration, dataCutoff, ...(uploadsOnly ? { uploadsOnly } : {}) }
  const { rules, risk, fresh, stale, files } = riskOf(sources)
  const periods = periodsOf(invoice.build.context, ['L12', 'P12', 'L36'])
  const caveats = [
    ...(stale
      ? [{ id: 'open:AGE', args: {}, text: TAX_RISK_SAYS.staleOf({ age: fresh.text }) }]
      : []),
    ...(files.length > 0 ? [{ id: 'open:FILES', args: {}, text: `${fileWords(files)}。` }] : []),
  ]
  const scale = TAX_REPORT_PARAM.risk
  const summary = summarySection({ rules, risk, stale, files, periods, fresh, scale })
  const document: ReportDocument = {
    ...frameOf('TAX_RISK', ENGINE_VERSION, framed, METHOD, [
      'I-001.L12',
      'I-007.L12',
      'T-001.L12',
      'T-002.L12',
    ]),
    periods,
    verdict: { risk },
    findings: jointFindings(sources, { caveats, stale }),
    coverage: all.coverage,
    quality: all.quality,
    indicators: [...all.indicators],
    rules,
    sections: reportSections(sources, rules, summary),
  }
  return tellBook(document, invoice.build.context.desk)
}
