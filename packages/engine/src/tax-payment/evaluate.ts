/** How the kit evaluates indicators of tax payments: every computation names the rows it looked at itself. */

import { monthFounded } from '../kit/calendar/lived.ts'
import { evaluator } from '../kit/evaluate.ts'
import type { TaxPaymentKind } from './definition.ts'
import { TAX_PAYMENT_SAYS } from './words.ts'

export const evaluateIndicator = evaluator<TaxPaymentKind>({
  start: (context) => context.series.start,
  founded: ({ facts }) => monthFounded(facts.registration),
  months: (context, source) => {
    if (source === 'PAYMENT') return context.facts.covered.length ? context.series : null
    if (context.facts.arrears === null) return null
    return { start: context.asOfMonth, end: context.asOfMonth, states: ['COLLECTED'] }
  },
  notCollected: (source) =>
    source === 'PAYMENT' ? TAX_PAYMENT_SAYS.notCollected : TAX_PAYMENT_SAYS.arrearsNotCollected,
  evidence: (_context, _measure, _span, trace) => trace ?? [],
})
