/** What of the payments certificates of the enterprise told, and no bureau. */

import { type FileSource, fileMonths } from '../kit/unverified.ts'
import type { ReportWindow } from '../report/window/label.ts'
import type { TaxContext } from './context.ts'
import { TAX_PAYMENT_SAYS } from './words.ts'

/** Of a window; none where a bureau told all of it. */
export function paymentFiles(context: TaxContext, window: ReportWindow): FileSource[] {
  const months = fileMonths(context.facts.fromFiles, context.span(window))
  return months.length > 0
    ? [{ dataset: 'TAX_PAYMENT', name: TAX_PAYMENT_SAYS.paymentData, months }]
    : []
}
