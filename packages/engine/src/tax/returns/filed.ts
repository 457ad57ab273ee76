/** Months of which a return is held: a month that was looked at and not filed is no zero, it is missing. */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { type MonthIndex, monthOfDay } from '../../kit/calendar/window.ts'
import type { MonthStates } from '../../kit/kind.ts'
import { oncePer } from '../../kit/once.ts'
import type { CoverageState } from '../../report/document.ts'
import type { TaxReportContext } from '../context.ts'
import { firstPeriod } from './periods.ts'
import { citSpan, seenCit, seenVat } from './seen.ts'

interface FiledStates {
  /** null = never collected. */
  VAT: MonthStates | null
  CIT: MonthStates | null
}

/** `CIT`: by quarters; an annual return makes its year known. */
export const filedStates = oncePer(
  (context: TaxReportContext): FiledStates => ({
    VAT: states(context, context.states('VAT_RETURN'), seenVat(context)),
    CIT: states(context, context.states('CIT_RETURN'), seenCit(context).map(citSpan)),
  }),
)

function states(
  context: TaxReportContext,
  looked: MonthStates | null,
  spans: readonly { from: MonthIndex; to: MonthIndex }[],
): MonthStates | null {
  if (looked === null) return null
  const { facts, m0, asOfMonth } = context
  const start = Math.min(looked.start, m0 - 35)
  const end = Math.max(m0, asOfMonth)
  const held = new Set<MonthIndex>()
  for (const { from, to } of spans) for (let m = from; m <= to; m++) held.add(m)
  const established = optionalDay(facts.registration.establishedOn)
  const born = established === null ? null : monthOfDay(established)
  // Nobody has to file for the month or quarter in which it was founded.
  const first = firstPeriod(context) ?? Number.NEGATIVE_INFINITY
  const state = (m: MonthIndex): CoverageState => {
    if (held.has(m)) return 'COLLECTED'
    return m < first ? 'BEFORE_ESTABLISHMENT' : 'NOT_COLLECTED'
  }
  const states = Array.from({ length: end - start + 1 }, (_, i) => state(start + i))
  const founding = born !== null && !held.has(born) ? { founding: born } : {}
  return { start, end, states, ...founding }
}
