/** Every number of this engine that is not a formula (domain §3.3, §4). A change of any is a new `version`. */
import type { LimitTable } from '../kit/rules/limit-line.ts'
import type { FlagThreshold } from '../kit/threshold.ts'
import { CROSS_LINES } from './cross/limit-lines.ts'
import { CROSS_FLAGS, CROSS_LIMITS } from './cross/params.ts'
import { RECORD_LINES } from './records/limit-lines.ts'
import { RECORD_FLAGS, RECORD_LIMITS } from './records/params.ts'
import { RETURN_LINES } from './returns/limit-lines.ts'
import { RETURN_FLAGS, RETURN_LIMITS } from './returns/params.ts'

const FLAGS = {
  ...RETURN_FLAGS,
  ...RECORD_FLAGS,
  ...CROSS_FLAGS,
} as const satisfies Record<string, FlagThreshold>

/** Limits of the rules by their ids. */
export const TAX_LIMITS = { ...RETURN_LIMITS, ...RECORD_LIMITS, ...CROSS_LIMITS } as const

/** The same table with other numbers in it. */
export type LimitsOf<Table> = {
  readonly [Rule in keyof Table]: { readonly [Name in keyof Table[Rule]]: number }
}
export type TaxLimits = LimitsOf<typeof TAX_LIMITS>

/** What may be set of them. */
export const TAX_LINES: LimitTable = { ...RETURN_LINES, ...RECORD_LINES, ...CROSS_LINES }

export const TAX_REPORT_PARAM = {
  version: '2026.2',
  flags: FLAGS,
  /** No figure of this kind tolerates missing months: a sum over part of a window would be shown as the whole. */
  tolerateMissing: 0,
  /** Risk score (domain §4): 100·(1 − e^(−Σ points / scale)). */
  risk: {
    points: { HIGH: 10, MEDIUM: 5, LOW: 2 },
    scale: 40,
    high: 70,
    medium: 40,
    minJudged: 0.5,
  },
  suppression: { newRegisteredMonths: 6 },
} as const

export type TaxReportParam = typeof TAX_REPORT_PARAM
export type ThresholdKey = keyof typeof FLAGS
