/** Months of which a return is held: a month that was looked at and not filed is no zero, it is missing. */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { type MonthIndex, monthOfDay } from '../../kit/calendar/window.ts'
import type { MonthStates } from '../../kit/kind.ts'
import { oncePer } from '../../kit/once.ts'
import type { CoverageState } from '../../report/document.ts'
import type { TaxReportContext } from '../context.ts'
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
  { facts, m0, asOfMonth }: TaxReportContext,
  looked: MonthStates | null,
  spans: readonly { from: MonthIndex; to: MonthIndex }[],
): MonthStates | null {
  if (looked === null) return null
  const start = Math.min(looked.start, m0 - 35)
  const end = Math.max(m0, asOfMonth)
  const held = new Set<MonthIndex>()
  for (const { from, to } of spans) for (let m = from; m <= to; m++) held.add(m)
  const established = optionalDay(facts.registration.establishedOn)
  const born = established === null ? null : monthOfDay(established)
  const state = (m: MonthIndex): CoverageState => {
    if (held.has(m)) return 'COLLECTED'
    return born !== null && m < born ? 'BEFORE_ESTABLISHMENT' : 'NOT_COLLECTED'
  }
  const list = Array.from({ length: end - start + 1 }, (_, i) => state(start + i))
  // Nobody files for the month in which it was founded, or for part of it only.
  if (born !== null && !held.has(born) && list[born - start] === 'NOT_COLLECTED') {
    list[born - start] = 'BEFORE_ESTABLISHMENT'
    return { start, end, states: list, founding: born }
  }
  return { start, end, states: list }
}
