/** What is in stock, and what of it cannot be: E-11, E-15. */
import { namesOf } from '@xinjian/format/say/words'
import { input, moneyInput, ratio, without } from '../../kit/outcome.ts'
import type { ItemContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { itemsLeg, stockLeg } from '../evidence.ts'
import { totals } from '../stock/folds.ts'
import { tidy } from '../stock/latest.ts'
import { ERP_ITEM_SAYS } from '../words.ts'
import { ERP_ITEM_INDICATOR_SAYS as SAYS } from './words.ts'

const COMMON = {
  missing: { rule: 'ANY', sources: ['STOCK'] },
  version: '1',
} as const

/** Of contexts with stock: the gate of the evaluator lets no other through. */
const known = (context: ItemContext) => ({ stock: context.stock!, sums: totals(context)! })

/** Rows that stand outside an amount. */
export const pricelessBesides = (n: number): { detail?: string } =>
  n > 0 ? { detail: ERP_ITEM_SAYS.priceless({ n }) } : {}

export const STOCK_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'E-11',
    names: namesOf(SAYS, 'amount'),
    unit: 'yuan',
    formula: SAYS.amountFormula,
    variants: [{ window: 'asOf' }],
    evidence: 'AMOUNT',
    source: 'domain §3.5 E-11',
    compute(context): Outcome {
      const { stock, sums } = known(context)
      if (sums.amount === null) return without('NO_DATA', SAYS.noAmounts)
      return {
        value: sums.amount / 100,
        ...pricelessBesides(sums.priceless),
        inputs: [moneyInput(SAYS.amount, sums.amount), input(SAYS.day, sums.day, 'date')],
        evidence: [stockLeg(stock, sums.day)],
      }
    },
  },
  {
    ...COMMON,
    id: 'E-11.QTY',
    names: namesOf(SAYS, 'quantity'),
    unit: 'index',
    formula: SAYS.quantityFormula,
    variants: [{ window: 'asOf' }],
    evidence: 'LOOKED_AT',
    source: 'domain §3.5 E-11',
    compute(context): Outcome {
      const { stock, sums } = known(context)
      if (sums.unit === null) return without('NOT_APPLICABLE', SAYS.unitsDiffer)
      return {
        value: tidy(sums.quantity),
        detail: SAYS.unitIs({ unit: sums.unit }),
        inputs: [input(SAYS.day, sums.day, 'date')],
        evidence: [stockLeg(stock, sums.day)],
      }
    },
  },
  {
    ...COMMON,
    id: 'E-11.SKU',
    names: namesOf(SAYS, 'items'),
    unit: 'items',
    formula: SAYS.itemsFormula,
    variants: [{ window: 'asOf' }],
    evidence: 'LOOKED_AT',
    source: 'domain §3.5 E-11',
    compute(context): Outcome {
      const { stock, sums } = known(context)
      return {
        value: sums.items,
        inputs: [input(SAYS.items, sums.items, 'items'), input(SAYS.day, sums.day, 'date')],
        evidence: [stockLeg(stock, sums.day)],
      }
    },
  },
  {
    ...COMMON,
    id: 'E-15',
    names: namesOf(SAYS, 'below'),
    unit: 'items',
    formula: SAYS.belowFormula,
    variants: [{ window: 'asOf', threshold: 'E-15' }],
    evidence: 'COUNT',
    source: 'domain §3.5 E-15',
    compute(context): Outcome {
      const { stock, sums } = known(context)
      return {
        value: sums.below.length,
        inputs: [input(SAYS.below, sums.below.length, 'items')],
        evidence: [itemsLeg(stock, sums.day, sums.below, SAYS.below)],
      }
    },
  },
  {
    ...COMMON,
    id: 'E-15.SHARE',
    names: namesOf(SAYS, 'belowShare'),
    unit: 'ratio',
    formula: SAYS.belowShareFormula,
    variants: [{ window: 'asOf', threshold: 'E-15.SHARE' }],
    evidence: 'COUNT',
    source: 'domain §3.5 E-15',
    compute(context): Outcome {
      const { stock, sums } = known(context)
      return {
        ...ratio(sums.below.length, sums.items),
        inputs: [
          input(SAYS.below, sums.below.length, 'items'),
          input(SAYS.items, sums.items, 'items'),
        ],
        evidence: [itemsLeg(stock, sums.day, sums.below, SAYS.below)],
      }
    },
  },
]
