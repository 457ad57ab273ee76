/** Purchases against sales: I-071…I-080. Margins and category shares use amounts excluding tax. */

import { isKnown } from '../../kit/coverage.ts'
import { overWindows } from '../../kit/definition.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import { quantityText } from '../../kit/threshold.ts'
import {
  boughtNotSold,
  categoriesOf,
  categoryAmount,
  categoryLabel,
  categoryRows,
  dealtIn,
  groupAmount,
  isService,
  soldNotBought,
} from '../context/categories.ts'
import type { InvoiceContext } from '../context/context.ts'
import type { GoodsFold } from '../context/goods-fold.ts'
import { kindSum } from '../context/kinds.ts'
import { lineShare } from '../context/line-share.ts'
import { netAmount, netTotal, sum } from '../context/month-series.ts'
import { salesGrowth } from '../context/sales-growth.ts'
import { sectorOf } from '../context/sector.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { KIND_CODES } from '../facts.ts'
import { categoriesMissing, linesMissing, sectorMissing } from './goods-gate.ts'

const N_BOTH = { rule: 'N', sources: ['OUT', 'IN'] } as const
const T_BOTH = { rule: 'T', sources: ['OUT', 'IN'] } as const
const IN_LINES = { direction: 'IN', rows: 'VALID', measure: 'LINES' } as const
const IN_LINE_AMOUNT = { direction: 'IN', rows: 'VALID', measure: 'LINE_AMOUNT' } as const
const OUT_LINES = { direction: 'OUT', rows: 'VALID', measure: 'LINES' } as const
const FREIGHT_KIND = [KIND_CODES.indexOf('FREIGHT_SPECIAL')]

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

/** Some categories among the purchases: the lines that are counted, and all of which they are a part. */
function shareOfPurchases(fold: GoodsFold, counted: string[], part: string): Outcome {
  const amounts = counted.map((category) => fold.byCategory.get(category)!)
  return {
    ...lineShare(amounts, [...fold.byCategory.values()], { part, whole: '进项明细净额' }),
    evidence: { goodsAny: counted, also: [{}] },
  }
}

/** Which of the two sides of a comparison of growths has none, and why. */
function noGrowth(side: string, { reason = 'NO_DATA', detail }: Outcome): Outcome {
  return without(reason, `${side}：${detail ?? '比较期为零'}`)
}

export const MATCHING_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-071',
    names: { zh: '采购金额', en: 'Net purchases' },
    unit: 'yuan',
    formula: '进项 Σ(蓝票价税合计 − 红票价税合计)',
    variants: overWindows(['L3', 'L6', 'L12', 'L24']),
    missing: { rule: 'T', sources: ['IN'] },
    evidence: { direction: 'IN', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '1',
    source: 'domain §3.2 I-071',
    compute(context, _, { window }) {
      const net = sum(context.in, window, netTotal)
      return { value: net / 100, inputs: [moneyInput('进项净额', net)] }
    },
  },
  {
    id: 'I-072',
    names: { zh: '进销比', en: 'Purchases over sales' },
    unit: 'ratio',
    formula: '进项不含税净额 ÷ 销项不含税净额；只计双向均已采集的月份',
    variants: [
      {
        window: 'L12',
        threshold: (context) => (sectorOf(context).section === 'F' ? 'I-072.F' : 'I-072'),
      },
    ],
    missing: T_BOTH,
    evidence: { direction: 'IN', rows: 'VALID', measure: 'NET_AMOUNT' },
    version: '2',
    source: 'domain §3.2 I-072；超过150%为进销倒挂',
    compute(context) {
      const { bought, sold } = bothNets(context)
      return {
        ...quotient(bought, sold, '销项不含税净额'),
        evidence: { also: [{ direction: 'OUT' }] },
        inputs: [moneyInput('进项不含税净额', bought), moneyInput('销项不含税净额', sold)],
      }
    },
  },
  {
    id: 'I-073',
    names: { zh: '毛票差率(票面毛利)', en: 'Invoice margin' },
    unit: 'ratio',
    formula: '(销项不含税净额 − 进项不含税净额) ÷ 销项不含税净额；只计双向均已采集的月份',
    variants: [{ window: 'L12', threshold: 'I-073' }],
    missing: T_BOTH,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_AMOUNT' },
    version: '2',
    source: 'domain §3.2 I-073',
    compute(context) {
      const { bought, sold } = bothNets(context)
      return {
        ...quotient(sold - bought, sold, '销项不含税净额'),
        evidence: { also: [{ direction: 'IN' }] },
        inputs: [moneyInput('销项不含税净额', sold), moneyInput('进项不含税净额', bought)],
      }
    },
  },
  {
    id: 'I-074',
    names: { zh: '进销品类匹配率', en: 'Match of categories' },
    unit: 'ratio',
    formula: 'Σ min(进项份额, 销项份额)，按品类；仅批发零售业',
    variants: [{ window: 'L12', threshold: 'I-074' }],
    missing: T_BOTH,
    evidence: OUT_LINES,
    version: '2',
    source: 'domain §3.2 I-074；份额不因缺一两个月而失真，允许缺月',
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
    names: { zh: '有销无进', en: 'Sold but never bought' },
    unit: 'index',
    formula: '占销项10%以上而没有进项的货物品类数；批发零售业按编码前7位，制造业按前3位(篇类)',
    variants: [{ window: 'L12', threshold: 'I-075' }],
    missing: T_BOTH,
    evidence: OUT_LINES,
    version: '2',
    source: 'domain §3.2 I-075；份额不因缺一两个月而失真，允许缺月',
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
    names: { zh: '有进无销', en: 'Bought but never sold' },
    unit: 'index',
    formula: '占进项10%以上而没有销项的货物品类数；仅批发零售业',
    variants: [{ window: 'L12', threshold: 'I-076' }],
    missing: T_BOTH,
    evidence: IN_LINES,
    version: '2',
    source: 'domain §3.2 I-076；份额不因缺一两个月而失真，允许缺月',
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
  {
    id: 'I-077',
    names: { zh: '经营支出票占比', en: 'Share of running costs' },
    unit: 'ratio',
    formula: '电、水、运费、租赁、办公、通讯类进项(本企业主营的货物除外) ÷ 进项明细不含税净额',
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
      const share = shareOfPurchases(fold, counted, '经营支出')
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
    names: { zh: '餐饮住宿票占比', en: 'Share of catering and lodging' },
    unit: 'ratio',
    formula: '餐饮、住宿服务进项 ÷ 进项明细不含税净额',
    variants: [{ window: 'L12', threshold: 'I-078' }],
    missing: { rule: 'T', sources: ['IN'] },
    evidence: IN_LINE_AMOUNT,
    version: '1',
    source: 'domain §3.2 I-078',
    compute(context) {
      const missing = categoriesMissing(context, 'IN', 'L12')
      if (missing) return missing
      const fold = context.goods('IN', 'L12')
      return shareOfPurchases(fold, categoriesOf(fold, [context.rules.catering]), '餐饮住宿')
    },
  },
  {
    id: 'I-079',
    names: { zh: '运费匹配', en: 'Freight against goods' },
    unit: 'ratio',
    formula: '进项运费 ÷ 销项货物不含税净额；货物销售超过100万元而无运费时标黄',
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
        ...quotient(freight, goods, '销项货物'),
        ...(goods / 100 > freightGoodsYuan
          ? {}
          : {
              flagOn: null,
              aside: `货物销售不超过${quantityText(freightGoodsYuan, 'yuan')}，没有运费不作判断`,
            }),
        inputs: [moneyInput('进项运费', freight), moneyInput('销项货物', goods)],
      }
    },
  },
  {
    id: 'I-080',
    names: { zh: '电费匹配', en: 'Electricity against sales' },
    unit: 'pp',
    formula: '|进项电费增长 − 销项增长|，近12个月比上一个12个月；仅制造业',
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
      const inputs = [moneyInput('进项电费', power), moneyInput('上一个12个月电费', powerBefore)]
      if (typeof use.value !== 'number') return { ...noGrowth('电费', use), inputs }
      if (typeof sales.value !== 'number') return { ...noGrowth('销项', sales), inputs }
      return {
        value: Math.abs(use.value - sales.value),
        inputs: [
          ...inputs,
          input('电费增长', use.value, 'ratio'),
          input('销项增长', sales.value, 'ratio'),
        ],
      }
    },
  },
]
