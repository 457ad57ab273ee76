/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */
import type { SectionLine } from '../report/view/view.ts'

export const BASIC_SECTION_LINES: readonly SectionLine[] = [
  { name: 'overview', title: '企业概况与风险提示', always: 'BASIS' },
  { name: 'registration', title: '税务登记信息' },
  { name: 'owners', title: '投资方与变更记录' },
  { name: 'rating', title: '纳税信用等级' },
  { name: 'standing', title: '欠税与违法违章' },
  { name: 'appendix', title: '指标附表' },
]
