/** What is matched: movements of money and what they may settle, by column, since there may be a million of either. */

/** Rows of bank lines of one direction, of invoices of one direction, or of open balances. */
export interface Rows {
  /** Days since 1970-01-01. */
  day: Int32Array
  /** 分. Of bank lines above nought; an invoice that takes another back is below. */
  amount: Float64Array
  /** Index into `names`; −1 = the row names nobody. */
  party: Int32Array
  names: readonly string[]
}

/** How a line was matched, or why it was not; the order is that of the codes in columns. */
export const REASONS = [
  /** The bank names nobody. */
  'NO_PARTY',
  /** There is no invoice and no balance of anybody so called. */
  'UNKNOWN_PARTY',
  /** More than what of the party is open around that day. */
  'MORE_THAN_OPEN',
  /** Amount of one invoice. */
  'ONE',
  /** Sum of several invoices. */
  'SEVERAL',
  /** Several payments that come to one invoice. */
  'PARTS',
  /** One invoice less a fee. */
  'FEE',
  /** A round share of one invoice. */
  'SHARE',
  /** Less than the only invoice that is open. */
  'ONLY_ONE',
  /** The whole balance on the list of receivables or payables. */
  'BALANCE',
  /** A part of that balance. */
  'PART_OF_BALANCE',
  /** Less than what is open: taken off the oldest. */
  'ON_ACCOUNT',
  /** Sums come out, but so do others, or might by chance. */
  'CHANCE',
  /** One open invoice of another party has the very amount. */
  'AMOUNT_ALONE',
] as const
export type Reason = (typeof REASONS)[number]

/** How the name at the bank is that on the invoice. */
export const NAMED = ['EXACT', 'SHORT', 'CUT', 'NEAR'] as const
export type Named = (typeof NAMED)[number]

/** Numbers of the matching. A change of any changes reports. */
export const MATCH = {
  /** Days that money may come before its invoice, and after it. */
  lead: 60,
  lag: 540,
  /** Open invoices of a party that are looked at for one payment: the nearest before its day. */
  window: 120,
  /** Of these, for sums that are no run of days. */
  choice: 24,
  /** Sums that might come out by chance more often than this are doubted. */
  chance: 0.004,
  /** Fixed fees of banks, 分: up to, in steps of. Else a share of the invoice. */
  fee: { most: 5_000, step: 50, shares: [0.001, 0.002, 0.003, 0.0038, 0.005, 0.006, 0.01] },
  /** Of the only open invoice at least this share is a payment of it, and not of something else. */
  leastPart: 0.1,
  /** Shares of an invoice that are paid in advance or kept back, in hundredths. */
  shareStep: 5,
  /** What a reason and a name are worth; their product is the score. */
  worth: {
    ...{ NO_PARTY: 0, UNKNOWN_PARTY: 0, MORE_THAN_OPEN: 0 },
    ...{ ONE: 1, SEVERAL: 0.98, PARTS: 0.97, FEE: 0.97, SHARE: 0.96, ONLY_ONE: 0.8 },
    ...{ BALANCE: 0.97, PART_OF_BALANCE: 0.7, ON_ACCOUNT: 0.6, CHANCE: 0.6, AMOUNT_ALONE: 0.5 },
  } satisfies Record<Reason, number>,
  named: { EXACT: 1, SHORT: 0.99, CUT: 0.98, NEAR: 0.95 } satisfies Record<Named, number>,
  /** From here on a line is matched; below it is doubtful, at nought it is not matched. */
  sure: 0.9,
} as const

export const codeOf = (reason: Reason): number => REASONS.indexOf(reason)
