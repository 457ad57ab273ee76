/** What VAT returns, income tax returns and income statements say of a span of months. */

import { SALES_LINES } from '@xinjian/format/returns/sales-lines'
import type { Statement } from '../../finance/facts.ts'
import { FINANCE_SAYS } from '../../finance/words.ts'
import { optionalDay, yearOf } from '../../kit/calendar/calendar.ts'
import { formatDay, lastDayOfMonth, type MonthWindow } from '../../kit/calendar/window.ts'
import type { TaxReportContext } from '../context.ts'
import { PERIOD_SAYS } from '../period-words.ts'
import { type CitItem, citFigure } from '../returns/cit.ts'
import { citLeg, vatLeg } from '../returns/evidence.ts'
import { firstPeriod } from '../returns/periods.ts'
import { seenCit, seenVat } from '../returns/seen.ts'
import { salesOf } from '../returns/vat.ts'
import {
  type Figure,
  foundedIn,
  monthsOf,
  NOT_FOUNDED,
  periodWords,
  quarterWords,
  silent,
} from './figures.ts'
import { statementLeg } from './legs.ts'
import { CROSS_SAYS } from './words.ts'

/** Income statements of periods that had ended by the day the report looks from. */
const incomeStatements = ({ facts, asOf }: TaxReportContext): readonly Statement[] =>
  (facts.statements ?? []).filter(
    ({ kind, periodTo }) => kind === 'INCOME' && (optionalDay(periodTo) ?? asOf + 1) <= asOf,
  )

/**
 * Declared sales of the VAT returns that lie in a span, which together must be the span: a return that reaches beyond it is not cut in
 * parts, and months of which two returns speak are not counted twice.
 */
export function vatIn(context: TaxReportContext, span: MonthWindow): Figure {
  if (context.facts.vatReturns === null) return silent(CROSS_SAYS.noVatReturns)
  if (span.to < foundedIn(context)) return silent(NOT_FOUNDED)
  const inside = seenVat(context).filter((r) => r.to >= span.from && r.from <= span.to)
  const beyond = inside.find((r) => r.from < span.from || r.to > span.to)
  if (beyond) return silent(CROSS_SAYS.vatBeyond({ period: periodWords(beyond) }))
  const first = firstPeriod(context) ?? Number.NEGATIVE_INFINITY
  const missing = monthsOf(span).find(
    // Nobody files for the month or quarter of the founding.
    (m) => m >= first && !inside.some((r) => m >= r.from && m <= r.to),
  )
  if (missing !== undefined)
    return silent(CROSS_SAYS.vatMissing({ period: periodWords({ from: missing, to: missing }) }))
  if (inside.length === 0) return silent(CROSS_SAYS.vatFounding)
  const twice = monthsOf(span).find(
    (m) => inside.filter((r) => m >= r.from && m <= r.to).length > 1,
  )
  if (twice !== undefined)
    return silent(CROSS_SAYS.vatTwice({ period: periodWords({ from: twice, to: twice }) }))
  const amounts = inside.map(salesOf)
  const untold = amounts.indexOf(null)
  if (untold >= 0) return silent(CROSS_SAYS.vatUntold({ period: periodWords(inside[untold]!) }))
  return {
    fen: amounts.reduce<number>((sum, amount) => sum + amount!, 0),
    evidence: [vatLeg(inside, SALES_LINES)],
  }
}

/** What is read of an income tax return and of an income statement. */
export type Measure = 'REVENUE' | 'PROFIT'

const LINE = { REVENUE: 'revenue', PROFIT: 'profit' } as const satisfies Record<Measure, CitItem>
const ITEM: Record<Measure, readonly string[]> = {
  REVENUE: ['revenue', 'totalRevenue'],
  PROFIT: ['totalProfit'],
}

/** Sum of a year to the end of a quarter (1–4) by the returns of prepayment; the annual return where `quarter` is null. */
function citToDate(
  context: TaxReportContext,
  year: number,
  quarter: number | null,
  what: Measure,
): Figure {
  const words =
    quarter === null ? PERIOD_SAYS.annualOf({ year }) : PERIOD_SAYS.quarterOf({ year, quarter })
  const ret = seenCit(context).find((r) => r.year === year && r.quarter === quarter)
  if (!ret) return silent(CROSS_SAYS.citMissing({ period: words }))
  const fen = citFigure(ret, LINE[what])
  if (fen === null) return silent(CROSS_SAYS.citUntold({ period: words }))
  return { fen, evidence: [citLeg([ret], [LINE[what]])] }
}

/** The year and the quarters that a span is made of; null = it is not made of quarters of one year. */
function quartersOf({
  from,
  to,
}: MonthWindow): { year: number; first: number; last: number } | null {
  if (from % 3 !== 0 || to % 3 !== 2 || yearOf(from) !== yearOf(to) || to < from) return null
  return { year: yearOf(from), first: (from % 12) / 3 + 1, last: ((to % 12) + 1) / 3 }
}

const lessBefore = (now: Figure, before: Figure | null): Figure => {
  if (now.fen === null || before === null) return now
  if (before.fen === null) return before
  return { fen: now.fen - before.fen, evidence: [...now.evidence, ...before.evidence] }
}

/** Of quarters and years; the annual return of a year where it is there, else the sum of the four prepayments. */
export function citIn(context: TaxReportContext, span: MonthWindow, what: Measure): Figure {
  if (context.facts.citReturns === null) return silent(CROSS_SAYS.noCitReturns)
  const quarters = quartersOf(span)
  if (!quarters) return silent(CROSS_SAYS.citByQuarter)
  const { year, first, last } = quarters
  if (first === 1 && last === 4) {
    const annual = citToDate(context, year, null, what)
    if (annual.fen !== null) return annual
    const fourth = citToDate(context, year, 4, what)
    return fourth.fen === null
      ? annual
      : { ...fourth, remark: CROSS_SAYS.fourthPrepayment({ year }) }
  }
  const born = span.from - 1 < foundedIn(context)
  const before = first > 1 && !born ? citToDate(context, year, first - 1, what) : null
  return lessBefore(citToDate(context, year, last, what), before)
}

function statedToDate(
  context: TaxReportContext,
  month: number,
  what: Measure,
  own: boolean,
): Figure {
  const end = formatDay(lastDayOfMonth(month))
  const words = CROSS_SAYS.incomeStatementTo({ end })
  const statement = incomeStatements(context).find(({ periodTo }) => periodTo === end)
  if (!statement) return silent(own ? CROSS_SAYS.noEnd : CROSS_SAYS.noEndBefore)
  const item = ITEM[what]
    .map((code) => statement.items.find((i) => i.code === code))
    .find((found) => found !== undefined)
  const fromJanuary = statement.periodFrom === `${yearOf(month)}-01-01`
  const fen = item ? (item.ytd ?? (fromJanuary ? item.current : null)) : null
  if (!item || fen === null) return silent(CROSS_SAYS.noYtd({ end }))
  return { fen, evidence: statementLeg(item, words) }
}

/** Of any span of whole months inside one year, by differences of the sums since January. */
export function statedIn(context: TaxReportContext, span: MonthWindow, what: Measure): Figure {
  if (context.facts.statements === null) return silent(FINANCE_SAYS.notCollected)
  if (yearOf(span.from) !== yearOf(span.to)) return silent(CROSS_SAYS.overYears)
  const first = span.from % 12 === 0 || span.from - 1 < foundedIn(context)
  const before = first ? null : statedToDate(context, span.from - 1, what, false)
  return lessBefore(statedToDate(context, span.to, what, true), before)
}

/** The span in words: a quarter as a quarter. */
export const spanWords = (span: MonthWindow): string =>
  span.from % 3 === 0 && span.to === span.from + 2 ? quarterWords(span) : periodWords(span)
