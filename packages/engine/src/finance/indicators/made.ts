/** How the indicators of statements are written: the figures of a period, and what they come to. */

import { yearOf } from '../../kit/calendar/calendar.ts'
import { isReportWindow } from '../../kit/calendar/report-window.ts'
import { formatMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import { input, without } from '../../kit/outcome.ts'
import type { StatementWindow, WindowLabel } from '../../report/window/label.ts'
import { endOf, type FinanceContext } from '../context.ts'
import type { IndicatorDefinition, Outcome, Variant } from '../definition.ts'
import { figureLeg } from '../evidence.ts'
import {
  endBalance,
  type Figure,
  fourQuarters,
  meanBalance,
  openingBalance,
  sinceJanuary,
  whyOf,
  yearEarlier,
} from '../figures.ts'
import type { ThresholdKey } from '../params.ts'
import { FINANCE_SAYS } from '../words.ts'
import { FINANCE_FORMULA_SAYS } from './formula-words.ts'
import { FINANCE_INDICATOR_SAYS } from './words.ts'

/** The figures of one period. */
export interface At {
  context: FinanceContext
  month: MonthIndex
  end(code: string): Figure
  /** Where the twelve months of `year` begin. */
  opening(what: string, code: string): Figure
  /** 本年累计: margins and shares of one period. */
  flow(code: string): Figure
  /** Twelve months: against a balance. */
  year(code: string): Figure
  /** The same of the months since January a year earlier: what growth is on. */
  before(of: (at: At) => Figure): Figure
  mean(what: string, ...codes: readonly string[]): Figure
}

/** `come` is asked only where every figure is known; amounts are 分. */
interface Made {
  of: readonly Figure[]
  come(...fen: number[]): Outcome
}

export const figuresAt = (context: FinanceContext, month: MonthIndex): At => ({
  context,
  month,
  end: (code) => endBalance(context, code, month),
  opening: (what, code) => openingBalance(context, what, [code], month),
  flow: (code) => sinceJanuary(context, code, month),
  year: (code) => fourQuarters(context, code, month),
  before: (of) => yearEarlier(context, month, (earlier) => of(figuresAt(context, earlier))),
  mean: (what, ...codes) => meanBalance(context, what, codes, month),
})

/** Months of a year in which the enterprise did not exist are no missing statement. */
const before = ({ founded }: FinanceContext, month: MonthIndex): boolean =>
  founded !== null && founded > month

export function made(make: (at: At) => Made): IndicatorDefinition['compute'] {
  return (context, { window }) => {
    const month = isReportWindow(window) || window === 'asOf' ? null : endOf(context, window)
    if (month === null) return without('NO_DATA', FINANCE_SAYS.noneCollected)
    const { of, come } = make(figuresAt(context, month))
    const why = whyOf(of)
    const young = of.find((figure) => figure.young)
    if (why)
      return before(context, month)
        ? without('INSUFFICIENT_HISTORY', FINANCE_INDICATOR_SAYS.notBornIn({ year: yearOf(month) }))
        : without(young ? 'INSUFFICIENT_HISTORY' : 'NO_DATA', young?.why ?? why)
    const { flag, ...outcome } = come(...of.map(({ fen }) => fen!))
    const notes = [
      FINANCE_INDICATOR_SAYS.statementOf({ month: formatMonth(month) }),
      ...new Set(of.flatMap(({ note }) => note?.split('；') ?? [])),
      ...(outcome.detail ? [outcome.detail] : []),
    ]
    return {
      ...outcome,
      ...(flag && isJudged(window) ? { flag } : {}),
      detail: notes.join('；'),
      inputs: of.map(({ name, fen }) => input(name, fen! / 100, 'yuan')),
      evidence: of.map(figureLeg),
    }
  }
}

/** A balance or expense below nothing has no share of anything: neither good nor bad. */
export function unlessNegative(
  fen: number,
  name: string,
  then: () => Pick<Outcome, 'value' | 'reason' | 'detail' | 'flag' | 'flagOn'>,
): Outcome {
  return fen < 0
    ? without('NOT_APPLICABLE', FINANCE_INDICATOR_SAYS.negativeCheck({ what: name }))
    : then()
}

const isJudged = (window: WindowLabel): boolean => window === 'FY' || window === 'LATEST'

const PERIODS: readonly StatementWindow[] = ['FY-2', 'FY-1', 'FY', 'LATEST']

/**
 * A variant per period, oldest first. Only the last statement and the last year are judged: what was bad two years ago and is not
 * any more is no finding of today.
 */
export const overPeriods = (threshold?: ThresholdKey, rest: Partial<Variant> = {}): Variant[] =>
  PERIODS.map((window) => ({
    ...rest,
    window,
    ...(threshold && isJudged(window) ? { threshold } : {}),
  }))

/** How a mean of balances is taken, as formulas say it. */
export const AVERAGE = FINANCE_FORMULA_SAYS.average

export const COMMON = {
  missing: { rule: 'ANY', sources: ['STATEMENT'] },
  evidence: 'ITEMS',
  version: '1',
} as const satisfies Partial<IndicatorDefinition>
