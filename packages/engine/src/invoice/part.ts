/** The face of the invoice engine: what a report composed of several sources may see of it. */

import { statesByMonth } from '../kit/coverage.ts'
import { indicatorsOf } from '../kit/lazily.ts'
import type { Part } from '../kit/part.ts'
import type { InvoiceContext } from './context/context.ts'
import type { InvoiceKind } from './definition.ts'
import { evaluateIndicator } from './evaluate.ts'
import { PRAISES, SPOKEN_BY, TOPICS } from './findings.ts'
import { INVOICE_INDICATORS } from './indicators/registry.ts'
import { qualityChecks } from './quality.ts'
import { INVOICE_RULE_SET } from './rules/registry.ts'
import { INVOICE_SECTIONS } from './sections/sections.ts'
import { GATES_SAYS } from './verdict/gates/words.ts'

export { bureauAlone } from './context/collected.ts'
export { type InvoiceContext, invoiceContext } from './context/context.ts'
export type { LendingFacts, MonthTax, YearStatement } from './facts/lending.ts'
export { decodeFacts as decodeInvoices, encodeFacts as encodeInvoices } from './facts/snapshot.ts'
export type { InvoiceFacts } from './facts.ts'
export { workingCapitalLeg } from './limit/working-capital-leg.ts'
export { METHOD as INVOICE_METHOD } from './method.ts'
export { suppressedBy as invoiceSuppressedBy } from './rules/suppression.ts'
export { type Surge, surgeHead, surgesOf } from './rules/void-red-rules.ts'
export { scoreFromFacts as invoiceScore } from './score-port.ts'
export { ofBureauAlone } from './verdict/bureau.ts'
export { invoiceFreshness } from './verdict/freshness.ts'
export { invoiceVerdict } from './verdict/verdict.ts'
export { ENGINE_VERSION as INVOICE_VERSION } from './version.ts'

export const INVOICE_PART: Part<InvoiceContext> = {
  data: GATES_SAYS.invoices,
  indicators: indicatorsOf<InvoiceKind>(INVOICE_INDICATORS, evaluateIndicator),
  rules: INVOICE_RULE_SET,
  coverage: (context) => ({
    INVOICE_OUT: statesByMonth(context.out, context.span('L36').from),
    INVOICE_IN: statesByMonth(context.in, context.span('L36').from),
  }),
  quality: (context) => qualityChecks(context, {}),
  sections: (build, places) => places.flatMap((place) => INVOICE_SECTIONS[place]?.(build) ?? []),
  praises: () => PRAISES,
  spokenBy: SPOKEN_BY,
  topics: TOPICS,
  open: () => [],
}
