/**
 * The suppression list (domain §4): known harmless explanations that turn a hit into a miss, named in the result so that
 * a reader sees what was set aside and why. apply their entry inside, because it moves their threshold.
 * 核定征收 (profit rules off) is not listed: registration does not carry the levy method, and no invoice rule needs it.
 */

import { monthOfYear, optionalDay } from '../../kit/calendar/calendar.ts'
import { type MonthWindow, monthOfDay } from '../../kit/calendar/window.ts'
import { isKnown, spanCoverage } from '../../kit/coverage.ts'
import { isSilent, longestGapRun, silence } from '../context/activity.ts'
import type { InvoiceContext } from '../context/context.ts'
import { validDays } from '../context/day-series.ts'
import { netOf, netTotal, sum } from '../context/month-series.ts'
import { sectorOf } from '../context/sector.ts'
import { RULES_SAYS } from './words.ts'

export interface SuppressionEntry {
  id: string
  title: string
  /** Rules it can set aside. */
  rules: readonly string[] | 'ALL_BUT_FACTS'
  applies(context: InvoiceContext, ruleId: string): boolean
}

const FEBRUARY = 2
const YEAR_DAYS = 365
/** A season does not begin on the same day every year. */
const SHIFT_DAYS = 15

/** Months in which business rests: February, and the January that holds 春节. */
function isRestMonth(context: InvoiceContext, month: number): boolean {
  if (monthOfYear(month) === FEBRUARY) return true
  const festival = optionalDay(context.rules.springFestival[Math.floor(month / 12)])
  return festival !== null && monthOfDay(festival) === month
}

/** The surge of the same three months a year ago was nearly as large. */
function surgedLastYear(context: InvoiceContext): boolean {
  const { out, m0, rules } = context
  const before = { from: m0 - 23, to: m0 - 12 }
  if (spanCoverage(out, before).known < 12) return false
  const surge = (to: number) => {
    const recent = sum(out, { from: to - 2, to }, netTotal) / 3
    const base = sum(out, { from: to - 11, to: to - 3 }, netTotal) / 9
    return base > 0 ? recent / base - 1 : null
  }
  const lastYear = surge(m0 - 12)
  const now = surge(m0)
  return lastYear !== null && now !== null && lastYear >= rules.suppression.seasonalRatio * now
}

/** Months of a window in which something was sold, those of `rest` left out. */
function tradedMonths(
  { out }: InvoiceContext,
  { from, to }: MonthWindow,
  rest: Set<number>,
): number {
  let months = 0
  for (let m = from; m <= to; m++)
    if (!rest.has(m) && isKnown(out, m) && netOf(out, m) > 0) months++
  return months
}

/** A season is a rest from trade: each of the two years has traded in enough months other than those of the rest. */
function tradesOtherwise(context: InvoiceContext, rest: readonly number[]): boolean {
  const { seasonMonths } = context.rules.suppression
  const resting = new Set([...rest, ...rest.map((m) => m - 12)])
  return (['L12', 'P12'] as const).every(
    (year) => tradedMonths(context, context.span(year), resting) >= seasonMonths,
  )
}

/** Every silent month of the run was silent, or nearly, a year before, and between there was trade. */
function restsEveryYear(context: InvoiceContext): boolean {
  const { out } = context
  const run = longestGapRun(out, context.span('L12'))
  if (!tradesOtherwise(context, run)) return false
  const mean = sum(out, context.span('P12'), netTotal) / 12
  return run.every(
    (m) =>
      isKnown(out, m - 12) &&
      (isSilent(out, m - 12) ||
        netOf(out, m - 12) < (mean * (1 - context.rules.suppression.seasonalRatio)) / 2),
  )
}

/** Sales fell as low, from as high, a year ago. */
function fellLastYear(context: InvoiceContext): boolean {
  const { out, m0, rules } = context
  const last = context.span('S3')
  const before = { from: last.from - 3, to: last.from - 1 }
  if (spanCoverage(out, { from: before.from, to: last.to }).known < 6) return false
  const [now, then] = [sum(out, context.span('L3'), netTotal), sum(out, last, netTotal)]
  const fell = then <= (1 - rules.suppression.seasonalRatio) * sum(out, before, netTotal)
  const lower = then > 0 ? now / then - 1 < rules.rules['R-026'].high : now < then
  return fell && !lower && tradesOtherwise(context, [m0 - 2, m0 - 1, m0])
}

/** No invoice was issued on the same days a year ago either, and between there was trade. */
function silentLastYear(context: InvoiceContext): boolean {
  const { last, until } = silence(context) ?? { last: null, until: context.asOf }
  if (last === null) return false
  const days = { from: last + 1 - YEAR_DAYS + SHIFT_DAYS, to: until - YEAR_DAYS }
  const months: MonthWindow = { from: monthOfDay(days.from), to: monthOfDay(days.to) }
  const resting: number[] = []
  for (let m = months.from; m <= months.to; m++) {
    if (!isKnown(context.out, m)) return false
    resting.push(m + 12)
  }
  return (
    validDays(context.days('OUT'), days.from, days.to).length === 0 &&
    tradesOtherwise(context, resting)
  )
}

const SEASONS: Readonly<Record<string, (context: InvoiceContext) => boolean>> = {
  'R-025': surgedLastYear,
  'R-026': fellLastYear,
  'R-027': restsEveryYear,
  'R-028': silentLastYear,
}

export const SUPPRESSION_LIST: readonly SuppressionEntry[] = [
  {
    id: 'SPRING_FESTIVAL',
    title: RULES_SAYS.restsInFebruary,
    rules: ['R-027'],
    applies(context) {
      const run = longestGapRun(context.out, context.span('L12'), (m) => isRestMonth(context, m))
      return run.length < context.rules.rules['R-027'].medium
    },
  },
  {
    id: 'SEASONAL',
    title: RULES_SAYS.seasonal,
    rules: Object.keys(SEASONS),
    applies: (context, ruleId) => SEASONS[ruleId]!(context),
  },
  {
    id: 'NEW_REGISTERED',
    title: RULES_SAYS.young,
    rules: 'ALL_BUT_FACTS',
    applies({ facts, asOf, rules }) {
      const established = optionalDay(facts.registration.establishedOn)
      if (established === null) return false
      return monthOfDay(asOf) - monthOfDay(established) < rules.suppression.newRegisteredMonths
    },
  },
  {
    id: 'SECTOR_EXEMPT',
    title: RULES_SAYS.openLate,
    rules: ['R-021', 'R-022'],
    applies(context) {
      const { industryCode } = context.facts.registration
      const { section } = sectorOf(context)
      return context.rules.rules['R-022'].exemptIndustries.some(
        (prefix) => industryCode?.startsWith(prefix) || section === prefix,
      )
    },
  },
  {
    id: 'SMALL_SCALE',
    title: RULES_SAYS.quarterly,
    rules: ['R-007', 'R-008', 'R-009', 'R-012', 'R-013'],
    applies: ({ facts }) => facts.registration.taxpayerType === 'SMALL',
  },
]

/** Id of the first entry that sets the hit of a rule aside; null = the hit stands. */
export function suppressedBy(context: InvoiceContext, ruleId: string): string | null {
  const facts = context.rules.suppression.neverSuppressed as readonly string[]
  for (const entry of SUPPRESSION_LIST) {
    const listed =
      entry.rules === 'ALL_BUT_FACTS' ? !facts.includes(ruleId) : entry.rules.includes(ruleId)
    if (listed && entry.applies(context, ruleId)) return entry.id
  }
  return null
}
