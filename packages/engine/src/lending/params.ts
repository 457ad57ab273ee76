/** Every number of reports on lending; a changed one is a new `version`. */
import type { Widened } from '../kit/rules/rulebook.ts'
import { above, type FlagThreshold } from '../kit/threshold.ts'
import { RECORD_FLAGS } from '../tax/faces/auth-part.ts'

/** Yellow and red of domain §3.10; of ML-05 those of the tax report. ML-09 has no line. */
const FLAGS = {
  'ML-01': { yellow: [above(5)], red: [above(8)] },
  'ML-02': { yellow: [above(8)], red: [above(12)] },
  'ML-03': { yellow: [above(4)], red: [above(8)] },
  'ML-04': { yellow: [above(0.5)], red: [above(0.8)] },
  'ML-05': RECORD_FLAGS['ML-05'],
  'ML-06': { yellow: [above(6)], red: [above(15)] },
  'ML-07': { yellow: [above(3)], red: [above(5)] },
  'ML-08': { yellow: [above(0.2)], red: [above(0.4)] },
} as const satisfies Record<string, FlagThreshold>

const RULES = {
  'R-ML01': { medium: 5, high: 8 },
  'R-ML02': { medium: 8, high: 12 },
  'R-ML03': { medium: 4, high: 8 },
  'R-ML04': { medium: 0.5, high: 0.8 },
  'R-ML05': { medium: 4, high: 7 },
  'R-ML06': { medium: 6, high: 15 },
  'R-ML07': { medium: 3, high: 5 },
  'R-ML08': { medium: 0.2, high: 0.4 },
} as const

export const LENDING_PARAM = {
  version: '2026.1',
  flags: FLAGS,
  tolerateMissing: 0,
  rules: RULES,
  /** Applications below which a share of them says nothing: one of one is 100 %. */
  minApplications: 3,
  /** 夜间: from 22:00 until before 6:00, Shanghai time. */
  night: { from: 22, until: 6 },
} as const

export type LendingParam = Omit<typeof LENDING_PARAM, 'rules'> & { rules: LendingLimits }
export type LendingLimits = Widened<typeof RULES>
export type ThresholdKey = keyof typeof FLAGS
