/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */
import type { SectionLine } from '../report/view/view.ts'

export const INVOICE_SECTION_LINES: readonly SectionLine[] = [
  { name: 'quality', title: '数据范围与风险提示', always: 'BASIS' },
  { name: 'profile', title: '企业基本信息' },
  { name: 'overview', title: '发票概览' },
  { name: 'trend', title: '开票趋势' },
  { name: 'stability', title: '开票稳定性' },
  { name: 'structure', title: '发票结构' },
  { name: 'void-red', title: '作废与红冲' },
  { name: 'customers', title: '下游客户分析' },
  { name: 'suppliers', title: '上游供应商分析' },
  { name: 'matching', title: '进销分析' },
  { name: 'goods', title: '商品与服务' },
  { name: 'behaviour', title: '开票行为' },
  { name: 'related', title: '关联与互开' },
  { name: 'abnormal', title: '异常发票' },
  { name: 'appendix', title: '指标附表' },
]
