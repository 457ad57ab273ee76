/** The spans in which sources are compared: filing periods, quarters, years. */
import { yearOf } from '../../kit/calendar/calendar.ts'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import { citClock, vatClock } from '../clock.ts'
import type { TaxReportContext } from '../context.ts'
import { seenVat } from '../returns/seen.ts'
import { foundedIn } from './figures.ts'

/**
 * The VAT periods of a window, oldest first: those of its returns, and month by month where there is none. Small taxpayers file by
 * the quarter, and are compared by the quarter.
 */
export function filingSpans(context: TaxReportContext, window: MonthWindow): MonthWindow[] {
  const spans: MonthWindow[] = []
  const born = foundedIn(context)
  for (let m = window.from; m <= window.to; m++) {
    const filed = seenVat(context).find(({ from, to }) => from <= m && to >= m)
    if (filed) {
      spans.push({ from: filed.from, to: filed.to })
      m = filed.to
    } else if (m > born) spans.push({ from: m, to: m })
  }
  return spans
}

/** Complete quarters that had ended by M0, oldest first. */
export function lastQuarters({ m0 }: TaxReportContext, count: number): MonthWindow[] {
  const end = m0 - ((m0 + 1) % 3)
  return Array.from({ length: count }, (_, i) => {
    const to = end - (count - 1 - i) * 3
    return { from: to - 2, to }
  })
}

/** The last three complete calendar years, oldest first, from the one of the founding on. */
export function lastYears(context: TaxReportContext): MonthWindow[] {
  const { from } = context.span('Y')
  const year = yearOf(from)
  const born = foundedIn(context)
  return [year - 2, year - 1, year]
    .map((y) => ({ from: y * 12, to: y * 12 + 11 }))
    .filter(({ to }) => to >= born)
}

/** The twelve months of VAT that were due, and those of income tax. */
export const vatYear = oncePer(
  (context: TaxReportContext): MonthWindow => vatClock(context).span('L12'),
)
export const citYear = oncePer(
  (context: TaxReportContext): MonthWindow => citClock(context).span('L12'),
)
