import { taskRow } from '../collect/test-support/sample.ts'
import '../collect/PhoneWay.tsx'
import { Component } from '../collect/pages/DataCollection.tsx'
import { open, TAX_NO } from './desk.tsx'

export const FIRM = {
  id: 1,
  name: '示例科技有限公司',
  taxNo: TAX_NO,
  firstMonth: null,
  sealed: false,
}
export const LINK = {
  url: 'https://x.example/m/1',
  qr: 'data:image/png;base64,AA',
  expiresAt: '2026-11-28T04:00:00Z',
  autoReport: null as object[] | null,
}
export const QUIET = {
  code: 'C1',
  title: '示例银行',
  callbackUrl: null as string | null,
  callbackSince: null as string | null,
  formerSecretUntil: null as string | null,
  deliveries: [] as object[],
}
export const URL_NOW = 'https://api.example.com/result'
export const TOLD = { ...QUIET, callbackUrl: URL_NOW, callbackSince: '2026-11-01T02:00:00Z' }
export const TASK = taskRow({
  taskId: 'T1',
  state: 'FAILED',
  failureCode: 'TE-05',
  failureMessage: '密码有误',
  finishedAt: '2026-03-01T02:03:00Z',
})
export const AT = '/queryCenter/dataCollection?way=phone'
export const OF_FIRM = `/queryCenter/dataCollection?taxId=${TAX_NO}&way=phone`
export const show = (at = AT) => open(at, Component)
