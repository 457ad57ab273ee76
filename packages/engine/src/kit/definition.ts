/** The shape of one indicator definition: everything a reader, the appendix and the evaluator need, in one literal. */
import type { Flag, IndicatorInput, MissingReason, Unit } from '../report/document.ts'
import type { ReportWindow, WindowLabel } from '../report/window/label.ts'
import type { MonthWindow } from './calendar/window.ts'
import type { KindTypes } from './kind.ts'

/**
 * Missing months (domain §3.1). Z (an empty collected month is zero) always holds.
 * `T` tolerates up to 25 % missing months and shows 覆盖k/n; `N` allows none and, in a comparison, wants the base window
 * to lie after the establishment; `ANY` wants one known month. `minMonths` is rule X: months before establishment do
 * not count, and fewer than this give INSUFFICIENT_HISTORY.
 */
export interface MissingRule<Source extends string> {
  rule: 'T' | 'N' | 'ANY'
  sources: readonly Source[]
  minMonths?: number
}

export interface Variant<K extends KindTypes> {
  /** Part of the key between id and window: `CR5`. */
  suffix?: string
  /** Appended to the Chinese and English names. */
  label?: { zh: string; en: string }
  window: WindowLabel
  /** Second window of a comparison. */
  base?: ReportWindow
  /** Absent = informational, never flagged. */
  threshold?: K['Threshold'] | ((context: K['Context']) => K['Threshold'] | undefined)
  /** When the variant's unit differs from the indicator's. */
  unit?: Unit
  /** k of CRk, band, rate: whatever distinguishes the computation. */
  option?: number
}

/** What a computation hands back: full precision; the evaluator rounds once. */
export interface Outcome<K extends KindTypes> {
  value: number | string | boolean | null
  reason?: MissingReason
  detail?: string
  inputs?: IndicatorInput[]
  /** Narrows or replaces parts of the definition's evidence; null = this time not traceable. */
  evidence?: K['Trace'] | null
  /** Number the thresholds look at when it is not the value; null = this time no judgement. */
  flagOn?: number | null
  /** Why a value past its line is not coloured; said only where it is so. Absent = `detail` says it. */
  aside?: string
  /** For conditions that a bound cannot say. */
  flag?: Flag
}

export interface Windows {
  window: MonthWindow
  /** The base window of a comparison; the window itself otherwise. */
  base: MonthWindow
}

export interface IndicatorDefinition<K extends KindTypes> {
  /** `I-016` of the domain table. */
  id: string
  names: { zh: string; en: string }
  unit: Unit
  /** In words, ready to print. */
  formula: string
  variants: readonly Variant<K>[]
  missing: MissingRule<K['Source']>
  evidence: K['EvidenceSpec'] | null
  /** Changes when the result may change. */
  version: string
  /** Where formula and thresholds come from. */
  source: string
  /** What would have to be collected, for indicators that the data of this kind alone cannot carry. */
  needs?: string
  /** What keeps it from meaning anything, whatever was collected: another industry. Null = it means something. */
  bars?(context: K['Context']): Outcome<K> | null
  compute(context: K['Context'], variant: Variant<K>, windows: Windows): Outcome<K>
}

export function variantKey(
  definition: { id: string },
  variant: { suffix?: string; window: WindowLabel },
): string {
  return [definition.id, variant.suffix, variant.window].filter(Boolean).join('.')
}

/** One variant per window, each with the same thresholds. */
export function overWindows<Rest extends object>(
  windows: readonly WindowLabel[],
  rest?: Rest,
): (Rest & { window: WindowLabel })[] {
  return windows.map((window) => ({ ...(rest as Rest), window }))
}
