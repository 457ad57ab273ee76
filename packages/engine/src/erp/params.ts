/** Every number of this engine that is not a formula (domain §3.5, §4). A change of any is a new `version`. */
import type { Widened } from '../kit/rules/rulebook.ts'
import { above, atLeast, below, type FlagThreshold } from '../kit/threshold.ts'

const FLAGS = {
  'B-005': { yellow: [above(0.1)], red: [above(0.3)] },
  // Never red: it says where to look, and nothing of what is found there.
  'B-006': { yellow: [above(0.015)] },
  'B-012': { yellow: [atLeast(1)] },
  'B-013': { yellow: [below(0.1)], red: [below(0.05)] },
  'B-014': { yellow: [above(0.15)], red: [above(0.3)] },
  'E-01': { yellow: [below(12)], red: [below(6)] },
  'E-02': { red: [above(1)] },
  'E-02.VOUCHER': { red: [atLeast(1)] },
  'E-03': { yellow: [above(0.15)], red: [above(0.3)] },
  'E-04': { yellow: [above(0.15)], red: [above(0.3)] },
  'E-05': { yellow: [above(0.2)], red: [above(0.4)] },
  'E-06': { yellow: [above(0.2)], red: [above(0.4)] },
  'E-07': { yellow: [above(0.6)], red: [above(0.8)] },
  'E-08': { yellow: [above(120)], red: [above(180)] },
  'E-09': { yellow: [above(0.02)], red: [above(0.05)] },
  'E-10': { yellow: [above(0.2)], red: [above(0.4)] },
  'E-14': { yellow: [above(180)], red: [above(365)] },
  'E-15': { yellow: [atLeast(1)] },
  'E-15.SHARE': { red: [above(0.05)] },
  'E-17': { red: [atLeast(1)] },
  'E-19': { yellow: [below(0.85)], red: [below(0.7)] },
  'E-21': { yellow: [below(0.8)], red: [below(0.6)] },
  'E-22': { yellow: [atLeast(3)], red: [atLeast(10)] },
  'E-23': { yellow: [above(0.3)], red: [above(0.6)] },
  'E-24': { yellow: [above(0.3)], red: [above(0.6)] },
  'E-25': { yellow: [below(80)], red: [below(60)] },
} as const satisfies Record<string, FlagThreshold>

/** Numbers of the rules. Shares are fractions. */
const RULES = {
  'B-005': { share: 0.2, trips: 3 },
  'B-008': { share: 0.5 },
  'B-009': { sum: 100_000 },
  'B-010': { rows: 1 },
  'B-011': { vouchers: 1 },
  'B-012': { slips: 1 },
  'E-02': { tolerance: 1, vouchers: 1 },
  'E-15': { rows: 1, share: 0.05 },
  'E-17': { entries: 1 },
  'E-22': { vouchers: 10 },
  'R-070': { share: 0.3 },
} as const

export const ERP_PARAM = {
  version: '2026.6',
  flags: FLAGS,
  /** No figure of this kind tolerates missing months: a sum over part of a window would be shown as the whole. */
  tolerateMissing: 0,
  rules: RULES,
  /** Sums that must be one may differ by this, 分: a book is to the cent, its printed form at times is not. */
  tolerance: 100,
  /** Months that both sides must tell before sales of the books are held against those told by others. */
  minCommonMonths: 6,
  /** What E-25 takes off for a part that is yellow or red. The parts are those of domain §3.5, their weights this platform's. */
  penalties: {
    'E-02': { yellow: 0, red: 30 },
    'E-03': { yellow: 10, red: 20 },
    'E-04': { yellow: 10, red: 20 },
    'E-15': { yellow: 5, red: 10 },
    'E-17': { yellow: 0, red: 15 },
    'E-22': { yellow: 5, red: 15 },
    'E-23': { yellow: 5, red: 10 },
  },
  /** Parts that must have been judged before there is a score. */
  minParts: 3,
  /** First digits tell something from so many amounts on (Nigrini 2012, ch. 7: MAD of first digits). */
  minDigits: 1000,
  /** A share of whole ten thousands means something from so many amounts on. */
  minLarge: 100,
  minRound: 20,
  /** Parties and accounts listed one by one. */
  listed: 20,
  listedVouchers: 200,
  /** Rows of the table of balances. */
  listedBalances: 500,
} as const

export type RuleLimits = Widened<typeof RULES>
export type ErpParam = Omit<typeof ERP_PARAM, 'rules'> & { readonly rules: RuleLimits }
export type ThresholdKey = keyof typeof FLAGS
