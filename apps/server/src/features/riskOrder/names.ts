/** How outcomes and states are called in workbooks. */
import type { OVERRIDE_STATES, RiskOrderStatus } from '@xinjian/contract/risk/statuses'
import type { MissingReport, PolicyOutcome } from '@xinjian/engine/report/policy/table'

export const OUTCOME_NAMES: Readonly<Record<PolicyOutcome | 'NONE', string>> = {
  PASS: '通过',
  REVIEW: '人工复核',
  REJECT: '拒绝',
  UNJUDGED: '未判断',
  NONE: '等待判断',
}

export const ORDER_STATUS_NAMES: Readonly<Record<RiskOrderStatus, string>> = {
  QUEUED: '排队中',
  RUNNING: '处理中',
  PAUSED: '已暂停',
  SHORT: '余额不足',
  DONE: '已完成',
  CANCELLED: '已取消',
  FAILED: '未完成',
}

export const OVERRIDE_NAMES: Readonly<Record<(typeof OVERRIDE_STATES)[number], string>> = {
  ASKED: '改判待决定',
  AGREED: '已改判',
  REFUSED: '不同意改判',
}

export const MISSING_NAMES: Readonly<Record<MissingReport, string>> = {
  NONE: '没有报告',
  STALE: '报告的数据已过期',
  SEALED: '授权已撤销',
  NO_CONSENT: '没有有效授权',
  NO_DATA: '没有数据',
  FAILED: '未能生成',
  NO_MONEY: '产品未开通或额度用完',
  NO_FIRM: '本公司没有这家企业',
}
