import { field } from '../../test-support/page.tsx'
import { Component } from '../pages/QueryReport.tsx'
import { open, REPORT_NO, TAX_NO } from './desk.tsx'

export const FIRM = {
  id: 1,
  name: '示例科技有限公司',
  taxNo: TAX_NO,
  salesInvoices: 12_345,
  purchaseInvoices: 678,
  firstMonth: '2026-08' as string | null,
  lastMonth: '2026-11' as string | null,
  lastDecision: 'ADMIT' as const,
  lastGrade: 'AA' as string | null,
  sealed: false,
}
export const ROW = {
  reportNo: REPORT_NO,
  reportType: 'INVOICE',
  enterpriseName: FIRM.name,
  taxNo: TAX_NO,
  status: 'READY',
  progress: 100,
  message: '',
  through: '2026-10',
  score: 86,
  grade: 'AA',
  decision: 'REVIEW',
  createdBy: 'demo',
  createdAt: '2026-11-20T02:21:00Z',
  sealed: false,
}
export const KIND = '报告类型'
export const THROUGH = '截至月份'
export const PAGE = '/queryCenter/queryReport'
export const AT = `${PAGE}?taxId=${TAX_NO}`
export const show = (at = AT) => open(at, Component)
export const options = (label: string) =>
  [...field(label).querySelectorAll('option')].map((o) => o.value)
