/** Checks of the data-quality box that every kind makes. PASS is said only of what was checked. */
import type { QualityCheck } from '../report/document.ts'
import type { ReportWindow } from '../report/window/label.ts'
import { monthCode } from './calendar/calendar.ts'
import { formatDay, formatMonth, type MonthIndex } from './calendar/window.ts'
import { isKnown, spanCoverage, stateOf } from './coverage.ts'
import type { KitContext, MonthStates } from './kind.ts'
import { QUALITY_SAYS } from './words.ts'

const LISTED_MONTHS = 6

/** Whether every month of a window was collected. `none`: said when nothing was, as in 未采集销项发票. */
export function monthsComplete(
  context: KitContext,
  source: { check: string; title: string; window: ReportWindow; series: MonthStates; none: string },
): QualityCheck {
  const { check, title, series, none } = source
  const window = context.span(source.window)
  const { known, missing, before } = spanCoverage(series, window)
  const absent: number[] = []
  for (let m = window.from; m <= window.to; m++)
    if (!isKnown(series, m) && stateOf(series, m) !== 'BEFORE_ESTABLISHMENT') absent.push(m)
  return {
    check,
    title,
    period: `${monthCode(window.from)}-${monthCode(window.to)}`,
    result: missing === 0 && known > 0 ? 'PASS' : 'FAIL',
    detail:
      known === 0 && missing > 0
        ? none
        : missing === 0
          ? completeWords(known, before)
          : missingWords(absent),
  }
}

const completeWords = (n: number, before: number): string =>
  before > 0 ? QUALITY_SAYS.completeSinceFounding({ n, before }) : QUALITY_SAYS.complete({ n })

function missingWords(absent: readonly MonthIndex[]): string {
  const months = absent.slice(0, LISTED_MONTHS).map(formatMonth)
  return absent.length > LISTED_MONTHS
    ? QUALITY_SAYS.missingMany({ months, n: absent.length })
    : QUALITY_SAYS.missing({ months })
}

export function partialMonth(context: KitContext): QualityCheck {
  const partial = context.asOfMonth > context.m0
  return {
    check: 'PARTIAL_MONTH',
    title: QUALITY_SAYS.partialMonth,
    period: partial ? monthCode(context.asOfMonth) : null,
    result: 'PASS',
    detail: partial ? QUALITY_SAYS.partial({ day: formatDay(context.asOf) }) : QUALITY_SAYS.whole,
  }
}

/** Said only where the consent to collect was taken back. */
export const uploadsOnly = (facts: { uploadsOnly?: true }): QualityCheck[] =>
  facts.uploadsOnly
    ? [
        {
          check: 'UPLOADS_ONLY',
          title: QUALITY_SAYS.source,
          period: null,
          result: 'FAIL',
          detail: QUALITY_SAYS.uploadsOnly,
        },
      ]
    : []

/** A count that should be 0; null or undefined = the source does not say. */
export function counted(
  check: string,
  title: string,
  count: number | null | undefined,
  words: string | ((args: { n: number }) => string),
): QualityCheck {
  if (count == null)
    return { check, title, period: null, result: 'UNKNOWN', detail: QUALITY_SAYS.notCounted }
  return {
    check,
    title,
    period: null,
    result: count === 0 ? 'PASS' : 'FAIL',
    detail:
      count === 0
        ? QUALITY_SAYS.noneFound
        : typeof words === 'string'
          ? `${count}${words}`
          : words({ n: count }),
  }
}
