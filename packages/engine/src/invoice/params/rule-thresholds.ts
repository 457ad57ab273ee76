import { REGISTER_LIMITS } from '../../kit/rules/registration.ts'
import type { Widened } from '../../kit/rules/rulebook.ts'

/**
 * Numbers of the risk rules (domain §4). A rule names its row; nothing else in the engine holds a limit of a rule.
 * Where a rule needs a smallest sample that the catalogue does not give (so that one void on the 30th is not "集中作废"),
 * the sample size here is ours, and the row says so.
 */
export const RULE_THRESHOLDS = {
  'R-014': { medium: 0.15, high: 0.3, minInvoices: 20 },
  'R-015': { usage: 0.95, months: 3 },
  'R-016': { medium: 0.1, high: 0.2, minInvoices: 30 },
  /** `minMonthVoids` is ours: the catalogue gives no sample size for the month-end limb. */
  'R-017': { dayVoids: 10, dayShare: 0.5, lastDays: 3, monthEndShare: 0.6, minMonthVoids: 10 },
  'R-018': { medium: 0.05, high: 0.1, redLine: 0.3 },
  'R-019': { share: 0.05, lastMonth: 4 },
  'R-020': { timesMedian: 3, redShare: 0.5, days: 90 },
  'R-021': { medium: 0.1, high: 0.3 },
  'R-022': { medium: 0.15, exemptIndustries: ['F52', '52', 'G', 'H'] },
  /** hit the good more often than the bad (docs/rules-validation.md): hints of low level, whatever the catalogue says. */
  'R-023': { low: 0.25 },
  'R-024': { low: 0.1, run: 10 },
  'R-025': { medium: 1, high: 3, minBaseYuan: 100_000 },
  'R-026': { high: -0.5 },
  'R-027': { medium: 2, high: 3 },
  'R-028': { medium: 45, high: 60, toleranceDays: 30, toleranceMonths: [2, 3, 4] },
  'R-029': { high: 1.5 },
  'R-030': { categories: 1, minCategoryYuan: 500_000, sections: ['C', 'F'] },
  'R-031': { medium: 0.6, high: 0.3, sections: ['F'] },
  'R-032': { medium: 0.1, high: 0.03, sections: ['F'] },
  'R-034': { medium: 0, redLineShare: 0.7, redLineYuan: 50_000 },
  'R-035': { medium: 0.05, high: 0.15 },
  'R-036': { medium: 0.05, high: 0.15 },
  'R-037': { medium: 0.7, high: 0.85 },
  'R-038': { top1: 0.7, top3: 0.8, top1Manufacturing: 0.8 },
  'R-039': { medium: 0.05, high: 0.2 },
  /** `minParties` is ours: one customer and one supplier elsewhere are concentration, not a pattern of places. */
  'R-041': { medium: 0.85, minParties: 3 },
  'R-042': { medium: 0.02, high: 0.005, minSalesYuan: 2_000_000 },
  'R-043': { medium: 0.3, higherSections: ['L'], higher: 0.5 },
  'R-044': REGISTER_LIMITS['R-044'],
  'R-045': { medium: 30, high: 3, firstMonths: 3, minFirstYuan: 5_000_000 },
  'R-046': REGISTER_LIMITS['R-046'],
  'R-050': { medium: 0.5, high: 0.2 },
  'R-051': { medium: 0.1 },
  'R-052': { medium: 1 },
} as const

/** Numbers of the rules as an institution may set them; lists stay those of the table. */
export type RuleLimits = Widened<typeof RULE_THRESHOLDS>

/** Report risk score = 100·(1 − e^(−Σ points / scale)); level 高 on a red line or from `high`, 中 from `medium`. */
export const RISK_SCORE = {
  points: { HIGH: 10, MEDIUM: 5, LOW: 2 },
  scale: 40,
  high: 70,
  medium: 40,
  minJudged: 0.5,
} as const

/** Entry ids of the suppression list (domain §4) and their numbers. */
export const SUPPRESSION = {
  /** An enterprise younger than this is judged by facts and by R-044/045/046 only. */
  newRegisteredMonths: 6,
  /** Facts of registration and of the tax bureau are never suppressed. */
  neverSuppressed: ['R-002', 'R-003', 'R-034', 'R-044', 'R-045', 'R-046', 'R-047', 'R-071'],
  /** A surge is seasonal when the same months a year ago were at least this share of the surge. */
  seasonalRatio: 0.6,
  /** A season is a rest from trade: months a year that must have traded beside it. */
  seasonMonths: 3,
} as const
