/** What the enterprise pays to run, against what it sells: I-077…I-080. */

import { namesOf } from '@xinjian/format/say/words'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import { quantityText } from '../../kit/threshold.ts'
import {
  categoriesOf,
  categoryAmount,
  dealtIn,
  groupAmount,
  isService,
} from '../context/categories.ts'
import type { GoodsFold } from '../context/goods-fold.ts'
import { kindSum } from '../context/kinds.ts'
import { lineShare } from '../context/line-share.ts'
import { netAmount, sum } from '../context/month-series.ts'
import { salesGrowth } from '../context/sales-growth.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { KIND_CODES } from '../facts.ts'
import { categoriesMissing, linesMissing, sectorMissing } from './goods-gate.ts'
import { GOODS_SAYS } from './goods-words.ts'

const N_BOTH = { rule: 'N', sources: ['OUT', 'IN'] } as const
const T_BOTH = { rule: 'T', sources: ['OUT', 'IN'] } as const
const IN_LINES = { direction: 'IN', rows: 'VALID', measure: 'LINES' } as const
const IN_LINE_AMOUNT = { direction: 'IN', rows: 'VALID', measure: 'LINE_AMOUNT' } as const
const FREIGHT_KIND = [KIND_CODES.indexOf('FREIGHT_SPECIAL')]

/** Some categories among the purchases: the lines that are counted, and all of which they are a part. */
function shareOfPurchases(fold: GoodsFold, counted: string[], part: string): Outcome {
  const amounts = counted.map((category) => fold.byCategory.get(category)!)
  return {
    ...lineShare(amounts, [...fold.byCategory.values()], {
      part,
      whole: GOODS_SAYS.purchaseLinesNet,
    }),
    evidence: { goodsAny: counted, also: [{}] },
  }
}

/** Which of the two sides of a comparison of growths has none, and why. */
function noGrowth(side: string, { reason = 'NO_DATA', detail }: Outcome): Outcome {
  return without(reason, `${side}：${detail ?? GOODS_SAYS.noBase}`)
}

export const COST_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-077',
    names: namesOf(GOODS_SAYS, 'shareRunningCosts'),
    unit: 'ratio',
    formula: GOODS_SAYS.shareRunningCostsFormula,
    variants: [{ window: 'L12', threshold: 'I-077' }],
    missing: { rule: 'T', sources: ['IN'] },
    evidence: IN_LINE_AMOUNT,
    version: '2',
    source: 'domain §3.2 I-077',
    compute(context) {
      const missing = categoriesMissing(context, 'IN', 'L12')
      if (missing) return missing
      const fold = context.goods('IN', 'L12')
      const dealt = dealtIn(context)
      const parts = context.rules.expenses.map((group) => groupAmount(fold, group, dealt))
      const counted = categoriesOf(fold, context.rules.expenses, dealt)
      const share = shareOfPurchases(fold, counted, GOODS_SAYS.runningCosts)
      return {
        ...share,
        inputs: [
          ...share.inputs!,
          ...context.rules.expenses.map((group, i) => moneyInput(group.group, parts[i]!)),
        ],
      }
    },
  },
  {
    id: 'I-078',
    names: namesOf(GOODS_SAYS, 'shareCateringLodging'),
    unit: 'ratio',
    formula: GOODS_SAYS.shareCateringLodgingFormula,
    variants: [{ window: 'L12', threshold: 'I-078' }],
    missing: { rule: 'T', sources: ['IN'] },
    evidence: IN_LINE_AMOUNT,
    version: '1',
    source: 'domain §3.2 I-078',
    compute(context) {
      const missing = categoriesMissing(context, 'IN', 'L12')
      if (missing) return missing
      const fold = context.goods('IN', 'L12')
      return shareOfPurchases(
        fold,
        categoriesOf(fold, [context.rules.catering]),
        GOODS_SAYS.cateringLodging,
      )
    },
  },
  {
    id: 'I-079',
    names: namesOf(GOODS_SAYS, 'freightAgainstGoods'),
    unit: 'ratio',
    formula: GOODS_SAYS.freightAgainstGoodsFormula,
    variants: [{ window: 'L12', threshold: 'I-079' }],
    missing: T_BOTH,
    evidence: IN_LINES,
    version: '2',
    source: 'domain §3.2 I-079',
    compute(context) {
      const missing =
        categoriesMissing(context, 'IN', 'L12') ?? categoriesMissing(context, 'OUT', 'L12')
      if (missing) return missing
      const lines = groupAmount(context.goods('IN', 'L12'), context.rules.freight)
      const slips = kindSum(context.in, context.span('L12'), 'blueTotal', FREIGHT_KIND)
      const freight = Math.max(lines, slips)
      const { freightGoodsYuan } = context.rules
      const goods = categoryAmount(context.goods('OUT', 'L12'), (c) => !isService(c))
      return {
        ...quotient(freight, goods, GOODS_SAYS.goodsSold),
        ...(goods / 100 > freightGoodsYuan
          ? {}
          : {
              flagOn: null,
              aside: GOODS_SAYS.fewGoodsSold({ most: quantityText(freightGoodsYuan, 'yuan') }),
            }),
        inputs: [
          moneyInput(GOODS_SAYS.freightBought, freight),
          moneyInput(GOODS_SAYS.goodsSold, goods),
        ],
      }
    },
  },
  {
    id: 'I-080',
    names: namesOf(GOODS_SAYS, 'electricityAgainstSales'),
    unit: 'pp',
    formula: GOODS_SAYS.electricityAgainstSalesFormula,
    variants: [{ window: 'L12', base: 'P12', threshold: 'I-080' }],
    missing: N_BOTH,
    evidence: IN_LINES,
    version: '1',
    source: 'domain §3.2 I-080',
    bars: (context) => sectorMissing(context, ['C']),
    compute(context, _, { window, base }) {
      const missing = linesMissing(context, 'IN', 'L12') ?? linesMissing(context, 'IN', 'P12')
      if (missing) return missing
      const power = groupAmount(context.goods('IN', 'L12'), context.rules.electricity)
      const powerBefore = groupAmount(context.goods('IN', 'P12'), context.rules.electricity)
      const months = base.to - base.from + 1
      const sold = sum(context.out, window, netAmount)
      const sales = salesGrowth(sold, sum(context.out, base, netAmount), months)
      const use = salesGrowth(power, powerBefore, months)
      const inputs = [
        moneyInput(GOODS_SAYS.electricityBought, power),
        moneyInput(GOODS_SAYS.electricity12Months, powerBefore),
      ]
      if (typeof use.value !== 'number') return { ...noGrowth(GOODS_SAYS.electricity, use), inputs }
      if (typeof sales.value !== 'number') return { ...noGrowth(GOODS_SAYS.sold, sales), inputs }
      return {
        value: Math.abs(use.value - sales.value),
        inputs: [
          ...inputs,
          input(GOODS_SAYS.growthElectricity, use.value, 'ratio'),
          input(GOODS_SAYS.growthSales, sales.value, 'ratio'),
        ],
      }
    },
  },
]
