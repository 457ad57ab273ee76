/** How outcomes and states are called in workbooks, in Chinese. */
import type { OVERRIDE_STATES, RiskOrderStatus } from '@xinjian/contract/risk/statuses'
import type { MissingReport, PolicyOutcome } from '@xinjian/engine/report/policy/table'
import { RISK_FILE_SAYS as SAYS } from './file-words.ts'

export const OUTCOME_NAMES: Readonly<Record<PolicyOutcome | 'NONE', string>> = {
  PASS: SAYS.PASS,
  REVIEW: SAYS.REVIEW,
  REJECT: SAYS.REJECT,
  UNJUDGED: SAYS.UNJUDGED,
  NONE: SAYS.waits,
}

export const ORDER_STATUS_NAMES: Readonly<Record<RiskOrderStatus, string>> = {
  QUEUED: SAYS.QUEUED,
  RUNNING: SAYS.RUNNING,
  PAUSED: SAYS.PAUSED,
  SHORT: SAYS.SHORT,
  DONE: SAYS.DONE,
  CANCELLED: SAYS.CANCELLED,
  FAILED: SAYS.FAILED,
}

export const OVERRIDE_NAMES: Readonly<Record<(typeof OVERRIDE_STATES)[number], string>> = {
  ASKED: SAYS.ASKED,
  AGREED: SAYS.AGREED,
  REFUSED: SAYS.REFUSED,
}

export const MISSING_NAMES: Readonly<Record<MissingReport, string>> = {
  NONE: SAYS.NONE,
  STALE: SAYS.STALE,
  SEALED: SAYS.sealed,
  NO_CONSENT: SAYS.NO_CONSENT,
  NO_DATA: SAYS.NO_DATA,
  FAILED: SAYS.notMade,
  NO_MONEY: SAYS.NO_MONEY,
  NO_FIRM: SAYS.NO_FIRM,
}
