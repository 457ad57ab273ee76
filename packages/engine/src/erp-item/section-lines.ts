/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */
import type { SectionLine } from '../report/view/view.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './sections/words.ts'

export const ERP_ITEM_SECTION_LINES: readonly SectionLine[] = [
  { name: 'quality', title: SAYS.dataAndAlerts, always: 'BASIS' },
  { name: 'overview', title: SAYS.overview },
  { name: 'categories', title: SAYS.categories },
  { name: 'age', title: SAYS.age },
  { name: 'turnover', title: SAYS.turnover },
  { name: 'classes', title: SAYS.classes },
  { name: 'idle', title: SAYS.idle },
  { name: 'summary', title: SAYS.summary },
  { name: 'trend', title: SAYS.trend },
  { name: 'prices', title: SAYS.prices },
  { name: 'pledge', title: SAYS.pledge },
  { name: 'counted', title: SAYS.counted },
  { name: 'appendix', title: SAYS.appendix },
]
