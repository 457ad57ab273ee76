/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */

import type { SectionLine } from '../report/view/view.ts'
import { TAX_PAYMENT_SECTION_SAYS } from './sections/words.ts'
import { TAX_PAYMENT_SAYS } from './words.ts'

export const TAX_PAYMENT_SECTION_LINES: readonly SectionLine[] = [
  { name: 'quality', title: TAX_PAYMENT_SECTION_SAYS.dataAndAlerts, always: 'BASIS' },
  { name: 'overview', title: TAX_PAYMENT_SECTION_SAYS.overview },
  { name: 'structure', title: TAX_PAYMENT_SECTION_SAYS.structure },
  { name: 'detail', title: TAX_PAYMENT_SECTION_SAYS.details },
  { name: 'late', title: TAX_PAYMENT_SECTION_SAYS.lateAndFines },
  { name: 'refund', title: TAX_PAYMENT_SAYS.classRefund },
  { name: 'arrears', title: TAX_PAYMENT_SECTION_SAYS.arrears },
  { name: 'settlement', title: TAX_PAYMENT_SECTION_SAYS.settlement },
  { name: 'appendix', title: TAX_PAYMENT_SECTION_SAYS.appendix },
]
