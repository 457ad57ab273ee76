/** How sales change: I-007…I-012. Growth = (current − previous) ÷ previous; every month of both windows is needed. */

import { labelOf, namesOf } from '@xinjian/format/say/words'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { spanCoverage } from '../../kit/coverage.ts'
import type { Windows } from '../../kit/definition.ts'
import { moneyInput, without } from '../../kit/outcome.ts'
import { holds } from '../../kit/threshold.ts'
import type { InvoiceContext } from '../context/context.ts'
import { netTotal, sum } from '../context/month-series.ts'
import { salesGrowth } from '../context/sales-growth.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { AMOUNT_SAYS } from './amount-words.ts'

const BASE = {
  unit: 'ratio',
  missing: { rule: 'N', sources: ['OUT'] },
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
  version: '2',
} as const

function netGrowth({ out }: InvoiceContext, _: unknown, { window, base }: Windows): Outcome {
  const current = sum(out, window, netTotal)
  const previous = sum(out, base, netTotal)
  return {
    ...salesGrowth(current, previous, base.to - base.from + 1),
    inputs: [
      moneyInput(AMOUNT_SAYS.netInvoicedThis, current),
      moneyInput(AMOUNT_SAYS.netInvoicedCompared, previous),
    ],
  }
}

/** Growth on the period before; what moved as much in the same season a year ago is said, and raises no flag. */
function seasonalGrowth(context: InvoiceContext, _: unknown, windows: Windows): Outcome {
  const outcome = netGrowth(context, _, windows)
  const a = yearBefore(windows.window)
  const b = yearBefore(windows.base)
  const known = spanCoverage(context.out, { from: b.from, to: a.to }).missing === 0
  if (typeof outcome.value !== 'number' || !known) return outcome
  const last = netGrowth(context, _, { window: a, base: b }).value
  if (typeof last !== 'number' || last * outcome.value <= 0) return outcome
  if (Math.abs(last) < context.rules.suppression.seasonalRatio * Math.abs(outcome.value))
    return outcome
  const moved = context.rules.flags['I-010']
  if (![...moved.yellow, ...moved.red].some((bound) => holds(bound, outcome.value as number)))
    return outcome
  return { ...outcome, flagOn: null, aside: AMOUNT_SAYS.seasonalBefore({ part: last }) }
}

const yearBefore = ({ from, to }: MonthWindow): MonthWindow => ({ from: from - 12, to: to - 12 })

export const GROWTH_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...BASE,
    id: 'I-007',
    names: namesOf(AMOUNT_SAYS, 'yearYearGrowth'),
    formula: AMOUNT_SAYS.yearYearGrowthFormula,
    variants: [{ window: 'L12', base: 'P12', threshold: 'I-007' }],
    source: 'domain §3.2 I-007',
    compute: netGrowth,
  },
  {
    ...BASE,
    id: 'I-008',
    names: namesOf(AMOUNT_SAYS, 'growthSixMonths'),
    formula: AMOUNT_SAYS.growthSixMonthsFormula,
    variants: [{ window: 'L6', base: 'S6', threshold: 'I-008' }],
    source: 'domain §3.2 I-008',
    compute: netGrowth,
  },
  {
    ...BASE,
    id: 'I-009',
    names: namesOf(AMOUNT_SAYS, 'growthThreeMonths'),
    formula: AMOUNT_SAYS.growthThreeMonthsFormula,
    variants: [{ window: 'L3', base: 'S3', threshold: 'I-009' }],
    source: 'domain §3.2 I-009',
    compute: netGrowth,
  },
  {
    ...BASE,
    id: 'I-010',
    names: namesOf(AMOUNT_SAYS, 'growthPrecedingPeriod'),
    formula: AMOUNT_SAYS.growthPrecedingPeriodFormula,
    variants: [
      { window: 'L3', base: 'P3', threshold: 'I-010' },
      { window: 'L6', base: 'P6', threshold: 'I-010' },
      { window: 'L12', base: 'P12', threshold: 'I-010' },
    ],
    version: '3',
    source: 'domain §3.2 I-010',
    compute: (context, variant, windows) =>
      variant.window === 'L12'
        ? netGrowth(context, variant, windows)
        : seasonalGrowth(context, variant, windows),
  },
  {
    ...BASE,
    id: 'I-011',
    names: namesOf(AMOUNT_SAYS, 'growthCalendarYear'),
    formula: AMOUNT_SAYS.growthCalendarYearFormula,
    variants: [
      { window: 'Y', base: 'Y-1', threshold: 'I-011' },
      {
        window: 'YTD',
        base: 'YTD-1',
        threshold: 'I-011',
        label: labelOf(AMOUNT_SAYS, 'growthCalendarYear', 'yearToDate'),
      },
    ],
    source: 'domain §3.2 I-011',
    compute: netGrowth,
  },
  {
    ...BASE,
    id: 'I-012',
    names: namesOf(AMOUNT_SAYS, 'twoYearCompound'),
    formula: AMOUNT_SAYS.twoYearCompoundFormula,
    variants: [{ window: 'Y', base: 'Y-2', threshold: 'I-012' }],
    source: 'domain §3.2 I-012',
    compute({ out }, _, { window, base }) {
      const current = sum(out, window, netTotal)
      const previous = sum(out, base, netTotal)
      const inputs = [
        moneyInput(AMOUNT_SAYS.netInvoicedLast, current),
        moneyInput(AMOUNT_SAYS.netInvoicedTwo, previous),
      ]
      const whole = salesGrowth(current, previous, base.to - base.from + 1)
      if (whole.value === null) return { ...whole, inputs }
      if (current < 0) return { ...without('NOT_APPLICABLE', AMOUNT_SAYS.negativeNow), inputs }
      return { value: Math.sqrt(current / previous) - 1, inputs }
    },
  },
]
