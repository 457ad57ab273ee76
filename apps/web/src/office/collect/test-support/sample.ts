/** Invented rows of the collection calls, for tests. */
import type { ConsentRow } from '@xinjian/contract/nouns/consent'
import type { Step } from '../timeline.ts'
import type { TaskRow } from '../useTasks.ts'

export const step = (
  at: string,
  name: string,
  actor: Step['actor'],
  over: Partial<Step> = {},
): Step => ({ at, step: name, actor, text: name, bureauMessage: null, ms: null, ok: true, ...over })

export const taskRow = (over: Partial<TaskRow> = {}): TaskRow => ({
  taskId: 'T1',
  finTaskId: 'F2026030100000001',
  sealed: false,
  enterpriseName: '示例制造有限公司',
  taxNo: '91440300MA510000XW',
  areaName: '深圳',
  state: 'COLLECTING',
  progress: 0,
  failureCode: null,
  failureMessage: null,
  contractNo: null,
  createdAt: '2026-03-01T02:00:00Z',
  finishedAt: null,
  ...over,
})

export const consentRow = (over: Partial<ConsentRow> = {}): ConsentRow => ({
  contractNo: 'AUT20260301000000001',
  enterpriseName: '示例制造有限公司',
  taxNo: '91440300MA510000XW',
  title: '企业涉税数据采集授权书',
  version: '1.0',
  hash: 'ab'.repeat(32),
  purposes: ['生成企业信用报告'],
  scopes: ['INVOICE_OUT', 'INVOICE_IN'],
  grantees: ['示例商业银行'],
  signer: '张*（法定代表人）',
  signedAt: '2026-03-01T02:00:00Z',
  validFrom: '2026-03-01T02:00:00Z',
  validTo: '2026-03-31T02:00:00Z',
  status: 'EFFECTIVE',
  revokedAt: null,
  views: 0,
  ...over,
})
