/** What the tests of these pages are made with; nobody and nothing in it exists. */
import type { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { plainReport } from '../../reports/test-support/sample-plain.ts'
import { ok } from '../../test-support/server.ts'
import { Component } from '../report-detail/pages/ReportDetail.tsx'
import { open, REPORT_NO, TAX_NO } from './desk.tsx'

export const ROW = {
  reportNo: REPORT_NO,
  reportType: 'INVOICE',
  enterpriseName: '示例科技有限公司',
  taxNo: TAX_NO,
  status: 'READY',
  progress: 100,
  message: '',
  through: '2026-10',
  dataCutoff: '2026-11-20T02:00:00Z',
  engineVersion: '1.0.0',
  score: null,
  grade: null,
  riskLevel: null,
  fingerprint: '9f'.repeat(32),
  createdBy: 'demo',
  createdAt: '2026-11-20T02:21:00Z',
  sealed: false,
}
export const CONSENT = {
  contractNo: 'SQ1',
  title: '授权书',
  status: 'EFFECTIVE',
  signer: '王*明',
  signedAt: '2026-10-08T02:21:00Z',
  validTo: '2027-10-08T02:21:00Z',
  purposes: ['贷款审批'],
  scopes: ['INVOICE_OUT'],
  grantees: ['示例银行'],
}
export const BASIS = {
  consents: [CONSENT],
  dataCutoff: '2026-11-20T02:00:00Z',
  freshness: [
    { dataset: 'VAT_RETURN', collectedAt: '2026-11-20T02:00:00Z' },
    { dataset: 'TAX_ARREARS', collectedAt: null },
  ],
  outdated: false,
  coverage: [
    { dataset: 'INVOICE_OUT', have: 24, need: 24, missing: [] },
    { dataset: 'INVOICE_IN', have: 22, need: 24, missing: ['2025-01', '2025-02'] },
  ],
}
export const DETAIL = { row: ROW, institution: '示例银行', basis: BASIS, document: plainReport }
export const detail = (row: object, more: object = {}) =>
  ok({ ...DETAIL, ...more, row: { ...ROW, ...row } })
export const PAGE = '/queryCenter/invoiceReportDetail'
export const AT = `${PAGE}?taxId=${TAX_NO}&reportNo=${REPORT_NO}`
export const show = (at = AT, memory?: QueryClient) => open(at, Component, memory)
export const links = () => screen.getAllByRole('link').map((a) => a.getAttribute('href'))
