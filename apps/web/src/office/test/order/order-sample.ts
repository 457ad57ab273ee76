import { screen } from '@testing-library/react'
import { field, pressAt } from '../../../test-support/page.tsx'
import { Component } from '../../report/pages/QueryReport.tsx'
import { open, REPORT_NO, TAX_NO } from '../desk.tsx'

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
/** Sales are collected under a contract in force, statements were never asked for. */
const SOURCE = {
  dataset: 'INVOICE_OUT',
  name: '销项发票',
  rows: 12_345,
  from: '2026-08',
  to: '2026-11',
  collectedAt: '2026-11-20T02:21:00Z',
  failure: null,
  allowed: true,
}
export const COMPANY = {
  name: FIRM.name,
  taxNo: TAX_NO,
  datasets: [
    SOURCE,
    { ...SOURCE, dataset: 'INVOICE_IN', name: '进项发票', allowed: false },
    {
      ...SOURCE,
      dataset: 'FIN_STATEMENT',
      rows: 0,
      from: null,
      to: null,
      collectedAt: null,
    },
    { ...SOURCE, dataset: 'VAT_RETURN', rows: 0, from: null, to: null },
  ],
}
export const PRODUCTS = [
  {
    reportType: 'INVOICE',
    ready: true,
    reason: null,
    first: '2026-08',
    last: '2026-10',
    needs: ['INVOICE_OUT', 'INVOICE_IN'],
    uses: ['VAT_RETURN', 'FIN_STATEMENT'],
    newest: ROW,
  },
  {
    reportType: 'TAX_PAYMENT',
    ready: true,
    reason: null,
    first: '2026-08',
    last: '2026-10',
    needs: [],
    uses: [],
    newest: null,
  },
  {
    reportType: 'TAX',
    ready: false,
    reason: '该企业还没有税务数据，请先通过数据采集取得纳税申报信息',
    first: null,
    last: null,
    needs: ['VAT_RETURN'],
    uses: ['FIN_STATEMENT'],
    newest: null,
  },
]
export const kindBox = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement
export const tick = (name: string) => pressAt(kindBox(name))
/** Names of the kinds that are ticked. */
export const ticked = () =>
  screen
    .getAllByRole('checkbox')
    .filter((box) => (box as HTMLInputElement).checked)
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)
export const THROUGH = '截至月份'
export const PAGE = '/queryCenter/queryReport'
export const AT = `${PAGE}?taxId=${TAX_NO}`
export const show = (at = AT) => open(at, Component)
export const options = (label: string) =>
  [...field(label).querySelectorAll('option')].map((o) => o.value)
