/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */
import { ERP_ITEM_SECTION_SAYS } from '../erp-item/part.ts'
import type { SectionLine } from '../report/view/view.ts'
import { ERP_ZHJ_SECTION_SAYS as SAYS } from './sections/words.ts'

export const ERP_ZHJ_SECTION_LINES: readonly SectionLine[] = [
  { name: 'quality', title: ERP_ITEM_SECTION_SAYS.dataAndAlerts, always: 'BASIS' },
  { name: 'shop', title: SAYS.shop },
  { name: 'overview', title: SAYS.overview },
  { name: 'trend', title: SAYS.trend },
  { name: 'goods', title: SAYS.goods },
  { name: 'customers', title: SAYS.customers },
  { name: 'suppliers', title: SAYS.suppliers },
  { name: 'stock', title: SAYS.stock },
  { name: 'accounts', title: SAYS.accounts },
  { name: 'habits', title: SAYS.habits },
  { name: 'repeat', title: SAYS.repeat },
  { name: 'credibility', title: SAYS.credibility, always: 'BASIS' },
  { name: 'appendix', title: ERP_ITEM_SECTION_SAYS.appendix },
]
