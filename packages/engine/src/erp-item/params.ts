/** Every number of this engine that is not a formula (domain §3.5, §3.11). A change of any is a new `version`. */
import type { Widened } from '../kit/rules/rulebook.ts'
import { above, atLeast, type FlagThreshold } from '../kit/threshold.ts'

const FLAGS = {
  'E-12': { yellow: [above(0.1)], red: [above(0.3)] },
  'E-13': { yellow: [above(0.2)], red: [above(0.4)] },
  'E-14': { yellow: [above(180)], red: [above(365)] },
  'E-15': { yellow: [atLeast(1)] },
  'E-15.SHARE': { yellow: [above(0)], red: [above(0.05)] },
  'E-17': { red: [above(0)] },
  'E-20': { yellow: [above(0.05)], red: [above(0.15)] },
} as const satisfies Record<string, FlagThreshold>

/** Numbers of the rules: those of the indicators. */
const RULES = {
  'R-E12': { medium: 0.1, high: 0.3 },
  'R-E13': { medium: 0.2, high: 0.4 },
  'R-E14': { medium: 180, high: 365 },
  'R-E15': { low: 0, medium: 0.05 },
  'R-E17': { medium: 0 },
  'R-E17B': { medium: 0 },
  'R-E20': { low: 0.05, medium: 0.15 },
} as const

export const ERP_ITEM_PARAM = {
  version: '2026.1',
  flags: FLAGS,
  /** No figure of this kind tolerates missing months: a sum over part of a window would be shown as the whole. */
  tolerateMissing: 0,
  rules: RULES,
  /** Days without a move after which stock is idle, and after which it is dead. */
  idleDays: 180,
  deadDays: 365,
  /** Longest stretch of days that still dates what came in within it. */
  datingDays: 31,
  /** Cumulated shares of the sales at which class B and class C begin. */
  classes: { b: 0.8, c: 0.95 },
  /** Of a sale price what stock is lent on, and what is taken from stock that is idle or not known to move. */
  pledge: { priceShare: 0.7, idleDiscount: 0.5 },
  /** What rounding of columns may come to: four amounts to the 分, four quantities to the fourth decimal. */
  tolerance: { fen: 2, quantity: 0.0002 },
  /** Items listed one by one. */
  listed: 100,
  /** Rows that evidence names one by one. */
  named: 500,
} as const

export type RuleLimits = Widened<typeof RULES>
export type ItemParam = Omit<typeof ERP_ITEM_PARAM, 'rules'> & { readonly rules: RuleLimits }
export type ThresholdKey = keyof typeof FLAGS
