/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */

import type { SectionLine } from '../report/view/view.ts'
import { ERP_SECTION_SAYS } from './sections/words.ts'

export const ERP_SECTION_LINES: readonly SectionLine[] = [
  { name: 'quality', title: ERP_SECTION_SAYS.dataAndAlerts, always: 'BASIS' },
  { name: 'book', title: ERP_SECTION_SAYS.book },
  { name: 'credibility', title: ERP_SECTION_SAYS.credibility, always: 'BASIS' },
  { name: 'statements', title: ERP_SECTION_SAYS.statements },
  { name: 'finance', title: ERP_SECTION_SAYS.finance },
  { name: 'revenue', title: ERP_SECTION_SAYS.revenue },
  { name: 'costs', title: ERP_SECTION_SAYS.costs },
  { name: 'balances', title: ERP_SECTION_SAYS.balances },
  { name: 'receivables', title: ERP_SECTION_SAYS.receivables },
  { name: 'payables', title: ERP_SECTION_SAYS.payables },
  { name: 'bank', title: ERP_SECTION_SAYS.bank },
  { name: 'stock', title: ERP_SECTION_SAYS.stock },
  { name: 'others', title: ERP_SECTION_SAYS.others },
  { name: 'ties', title: ERP_SECTION_SAYS.ties },
  { name: 'vouchers', title: ERP_SECTION_SAYS.vouchers },
  { name: 'appendix', title: ERP_SECTION_SAYS.appendix },
]
