/** How few parties the business hangs on: I-048…I-053, customers and suppliers alike. */

import type { ReportWindow } from '../../kit/calendar/report-window.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceContext } from '../context/context.ts'
import { netTotal, sum } from '../context/month-series.ts'
import { concentrationIndex, flooredTotal, idsOf, partyCount } from '../context/party-stats.ts'
import { sectorOf } from '../context/sector.ts'
import type { IndicatorDefinition, Outcome, Variant } from '../definition.ts'
import type { Direction } from '../facts.ts'

const T = {
  OUT: { rule: 'T', sources: ['OUT'] },
  IN: { rule: 'T', sources: ['IN'] },
} as const

/** Σ nets of the k largest ÷ Σ nets, both floored at 0 per party. */
function topShare(context: InvoiceContext, direction: Direction, variant: Variant): Outcome {
  const window = variant.window as ReportWindow
  const { net } = context.parties(direction, window)
  const top = context.top(direction, window).slice(0, variant.option)
  const part = top.reduce((total, p) => total + net[p]!, 0)
  const whole = flooredTotal(net)
  return {
    ...quotient(part, whole, '全部净额'),
    evidence: { counterpartyIds: idsOf(context, top) },
    inputs: [
      moneyInput(`前${variant.option}名净额`, part),
      moneyInput('全部净额(负数按0计)', whole),
    ],
  }
}

const SHARE_FORMULA = '前k名净额 ÷ 全部净额(各方净额为负按0计)；自然人不参与排名，计入分母'

const concentrationVariants = (
  threshold: Partial<Record<string, Variant['threshold']>>,
): Variant[] =>
  (['L12', 'P12'] as const).flatMap((window) =>
    [1, 5, 10].map((k) => {
      const key = window === 'L12' ? threshold[`CR${k}`] : undefined
      return {
        window,
        suffix: `CR${k}`,
        option: k,
        label: { zh: ` CR${k}`, en: ` CR${k}` },
        ...(key ? { threshold: key } : {}),
      }
    }),
  )

function hhi(context: InvoiceContext, direction: Direction, window: ReportWindow): Outcome {
  const value = concentrationIndex(context, direction, window)
  const series = context.series(direction)
  const inputs = [
    moneyInput('净额', sum(series, context.span(window), netTotal)),
    moneyInput('净额(负数按0计)', flooredTotal(context.parties(direction, window).net)),
  ]
  return value === null ? { ...without('ZERO_ZERO'), inputs } : { value, inputs }
}

export const CONCENTRATION_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-048',
    names: { zh: '客户数', en: 'Customers' },
    unit: 'parties',
    formula: '有蓝票的购方家数；自然人合计为一家',
    variants: [{ window: 'L3' }, { window: 'L12', threshold: 'I-048' }],
    missing: T.OUT,
    evidence: { direction: 'OUT', rows: 'BLUE', measure: 'PARTIES' },
    version: '1',
    source: 'domain §3.2 I-048',
    compute(context, { window }) {
      const count = partyCount(context, 'OUT', window as ReportWindow)
      return { value: count, inputs: [input('客户数', count, 'parties')] }
    },
  },
  {
    id: 'I-049',
    names: { zh: '供应商数', en: 'Suppliers' },
    unit: 'parties',
    formula: '有蓝票的销方家数；自然人合计为一家',
    variants: [{ window: 'L12', threshold: 'I-049' }],
    missing: T.IN,
    evidence: { direction: 'IN', rows: 'BLUE', measure: 'PARTIES' },
    version: '1',
    source: 'domain §3.2 I-049',
    compute(context, _, { window }) {
      const count = partyCount(context, 'IN', 'L12')
      const sales = sum(context.out, window, netTotal)
      const idle = count === 0 && sales <= 0
      return {
        value: count,
        inputs: [input('供应商数', count, 'parties'), moneyInput('同期开票净额', sales)],
        ...(idle ? { flagOn: null, aside: '同期没有开票，没有供应商不作判断' } : {}),
      }
    },
  },
  {
    id: 'I-050',
    names: { zh: '客户集中度', en: 'Customer concentration' },
    unit: 'ratio',
    formula: SHARE_FORMULA,
    variants: concentrationVariants({
      CR1: (context) => (sectorOf(context).section === 'C' ? 'I-050.CR1.C' : 'I-050.CR1'),
      CR5: 'I-050.CR5',
    }),
    missing: T.OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '1',
    source: 'domain §3.2 I-050, §9.6 (制造业配套放宽至80%)',
    compute: (context, variant) => topShare(context, 'OUT', variant),
  },
  {
    id: 'I-051',
    names: { zh: '客户集中度HHI', en: 'Customer HHI' },
    unit: 'index',
    formula: 'Σ(客户净额份额²) × 10,000',
    variants: [{ window: 'L12', threshold: 'I-051' }],
    missing: T.OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '1',
    source: 'domain §3.2 I-051',
    compute: (context) => hhi(context, 'OUT', 'L12'),
  },
  {
    id: 'I-052',
    names: { zh: '供应商集中度', en: 'Supplier concentration' },
    unit: 'ratio',
    formula: SHARE_FORMULA,
    variants: concentrationVariants({ CR1: 'I-052.CR1', CR5: 'I-052.CR5' }),
    missing: T.IN,
    evidence: { direction: 'IN', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '1',
    source: 'domain §3.2 I-052',
    compute: (context, variant) => topShare(context, 'IN', variant),
  },
  {
    id: 'I-053',
    names: { zh: '供应商集中度HHI', en: 'Supplier HHI' },
    unit: 'index',
    formula: 'Σ(供应商净额份额²) × 10,000',
    variants: [{ window: 'L12', threshold: 'I-053' }],
    missing: T.IN,
    evidence: { direction: 'IN', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '1',
    source: 'domain §3.2 I-053',
    compute: (context) => hhi(context, 'IN', 'L12'),
  },
]
