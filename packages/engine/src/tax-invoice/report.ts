/** The lender's report: facts of invoices and taxes in, document out. Pure; the same facts, month and ENGINE_VERSION give the same bytes. */
import type { JointFacts } from '../joint/facts.ts'
import { jointFindings } from '../joint/findings.ts'
import { jointSources } from '../joint/sources.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'
import { frameOf } from '../kit/frame.ts'
import { periodsOf } from '../kit/periods.ts'
import { tellBook } from '../kit/rules/tell-book.ts'
import type { ReportDocument } from '../report/document.ts'
import { METHOD } from './method.ts'
import { reportSections } from './sections.ts'
import { jointVerdict } from './verdict.ts'
import { ENGINE_VERSION } from './version.ts'

/** `through`: last complete month of the report; default: the last one before the later cut-off. */
export function taxInvoiceReport(facts: JointFacts, through?: MonthIndex): ReportDocument {
  const sources = jointSources(facts, through)
  const { all, invoice, dataCutoff } = sources
  const { registration, uploadsOnly } = sources.facts.invoice
  const framed = { registration, dataCutoff, ...(uploadsOnly ? { uploadsOnly } : {}) }
  const verdict = jointVerdict(sources)
  const document: ReportDocument = {
    ...frameOf('TAX_INVOICE', ENGINE_VERSION, framed, METHOD, [
      'I-001.L12',
      'I-007.L12',
      'T-001.L12',
      'T-002.L12',
    ]),
    periods: periodsOf(invoice.build.context, ['L12', 'P12', 'L36']),
    verdict,
    findings: jointFindings(sources),
    coverage: all.coverage,
    quality: all.quality,
    indicators: [...all.indicators],
    rules: [...all.rules],
    sections: reportSections(sources, verdict.score),
  }
  return tellBook(document, invoice.build.context.desk)
}
