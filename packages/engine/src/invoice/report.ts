/**
 * The invoice report: facts in, document out. Pure: no clock, no random, no I/O; the same facts, params and
 * ENGINE_VERSION give the same bytes (`canonicalJson`). Cost follows months × counterparties, never invoices.
 */

import { findingsOf } from '../kit/findings.ts'
import { frameOf } from '../kit/frame.ts'
import { judgePart } from '../kit/part.ts'
import { periodsOf } from '../kit/periods.ts'
import { tellBook } from '../kit/rules/tell-book.ts'
import type { ReportDocument, ScoreResult } from '../report/document.ts'
import { type ContextParams, invoiceContext } from './context/context.ts'
import type { InvoiceFacts } from './facts.ts'
import { METHOD } from './method.ts'
import { INVOICE_PART } from './part.ts'
import { type QualityParams, qualityChecks } from './quality.ts'
import { type ScoreFunction, scoreFromFacts } from './score-port.ts'
import { INVOICE_SECTIONS } from './sections/sections.ts'
import { verdictOfBureau } from './verdict/bureau.ts'
import { invoiceVerdict } from './verdict/verdict.ts'
import { ENGINE_VERSION } from './version.ts'

export { ENGINE_VERSION } from './version.ts'

/** Store these beside the facts' cut-off: a replay needs both. All optional. */
export interface InvoiceReportParams extends ContextParams {
  /** Default: the score card in force. Store the result to replay a report after the card has changed. */
  score?: ScoreResult | ScoreFunction
  quality?: QualityParams
}

export function invoiceReport(
  facts: InvoiceFacts,
  params: InvoiceReportParams = {},
): ReportDocument {
  const context = invoiceContext(facts, params)
  const part = judgePart(INVOICE_PART, context)
  const { build, coverage, quality, indicators, rules, praises, spokenBy, topics } = part
  const score = () => scoreFromFacts(context, params.score)
  const bureau = verdictOfBureau(context, (told, of) =>
    invoiceVerdict(judgePart(INVOICE_PART, invoiceContext(told, of)).build, score),
  )
  const document: ReportDocument = {
    ...frameOf('INVOICE', ENGINE_VERSION, facts, METHOD, ['I-001.L12', 'I-007.L12']),
    periods: periodsOf(context, ['L12', 'P12']),
    verdict: invoiceVerdict(build, score, undefined, bureau),
    findings: findingsOf(build, praises, spokenBy, { topics }),
    coverage,
    quality: params.quality ? qualityChecks(context, params.quality) : quality,
    indicators: [...indicators],
    rules: [...rules],
    sections: Object.values(INVOICE_SECTIONS).map((section) => section(build)),
  }
  return tellBook(document, context.desk)
}
