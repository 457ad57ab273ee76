/** Every number of this engine that is not a formula (domain §3.3, §4). A change of any is a new `version`. */
import type { Widened } from '../kit/rules/rulebook.ts'
import { above, atLeast, below, exactly, type FlagThreshold } from '../kit/threshold.ts'

const FLAGS = {
  'T-008': { yellow: [below(10_000)], red: [exactly(0)] },
  'T-011': { yellow: [below(-0.3)], red: [below(-0.6)] },
  'T-019.COUNT': { yellow: [atLeast(1)], red: [atLeast(3)] },
  'T-019.AMOUNT': { yellow: [above(0)], red: [above(1_000)] },
  'T-020': { yellow: [above(0)], red: [above(10_000)] },
  'T-021': { yellow: [atLeast(1)], red: [atLeast(3)] },
  'T-024': { yellow: [above(0)], red: [above(10_000)] },
  'T-038': { yellow: [above(0.005)] },
  'T-041': { yellow: [below(18)], red: [below(12)] },
  'T-042': { yellow: [atLeast(3)], red: [atLeast(6)] },
} as const satisfies Record<string, FlagThreshold>

/** Numbers of the rules (domain §4). */
const RULES = {
  'R-001': { highYuan: 10_000, highDays: 90 },
  'R-064': { tolerance: 0.005 },
  'R-068': { low: 1, medium: 3 },
} as const

export const TAX_PARAM = {
  version: '2026.2',
  flags: FLAGS,
  /** No rule of this kind tolerates missing months: a sum over part of a window would be shown as the whole. */
  tolerateMissing: 0,
  /** 城建税 of 增值税: 市区, 县镇, 其他, and each halved for small firms (六税两费减半). */
  cityTaxRates: [0.07, 0.05, 0.01, 0.035, 0.025, 0.005],
  rules: RULES,
  /** Payments listed one by one, newest first. */
  listed: 500,
} as const

export type RuleLimits = Widened<typeof RULES>
export type TaxParam = Omit<typeof TAX_PARAM, 'rules'> & { readonly rules: RuleLimits }
export type ThresholdKey = keyof typeof FLAGS
