/** Rules on the course of sales: R-025…R-028. */

import { templateOf } from '@xinjian/format/say/words'
import { monthOfYear, optionalDay } from '../../kit/calendar/calendar.ts'
import { miss, reasonText, unknown } from '../../kit/rules/definition.ts'
import { inputOf, levelled, numberOf } from '../../kit/rules/levelled.ts'
import { gapMonths, silence } from '../context/activity.ts'
import type { InvoiceContext } from '../context/context.ts'
import type { RuleDefinition } from '../definition.ts'
import { AMOUNT_SAYS } from '../indicators/amount-words.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { cliffRule } from './cliff-rule.ts'
import { RULES_SAYS } from './words.ts'

const MONTHS_BEFORE = 9
const RECENT_MONTHS = 3

/** 30 days more in February to April, and in a January whose open gap holds 春节. */
export function restTolerance(context: InvoiceContext): number {
  const month = monthOfYear(context.asOfMonth)
  const { toleranceDays, toleranceMonths } = context.rules.rules['R-028']
  if (toleranceMonths.includes(month)) return toleranceDays
  const festival = optionalDay(context.rules.springFestival[Math.floor(context.asOfMonth / 12)])
  return month === 1 && festival !== null && festival <= context.asOf ? toleranceDays : 0
}

/** A rise after silence is measured by the silence, too. */
function surgeText(context: InvoiceContext, pct: number): string {
  const { from, to } = context.span('L12')
  const silent = gapMonths(context.out, { from, to: to - RECENT_MONTHS }).length
  return silent === 0
    ? RULES_SAYS.surge({ pct })
    : RULES_SAYS.surgeAfterSilence({ pct, months: MONTHS_BEFORE, silent })
}

function silenceText(context: InvoiceContext, days: number): string {
  const gap = silence(context)
  if (gap?.last === null) return RULES_SAYS.neverIssued({ days })
  return gap?.unknown == null ? RULES_SAYS.silent({ days }) : RULES_SAYS.silentAtLeast({ days })
}

export const trendRules = (p: RuleLimits): readonly RuleDefinition[] => [
  levelled(
    {
      id: 'R-025',
      name: RULES_SAYS.surgeSales,
      threshold: RULES_SAYS.surgeSalesThreshold({
        medium: p['R-025'].medium,
        high: p['R-025'].high,
        base: p['R-025'].minBaseYuan,
      }),
      template: templateOf(RULES_SAYS, 'surge'),
      version: '1',
      source: 'domain §4 R-025',
    },
    {
      key: 'I-024.L3',
      direction: 1,
      medium: p['R-025'].medium,
      high: p['R-025'].high,
      before: (_, { inputs, value, reason }) => {
        if (value === null && reason !== 'NO_BASE') return null
        const base = inputOf(inputs, AMOUNT_SAYS.netInvoiced9) / MONTHS_BEFORE
        return base < p['R-025'].minBaseYuan
          ? miss(value as number | null, RULES_SAYS.salesBeforeBelow)
          : null
      },
      text: (value, { context }) => surgeText(context, value),
    },
  ),
  cliffRule(p),
  levelled(
    {
      id: 'R-027',
      name: RULES_SAYS.monthsWithoutInvoices,
      threshold: RULES_SAYS.monthsWithoutInvoicesThreshold({
        medium: p['R-027'].medium,
        high: p['R-027'].high,
      }),
      template: templateOf(RULES_SAYS, 'gap'),
      version: '1',
      source: 'domain §4 R-027',
    },
    {
      key: 'I-015.L12',
      direction: 1,
      medium: p['R-027'].medium - 1,
      high: p['R-027'].high - 1,
      text: (value) => RULES_SAYS.gap({ n: value }),
    },
  ),
  {
    id: 'R-028',
    name: RULES_SAYS.noInvoiceLong,
    level: 'HIGH',
    threshold: RULES_SAYS.noInvoiceLongThreshold({
      medium: p['R-028'].medium,
      high: p['R-028'].high,
      tolerance: p['R-028'].toleranceDays,
    }),
    template: templateOf(RULES_SAYS, 'silent'),
    version: '1',
    source: 'domain §4 R-028',
    judge({ context, indicator }) {
      const since = indicator('I-017.asOf')
      const value = numberOf(since)
      if (value === null) return unknown(reasonText(since))
      const tolerance = restTolerance(context)
      const { inputs, evidence } = since
      const { medium, high } = p['R-028']
      if (value <= medium + tolerance)
        return {
          result: 'MISS',
          value,
          ...(value > medium ? { reason: 'SUPPRESSED:SPRING_FESTIVAL' } : {}),
          inputs,
          evidence,
        }
      return {
        result: 'HIT',
        level: value > high + tolerance ? 'HIGH' : 'MEDIUM',
        text: silenceText(context, value),
        value,
        inputs,
        evidence,
      }
    },
  },
]
