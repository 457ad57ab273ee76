/** What is sold: I-081…I-085, I-094, I-095. All from lines, excluding tax. */

import { overWindows } from '../../kit/definition.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import { isService } from '../context/categories.ts'
import type { InvoiceContext } from '../context/context.ts'
import { type GoodsTotals, priceSpread, rankedGoods } from '../context/goods-fold.ts'
import { lineShare } from '../context/line-share.ts'
import { sectorOf } from '../context/sector.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { categoriesMissing, linesMissing } from './goods-gate.ts'

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
  return goods || category || '未写品名的商品'
}

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
    names: { zh: '主营商品集中度', en: 'Weight of the top three goods' },
    unit: 'ratio',
    formula: '前三名商品不含税净额 ÷ 明细不含税净额',
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
      const share = lineShare(of(top), of(goods), { part: '前三名净额', whole: '明细净额' })
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
    names: { zh: '品类突变', en: 'Change of categories' },
    unit: 'index',
    formula: '1 − 近6个月与此前6个月品类金额向量的余弦',
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
      if (similarity === null) return without('ZERO_ZERO', '其中一期没有销售明细')
      return {
        value: Math.max(0, 1 - similarity),
        inputs: [
          input('近6个月品类数', now.byCategory.size, 'index'),
          input('此前6个月品类数', before.byCategory.size, 'index'),
        ],
      }
    },
  },
  {
    id: 'I-083',
    names: { zh: '行业品类一致率', en: 'Sales expected of the industry' },
    unit: 'ratio',
    formula: '登记行业应有品类的销项 ÷ 有税收分类编码的销项',
    variants: [{ window: 'L12', threshold: 'I-083' }],
    missing: T_OUT,
    evidence: OUT_LINES,
    version: '2',
    source: 'domain §3.2 I-083；行业与编码的对照见参数表',
    bars(context) {
      const { section, source, note } = sectorOf(context)
      // Goods that have said the industry cannot also be held against it.
      if (!section || source === 'INFERRED')
        return without('NO_DATA', `${note}，没有登记行业可供核对`)
      return expectedSales(context)
        ? null
        : without('NOT_APPLICABLE', `${note}，没有应有品类的对照`)
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
        return without('NO_DATA', '明细没有税收分类编码')
      return {
        ...quotient(right, coded, '有编码的销项'),
        inputs: [moneyInput('行业内品类', right), moneyInput('有编码的销项', coded)],
      }
    },
  },
  {
    id: 'I-084',
    names: { zh: '单价离散', en: 'Spread of unit prices' },
    unit: 'index',
    formula: '单价标准差 ÷ 单价均值；取至少10行且占销项5%以上的商品中最大者',
    variants: [{ window: 'L12', threshold: 'I-084' }],
    missing: T_OUT,
    evidence: OUT_LINES,
    version: '1',
    source: 'domain §3.2 I-084；按品名，来源规格未并入',
    compute(context) {
      const missing = linesMissing(context, 'OUT', 'L12')
      if (missing) return missing
      const widest = widestSpread(context)
      if (!widest) {
        const priced = rankedGoods(context.goods('OUT', 'L12')).some((t) => t.priceCount > 0)
        if (!priced) return without('NO_DATA', '明细没有写明数量')
        return without('NOT_APPLICABLE', '同一商品带数量的明细行太少')
      }
      const { totals, spread } = widest
      return {
        value: spread,
        detail: goodsName(totals),
        ...(totals.category ? { evidence: { goods: totals.category } } : {}),
        inputs: [
          input('商品', goodsName(totals), 'index'),
          input('带单价的行数', totals.priceCount, 'count'),
          input('平均单价', totals.priceSum / totals.priceCount, 'yuan'),
        ],
      }
    },
  },
  {
    id: 'I-085',
    names: { zh: '同品名多税率', en: 'One name, several rates' },
    unit: 'ratio',
    formula: '使用两个以上税率的商品净额 ÷ 明细不含税净额',
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
      const share = lineShare(of(goods), of(all), { part: '多税率商品净额', whole: '明细净额' })
      const named = goods[0] ? goodsName(goods[0]) : '无'
      return { ...share, inputs: [...share.inputs!, input('多税率商品', named, 'index')] }
    },
  },
  {
    id: 'I-094',
    names: { zh: '工程/服务占比', en: 'Share of services' },
    unit: 'ratio',
    formula: '服务类品类销项 ÷ 明细不含税净额',
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
        { part: '服务类净额', whole: '明细净额' },
      )
    },
  },
  {
    id: 'I-095',
    names: { zh: '出口占比(零税率)', en: 'Share of zero-rated exports' },
    unit: 'ratio',
    formula: '零税率明细净额 ÷ 明细不含税净额',
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
        part: '零税率净额',
        whole: '明细净额',
      })
      return { ...share, evidence: { rates: [0] } }
    },
  },
]
