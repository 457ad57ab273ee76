/**
 * Where the windows of returns end. The return of last month is not due while the report is made, that of a quarter not for
 * months: a window that ended with M0 would never be whole. It ends with the last period that was filed or had to be.
 */
import { reportWindow } from '../kit/calendar/report-window.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'
import { oncePer } from '../kit/once.ts'
import type { TaxReportContext } from './context.ts'
import type { Source } from './definition.ts'
import { citPeriods, type FilingPeriod, vatPeriods } from './returns/periods.ts'

const withM0 = (context: TaxReportContext, m0: MonthIndex): TaxReportContext =>
  m0 === context.m0 ? context : { ...context, m0, span: (name) => reportWindow(name, m0) }

function lastOf(periods: readonly FilingPeriod[], m0: MonthIndex): MonthIndex {
  const ends = periods.filter(({ annual, to }) => !annual && to <= m0).map(({ to }) => to)
  return ends.length ? Math.max(...ends) : m0
}

/** The context with its windows ending with the last period of VAT. */
export const vatClock = oncePer(
  (context: TaxReportContext): TaxReportContext =>
    withM0(context, lastOf(vatPeriods(context), context.m0)),
)

/** The context with its windows ending with the last quarter of income tax. */
export const citClock = oncePer(
  (context: TaxReportContext): TaxReportContext =>
    withM0(context, lastOf(citPeriods(context), context.m0)),
)

/** The clock of a figure is that of its first source; a source without one of its own keeps M0. */
export function clockOf(context: TaxReportContext, sources: readonly Source[]): TaxReportContext {
  if (sources[0]?.startsWith('VAT')) return vatClock(context)
  return sources[0]?.startsWith('CIT') ? citClock(context) : context
}
