/** The face of the invoice engine: what a report composed of several sources may see of it. */
import { statesByMonth } from '../kit/coverage.ts'
import type { Part } from '../kit/part.ts'
import { evaluateRules } from '../kit/rules/evaluate.ts'
import type { IndicatorValue } from '../report/document.ts'
import type { InvoiceContext } from './context/context.ts'
import { evaluateIndicator } from './evaluate.ts'
import { PRAISES, SPOKEN_BY } from './findings.ts'
import { INVOICE_INDICATORS } from './indicators/registry.ts'
import { qualityChecks } from './quality.ts'
import { INVOICE_RULES } from './rules/registry.ts'
import { suppressedBy } from './rules/suppression.ts'
import { INVOICE_SECTIONS } from './sections/sections.ts'

export { type InvoiceContext, invoiceContext } from './context/context.ts'
export type { LendingFacts, MonthTax, YearStatement } from './facts/lending.ts'
export { decodeFacts as decodeInvoices, encodeFacts as encodeInvoices } from './facts/snapshot.ts'
export type { InvoiceFacts } from './facts.ts'
export { workingCapitalLeg } from './limit/working-capital-leg.ts'
export { METHOD as INVOICE_METHOD } from './method.ts'
export { scoreFromFacts as invoiceScore } from './score-port.ts'
export { invoiceFreshness } from './verdict/freshness.ts'
export { invoiceVerdict } from './verdict/verdict.ts'
export { ENGINE_VERSION as INVOICE_VERSION } from './version.ts'

export const INVOICE_PART: Part<InvoiceContext> = {
  data: '发票',
  indicators: invoiceIndicators,
  judge: (input) => evaluateRules(input, INVOICE_RULES, suppressedBy),
  coverage: (context) => ({
    INVOICE_OUT: statesByMonth(context.out, context.span('L36').from),
    INVOICE_IN: statesByMonth(context.in, context.span('L36').from),
  }),
  quality: (context) => qualityChecks(context, {}),
  sections: (build, places) => places.flatMap((place) => INVOICE_SECTIONS[place]?.(build) ?? []),
  praises: () => PRAISES,
  spokenBy: SPOKEN_BY,
  open: () => [],
}

/** Every variant of every definition, in registry order. */
export function invoiceIndicators(context: InvoiceContext): IndicatorValue[] {
  return INVOICE_INDICATORS.flatMap((definition) =>
    definition.variants.map((variant) => evaluateIndicator(context, definition, variant)),
  )
}
