/** Purchases against sales: I-071…I-076. Margins and category shares use amounts excluding tax. */

import { namesOf } from '@xinjian/format/say/words'
import { isKnown } from '../../kit/coverage.ts'
import { overWindows } from '../../kit/definition.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import { boughtNotSold, categoryLabel, categoryRows, soldNotBought } from '../context/categories.ts'
import type { InvoiceContext } from '../context/context.ts'
import { netAmount, netTotal, sum } from '../context/month-series.ts'
import { sectorOf } from '../context/sector.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { categoriesMissing, sectorMissing } from './goods-gate.ts'
import { GOODS_SAYS } from './goods-words.ts'

const T_BOTH = { rule: 'T', sources: ['OUT', 'IN'] } as const
const IN_LINES = { direction: 'IN', rows: 'VALID', measure: 'LINES' } as const
const OUT_LINES = { direction: 'OUT', rows: 'VALID', measure: 'LINES' } as const

/** Of months that both directions know: a month of one side alone would be no ratio. */
function bothNets(context: InvoiceContext): { bought: number; sold: number } {
  const { from, to } = context.span('L12')
  const both = { bought: 0, sold: 0 }
  for (let month = from; month <= to; month++) {
    if (!isKnown(context.in, month) || !isKnown(context.out, month)) continue
    both.bought += sum(context.in, { from: month, to: month }, netAmount)
    both.sold += sum(context.out, { from: month, to: month }, netAmount)
  }
  return both
}

export const MATCHING_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-071',
    names: namesOf(GOODS_SAYS, 'netPurchases'),
    unit: 'yuan',
    formula: GOODS_SAYS.netPurchasesFormula,
    variants: overWindows(['L3', 'L6', 'L12', 'L24']),
    missing: { rule: 'T', sources: ['IN'] },
    evidence: { direction: 'IN', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '1',
    source: 'domain §3.2 I-071',
    compute(context, _, { window }) {
      const net = sum(context.in, window, netTotal)
      return { value: net / 100, inputs: [moneyInput(GOODS_SAYS.purchasedNet, net)] }
    },
  },
  {
    id: 'I-072',
    names: namesOf(GOODS_SAYS, 'purchasesOverSales'),
    unit: 'ratio',
    formula: GOODS_SAYS.purchasesOverSalesFormula,
    variants: [
      {
        window: 'L12',
        threshold: (context) => (sectorOf(context).section === 'F' ? 'I-072.F' : 'I-072'),
      },
    ],
    missing: T_BOTH,
    evidence: { direction: 'IN', rows: 'VALID', measure: 'NET_AMOUNT' },
    version: '2',
    source: GOODS_SAYS.purchasesOverSalesSource,
    compute(context) {
      const { bought, sold } = bothNets(context)
      return {
        ...quotient(bought, sold, GOODS_SAYS.salesNetWithout),
        evidence: { also: [{ direction: 'OUT' }] },
        inputs: [
          moneyInput(GOODS_SAYS.purchasesNetWithout, bought),
          moneyInput(GOODS_SAYS.salesNetWithout, sold),
        ],
      }
    },
  },
  {
    id: 'I-073',
    names: namesOf(GOODS_SAYS, 'invoiceMargin'),
    unit: 'ratio',
    formula: GOODS_SAYS.invoiceMarginFormula,
    variants: [{ window: 'L12', threshold: 'I-073' }],
    missing: T_BOTH,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_AMOUNT' },
    version: '2',
    source: 'domain §3.2 I-073',
    compute(context) {
      const { bought, sold } = bothNets(context)
      return {
        ...quotient(sold - bought, sold, GOODS_SAYS.salesNetWithout),
        evidence: { also: [{ direction: 'IN' }] },
        inputs: [
          moneyInput(GOODS_SAYS.salesNetWithout, sold),
          moneyInput(GOODS_SAYS.purchasesNetWithout, bought),
        ],
      }
    },
  },
  {
    id: 'I-074',
    names: namesOf(GOODS_SAYS, 'matchCategories'),
    unit: 'ratio',
    formula: GOODS_SAYS.matchCategoriesFormula,
    variants: [{ window: 'L12', threshold: 'I-074' }],
    missing: T_BOTH,
    evidence: OUT_LINES,
    version: '2',
    source: GOODS_SAYS.matchCategoriesSource,
    bars: (context) => sectorMissing(context, context.rules.tradeSections),
    compute(context) {
      const missing =
        categoriesMissing(context, 'OUT', 'L12') ?? categoriesMissing(context, 'IN', 'L12')
      if (missing) return missing
      const rows = categoryRows(context, 'L12')
      if (!rows.some((row) => row.out > 0)) return without('ZERO_ZERO')
      return {
        value: rows.reduce((total, row) => total + Math.min(row.inShare, row.outShare), 0),
        inputs: rows
          .slice(0, 5)
          .map((row) =>
            input(categoryLabel(row.category), Math.min(row.inShare, row.outShare), 'ratio'),
          ),
      }
    },
  },
  {
    id: 'I-075',
    names: namesOf(GOODS_SAYS, 'soldButNever'),
    unit: 'index',
    formula: GOODS_SAYS.soldButNeverFormula,
    variants: [{ window: 'L12', threshold: 'I-075' }],
    missing: T_BOTH,
    evidence: OUT_LINES,
    version: '2',
    source: GOODS_SAYS.soldButNeverSource,
    bars: (context) => sectorMissing(context, context.rules.goodsSections),
    compute(context) {
      const missing =
        categoriesMissing(context, 'OUT', 'L12') ?? categoriesMissing(context, 'IN', 'L12')
      if (missing) return missing
      const rows = soldNotBought(context)
      return {
        value: rows.length,
        inputs: rows.map((row) => moneyInput(categoryLabel(row.category), row.out)),
      }
    },
  },
  {
    id: 'I-076',
    names: namesOf(GOODS_SAYS, 'boughtButNever'),
    unit: 'index',
    formula: GOODS_SAYS.boughtButNeverFormula,
    variants: [{ window: 'L12', threshold: 'I-076' }],
    missing: T_BOTH,
    evidence: IN_LINES,
    version: '2',
    source: GOODS_SAYS.boughtButNeverSource,
    bars: (context) => sectorMissing(context, context.rules.tradeSections),
    compute(context) {
      const missing =
        categoriesMissing(context, 'OUT', 'L12') ?? categoriesMissing(context, 'IN', 'L12')
      if (missing) return missing
      const rows = boughtNotSold(context)
      return {
        value: rows.length,
        inputs: rows.map((row) => moneyInput(categoryLabel(row.category), row.in)),
      }
    },
  },
]
