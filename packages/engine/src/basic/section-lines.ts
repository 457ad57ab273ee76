/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */
import type { SectionLine } from '../report/view/view.ts'
import { BASIC_SAYS } from './words.ts'

export const BASIC_SECTION_LINES: readonly SectionLine[] = [
  { name: 'overview', title: BASIC_SAYS.overview, always: 'BASIS' },
  { name: 'registration', title: BASIC_SAYS.registration },
  { name: 'owners', title: BASIC_SAYS.owners },
  { name: 'rating', title: BASIC_SAYS.rating },
  { name: 'standing', title: BASIC_SAYS.standing },
  { name: 'appendix', title: BASIC_SAYS.appendix },
]
