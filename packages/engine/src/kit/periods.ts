import type { ReportPeriods } from '../report/document.ts'
import { type ReportWindow, windowWords } from '../report/window/label.ts'
import { monthCode } from './calendar/calendar.ts'
import type { KitContext } from './kind.ts'

/** The windows a report is made of, the first being its main one; together they are its span. */
export function periodsOf(
  context: KitContext,
  names: readonly [ReportWindow, ...ReportWindow[]],
): ReportPeriods {
  const spans = names.map((name) => ({ name: windowWords(name), ...context.span(name) }))
  return {
    last: monthCode(context.m0),
    span: [
      monthCode(Math.min(...spans.map((span) => span.from))),
      monthCode(Math.max(...spans.map((span) => span.to))),
    ],
    windows: spans.map(({ name, from, to }) => ({
      name,
      from: monthCode(from),
      to: monthCode(to),
    })),
  }
}
