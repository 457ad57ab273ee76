/** Words of own score cards. Names no schema: pages import it. */

export const TRAINING_STATUSES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const

/** CALIBRATION: too few outcomes for weights of their own, the platform's score is stretched and moved. */
export const CARD_KINDS = ['CARD', 'CALIBRATION'] as const

/** A loan is bad from so many days overdue; 90 where nothing else is chosen (Basel II § 452, 商业银行金融资产风险分类办法 art. 11). */
export const DEFAULT_DAYS_WORDS = ['90', '60', '30'] as const

/**
 * Why a loan is no case. NOT_DUE: not matured or still late when it was entered, and not bad; NO_FIRM: no such enterprise; NONE, STALE: no report and no invoices
 * before the grant, or of data too old; SEALED, NO_CONSENT: no consent in force; FAILED: the report cannot be read; NO_SCORE: it has no score.
 */
export const LEFT_OUT = [
  'NOT_DUE',
  'NO_FIRM',
  'NONE',
  'STALE',
  'SEALED',
  'NO_CONSENT',
  'FAILED',
  'NO_SCORE',
] as const
export type LeftOut = (typeof LEFT_OUT)[number]
