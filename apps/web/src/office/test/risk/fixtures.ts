/** Answers of the calls of risk control, as the server makes them. */
import { ok } from '../../../test-support/server.ts'
import { paged } from '../desk.tsx'

export const NO = 'RO2026112700000001'
export const order = (more: object = {}) => ({
  no: NO,
  purpose: 'LIST',
  policyCode: 1,
  policyVersion: 2,
  policyName: '小微企业准入',
  againstCode: null,
  againstVersion: null,
  asOf: null,
  source: 'HELD',
  fileName: '贷前名单.xlsx',
  status: 'DONE',
  progress: 100,
  message: '',
  total: 3,
  bad: 1,
  done: 3,
  pass: 1,
  review: 0,
  reject: 1,
  unjudged: 1,
  sealed: 0,
  flipped: 0,
  asked: 0,
  scoreCard: null,
  cardWithdrawnAt: null,
  withoutCard: 0,
  madeBy: 'demo',
  createdAt: '2026-11-20T02:00:00Z',
  finishedAt: '2026-11-20T02:01:00Z',
  ...more,
})
export const HIT = {
  condition: { about: 'RULE', report: 'INVOICE', key: 'R-038', is: 'HIT' },
  holds: true,
  name: '客户过度集中',
  value: 'HIT_HIGH',
  detail: '第一大客户占81.00%。',
  reportNo: 'INV202611270000000267',
  of: 'R-038',
}
export const subject = (more: object = {}) => ({
  line: 1,
  name: '天津示例金源商贸有限公司',
  taxNo: '91120099MAQE892672',
  outcome: 'REJECT',
  judged: 'REJECT',
  against: null,
  first: { nth: 1, verdict: 'REJECT', holds: true, conditions: [HIT] },
  missing: [],
  sealed: false,
  score: 560,
  grade: 'B',
  limit: null,
  override: null,
  ...more,
})
export const UNJUDGED = subject({
  line: 2,
  name: '示例未查有限公司',
  taxNo: '91110108MA01KPGK0L',
  outcome: 'UNJUDGED',
  judged: 'UNJUDGED',
  first: {
    nth: 1,
    verdict: 'REJECT',
    holds: null,
    conditions: [{ ...HIT, holds: null, value: null }],
  },
  missing: [{ kind: 'INVOICE', why: 'STALE' }],
  score: null,
  grade: null,
})
export const policyRow = (more: object = {}) => ({
  code: 1,
  version: 2,
  name: '小微企业准入',
  status: 'IN_FORCE',
  note: '首版',
  reports: ['INVOICE'],
  lines: 1,
  author: 'staff',
  decidedBy: 'demo',
  decision: '同意',
  updatedAt: '2026-11-20T02:00:00Z',
  forcedAt: '2026-11-20T02:00:00Z',
  own: false,
  ...more,
})
export const TABLE = {
  reports: [{ kind: 'INVOICE', days: 60 }],
  lines: [{ when: [HIT.condition], verdict: 'REJECT' }],
}
export const WORDS = {
  reports: [
    {
      kind: 'INVOICE',
      indicators: [{ key: 'top1', name: '第一大客户占比（近12个月）', unit: 'ratio' }],
      rules: [{ key: 'R-038', name: '客户过度集中' }],
      checks: [],
      scored: true,
      lends: true,
      risk: true,
      decides: true,
    },
  ],
  samples: [
    { id: 'STANDARD', name: '信鉴标准准入（发票）', table: TABLE, unjudged: ['注册满两年'] },
  ],
}
export const detail = (row: object, rows: object[], matrix: object[] = []) =>
  ok({ ...paged(rows), row, matrix })
