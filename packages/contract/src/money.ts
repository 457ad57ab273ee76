/** Words of the money that pages and calls share. Amounts are integers of 毫 (0.0001 yuan). Names no schema: pages import it. */

export const CHARGE_RULES = ['FOUND', 'QUERY'] as const

export const PRODUCT_CATEGORIES = [
  'QUERY',
  'REPORT',
  'VERIFY',
  'COLLECT',
  'OCR',
  'MONITOR',
] as const

/** CREATED waits for an operator. */
export const ORDER_STATUSES = ['CREATED', 'ACTIVE', 'REFUSED', 'CLOSED'] as const
export const TERMS_STATUSES = ['ASKED', 'IN_FORCE', 'REFUSED', 'RETIRED'] as const

/** HELD is not answered yet; FREE was answered and cost nothing; RELEASED was not charged; REVERSED was given back. */
export const USAGE_STATES = ['HELD', 'CHARGED', 'FREE', 'RELEASED', 'REVERSED'] as const
export type UsageState = (typeof USAGE_STATES)[number]
/**
 * VALID: bought before and still valid; ZERO: its price is nothing; QUERIED: charged though nothing was found, by its rule; INCOMPLETE: a
 * part could not be had.
 */
export const USAGE_WHYS = [
  'FOUND',
  'QUERIED',
  'VALID',
  'ZERO',
  'NOT_FOUND',
  'INCOMPLETE',
  'FAILED',
] as const
export type UsageWhy = (typeof USAGE_WHYS)[number]

/** PAGE: a person asked; API: a system did, or a collection through a channel. */
export const USAGE_VIAS = ['PAGE', 'API'] as const

export const ENTRY_KINDS = [
  'RECHARGE',
  'GIFT',
  'ADJUST',
  'HOLD',
  'RELEASE',
  'CHARGE',
  'REVERSE',
] as const

/**
 * ADJUST is in favour of the company, DEDUCT against it; CREDIT sets the credit limit, REVERSE gives a charged call back.
 */
export const VOUCHER_KINDS = ['RECHARGE', 'GIFT', 'ADJUST', 'DEDUCT', 'REVERSE', 'CREDIT'] as const
export const VOUCHER_STATUSES = ['ASKED', 'DONE', 'REFUSED'] as const

/**
 * OPEN until its month is over and it is frozen; what comes later stands on a later bill. DISPUTED until whoever is owed answers: then it
 * is FROZEN again.
 */
export const BILL_STATUSES = [
  'OPEN',
  'FROZEN',
  'DISPUTED',
  'CONFIRMED',
  'INVOICED',
  'PAID',
] as const
export type BillStatus = (typeof BILL_STATUSES)[number]
/** Of whoever is owed. PAY: money came in, under its reference; SETTLE: what lies on the account covers it. */
export const OWED_STEPS = ['ANSWER', 'INVOICE', 'PAY', 'SETTLE'] as const
