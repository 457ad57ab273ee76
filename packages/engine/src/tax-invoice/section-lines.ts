/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */
import type { SectionLine } from '../report/view/view.ts'

export const TAX_INVOICE_SECTION_LINES: readonly SectionLine[] = [
  { name: 'quality', title: '数据范围与风险提示', always: 'BASIS' },
  { name: 'joint-score', title: '联合评级', always: 'VERDICT' },
  { name: 'overview', title: '发票概览' },
  { name: 'trend', title: '开票趋势' },
  { name: 'void-red', title: '作废与红冲' },
  { name: 'customers', title: '下游客户分析' },
  { name: 'suppliers', title: '上游供应商分析' },
  { name: 'matching', title: '进销分析' },
  { name: 'rating', title: '纳税信用等级' },
  { name: 'filing', title: '申报情况' },
  { name: 'vat', title: '增值税' },
  { name: 'payments', title: '纳税情况' },
  { name: 'penalties', title: '欠税、滞纳金、违法违章与稽查' },
  { name: 'cross', title: '票税财勾稽' },
  { name: 'appendix', title: '指标附表' },
]
