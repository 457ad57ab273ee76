/**
 * The versioned parameter table `rule_param`: every number of the report engine that is not a formula. Changing any of
 * them means a new `version`, which is part of the engine version of a stored report.
 */

import { HOLIDAY_BLOCKS } from '../../kit/china/holidays.ts'
import { SPRING_FESTIVAL } from '../../kit/china/spring-festival.ts'
import { FLAG_THRESHOLDS } from './flag-thresholds.ts'
import {
  CATERING,
  EXPECTED_SALES,
  EXPENSE_GROUPS,
  GOODS_SECTIONS,
  GROWN_OR_MINED,
  LOCAL_TRADES,
  SECTOR_INFERENCE,
  SERVICE_SECTIONS,
  TRADE_SECTIONS,
} from './industry.ts'
import { LIMIT_PARAMS } from './limit-params.ts'
import { RISK_SCORE, RULE_THRESHOLDS, type RuleLimits, SUPPRESSION } from './rule-thresholds.ts'

export const RULE_PARAM = {
  version: '2026.5',
  flags: FLAG_THRESHOLDS,
  rules: RULE_THRESHOLDS,
  risk: RISK_SCORE,
  suppression: SUPPRESSION,
  limit: LIMIT_PARAMS,
  /** Share of a window's months that rule T tolerates as missing (§3.1). */
  tolerateMissing: 0.25,
  /** A day's count counts as concentrated above mean + this many standard deviations (I-045). */
  concentratedSigma: 3,
  /** I-046: numbers from which neighbours count as a run; stored scans depend on it (invoice/facts/scan.ts). */
  serial: { minRun: 5 },
  /** I-047: lines from which one quantity is worth a colour. */
  sameQuantity: { minLines: 20 },
  /** Share of one direction from which a category is worth comparing (I-075, I-076). */
  categoryShare: 0.1,
  /**
   * Digits of the 税收分类编码 at which purchases and sales are compared by section (I-075). A maker sells what it never
   * bought, so its goods are compared by 篇类 only.
   */
  categoryDigits: { C: 3, F: 7 } as Readonly<Record<string, number>>,
  /**
   * What is too small to grow from (I-007…I-012, I-024, I-025): less than `share` of what it is compared with and less than
   * `monthlyYuan` a month, the base of R-025. Ours: the domain table gives growth no smallest base.
   */
  growthBase: { share: 0.01, monthlyYuan: RULE_THRESHOLDS['R-025'].minBaseYuan },
  /** I-018: days within which an invoice counts as recent. */
  recentDays: 45,
  /** I-079 judges only goods sold above this, yuan. */
  freightGoodsYuan: 1_000_000,
  /** I-058: months of acquaintance and invoices of an A customer. */
  oldCustomer: { months: 18, invoices: 3 },
  /** I-084: priced lines and share of sales from which a goods' price spread is judged. */
  priceSpread: { lines: 10, share: 0.05 },
  /**
   * I-061, I-062, I-089: share of the amount from which what was looked up speaks for all, days for which an answer is used, and days
   * for which a notice of 非正常户 is taken for recent. Ours: the domain table gives none.
   */
  partners: { minLookedUp: 0.75, freshDays: 90, noticeDays: 365 },
  holidays: HOLIDAY_BLOCKS,
  springFestival: SPRING_FESTIVAL,
  expenses: EXPENSE_GROUPS,
  freight: EXPENSE_GROUPS[2],
  electricity: EXPENSE_GROUPS[0],
  catering: CATERING,
  expectedSales: EXPECTED_SALES,
  localTrades: LOCAL_TRADES,
  tradeSections: TRADE_SECTIONS,
  goodsSections: GOODS_SECTIONS,
  serviceSections: SERVICE_SECTIONS,
  grownOrMined: GROWN_OR_MINED,
  sectorInference: SECTOR_INFERENCE,
} as const

export type RuleParam = Omit<typeof RULE_PARAM, 'rules'> & { readonly rules: RuleLimits }
