/**
 * What every indicator, rule and section of one report shares: month series, windows and folds, each computed once and
 * only when first asked for. Cost follows months × counterparties (and × goods), never invoices.
 */

import { asOfAndM0, looksBack } from '../../kit/calendar/as-of.ts'
import { reportWindow } from '../../kit/calendar/report-window.ts'
import { type MonthWindow, monthOfDay } from '../../kit/calendar/window.ts'
import { type Desk, deskOf, factsUnder, limitsUnder } from '../../kit/rules/rulebook.ts'
import type { RuleBook } from '../../report/book.ts'
import type { ReportWindow } from '../../report/window/label.ts'
import type { LendingFacts } from '../facts/lending.ts'
import type { DayNumber, Direction, InvoiceFacts, MonthIndex } from '../facts.ts'
import { RULE_PARAM, type RuleParam } from '../params/rule-param.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { type DaySeries, daySeries, knownUntil } from './day-series.ts'
import { foldGoods, type GoodsFold } from './goods-fold.ts'
import { seenLending } from './lending.ts'
import { type MonthSeries, monthSeries } from './month-series.ts'
import {
  foldParties,
  monthPositions,
  type PartyDays,
  type PartyFold,
  partyDays,
  topPositions,
} from './party-fold.ts'

/** What a caller may know beyond the facts. Part of a stored report: the same facts and params give the same bytes. */
export interface ContextParams {
  /** M0; default: the last complete calendar month before the cut-off. */
  through?: MonthIndex
  /** 数电票 monthly 发票总额度 in yuan (I-040). */
  digitalQuotaYuan?: number
  /** The source marks 异常凭证 (发票风险等级); without it, no mark does not mean no risk (I-086). */
  riskLevelCollected?: boolean
  /** Ids of counterparties consolidated with the enterprise (suppression of R-039). */
  groupCounterpartyIds?: readonly number[]
  /**
   * What a tax bureau told is looked at alone, beside all that is known: months since the last that it told, 0 = it told that of the
   * report. Whether enough is told and how lately is asked of all rows.
   */
  bureauEnded?: number
}

export interface InvoiceContext {
  facts: InvoiceFacts
  params: ContextParams
  rules: RuleParam
  desk: Desk | undefined
  /** Cut-off day and its month, in China. */
  asOf: DayNumber
  asOfMonth: MonthIndex
  /** As of when a registration or an age is told: `asOf`, but the report's where a bureau's invoices that ended earlier are looked at alone. */
  reportDay: DayNumber
  m0: MonthIndex
  /** The report was asked to stand at an earlier month than its data. */
  lookingBack: boolean
  /** What was collected beside invoices, as far as it speaks of the day looked from; null = nobody looked. */
  lending: LendingFacts | null
  out: MonthSeries
  in: MonthSeries
  series(direction: Direction): MonthSeries
  span(name: ReportWindow): MonthWindow
  parties(direction: Direction, name: ReportWindow): PartyFold
  partyDays(direction: Direction): PartyDays
  /** Positions of the largest counterparties by net, persons left out. */
  top(direction: Direction, name: ReportWindow): readonly number[]
  days(direction: Direction): DaySeries
  /** Last day up to which silence means "no invoice". */
  knownUntil(direction: Direction): DayNumber
  /** Single goods only for L12; categories and rates for every window. */
  goods(direction: Direction, name: ReportWindow): GoodsFold
}

/** Months to M0 that the series always reach back, so that every window is inside: Y-2 begins up to 46 months before M0. */
const AXIS_MONTHS = 47
const TOP = 20

export function invoiceContext(facts: InvoiceFacts, params: ContextParams = {}): InvoiceContext {
  const { asOf, m0 } = asOfAndM0(facts.dataCutoff, params.through)
  const asOfMonth = monthOfDay(asOf)
  // Though a bureau's invoices end earlier, what is known beside them is of the day of the report.
  const reportDay = asOfAndM0(facts.dataCutoff, m0 + (params.bureauEnded ?? 0)).asOf
  const lookingBack = looksBack(facts.dataCutoff, m0, lastCovered(facts))
  let start = m0 - AXIS_MONTHS + 1
  for (const digest of facts.digests) start = Math.min(start, digest.month)
  const out = monthSeries(facts, 'OUT', start, Math.max(asOfMonth, m0))
  const in_ = monthSeries(facts, 'IN', start, Math.max(asOfMonth, m0))
  const series = (direction: Direction) => (direction === 'OUT' ? out : in_)
  const positions = memo((d: Direction) => monthPositions(series(d), facts.counterparties))
  const size = facts.counterparties.length
  const span = (name: ReportWindow) => reportWindow(name, m0)
  const parties = memo((d: Direction, name: ReportWindow) =>
    foldParties(series(d), positions(d), span(name), size),
  )
  return {
    facts,
    params,
    ...underBook(facts, asOf),
    asOf,
    asOfMonth,
    reportDay,
    m0,
    lookingBack,
    lending: seenLending(facts.lending, reportDay, lookingBack),
    out,
    in: in_,
    series,
    span,
    parties,
    partyDays: memo((d: Direction) => partyDays(series(d), positions(d), size)),
    top: memo((d: Direction, name: ReportWindow) =>
      topPositions(parties(d, name).net, TOP, (p) => facts.counterparties[p]?.person !== true),
    ),
    days: memo((d: Direction) => daySeries(series(d), m0 - 23, asOf)),
    knownUntil: memo((d: Direction) => knownUntil(series(d), asOf, asOfMonth)),
    goods: memo((d: Direction, name: ReportWindow) =>
      foldGoods(series(d), span(name), name === 'L12'),
    ),
  }
}

/** The parameter table with the limits of the facts' book. */
function underBook(facts: InvoiceFacts, asOf: DayNumber): Pick<InvoiceContext, 'rules' | 'desk'> {
  const rules = limitsUnder<RuleLimits>(RULE_PARAM.rules, facts.rulebook)
  return { rules: { ...RULE_PARAM, rules }, desk: deskOf(facts, asOf) }
}

/** The same context under another book: what the rows come to is not counted twice. */
export function contextUnder(context: InvoiceContext, book: RuleBook | null): InvoiceContext {
  const facts = factsUnder(context.facts, book)
  return { ...context, facts, ...underBook(facts, context.asOf) }
}

/** The newest month that a source covers. */
const lastCovered = ({ covered }: InvoiceFacts): MonthIndex | null => {
  const ends = [covered.OUT?.[1], covered.IN?.[1]].filter((month) => month !== undefined)
  return ends.length > 0 ? Math.max(...ends) : null
}

function memo<A extends string[], R>(make: (...key: A) => R): (...key: A) => R {
  const cache = new Map<string, R>()
  return (...key) => {
    const id = key.join('|')
    let value = cache.get(id)
    if (value === undefined) {
      value = make(...key)
      cache.set(id, value)
    }
    return value
  }
}
