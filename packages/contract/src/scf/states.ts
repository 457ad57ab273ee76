/** States and names of supply-chain finance. Names no schema: pages import it. */
export const ANCHOR_STATES = ['DRAFT', 'ACTIVE', 'FROZEN', 'EXPIRED'] as const
export const RELATION_STATES = ['INVITED', 'CONFIRMED', 'DISABLED'] as const
export const RELATION_ROLES = ['SUPPLIER', 'DEALER'] as const
export const SEAT_ROLES = ['ANCHOR', 'MEMBER'] as const
export const PRODUCT_TYPES = [
  'RECEIVABLE',
  'ORDER',
  'INVENTORY',
  'PREPAYMENT',
  'BILL',
  'CREDIT',
] as const
export const RECEIVABLE_STATES = [
  'DRAFT',
  'SUBMITTED',
  'CONFIRMED',
  'REJECTED',
  'FINANCED',
  'SETTLED',
  'OVERDUE',
  'CLOSED',
] as const
export type ReceivableState = (typeof RECEIVABLE_STATES)[number]
/** Orders that are financed before delivery: of a supplier (ORDER), or of a dealer who pays in advance (PREPAYMENT). */
export const ORDER_TYPES = ['ORDER', 'PREPAYMENT'] as const
/** Types of products that can be applied for today. */
export const OFFERED_TYPES = ['RECEIVABLE', ...ORDER_TYPES] as const
export type OrderType = (typeof ORDER_TYPES)[number]
/** DRAFT: entered, and waiting for the core enterprise's word. */
export const ORDER_STATES = [
  'DRAFT',
  'VERIFIED',
  'REJECTED',
  'FINANCED',
  'DELIVERED',
  'INVOICED',
  'SETTLED',
] as const
export type OrderState = (typeof ORDER_STATES)[number]
/** Which member brings which: a supplier its buyer's order, a dealer its own order of the core enterprise. */
export const ORDER_ROLE = { ORDER: 'SUPPLIER', PREPAYMENT: 'DEALER' } as const
export const ANCHOR_STEPS = ['ACTIVATE', 'FREEZE', 'RELEASE'] as const
export const DEBT_WORDS = ['CONFIRM', 'REFUSE'] as const
export const CLOSINGS = ['PAID', 'BOUGHT_BACK'] as const
export const REGISTER_RESULTS = ['CLEAR', 'FOUND', 'REGISTERED', 'REFUSED', 'UNKNOWN'] as const
export const ALERT_KINDS = [
  'INVOICE_RED',
  'DEBTOR_COURT',
  'TERM_LONG',
  'CONCENTRATED',
  'DELIVERY_LATE',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/**
 * Checks before financing (domain §2.10): invoices verified and neither void nor red; their sum; seller and debtor of each; the contract's
 * buyer; days until payment; related parties; financed elsewhere on the platform; the register searched, the debt confirmed, the notice given.
 */
export const CHECKS = [
  'VERIFIED',
  'NOT_RED',
  'SUM',
  'SELLER',
  'DEBTOR',
  'CONTRACT',
  'TERM',
  'RELATED',
  'UNFINANCED',
  'NOTICE',
  'CONFIRMED',
  'SEARCHED',
] as const
export type CheckCode = (typeof CHECKS)[number]
/** NOTE: lawful, and to be looked at. ABSENT: nothing is held by which it could be judged. */
export const CHECK_STATES = ['PASS', 'NOTE', 'FAIL', 'ABSENT'] as const
export type CheckState = (typeof CHECK_STATES)[number]

/** Days within which a large firm pays a small one (保障中小企业款项支付条例, 2025, article 9). */
export const LAW_TERM_DAYS = 60
/** Days within which a debt is confirmed once it was asked (the same, article 17). */
export const CONFIRM_DAYS = 30
/** A verified invoice is taken for so many days; after that it is verified anew. */
export const VERIFIED_DAYS = 30
/** Most invoices of one receivable. */
export const MOST_INVOICES = 200
/** Share of one debtor among all that is financed from which a funder is told, percent. */
export const CONCENTRATED_PERCENT = 50
