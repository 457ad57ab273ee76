/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */

import type { SectionLine } from '../report/view/view.ts'
import { TAX_PAYMENT_SECTION_SAYS } from '../tax-payment/part.ts'
import { CHAPTERS } from './chapters.ts'
import { TAX_RISK_SAYS } from './words.ts'

export const TAX_RISK_SECTION_LINES: readonly SectionLine[] = [
  { name: 'quality', title: TAX_PAYMENT_SECTION_SAYS.dataAndAlerts, always: 'BASIS' },
  { name: 'summary', title: TAX_RISK_SAYS.summary, always: 'VERDICT' },
  ...CHAPTERS.map(({ slug, title }) => ({ name: slug, title })),
  { name: 'appendix', title: TAX_RISK_SAYS.appendix },
]
