/** What was declared: T-001, T-002, T-003. */

import { SALES_LINES } from '@xinjian/format/returns/sales-lines'
import type { MonthWindow } from '../../../kit/calendar/window.ts'
import { overWindows } from '../../../kit/definition.ts'
import { deviation, growth, input, mean, moneyInput, without } from '../../../kit/outcome.ts'
import type { TaxReportContext } from '../../context.ts'
import type { IndicatorDefinition, Outcome } from '../../definition.ts'
import type { VatReturn } from '../../facts.ts'
import { vatLeg } from '../evidence.ts'
import { salesOf, sumOf, vatWindow } from '../vat.ts'

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
  const sales = sumOf(returns, '销售额', salesOf)
  return typeof sales === 'number' ? { sales, returns } : sales
}

/** Periods from which a spread says anything. */
const MIN_PERIODS = 4

export const SALES_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...VAT_COMMON,
    id: 'T-001',
    names: { zh: '申报销售额', en: 'Declared sales' },
    unit: 'yuan',
    formula: 'Σ 申报销售额：一般纳税人第1、5、7、8栏，小规模纳税人第1、4、7、9、13栏，不含税',
    variants: overWindows(['L12', 'P12', 'L24', 'Y', 'Y-1', 'Y-2']),
    evidence: '申报表销售额各栏',
    source: 'domain §2.3、§2.4、§3.3 T-001',
    compute(context, _, { window }) {
      const found = declaredSales(context, window)
      if (!('sales' in found)) return found
      return {
        value: found.sales / 100,
        inputs: [
          moneyInput('申报销售额', found.sales),
          input('申报期数', found.returns.length, 'periods'),
        ],
        evidence: [salesLeg(found.returns)],
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-002',
    names: { zh: '申报销售增长', en: 'Growth of declared sales' },
    unit: 'ratio',
    formula: '(近12个月申报销售额 − 上一个12个月) ÷ |上一个12个月|',
    variants: [
      { window: 'L12', base: 'P12', threshold: 'T-002' },
      { window: 'Y', base: 'Y-1' },
    ],
    evidence: '两期申报表销售额各栏',
    source: 'domain §3.3 T-002',
    compute(context, _, { window, base }) {
      const now = declaredSales(context, window)
      if (!('sales' in now)) return now
      const then = declaredSales(context, base)
      if (!('sales' in then)) return then
      return {
        ...growth(now.sales, then.sales),
        inputs: [
          moneyInput('本期申报销售额', now.sales),
          moneyInput('比较期申报销售额', then.sales),
        ],
        evidence: [salesLeg(now.returns), salesLeg(then.returns)],
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-003',
    names: { zh: '申报销售变异系数', en: 'Variation of declared sales' },
    unit: 'index',
    formula: '各申报期销售额的标准差 ÷ 平均值，期间长短不一时不计算',
    variants: [{ window: 'L12', threshold: 'T-003' }],
    evidence: '申报表销售额各栏',
    source: 'domain §3.3 T-003',
    compute(context, _, { window }) {
      const found = declaredSales(context, window)
      if (!('sales' in found)) return found
      const { returns } = found
      const lengths = new Set(returns.map(({ from, to }) => to - from))
      if (lengths.size > 1) return without('NOT_APPLICABLE', '期间内申报周期有变化')
      if (returns.length < MIN_PERIODS)
        return without('INSUFFICIENT_HISTORY', `${returns.length}期，至少需要${MIN_PERIODS}期`)
      const values = returns.map((r) => salesOf(r) ?? 0)
      const average = mean(values)
      const inputs = [
        moneyInput('每期平均申报销售额', average),
        moneyInput('标准差', deviation(values)),
      ]
      const evidence = [salesLeg(returns)]
      if (average === 0) return { ...without('ZERO_ZERO'), inputs, evidence }
      if (average < 0)
        return { ...without('NOT_APPLICABLE', '平均申报销售额为负'), inputs, evidence }
      return { value: deviation(values) / average, inputs, evidence }
    },
  },
]
