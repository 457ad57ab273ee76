/** How sales change: I-007…I-012. Growth = (current − previous) ÷ previous; every month of both windows is needed. */

import { shareText } from '@xinjian/format/say/figures'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { spanCoverage } from '../../kit/coverage.ts'
import type { Windows } from '../../kit/definition.ts'
import { moneyInput, without } from '../../kit/outcome.ts'
import { holds } from '../../kit/threshold.ts'
import type { InvoiceContext } from '../context/context.ts'
import { netTotal, sum } from '../context/month-series.ts'
import { salesGrowth } from '../context/sales-growth.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'

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
    inputs: [moneyInput('本期开票净额', current), moneyInput('比较期开票净额', previous)],
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
  return { ...outcome, flagOn: null, aside: `季节性：上年同期环比${shareText(last)}` }
}

const yearBefore = ({ from, to }: MonthWindow): MonthWindow => ({ from: from - 12, to: to - 12 })

export const GROWTH_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...BASE,
    id: 'I-007',
    names: { zh: '开票同比增长', en: 'Year-on-year growth' },
    formula: '(近12个月开票净额 − 上一个12个月) ÷ 上一个12个月',
    variants: [{ window: 'L12', base: 'P12', threshold: 'I-007' }],
    source: 'domain §3.2 I-007',
    compute: netGrowth,
  },
  {
    ...BASE,
    id: 'I-008',
    names: { zh: '近6月同比', en: 'Growth of six months on the year before' },
    formula: '(近6个月开票净额 − 上年同期) ÷ 上年同期',
    variants: [{ window: 'L6', base: 'S6', threshold: 'I-008' }],
    source: 'domain §3.2 I-008',
    compute: netGrowth,
  },
  {
    ...BASE,
    id: 'I-009',
    names: { zh: '近3月同比', en: 'Growth of three months on the year before' },
    formula: '(近3个月开票净额 − 上年同期) ÷ 上年同期',
    variants: [{ window: 'L3', base: 'S3', threshold: 'I-009' }],
    source: 'domain §3.2 I-009',
    compute: netGrowth,
  },
  {
    ...BASE,
    id: 'I-010',
    names: { zh: '开票环比增长率', en: 'Growth on the preceding period' },
    formula: '(近n个月开票净额 − 此前n个月) ÷ 此前n个月，n = 3、6、12',
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
    names: { zh: '年度增长', en: 'Growth by calendar year' },
    formula: '完整年度比上一年度；本年累计比上年同期累计',
    variants: [
      { window: 'Y', base: 'Y-1', threshold: 'I-011' },
      {
        window: 'YTD',
        base: 'YTD-1',
        threshold: 'I-011',
        label: { zh: '(本年累计)', en: ' (YTD)' },
      },
    ],
    source: 'domain §3.2 I-011',
    compute: netGrowth,
  },
  {
    ...BASE,
    id: 'I-012',
    names: { zh: '两年复合增长率', en: 'Two-year compound growth' },
    formula: '(最近完整年度开票净额 ÷ 前两个完整年度)^(1/2) − 1',
    variants: [{ window: 'Y', base: 'Y-2', threshold: 'I-012' }],
    source: 'domain §3.2 I-012',
    compute({ out }, _, { window, base }) {
      const current = sum(out, window, netTotal)
      const previous = sum(out, base, netTotal)
      const inputs = [
        moneyInput('最近完整年度开票净额', current),
        moneyInput('前两个完整年度开票净额', previous),
      ]
      const whole = salesGrowth(current, previous, base.to - base.from + 1)
      if (whole.value === null) return { ...whole, inputs }
      if (current < 0)
        return { ...without('NOT_APPLICABLE', '本期净额为负，不能计算复合增长率'), inputs }
      return { value: Math.sqrt(current / previous) - 1, inputs }
    },
  },
]
