/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */

import type { SectionLine } from '../../report/view/view.ts'
import { TAX_SAYS } from '../words.ts'

export const TAX_SECTION_LINES: readonly SectionLine[] = [
  { name: 'overview', title: TAX_SAYS.overview, always: 'BASIS' },
  { name: 'registration', title: TAX_SAYS.registration },
  { name: 'owners', title: TAX_SAYS.owners },
  { name: 'rating', title: TAX_SAYS.rating },
  { name: 'filing', title: TAX_SAYS.filing },
  { name: 'vat', title: TAX_SAYS.vat },
  { name: 'cit', title: TAX_SAYS.cit },
  { name: 'statements', title: TAX_SAYS.statements },
  { name: 'finance', title: TAX_SAYS.finance },
  { name: 'payments', title: TAX_SAYS.payments },
  { name: 'insurance', title: TAX_SAYS.insurance },
  { name: 'penalties', title: TAX_SAYS.penalties },
  { name: 'cross', title: TAX_SAYS.cross },
  { name: 'bank-auths', title: TAX_SAYS.bankAuths },
  { name: 'appendix', title: TAX_SAYS.appendix },
]
