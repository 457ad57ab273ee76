/** The shape of one indicator definition: everything a reader, the appendix and the evaluator need, in one literal. */

import type { InvoiceContext } from '../invoice/context/context.ts'
import type { Direction } from '../invoice/facts.ts'
import type { ThresholdKey } from '../invoice/params/flag-thresholds.ts'
import type {
  EvidenceQuery,
  Flag,
  IndicatorInput,
  MissingReason,
  Unit,
} from '../report/document.ts'
import type { ReportWindow, WindowLabel } from './calendar/report-window.ts'
import type { MonthWindow } from './calendar/window.ts'

/**
 * Missing months (domain §3.1). Z (an empty collected month is zero) always holds.
 * `T` tolerates up to 25 % missing months and shows 覆盖k/n; `N` allows none and, in a comparison, wants the base window
 * to lie after the establishment; `ANY` wants one known month. `minMonths` is rule X: months before establishment do
 * not count, and fewer than this give INSUFFICIENT_HISTORY.
 */
export interface MissingRule {
  rule: 'T' | 'N' | 'ANY'
  directions: readonly Direction[]
  minMonths?: number
}

/** How the rows of the evidence add up to the first input of the indicator. */
export type Measure =
  | 'COUNT'
  | 'NET_TOTAL'
  | 'ABS_TOTAL'
  | 'MAX_ABS_TOTAL'
  | 'NET_AMOUNT'
  | 'TAX'
  | 'MONTHS'
  | 'DAYS'
  | 'PARTIES'
  | 'FIRST_DAY'
  | 'LAST_DAY'
  /** 不含税 sum of the lines that the query means. */
  | 'LINE_AMOUNT'
  /** The rows are what was looked at; lines, not rows, add up to the number. */
  | 'LINES'

export interface EvidenceSpec {
  direction: Direction
  rows: NonNullable<EvidenceQuery['rows']>
  system?: NonNullable<EvidenceQuery['system']>
  predicate?: NonNullable<EvidenceQuery['predicate']>
  measure: Measure
}

export interface Variant {
  /** Part of the key between id and window: `CR5`. */
  suffix?: string
  /** Appended to the Chinese and English names. */
  label?: { zh: string; en: string }
  window: WindowLabel
  /** Second window of a comparison. */
  base?: ReportWindow
  /** Absent = informational, never flagged. */
  threshold?: ThresholdKey | ((context: InvoiceContext) => ThresholdKey)
  /** When the variant's unit differs from the indicator's. */
  unit?: Unit
  /** k of CRk, band, rate: whatever distinguishes the computation. */
  option?: number
}

/** What a computation hands back: full precision; the evaluator rounds once. */
export interface Outcome {
  value: number | string | boolean | null
  reason?: MissingReason
  detail?: string
  inputs?: IndicatorInput[]
  /** Narrows or replaces parts of the definition's evidence. */
  evidence?: Partial<EvidenceQuery> | null
  /** Number the thresholds look at when it is not the value; null = this time no judgement. */
  flagOn?: number | null
  /** For conditions that a bound cannot say. */
  flag?: Flag
}

export interface Windows {
  window: MonthWindow
  /** The base window of a comparison; the window itself otherwise. */
  base: MonthWindow
}

export interface IndicatorDefinition {
  /** `I-016` of the domain table. */
  id: string
  names: { zh: string; en: string }
  unit: Unit
  /** In words, ready to print. */
  formula: string
  variants: readonly Variant[]
  missing: MissingRule
  evidence: EvidenceSpec | null
  /** Changes when the result may change. */
  version: string
  /** Where formula and thresholds come from. */
  source: string
  /** What would have to be collected, for indicators that invoices alone cannot carry. */
  needs?: string
  compute(context: InvoiceContext, variant: Variant, windows: Windows): Outcome
}

export function variantKey(definition: IndicatorDefinition, variant: Variant): string {
  return [definition.id, variant.suffix, variant.window].filter(Boolean).join('.')
}

/** One variant per window, each with the same thresholds. */
export function overWindows(
  windows: readonly WindowLabel[],
  rest: Omit<Variant, 'window'> = {},
): Variant[] {
  return windows.map((window) => ({ ...rest, window }))
}
