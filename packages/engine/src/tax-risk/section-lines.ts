/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */
import type { SectionLine } from '../report/view/view.ts'
import { CHAPTERS } from './chapters.ts'

export const TAX_RISK_SECTION_LINES: readonly SectionLine[] = [
  { name: 'quality', title: '数据范围与风险提示', always: 'BASIS' },
  { name: 'summary', title: '总结概述', always: 'VERDICT' },
  ...CHAPTERS.map(({ slug, title }) => ({ name: slug, title })),
  { name: 'appendix', title: '指标附表' },
]
