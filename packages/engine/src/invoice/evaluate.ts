/** How the kit evaluates invoice indicators: months per direction, and the invoices behind a number. */

import { monthFounded } from '../kit/calendar/lived.ts'
import { firstDayOfMonth, formatDay, lastDayOfMonth } from '../kit/calendar/window.ts'
import { evaluator } from '../kit/evaluate.ts'
import type { InvoiceEvidence } from '../report/document.ts'
import type { InvoiceKind } from './definition.ts'
import { secondLeg } from './evidence/second-leg.ts'
import { QUALITY_SAYS } from './quality-words.ts'

export const evaluateIndicator = evaluator<InvoiceKind>({
  start: (context) => context.out.start,
  founded: ({ facts }) => monthFounded(facts.registration),
  months: (context, direction) =>
    context.facts.covered[direction] ? context.series(direction) : null,
  notCollected: (direction) =>
    direction === 'OUT' ? QUALITY_SAYS.salesInvoicesNot : QUALITY_SAYS.purchaseInvoicesNot,
  evidence: (context, { direction, rows, system, predicate }, span, trace = {}, { id, base }) => {
    const { also, ...own } = trace
    const shared: InvoiceEvidence = {
      dataset: 'INVOICE',
      direction,
      ...(span === 'asOf' ? {} : { from: formatDay(firstDayOfMonth(span.from)) }),
      to: formatDay(span === 'asOf' ? context.asOf : lastDayOfMonth(span.to)),
      rows,
      ...(system ? { system } : {}),
      ...(predicate ? { predicate } : {}),
    }
    const first = { ...shared, ...own }
    if (also) return [first, ...also.map((leg) => ({ ...shared, ...leg }))]
    // A part may be a single day; what it is set against is the whole window.
    const { from, to } = shared
    const window = { ...(from ? { from } : {}), ...(to ? { to } : {}) }
    const second = secondLeg(id, { ...first, ...window }, base)
    return second ? [first, second] : [first]
  },
})
