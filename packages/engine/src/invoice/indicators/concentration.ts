/** How few parties the business hangs on: I-048…I-053, customers and suppliers alike. */

import { labelOf, namesOf } from '@xinjian/format/say/words'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { ReportWindow } from '../../report/window/label.ts'
import type { InvoiceContext } from '../context/context.ts'
import { netTotal, sum } from '../context/month-series.ts'
import { concentrationIndex, flooredTotal, idsOf, partyCount } from '../context/party-stats.ts'
import { sectorOf } from '../context/sector.ts'
import type { IndicatorDefinition, Outcome, Variant } from '../definition.ts'
import type { Direction } from '../facts.ts'
import { PARTY_SAYS } from './party-words.ts'

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
    ...quotient(part, whole, PARTY_SAYS.wholeNet),
    evidence: { counterpartyIds: idsOf(context, top) },
    inputs: [
      moneyInput(PARTY_SAYS.topNet({ k: variant.option! }), part),
      moneyInput(PARTY_SAYS.netAllNegative, whole),
    ],
  }
}

const concentrationVariants = (
  side: 'customer' | 'supplier',
  threshold: Partial<Record<string, Variant['threshold']>>,
): Variant[] =>
  (['L12', 'P12'] as const).flatMap((window) =>
    ([1, 5, 10] as const).map((k) => {
      const key = window === 'L12' ? threshold[`CR${k}`] : undefined
      return {
        window,
        suffix: `CR${k}`,
        option: k,
        label: labelOf(PARTY_SAYS, `${side}Concentration`, `${side}Cr${k}`),
        ...(key ? { threshold: key } : {}),
      }
    }),
  )

function hhi(context: InvoiceContext, direction: Direction, window: ReportWindow): Outcome {
  const value = concentrationIndex(context, direction, window)
  const series = context.series(direction)
  const inputs = [
    moneyInput(PARTY_SAYS.net, sum(series, context.span(window), netTotal)),
    moneyInput(PARTY_SAYS.netNegativeAs, flooredTotal(context.parties(direction, window).net)),
  ]
  return value === null ? { ...without('ZERO_ZERO'), inputs } : { value, inputs }
}

export const CONCENTRATION_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-048',
    names: namesOf(PARTY_SAYS, 'customers'),
    unit: 'parties',
    formula: PARTY_SAYS.customersFormula,
    variants: [{ window: 'L3' }, { window: 'L12', threshold: 'I-048' }],
    missing: T.OUT,
    evidence: { direction: 'OUT', rows: 'BLUE', measure: 'PARTIES' },
    version: '1',
    source: 'domain §3.2 I-048',
    compute(context, { window }) {
      const count = partyCount(context, 'OUT', window as ReportWindow)
      return { value: count, inputs: [input(PARTY_SAYS.customers, count, 'parties')] }
    },
  },
  {
    id: 'I-049',
    names: namesOf(PARTY_SAYS, 'suppliers'),
    unit: 'parties',
    formula: PARTY_SAYS.suppliersFormula,
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
        inputs: [
          input(PARTY_SAYS.suppliers, count, 'parties'),
          moneyInput(PARTY_SAYS.netInvoicedPeriod, sales),
        ],
        ...(idle ? { flagOn: null, aside: PARTY_SAYS.noSalesThese } : {}),
      }
    },
  },
  {
    id: 'I-050',
    names: namesOf(PARTY_SAYS, 'customerConcentration'),
    unit: 'ratio',
    formula: PARTY_SAYS.netTopK,
    variants: concentrationVariants('customer', {
      CR1: (context) => (sectorOf(context).section === 'C' ? 'I-050.CR1.C' : 'I-050.CR1'),
      CR5: 'I-050.CR5',
    }),
    missing: T.OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '1',
    source: PARTY_SAYS.customerConcentrationSource,
    compute: (context, variant) => topShare(context, 'OUT', variant),
  },
  {
    id: 'I-051',
    names: namesOf(PARTY_SAYS, 'customerHhi'),
    unit: 'index',
    formula: PARTY_SAYS.customerHhiFormula,
    variants: [{ window: 'L12', threshold: 'I-051' }],
    missing: T.OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '1',
    source: 'domain §3.2 I-051',
    compute: (context) => hhi(context, 'OUT', 'L12'),
  },
  {
    id: 'I-052',
    names: namesOf(PARTY_SAYS, 'supplierConcentration'),
    unit: 'ratio',
    formula: PARTY_SAYS.netTopK,
    variants: concentrationVariants('supplier', { CR1: 'I-052.CR1', CR5: 'I-052.CR5' }),
    missing: T.IN,
    evidence: { direction: 'IN', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '1',
    source: 'domain §3.2 I-052',
    compute: (context, variant) => topShare(context, 'IN', variant),
  },
  {
    id: 'I-053',
    names: namesOf(PARTY_SAYS, 'supplierHhi'),
    unit: 'index',
    formula: PARTY_SAYS.supplierHhiFormula,
    variants: [{ window: 'L12', threshold: 'I-053' }],
    missing: T.IN,
    evidence: { direction: 'IN', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '1',
    source: 'domain §3.2 I-053',
    compute: (context) => hhi(context, 'IN', 'L12'),
  },
]
