/** Thresholds and limits of what returns say (domain §3.3, §4). */
import { above, atLeast, below, type FlagThreshold } from '../../kit/threshold.ts'

export const RETURN_FLAGS = {
  'T-002': { yellow: [below(-0.2)], red: [below(-0.5)] },
  'T-003': { yellow: [above(0.6)], red: [above(1)] },
  'T-006': { yellow: [below(-0.3)], red: [below(-0.6)] },
  /** On the size of the relative change. */
  'T-007.REL': { yellow: [above(0.5)] },
  'T-014': { yellow: [atLeast(1)], red: [atLeast(3)] },
  'T-015': { yellow: [atLeast(2)], red: [atLeast(6)] },
  'T-016': { yellow: [atLeast(6)], red: [atLeast(11)] },
  'T-017': { yellow: [atLeast(1)], red: [atLeast(3)] },
  'T-018': { yellow: [atLeast(1)], red: [atLeast(2)] },
  'T-032': { yellow: [above(0.95)], red: [above(1)] },
  'T-033': { yellow: [above(0.1)], red: [above(0.3)] },
  'T-033.ABNORMAL': { red: [above(0)] },
  'T-036': { yellow: [below(0.03)], red: [below(0.01)] },
  'T-043': { yellow: [above(0.5)] },
  'T-044': { yellow: [below(12)] },
  'T-045': { yellow: [above(0.9)], red: [above(1)] },
  'T-046': { yellow: [atLeast(1)], red: [atLeast(2)] },
} as const satisfies Record<string, FlagThreshold>

/** By rule; ratios are fractions, money is yuan. */
export const RETURN_LIMITS = {
  'R-005': { low: 1, medium: 3, high: 6 },
  'R-006': { medium: 1 },
  'R-007': { medium: 3, high: 6 },
  'R-010': { share: 0.5 },
  'R-011': { medium: 0.1, high: 0.3 },
  'R-012': { medium: -0.3, high: -0.6, minMonths: 12 },
  'R-013': { change: 0.5, minTaxYuan: 10_000 },
  /** `nilYuan` is ours: from how little 存货 counts as none. */
  'R-053': { periods: 12, share: 0.2, nilYuan: 1_000 },
  'R-054': { salesYuan: 0 },
  'R-055': { medium: 0.5, high: 0.8 },
  'R-056': { share: 0.5 },
  /** `drop` is ours: the catalogue gives no measure of 末月骤降. */
  'R-066': { usage: 0.9, near: 1, drop: 0.5 },
} as const

/** Numbers of the law that formulas need (domain §1.10). */
export const LAW = {
  /** 小规模纳税人: taxable sales of twelve months. */
  smallScaleYuan: 5_000_000,
  /** 小型微利企业. */
  microIncomeYuan: 3_000_000,
  microStaff: 300,
  microAssetsWan: 5_000,
  /** From which share of a line its neighbourhood begins. */
  nearFrom: 0.9,
  /** 高新技术企业: research to revenue, by revenue. */
  research: [
    { belowYuan: 50_000_000, share: 0.05 },
    { belowYuan: 200_000_000, share: 0.04 },
    { belowYuan: Number.POSITIVE_INFINITY, share: 0.03 },
  ],
} as const
