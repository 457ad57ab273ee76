/** Thresholds and limits of the checks between sources (domain §3.3, §4). */
import { above, type Bound, below } from '../../kit/threshold.ts'

/** Beyond `limit` to either side. */
const beyond = (limit: number): readonly Bound[] => [above(limit), below(-limit)]

export const CROSS_FLAGS = {
  // Declared below invoiced is 少申报 from 5 % on, declared above it has 10 %.
  'T-027': { yellow: [above(0.1), below(-0.05)], red: beyond(0.3) },
  'T-028': { yellow: [above(0.3)], red: [above(0.5), below(0)] },
  'T-029': { yellow: beyond(0.1), red: beyond(0.3) },
  'T-030': { yellow: beyond(0.01), red: beyond(0.1) },
  'T-031': { yellow: beyond(0.05), red: beyond(0.2) },
  'X-001': { yellow: beyond(0.05), red: [below(-0.2)] },
  'X-002': { yellow: [below(0.1)], red: [below(0.05)] },
  'X-003': { yellow: [below(0.7), above(1.5)], red: [below(0.5)] },
} as const

export const CROSS_LIMITS = {
  /** Small taxpayers below the exempt sales of a month (增值税小规模纳税人, 10万元) may declare nothing taxed. */
  'R-008': { exemptMonthYuan: 100_000 },
  'R-009': { share: 0.05, gapYuan: 10_000 },
} as const

/** From which difference on a period is listed as one that differs. */
export const DIFFERS = {
  INVOICE_VAT: 0.05,
  VAT_CIT: 0.1,
  STATEMENT_CIT: 0.01,
  PROFIT: 0.05,
  PAID: 0.05,
  /** Yuan below which a difference is rounding. */
  minYuan: 100,
} as const
