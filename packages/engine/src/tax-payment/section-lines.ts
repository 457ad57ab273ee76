/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */
import type { SectionLine } from '../report/view/view.ts'

export const TAX_PAYMENT_SECTION_LINES: readonly SectionLine[] = [
  { name: 'quality', title: '数据范围与风险提示', always: 'BASIS' },
  { name: 'overview', title: '纳税概览' },
  { name: 'structure', title: '纳税趋势与税种结构' },
  { name: 'detail', title: '完税明细' },
  { name: 'late', title: '滞纳金与罚款' },
  { name: 'refund', title: '退税退抵' },
  { name: 'arrears', title: '欠税' },
  { name: 'settlement', title: '企业所得税预缴与汇算' },
  { name: 'appendix', title: '指标附表' },
]
