import { type KnownMonths, knownMonths } from '../../kit/verdict/known-months.ts'
import { vatClock } from '../clock.ts'
import type { TaxReportContext } from '../context.ts'

/** Months of a window with VAT returns due, and how many of them the bureau was asked for. */
export function returnMonths(context: TaxReportContext, window: 'L12' | 'L24'): KnownMonths {
  const span = vatClock(context).span(window)
  const series = context.states('VAT_RETURN')
  return knownMonths(series ?? { start: span.from, end: span.from - 1, states: [] }, span)
}
