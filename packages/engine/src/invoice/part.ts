/** The face of the invoice engine: what a report composed of several sources may see of it. */
import { statesByMonth } from '../kit/coverage.ts'
import type { Part } from '../kit/part.ts'
import type { IndicatorValue } from '../report/document.ts'
import type { InvoiceContext } from './context/context.ts'
import { evaluateIndicator } from './evaluate.ts'
import { PRAISES, SPOKEN_BY } from './findings.ts'
import { INVOICE_INDICATORS } from './indicators/registry.ts'
import { qualityChecks } from './quality.ts'
import { INVOICE_RULES } from './rules/registry.ts'
import { suppressedBy } from './rules/suppression.ts'
import { INVOICE_SECTIONS, type InvoiceSection } from './sections/sections.ts'

export const INVOICE_PART: Part<InvoiceContext, InvoiceSection> = {
  data: '发票',
  indicators: invoiceIndicators,
  rules: INVOICE_RULES,
  suppressedBy,
  coverage: (context) => ({
    INVOICE_OUT: statesByMonth(context.out, context.span('L36').from),
    INVOICE_IN: statesByMonth(context.in, context.span('L36').from),
  }),
  quality: (context) => qualityChecks(context, {}),
  sections: INVOICE_SECTIONS,
  praises: () => PRAISES,
  spokenBy: SPOKEN_BY,
}

/** Every variant of every definition, in registry order. */
export function invoiceIndicators(context: InvoiceContext): IndicatorValue[] {
  return INVOICE_INDICATORS.flatMap((definition) =>
    definition.variants.map((variant) => evaluateIndicator(context, definition, variant)),
  )
}
