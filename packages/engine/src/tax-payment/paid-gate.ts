import { asLived } from '../kit/calendar/lived.ts'
import type { Gate } from '../kit/verdict/gate.ts'
import type { IndicatorValue } from '../report/document.ts'
import { windowWords } from '../report/window/label.ts'
import { TAX_PAYMENT_SAYS } from './words.ts'

/** Asked by every kind that knows of payments, so that none of them is milder than another. */
export const paidGate: Gate<{ build: { indicator(key: string): IndicatorValue } }> = {
  id: 'G-TAX-PAID',
  about: 'POLICY',
  title: TAX_PAYMENT_SAYS.paidTitle,
  threshold: TAX_PAYMENT_SAYS.paidThreshold,
  source: TAX_PAYMENT_SAYS.paidSource,
  judge({ build }) {
    const paid = build.indicator('T-008.L12')
    // Of a firm that nothing was due from yet the figure says so itself.
    if (paid.value !== 0 || paid.aside) return null
    return {
      level: 'REVIEW',
      text: asLived(TAX_PAYMENT_SAYS.nothingPaid({ when: windowWords('L12') }), paid),
      indicators: ['T-008.L12'],
      ask: TAX_PAYMENT_SAYS.askWhyNothing,
    }
  },
}
