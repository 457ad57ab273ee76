/** What of the stock can be pledged. */
import { namesOf } from '@xinjian/format/say/words'
import { moneyInput, ratio, without } from '../../kit/outcome.ts'
import type { ItemContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { itemsLeg } from '../evidence.ts'
import { ERP_ITEM_PARAM } from '../params.ts'
import { pledge, totals } from '../stock/folds.ts'
import { ERP_ITEM_INDICATOR_SAYS as SAYS } from './words.ts'

const { priceShare: part, idleDiscount } = ERP_ITEM_PARAM.pledge
const FORMULA = SAYS.pledgeFormula({ part, discount: idleDiscount })

function figures(context: ItemContext) {
  const { value, cost, items } = pledge(context)
  const { amount, day } = totals(context)!
  const counted = items.flatMap(({ stock, leftOut }) => (leftOut === null ? [stock] : []))
  return {
    ...{ value, amount },
    inputs: [moneyInput(SAYS.pledgeCost, cost), moneyInput(SAYS.pledge, value)],
    evidence: [itemsLeg(context.stock!, day, counted, SAYS.pledgeItems)],
  }
}

const COMMON = {
  missing: { rule: 'ANY', sources: ['STOCK'] },
  evidence: 'LOOKED_AT',
  version: '1',
  source: 'domain §3.11',
} as const

export const PLEDGE_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'S-001',
    names: namesOf(SAYS, 'pledge'),
    unit: 'yuan',
    formula: FORMULA,
    variants: [{ window: 'asOf' }],
    compute(context): Outcome {
      const { value, amount, inputs, evidence } = figures(context)
      if (amount === null) return without('NO_DATA', SAYS.noAmounts)
      return { value: value / 100, inputs, evidence }
    },
  },
  {
    ...COMMON,
    id: 'S-001.SHARE',
    names: namesOf(SAYS, 'pledgeShare'),
    unit: 'ratio',
    formula: SAYS.pledgeShareFormula,
    variants: [{ window: 'asOf' }],
    compute(context): Outcome {
      const { value, amount, evidence } = figures(context)
      if (amount === null) return without('NO_DATA', SAYS.noAmounts)
      return {
        ...ratio(value, amount),
        inputs: [moneyInput(SAYS.amount, amount), moneyInput(SAYS.pledge, value)],
        evidence,
      }
    },
  },
]
