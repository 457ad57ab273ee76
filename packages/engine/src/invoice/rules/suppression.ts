/**
 * The suppression list (domain §4): known harmless explanations that turn a hit into a miss, named in the result so that
 * a reader sees what was set aside and why. apply their entry inside, because it moves their threshold.
 * 核定征收 (profit rules off) is not listed: registration does not carry the levy method, and no invoice rule needs it.
 */

import { monthOfYear, optionalDay } from '../../kit/calendar/calendar.ts'
import { monthOfDay } from '../../kit/calendar/window.ts'
import { isKnown, spanCoverage } from '../../kit/coverage.ts'
import { isSilent, longestGapRun } from '../context/activity.ts'
import type { InvoiceContext } from '../context/context.ts'
import { netOf, netTotal, sum } from '../context/month-series.ts'
import { sectorOf } from '../context/sector.ts'

export interface SuppressionEntry {
  id: string
  title: string
  /** Rules it can set aside. */
  rules: readonly string[] | 'ALL_BUT_FACTS'
  applies(context: InvoiceContext, ruleId: string): boolean
}

const FEBRUARY = 2

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

/** Every silent month of the run was silent, or nearly, a year before. */
function restsEveryYear(context: InvoiceContext): boolean {
  const { out } = context
  const run = longestGapRun(out, context.span('L12'))
  const mean = sum(out, context.span('P12'), netTotal) / 12
  return run.every(
    (m) =>
      isKnown(out, m - 12) &&
      (isSilent(out, m - 12) ||
        netOf(out, m - 12) < (mean * (1 - context.rules.suppression.seasonalRatio)) / 2),
  )
}

export const SUPPRESSION_LIST: readonly SuppressionEntry[] = [
  {
    id: 'SPRING_FESTIVAL',
    title: '2月与春节所在月份休业',
    rules: ['R-027'],
    applies(context) {
      const run = longestGapRun(context.out, context.span('L12'), (m) => isRestMonth(context, m))
      return run.length < context.rules.rules['R-027'].medium
    },
  },
  {
    id: 'SEASONAL',
    title: '季节性经营：上年同期也是如此',
    rules: ['R-025', 'R-027'],
    applies: (context, ruleId) =>
      ruleId === 'R-025' ? surgedLastYear(context) : restsEveryYear(context),
  },
  {
    id: 'NEW_REGISTERED',
    title: '成立不满6个月，只适用登记类规则',
    rules: 'ALL_BUT_FACTS',
    applies({ facts, asOf, rules }) {
      const established = optionalDay(facts.registration.establishedOn)
      if (established === null) return false
      return monthOfDay(asOf) - monthOfDay(established) < rules.suppression.newRegisteredMonths
    },
  },
  {
    id: 'SECTOR_EXEMPT',
    title: '零售、餐饮住宿、交通物流在夜间与节假日营业',
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
    title: '小规模纳税人按季申报，逐月申报规则不适用',
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
