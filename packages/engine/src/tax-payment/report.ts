/** The tax payment report: facts in, document out. Pure; the same facts, month and ENGINE_VERSION give the same bytes. */
import type { MonthIndex } from '../kit/calendar/window.ts'
import { statesByMonth } from '../kit/coverage.ts'
import { frameOf } from '../kit/frame.ts'
import { periodsOf } from '../kit/periods.ts'
import { deskOf, tellBook } from '../kit/rules/rulebook.ts'
import { byKey } from '../kit/sections/build.ts'
import type { IndicatorValue, ReportDocument } from '../report/document.ts'
import { type TaxContext, taxContext } from './context.ts'
import { judgeTaxPayment } from './desk/judge.ts'
import { evaluateIndicator } from './evaluate.ts'
import type { TaxPaymentFacts } from './facts.ts'
import { taxFindings } from './findings.ts'
import { TAX_PAYMENT_INDICATORS } from './indicators/registry.ts'
import { METHOD } from './method.ts'
import { qualityChecks } from './quality.ts'
import { reportSections } from './sections/sections.ts'
import { taxPaymentDecision } from './verdict.ts'
import { ENGINE_VERSION } from './version.ts'

/** `through`: last complete month of the report; default: the last one before the cut-off. */
export function taxPaymentReport(facts: TaxPaymentFacts, through?: MonthIndex): ReportDocument {
  const context = taxContext(facts, through)
  const indicators = taxPaymentIndicators(context)
  const indicator = byKey(indicators)
  const rules = judgeTaxPayment({ context, indicator })
  const build = { context, indicators, rules, indicator }
  const document: ReportDocument = {
    ...frameOf('TAX_PAYMENT', ENGINE_VERSION, facts, METHOD),
    periods: periodsOf(context, ['L12', 'P12', 'L36']),
    verdict: { decision: taxPaymentDecision(build) },
    findings: taxFindings(build),
    coverage: { TAX_PAYMENT: statesByMonth(context.series, context.span('L36').from) },
    quality: qualityChecks(context),
    indicators,
    rules,
    sections: reportSections(build),
  }
  return tellBook(document, deskOf(facts, context.asOf))
}

/** Every variant of every definition, in registry order. */
export function taxPaymentIndicators(context: TaxContext): IndicatorValue[] {
  return TAX_PAYMENT_INDICATORS.flatMap((definition) =>
    definition.variants.map((variant) => evaluateIndicator(context, definition, variant)),
  )
}
