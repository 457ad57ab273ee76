/** Thresholds and limits of this part of the tax report (domain §3.3, §3.10, §4). */
import { REGISTER_LIMITS } from '../../kit/rules/registration.ts'
import { above, atLeast, below } from '../../kit/threshold.ts'
import { TAX_PARAM } from '../../tax-payment/part.ts'

export const RECORD_FLAGS = {
  ...TAX_PARAM.flags,
  'T-022.OPEN': { red: [atLeast(1)] },
  'T-022.SETTLED': { yellow: [atLeast(1)] },
  'T-026': { yellow: [atLeast(1)], red: [atLeast(2)] },
  'T-037': { yellow: [below(0.3)] },
  'T-047': { yellow: [below(-0.3)], red: [below(-0.5)] },
  'ML-05': { yellow: [above(4)], red: [above(7)] },
} as const

export const RECORD_LIMITS = {
  ...TAX_PARAM.rules,
  ...REGISTER_LIMITS,
  'R-004': { medium: 1, high: 2 },
  'R-048': { oldYears: 70, youngYears: 20 },
  'R-063': { share: 0.3, salesYuan: 1_000_000 },
  'R-067': { open: 1 },
} as const

/** Rate of 印花税 on contracts of sale (印花税法, table of rates). */
export const STAMP_RATE = 0.0003
