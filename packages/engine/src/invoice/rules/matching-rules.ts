/** Rules on purchases against sales: R-029…. */

import { templateOf } from '@xinjian/format/say/words'
import { type Judgement, miss, unknown } from '../../kit/rules/definition.ts'
import { inputOf, levelled, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import { quantityText } from '../../kit/threshold.ts'
import { categoryLabel, soldNotBought } from '../context/categories.ts'
import { onSector, sectorOf, sectorStop } from '../context/sector.ts'
import type { RuleDefinition, RuleInput } from '../definition.ts'
import { GOODS_SAYS } from '../indicators/goods-words.ts'
import { HABIT_SAYS } from '../indicators/habit-words.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { narrowed } from './narrowed.ts'
import { TRADE_RULES_SAYS } from './trade-words.ts'

/** Purchases above sales leave no thin margin but a negative one. */
const thinMargin = (sold: number, bought: number): string => {
  const margin = (sold - bought) / sold
  return sold >= bought
    ? TRADE_RULES_SAYS.thinMargin({ pct: margin })
    : TRADE_RULES_SAYS.negativeMargin({ pct: margin })
}

/** Rules that mean something only in some sections of GB/T 4754. */
function sector({ context }: RuleInput, sections: readonly string[]): Judgement | null {
  const stop = sectorStop(context, sections)
  if (!stop) return null
  const words = `${stop.reason}：${stop.detail}`
  return stop.reason === 'NO_DATA' ? unknown(words) : miss(null, words)
}

export const matchingRules = (p: RuleLimits): readonly RuleDefinition[] => [
  {
    id: 'R-029',
    name: TRADE_RULES_SAYS.purchasesAboveSales,
    level: 'HIGH',
    threshold: TRADE_RULES_SAYS.purchasesAboveSalesThreshold({ high: p['R-029'].high }),
    template: templateOf(TRADE_RULES_SAYS, 'aboveSales'),
    version: '2',
    source: TRADE_RULES_SAYS.purchasesAboveSalesSource,
    judge({ indicator }) {
      const ratio = indicator('I-072.L12')
      const value = numberOf(ratio)
      const { inputs, evidence } = ratio
      const bought = inputOf(inputs, GOODS_SAYS.purchasesNetWithout)
      const sold = inputOf(inputs, GOODS_SAYS.salesNetWithout)
      const hit = (text: string): Judgement => ({
        result: 'HIT',
        level: 'HIGH',
        text,
        value,
        inputs,
        evidence,
      })
      if (value === null) {
        if (inputs.length === 0 || bought <= 0) return withoutValue(ratio)
        return hit(
          sold < 0
            ? TRADE_RULES_SAYS.boughtAgainstReds({ bought, sold })
            : TRADE_RULES_SAYS.boughtUnsold({ bought }),
        )
      }
      if (value <= p['R-029'].high) return { result: 'MISS', value, inputs, evidence }
      return hit(
        TRADE_RULES_SAYS.aboveSales({ pct: value, line: quantityText(p['R-029'].high, 'ratio') }),
      )
    },
  },
  {
    id: 'R-030',
    name: GOODS_SAYS.soldButNever,
    level: 'HIGH',
    threshold: TRADE_RULES_SAYS.soldButNeverThreshold({ least: p['R-030'].minCategoryYuan }),
    template: templateOf(TRADE_RULES_SAYS, 'neverBought'),
    version: '1',
    source: 'domain §4 R-030, §9.6',
    judge(input) {
      const stop = sector(input, p['R-030'].sections)
      if (stop) return stop
      const count = input.indicator('I-075.L12')
      if (numberOf(count) === null) return withoutValue(count)
      const rows = soldNotBought(input.context).filter(
        (row) => row.out / 100 > p['R-030'].minCategoryYuan,
      )
      const { inputs, evidence } = count
      if (rows.length < p['R-030'].categories)
        return { result: 'MISS', value: rows.length, inputs, evidence }
      const names = rows.map((row) => categoryLabel(row.category)).join('、')
      return {
        result: 'HIT',
        level: 'HIGH',
        text: onSector(
          input.context,
          TRADE_RULES_SAYS.neverBought({
            cat: names,
            amt: rows.reduce((t, r) => t + r.out, 0) / 100,
          }),
        ),
        value: rows.length,
        inputs,
        evidence: rows.length === 1 ? narrowed(evidence, { goods: rows[0]!.category }) : evidence,
      }
    },
  },
  levelled(
    {
      id: 'R-031',
      name: TRADE_RULES_SAYS.goodsBoughtSold,
      threshold: TRADE_RULES_SAYS.goodsBoughtSoldThreshold({
        medium: p['R-031'].medium,
        high: p['R-031'].high,
      }),
      template: templateOf(TRADE_RULES_SAYS, 'categoriesMatch'),
      version: '1',
      source: 'domain §4 R-031',
    },
    {
      key: 'I-074.L12',
      direction: -1,
      medium: p['R-031'].medium,
      high: p['R-031'].high,
      before: (input) => sector(input, p['R-031'].sections),
      text: (value, { context }) =>
        onSector(context, TRADE_RULES_SAYS.categoriesMatch({ pct: value })),
    },
  ),
  {
    id: 'R-032',
    name: TRADE_RULES_SAYS.purchasesSalesNearly,
    level: 'HIGH',
    threshold: TRADE_RULES_SAYS.purchasesSalesNearlyThreshold({
      medium: p['R-032'].medium,
      high: p['R-032'].high,
    }),
    template: templateOf(TRADE_RULES_SAYS, 'thinMargin'),
    version: '1',
    source: 'domain §4 R-032',
    judge(input) {
      const stop = sector(input, p['R-032'].sections)
      if (stop) return stop
      const ratio = input.indicator('I-072.L12')
      if (numberOf(ratio) === null) return withoutValue(ratio)
      const bought = inputOf(ratio.inputs, GOODS_SAYS.purchasesNetWithout)
      const sold = inputOf(ratio.inputs, GOODS_SAYS.salesNetWithout)
      const value = Math.abs(sold - bought) / Math.max(sold, bought)
      const { inputs, evidence } = ratio
      if (value >= p['R-032'].medium) return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: value < p['R-032'].high ? 'HIGH' : 'MEDIUM',
        text: onSector(input.context, thinMargin(sold, bought)),
        value,
        inputs,
        evidence,
      }
    },
  },
  {
    id: 'R-033',
    name: TRADE_RULES_SAYS.soldBeforeBought,
    level: 'HIGH',
    threshold: TRADE_RULES_SAYS.soldBeforeBoughtThreshold,
    template: templateOf(TRADE_RULES_SAYS, 'soldFirst'),
    version: '1',
    source: 'domain §4 R-033',
    judge: () => unknown(`NO_DATA：${TRADE_RULES_SAYS.needsOpeningStock}`),
  },
  {
    id: 'R-034',
    name: TRADE_RULES_SAYS.abnormalVouchers,
    level: 'HIGH',
    redLine: true,
    threshold: TRADE_RULES_SAYS.abnormalVouchersThreshold({
      share: p['R-034'].redLineShare,
      least: p['R-034'].redLineYuan,
    }),
    template: templateOf(TRADE_RULES_SAYS, 'abnormalTax'),
    version: '1',
    source: TRADE_RULES_SAYS.abnormalVouchersSource,
    judge({ indicator }) {
      const share = indicator('I-086.L12')
      if (share.value === null && share.reason !== 'ZERO_BASE') return withoutValue(share)
      const tax = inputOf(share.inputs, HABIT_SAYS.taxAbnormalVouchers)
      const { inputs, evidence } = share
      if (tax <= 0) return { result: 'MISS', value: 0, inputs, evidence }
      const part = numberOf(share) ?? 1
      const severe = part >= p['R-034'].redLineShare && tax > p['R-034'].redLineYuan
      return {
        result: 'HIT',
        level: severe ? 'HIGH' : 'MEDIUM',
        redLine: severe,
        text: TRADE_RULES_SAYS.abnormalTax({ tax }),
        value: part,
        inputs,
        evidence,
      }
    },
  },
  levelled(
    {
      id: 'R-042',
      name: TRADE_RULES_SAYS.runningCostsMissing,
      threshold: TRADE_RULES_SAYS.runningCostsMissingThreshold({
        medium: p['R-042'].medium,
        high: p['R-042'].high,
        sales: p['R-042'].minSalesYuan,
      }),
      template: templateOf(TRADE_RULES_SAYS, 'fewCosts'),
      version: '1',
      source: 'domain §4 R-042',
    },
    {
      key: 'I-077.L12',
      direction: -1,
      medium: p['R-042'].medium,
      high: p['R-042'].high,
      before: ({ indicator }) => {
        const sales = numberOf(indicator('I-001.L12'))
        return sales !== null && sales <= p['R-042'].minSalesYuan
          ? miss(null, TRADE_RULES_SAYS.salesBelowBase)
          : null
      },
      text: (value) =>
        value === 0
          ? TRADE_RULES_SAYS.noElectricityFreight
          : TRADE_RULES_SAYS.fewCosts({ pct: value }),
    },
  ),
  {
    id: 'R-043',
    name: TRADE_RULES_SAYS.muchCateringLodging,
    level: 'MEDIUM',
    threshold: TRADE_RULES_SAYS.muchCateringLodgingThreshold({
      medium: p['R-043'].medium,
      higher: p['R-043'].higher,
    }),
    template: templateOf(TRADE_RULES_SAYS, 'muchCatering'),
    version: '1',
    source: 'domain §4 R-043, §9.6',
    judge({ context, indicator }) {
      const share = indicator('I-078.L12')
      const value = numberOf(share)
      if (value === null) return withoutValue(share)
      const section = sectorOf(context).section ?? ''
      const higher = p['R-043'].higherSections.includes(section)
      const { inputs, evidence } = share
      if (value <= (higher ? p['R-043'].higher : p['R-043'].medium))
        return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: TRADE_RULES_SAYS.muchCatering({ pct: value }),
        value,
        inputs,
        evidence,
      }
    },
  },
]
