/** Words of customers that pages and calls share. Names no schema: pages import it. */

/** WAITING for another operator's word; REFUSED was never opened; nobody of a FROZEN one is let in. */
export const COMPANY_STATUSES = ['WAITING', 'ACTIVE', 'REFUSED', 'FROZEN'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

/** What a company enters for its secondary customer: paid, taken back, or how far below zero it may go. */
export const FUND_KINDS = ['RECHARGE', 'DEDUCT', 'CREDIT'] as const

/** NONE was never opened for the secondary customer. */
export const SOLD_STATUSES = ['NONE', 'OPEN', 'CLOSED'] as const
