import { ok } from '../../test-support/server.ts'
import { Component } from '../consent/pages/Consents.tsx'
import { open, TAX_NO } from './desk.tsx'

export const NO = 'SQ20261008000001'
export const ROW = {
  contractNo: NO,
  enterpriseName: '示例科技有限公司',
  taxNo: TAX_NO,
  title: '企业涉税信息查询授权书',
  version: '2',
  hash: 'ab'.repeat(32),
  purposes: ['贷款审批', '贷后管理'],
  scopes: ['INVOICE_OUT', 'VAT_RETURN', 'FUTURE_DATA'],
  grantees: ['示例银行', '信鉴科技'],
  signer: '王*明',
  signedAt: '2026-10-08T02:21:00Z',
  validFrom: '2026-10-08T02:21:00Z',
  validTo: '2026-11-24T02:21:00Z',
  status: 'EFFECTIVE',
  revokedAt: null as string | null,
  views: 3,
}
const look = (at: string, action: string, purpose: string | null = null) => ({
  at,
  action,
  object: '报告 INV202610080000000427',
  purpose,
})
export const DETAIL = {
  row: ROW,
  paragraphs: ['本企业授权示例银行。', '三、使用目的', '仅用于贷款审批。'],
  consents: ['同意向第三方提供'],
  evidence: [
    { label: '签署时间', value: '2026-10-08T02:21:00.000Z' },
    { label: '手机号', value: '138****0001' },
  ],
  visits: [
    {
      who: 'demo',
      from: '2026-10-09T01:00:00Z',
      to: '2026-10-09T01:20:30Z',
      looks: [
        look('2026-10-09T01:00:00Z', '查看报告'),
        look('2026-10-09T01:04:00Z', '查看明细'),
        look('2026-10-09T01:20:30Z', '查看报告', '贷审会'),
      ],
    },
    {
      who: 'staff',
      from: '2026-10-08T16:00:00Z',
      to: '2026-10-08T16:00:00Z',
      looks: [look('2026-10-08T16:00:00Z', '下载pdf')],
    },
  ],
}
export const CAPTION = '授权管理'
export const DRAWER = '授权书详情'
export const REASON = /^撤回原因/
export const show = (query = '') => open(`/queryCenter/consents${query}`, Component)
export const detailOf = (status: string, more = {}) =>
  ok({ ...DETAIL, row: { ...ROW, status, ...more } })
export const FIRM = {
  id: 1,
  name: '示例科技有限公司',
  taxNo: TAX_NO,
  salesInvoices: 1,
  purchaseInvoices: 2,
  firstMonth: '2024-01',
  lastMonth: '2026-10',
  lastDecision: 'ADMIT' as const,
  lastGrade: 'AA',
  sealed: false,
}
