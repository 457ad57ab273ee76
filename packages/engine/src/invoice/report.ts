/**
 * The invoice report: facts in, document out. Pure: no clock, no random, no I/O; the same facts, params and
 * ENGINE_VERSION give the same bytes (`canonicalJson`). Cost follows months × counterparties, never invoices.
 */

import { statesByMonth } from '../kit/coverage.ts'
import { findingsOf } from '../kit/findings.ts'
import { frameOf } from '../kit/frame.ts'
import { periodsOf } from '../kit/periods.ts'
import { deskOf, tellBook } from '../kit/rules/rulebook.ts'
import { byKey } from '../kit/sections/build.ts'
import type { IndicatorValue, ReportDocument, ScoreResult } from '../report/document.ts'
import { type ContextParams, type InvoiceContext, invoiceContext } from './context/context.ts'
import type { ReportBuild } from './definition.ts'
import { evaluateIndicator } from './evaluate.ts'
import type { InvoiceFacts } from './facts.ts'
import { PRAISES, SPOKEN_BY } from './findings.ts'
import { INVOICE_INDICATORS } from './indicators/registry.ts'
import { METHOD } from './method.ts'
import { type QualityParams, qualityChecks } from './quality.ts'
import { judgeInvoice } from './rules/judge.ts'
import { type ScoreFunction, scoreFromFacts } from './score-port.ts'
import { reportSections } from './sections/sections.ts'
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
  const indicators = invoiceIndicators(context)
  const indicator = byKey(indicators)
  const rules = judgeInvoice({ context, indicator })
  const build: ReportBuild = { context, indicators, rules, indicator }
  const document: ReportDocument = {
    ...frameOf('INVOICE', ENGINE_VERSION, facts, METHOD),
    periods: periodsOf(context, ['L12', 'P12']),
    verdict: invoiceVerdict(build, () => scoreFromFacts(facts, context.m0, params.score)),
    findings: findingsOf(build, PRAISES, SPOKEN_BY),
    coverage: {
      INVOICE_OUT: statesByMonth(context.out, context.span('L36').from),
      INVOICE_IN: statesByMonth(context.in, context.span('L36').from),
    },
    quality: qualityChecks(context, params.quality ?? {}),
    indicators,
    rules,
    sections: reportSections(build),
  }
  return tellBook(document, deskOf(facts, context.asOf))
}

/** Every variant of every definition, in registry order. */
export function invoiceIndicators(context: InvoiceContext): IndicatorValue[] {
  return INVOICE_INDICATORS.flatMap((definition) =>
    definition.variants.map((variant) => evaluateIndicator(context, definition, variant)),
  )
}
