/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */
import type { SectionLine } from '../../report/view/view.ts'

export const TAX_SECTION_LINES: readonly SectionLine[] = [
  { name: 'overview', title: '数据范围与风险提示', always: 'BASIS' },
  { name: 'registration', title: '税务登记信息' },
  { name: 'owners', title: '投资方与变更记录' },
  { name: 'rating', title: '纳税信用等级' },
  { name: 'filing', title: '申报情况' },
  { name: 'vat', title: '增值税' },
  { name: 'cit', title: '企业所得税' },
  { name: 'statements', title: '财务报表' },
  { name: 'finance', title: '财务指标' },
  { name: 'payments', title: '纳税情况' },
  { name: 'insurance', title: '社保' },
  { name: 'penalties', title: '欠税、滞纳金、违法违章与稽查' },
  { name: 'cross', title: '票税财勾稽' },
  { name: 'bank-auths', title: '银税互动授权记录' },
  { name: 'appendix', title: '指标附表' },
]
