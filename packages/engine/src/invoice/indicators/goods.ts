/** What is sold: I-081…I-085, I-094, I-095. All from lines, excluding tax. */

import { namesOf } from '@xinjian/format/say/words'
import { overWindows } from '../../kit/definition.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import { quoted } from '../../kit/words.ts'
import { isService } from '../context/categories.ts'
import type { InvoiceContext } from '../context/context.ts'
import { type GoodsTotals, priceSpread, rankedGoods } from '../context/goods-fold.ts'
import { lineShare } from '../context/line-share.ts'
import { sectorOf } from '../context/sector.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { AMOUNT_SAYS } from './amount-words.ts'
import { categoriesMissing, linesMissing } from './goods-gate.ts'
import { GOODS_SAYS } from './goods-words.ts'

const T_OUT = { rule: 'T', sources: ['OUT'] } as const
const OUT_LINES = { direction: 'OUT', rows: 'VALID', measure: 'LINES' } as const
const CODED = /^\d+$/

/** Goods with the widest price spread among those sold often and much enough to judge (I-084, R-052). */
export function widestSpread(
  context: InvoiceContext,
): { totals: GoodsTotals; spread: number } | null {
  const fold = context.goods('OUT', 'L12')
  const { lines, share } = context.rules.priceSpread
  let best: { totals: GoodsTotals; spread: number } | null = null
  for (const totals of rankedGoods(fold)) {
    if (totals.priceCount < lines || totals.amount < share * fold.amount) continue
    const spread = priceSpread(totals)
    if (spread !== null && spread > (best?.spread ?? -1)) best = { totals, spread }
  }
  return best
}

/** Goods sold at two or more stated rates, largest first (I-085, R-051). */
export function multiRateGoods(context: InvoiceContext): GoodsTotals[] {
  return rankedGoods(context.goods('OUT', 'L12')).filter(
    (totals) => totals.rates.filter((rate) => rate !== -3).length >= 2,
  )
}

/** Categories that the section is expected to sell; undefined for sections without a market. */
const expectedSales = (context: InvoiceContext): readonly string[] | undefined =>
  context.rules.expectedSales[sectorOf(context).section ?? '']

/** What people call goods that may have no name. */
export function goodsName({ goods, category }: GoodsTotals): string {
  return goods || category || GOODS_SAYS.unnamedGoods
}

/** The same as a note: a name that somebody wrote is quoted, ours is not. */
const noted = (name: string): string => (name === GOODS_SAYS.unnamedGoods ? name : quoted(name))

function cosine(a: Map<string, number>, b: Map<string, number>): number | null {
  let dot = 0
  let lengthA = 0
  let lengthB = 0
  for (const [category, amount] of a) {
    lengthA += amount * amount
    dot += amount * (b.get(category) ?? 0)
  }
  for (const amount of b.values()) lengthB += amount * amount
  return lengthA === 0 || lengthB === 0 ? null : dot / Math.sqrt(lengthA * lengthB)
}

export const GOODS_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-081',
    names: namesOf(GOODS_SAYS, 'weightTopThree'),
    unit: 'ratio',
    formula: GOODS_SAYS.weightTopThreeFormula,
    variants: overWindows(['L12']),
    missing: T_OUT,
    evidence: OUT_LINES,
    version: '1',
    source: 'domain §3.2 I-081',
    compute(context) {
      const missing = linesMissing(context, 'OUT', 'L12')
      if (missing) return missing
      const fold = context.goods('OUT', 'L12')
      const goods = rankedGoods(fold)
      const top = goods.slice(0, 3)
      const of = (totals: readonly GoodsTotals[]) => totals.map(({ amount }) => amount)
      const share = lineShare(of(top), of(goods), {
        part: GOODS_SAYS.netTopThree,
        whole: GOODS_SAYS.netLines,
      })
      return {
        ...share,
        inputs: [
          ...share.inputs!,
          ...top.map((goods) => moneyInput(goodsName(goods), goods.amount)),
        ],
      }
    },
  },
  {
    id: 'I-082',
    names: namesOf(GOODS_SAYS, 'changeCategories'),
    unit: 'index',
    formula: GOODS_SAYS.changeCategoriesFormula,
    variants: [{ window: 'L6', base: 'P6', threshold: 'I-082' }],
    missing: { rule: 'N', sources: ['OUT'] },
    evidence: OUT_LINES,
    version: '1',
    source: 'domain §3.2 I-082',
    compute(context) {
      const missing =
        categoriesMissing(context, 'OUT', 'L6') ?? categoriesMissing(context, 'OUT', 'P6')
      if (missing) return missing
      const now = context.goods('OUT', 'L6')
      const before = context.goods('OUT', 'P6')
      const similarity = cosine(now.byCategory, before.byCategory)
      if (similarity === null) return without('ZERO_ZERO', GOODS_SAYS.onePeriodsHas)
      return {
        value: Math.max(0, 1 - similarity),
        inputs: [
          input(GOODS_SAYS.categoriesLast6, now.byCategory.size, 'index'),
          input(GOODS_SAYS.categories6Months, before.byCategory.size, 'index'),
        ],
      }
    },
  },
  {
    id: 'I-083',
    names: namesOf(GOODS_SAYS, 'salesExpectedIndustry'),
    unit: 'ratio',
    formula: GOODS_SAYS.salesExpectedIndustryFormula,
    variants: [{ window: 'L12', threshold: 'I-083' }],
    missing: T_OUT,
    evidence: OUT_LINES,
    version: '2',
    source: GOODS_SAYS.salesExpectedIndustrySource,
    bars(context) {
      const { section, source, note } = sectorOf(context)
      // Goods that have said the industry cannot also be held against it.
      if (!section || source === 'INFERRED')
        return without('NO_DATA', GOODS_SAYS.industryUnregistered({ note }))
      return expectedSales(context)
        ? null
        : without('NOT_APPLICABLE', GOODS_SAYS.industryUnmapped({ note }))
    },
    compute(context) {
      const expected = expectedSales(context) ?? []
      const missing = categoriesMissing(context, 'OUT', 'L12')
      if (missing) return missing
      let coded = 0
      let right = 0
      const { byCategory, amount: all } = context.goods('OUT', 'L12')
      for (const [category, amount] of byCategory) {
        if (amount <= 0 || !CODED.test(category)) continue
        coded += amount
        if (expected.some((prefix) => category.startsWith(prefix))) right += amount
      }
      if (coded < all * (1 - context.rules.tolerateMissing))
        return without('NO_DATA', GOODS_SAYS.linesHaveNo)
      return {
        ...quotient(right, coded, GOODS_SAYS.salesCode),
        inputs: [
          moneyInput(GOODS_SAYS.categoriesIndustry, right),
          moneyInput(GOODS_SAYS.salesCode, coded),
        ],
      }
    },
  },
  {
    id: 'I-084',
    names: namesOf(GOODS_SAYS, 'spreadUnitPrices'),
    unit: 'index',
    formula: GOODS_SAYS.spreadUnitPricesFormula,
    variants: [{ window: 'L12', threshold: 'I-084' }],
    missing: T_OUT,
    evidence: OUT_LINES,
    version: '1',
    source: GOODS_SAYS.spreadUnitPricesSource,
    compute(context) {
      const missing = linesMissing(context, 'OUT', 'L12')
      if (missing) return missing
      const widest = widestSpread(context)
      if (!widest) {
        const priced = rankedGoods(context.goods('OUT', 'L12')).some((t) => t.priceCount > 0)
        if (!priced) return without('NO_DATA', GOODS_SAYS.linesStateNo)
        return without('NOT_APPLICABLE', GOODS_SAYS.tooFewLines)
      }
      const { totals, spread } = widest
      return {
        value: spread,
        detail: noted(goodsName(totals)),
        ...(totals.category ? { evidence: { goods: totals.category } } : {}),
        inputs: [
          input(GOODS_SAYS.goods, goodsName(totals), 'index'),
          input(GOODS_SAYS.linesPrice, totals.priceCount, 'count'),
          input(GOODS_SAYS.meanPrice, totals.priceSum / totals.priceCount, 'yuan'),
        ],
      }
    },
  },
  {
    id: 'I-085',
    names: namesOf(GOODS_SAYS, 'oneNameSeveral'),
    unit: 'ratio',
    formula: GOODS_SAYS.oneNameSeveralFormula,
    variants: [{ window: 'L12', threshold: 'I-085' }],
    missing: T_OUT,
    evidence: OUT_LINES,
    version: '1',
    source: 'domain §3.2 I-085',
    compute(context) {
      const missing = linesMissing(context, 'OUT', 'L12')
      if (missing) return missing
      const goods = multiRateGoods(context)
      const all = rankedGoods(context.goods('OUT', 'L12'))
      const of = (totals: readonly GoodsTotals[]) => totals.map(({ amount }) => amount)
      const share = lineShare(of(goods), of(all), {
        part: GOODS_SAYS.netGoodsSeveral,
        whole: GOODS_SAYS.netLines,
      })
      const named = goods[0] ? goodsName(goods[0]) : AMOUNT_SAYS.none
      return {
        ...share,
        inputs: [...share.inputs!, input(GOODS_SAYS.goodsSeveralRates, named, 'index')],
      }
    },
  },
  {
    id: 'I-094',
    names: namesOf(GOODS_SAYS, 'shareServices'),
    unit: 'ratio',
    formula: GOODS_SAYS.shareServicesFormula,
    variants: overWindows(['L12']),
    missing: T_OUT,
    evidence: OUT_LINES,
    version: '1',
    source: 'domain §3.2 I-094',
    compute(context) {
      const missing = categoriesMissing(context, 'OUT', 'L12')
      if (missing) return missing
      const fold = context.goods('OUT', 'L12')
      const services = [...fold.byCategory].filter(([category]) => isService(category))
      return lineShare(
        services.map(([, amount]) => amount),
        [...fold.byCategory.values()],
        { part: GOODS_SAYS.netServices, whole: GOODS_SAYS.netLines },
      )
    },
  },
  {
    id: 'I-095',
    names: namesOf(GOODS_SAYS, 'shareZeroRated'),
    unit: 'ratio',
    formula: GOODS_SAYS.shareZeroRatedFormula,
    variants: overWindows(['L12']),
    missing: T_OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'LINE_AMOUNT' },
    version: '2',
    source: 'domain §3.2 I-095',
    compute(context) {
      const missing = linesMissing(context, 'OUT', 'L12')
      if (missing) return missing
      const fold = context.goods('OUT', 'L12')
      const share = lineShare([fold.byRate.get(0) ?? 0], [...fold.byRate.values()], {
        part: GOODS_SAYS.netAtZero,
        whole: GOODS_SAYS.netLines,
      })
      return { ...share, evidence: { rates: [0] } }
    },
  },
]
