/** What was declared: T-001, T-002, T-003. */
import { SALES_LINES } from '@xinjian/format/returns/sales-lines'
import { namesOf } from '@xinjian/format/say/words'
import type { MonthWindow } from '../../../kit/calendar/window.ts'
import { overWindows } from '../../../kit/definition.ts'
import { deviation, growth, input, mean, moneyInput, without } from '../../../kit/outcome.ts'
import type { TaxReportContext } from '../../context.ts'
import type { IndicatorDefinition, Outcome } from '../../definition.ts'
import type { VatReturn } from '../../facts.ts'
import { vatLeg } from '../evidence.ts'
import { salesOf, sumOf, vatWindow } from '../vat.ts'
import { VAT_SAYS } from '../words.ts'
import { SALES_SAYS } from './words.ts'

export const VAT_COMMON = {
  missing: { rule: 'N', sources: ['VAT'] },
  version: '1',
} as const

export const salesLeg = (returns: readonly VatReturn[]) => vatLeg(returns, SALES_LINES)

/** Declared sales of a window, 分; an Outcome = cannot be said. */
export function declaredSales(
  context: TaxReportContext,
  window: MonthWindow,
): { sales: number; returns: readonly VatReturn[] } | Outcome {
  const { returns, stop } = vatWindow(context, window)
  if (stop) return stop
  const sales = sumOf(returns, VAT_SAYS.sales, salesOf)
  return typeof sales === 'number' ? { sales, returns } : sales
}

/** Periods from which a spread says anything. */
const MIN_PERIODS = 4

export const SALES_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...VAT_COMMON,
    id: 'T-001',
    names: namesOf(SALES_SAYS, 'declared'),
    unit: 'yuan',
    formula: SALES_SAYS.declaredFormula,
    variants: overWindows(['L12', 'P12', 'L24', 'Y', 'Y-1', 'Y-2']),
    evidence: SALES_SAYS.salesLines,
    source: 'domain §2.3、§2.4、§3.3 T-001',
    compute(context, _, { window }) {
      const found = declaredSales(context, window)
      if (!('sales' in found)) return found
      return {
        value: found.sales / 100,
        inputs: [
          moneyInput(SALES_SAYS.declared, found.sales),
          input(VAT_SAYS.periods, found.returns.length, 'periods'),
        ],
        evidence: [salesLeg(found.returns)],
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-002',
    names: namesOf(SALES_SAYS, 'growth'),
    unit: 'ratio',
    formula: SALES_SAYS.growthFormula,
    variants: [
      { window: 'L12', base: 'P12', threshold: 'T-002' },
      { window: 'Y', base: 'Y-1' },
    ],
    evidence: SALES_SAYS.bothSalesLines,
    source: 'domain §3.3 T-002',
    compute(context, _, { window, base }) {
      const now = declaredSales(context, window)
      if (!('sales' in now)) return now
      const then = declaredSales(context, base)
      if (!('sales' in then)) return then
      return {
        ...growth(now.sales, then.sales),
        inputs: [moneyInput(SALES_SAYS.now, now.sales), moneyInput(SALES_SAYS.before, then.sales)],
        evidence: [salesLeg(now.returns), salesLeg(then.returns)],
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-003',
    names: namesOf(SALES_SAYS, 'variation'),
    unit: 'index',
    formula: SALES_SAYS.variationFormula,
    variants: [{ window: 'L12', threshold: 'T-003' }],
    evidence: SALES_SAYS.salesLines,
    source: 'domain §3.3 T-003',
    compute(context, _, { window }) {
      const found = declaredSales(context, window)
      if (!('sales' in found)) return found
      const { returns } = found
      const lengths = new Set(returns.map(({ from, to }) => to - from))
      if (lengths.size > 1) return without('NOT_APPLICABLE', SALES_SAYS.lengthsDiffer)
      if (returns.length < MIN_PERIODS)
        return without(
          'INSUFFICIENT_HISTORY',
          SALES_SAYS.tooFewPeriods({ n: returns.length, needed: MIN_PERIODS }),
        )
      const values = returns.map((r) => salesOf(r) ?? 0)
      const average = mean(values)
      const inputs = [
        moneyInput(SALES_SAYS.mean, average),
        moneyInput(SALES_SAYS.deviation, deviation(values)),
      ]
      const evidence = [salesLeg(returns)]
      if (average === 0) return { ...without('ZERO_ZERO'), inputs, evidence }
      if (average < 0)
        return { ...without('NOT_APPLICABLE', SALES_SAYS.negativeMean), inputs, evidence }
      return { value: deviation(values) / average, inputs, evidence }
    },
  },
]
