/** Every number of the finance part that is not a formula (domain §3.4, §4). A change of any is a new `version`. */
import type { Widened } from '../kit/rules/rulebook.ts'
import { above, below, type FlagThreshold } from '../kit/threshold.ts'

const FLAGS = {
  'F-01': { yellow: [above(0.7)], red: [above(0.9)] },
  'F-02': { yellow: [below(1.2)], red: [below(0.8)] },
  'F-03': { yellow: [below(0.8)], red: [below(0.5)] },
  'F-04': { yellow: [below(0.1)], red: [below(0.03)] },
  'F-05': { yellow: [below(2)], red: [below(1)] },
  'F-06': { red: [below(0)] },
  'F-07': { yellow: [below(0.01)], red: [below(-0.05)] },
  'F-08': { yellow: [below(0.01)], red: [below(-0.05)] },
  'F-09': { yellow: [below(0.03)], red: [below(0)] },
  'F-10': { yellow: [above(120)], red: [above(180)] },
  'F-11': { yellow: [above(180)], red: [above(365)] },
  'F-12': { yellow: [above(180)] },
  'F-13': { yellow: [above(150)], red: [above(240)] },
  'F-14': { yellow: [below(0.5)], red: [below(0.2)] },
  'F-15': { yellow: [below(-0.2)], red: [below(-0.5)] },
  'F-17': { yellow: [above(0.2)], red: [above(0.4)] },
  'F-18': { yellow: [above(0.3)], red: [above(0.5)] },
  'F-19': { yellow: [above(0.6)], red: [above(0.8)] },
  'F-20': { yellow: [above(5)], red: [below(0)] },
  'F-21': { yellow: [below(0.5)], red: [below(0)] },
  'F-22': { yellow: [below(0.8)], red: [below(0.5)] },
  'F-23': { yellow: [above(0.4)], red: [above(0.8)] },
  'F-25': { yellow: [above(0.005)] },
  'F-26': { yellow: [above(0.3)] },
  'F-27': { yellow: [below(3)] },
} as const satisfies Record<string, FlagThreshold>

/** What the rules on statements compare with, by rule. Shares are fractions. */
export const FINANCE_LIMITS = {
  'R-057': { years: 3, salesGrowth: 0.1 },
  'R-058': { difference: 0.2 },
  'R-059': { margin: 0, fromMedian: 0.2, yearChange: 0.15 },
  'R-060': { share: 0.2, growth: 0.5, growthShare: 0.1 },
  'R-061': { share: 0.3, months: 12 },
  'R-062': { days: 365, growth: 1 },
} as const

export type FinanceLimits = Widened<typeof FINANCE_LIMITS>

export const FINANCE_PARAM = {
  version: '2026.2',
  flags: FLAGS,
  /** Statements are whole or absent: no window tolerates a part of one. */
  tolerateMissing: 0,
  daysOfYear: 365,
  /** F-22 compares with 含税收入: the highest rate of each kind of taxpayer, so that the ratio is never too good. */
  salesTax: { GENERAL: 0.13, SMALL: 0.03 },
  /** F-24: share of 固定资产 from which short money in long assets is asked about. */
  fixedShare: 0.5,
  /** Last day, in months after the year, to file the statements of a year (企业所得税法 §54): five. */
  filingMonths: 5,
  /** 弹性系数 between these is even growth (domain §3.9). */
  elasticity: { low: 0.8, high: 1.2 },
  /** From where a figure of the last year is a strength; growth beyond `growthMost` asks for a reason first. */
  praise: { leverage: 0.5, growth: 0.1, growthMost: 1, margin: 0.05, cash: 1 },
  /** From F-01's own red line (domain §3.4): 资产负债率 above which a return on equity praises nobody. */
  thinEquity: FLAGS['F-01'].red[0].value,
  /** Identities hold to this, 分: forms are filled in whole yuan. */
  tolerance: 100,
} as const

export type FinanceParam = typeof FINANCE_PARAM
export type ThresholdKey = keyof typeof FLAGS
