/** States of risk orders and of their reviews. Names no schema: pages import it. */

/** SHORT: the balance does not cover the next report; PAUSED and SHORT go on when a person says so. */
export const RISK_ORDER_STATUSES = [
  'QUEUED',
  'RUNNING',
  'PAUSED',
  'SHORT',
  'DONE',
  'CANCELLED',
  'FAILED',
] as const
export type RiskOrderStatus = (typeof RISK_ORDER_STATUSES)[number]

/** HELD: stored reports alone, nothing is charged; MADE: what is missing or too old is ordered, at the price of the report. */
export const ORDER_SOURCES = ['HELD', 'MADE'] as const

/** RECKONED, of trials alone: what reports of that day would have said, made of what is stored and kept nowhere. */
export const REPORT_SOURCES = [...ORDER_SOURCES, 'RECKONED'] as const
/** What a trial may rest on. */
export const TRIAL_SOURCES = ['HELD', 'RECKONED'] as const

/** SINGLE and LIST are orders; TRIAL judges every stored enterprise by two versions, and decides on nobody. */
export const RISK_PURPOSES = ['SINGLE', 'LIST', 'TRIAL'] as const

/** ASKED waits for another person. */
export const OVERRIDE_STATES = ['ASKED', 'AGREED', 'REFUSED'] as const
