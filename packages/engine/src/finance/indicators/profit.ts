/** What is earned: F-05 to F-09, F-15, F-16, F-25, and whether it comes as money: F-21, F-22. */
import { percent } from '@xinjian/format/say/figures'
import { growth, quotient, without } from '../../kit/outcome.ts'
import { besidePeers, type PeerThreshold, peerOf } from '../../kit/peers.ts'
import { anyHolds } from '../../kit/threshold.ts'
import type { IndicatorDefinition, Outcome, Variant } from '../definition.ts'
import { type Figure, joined, periodExpenses, spanOf } from '../figures.ts'
import { FINANCE_PARAM } from '../params.ts'
import { type At, AVERAGE, COMMON, made, overPeriods, unlessNegative } from './made.ts'

const percentOf = (rate: number): string => `${Math.round(rate * 100)}%`

/** Beside a percentile of the industry, where there is one; what is red by its own measure stays red. */
function beside(
  { context: { peers } }: At,
  id: string,
  outcome: Outcome,
  threshold: PeerThreshold,
  red: (value: number) => boolean = () => false,
): Outcome {
  const { value } = outcome
  if (typeof value !== 'number') return outcome
  if (red(value)) return { ...outcome, flag: 'RED' }
  return { ...outcome, ...besidePeers(value, peerOf(peers, id), threshold) }
}

const grossProfit = ({ flow }: At): Figure => {
  const revenue = flow('revenue')
  return joined(`毛利${spanOf(revenue)}`, [
    [1, revenue],
    [-1, flow('cost')],
  ])
}

const margin = (
  id: 'F-07' | 'F-08',
  code: string,
  zh: string,
  en: string,
  top: string,
): IndicatorDefinition => ({
  ...COMMON,
  id,
  names: { zh, en },
  unit: 'ratio',
  formula: `${top} ÷ 营业收入，本年累计`,
  variants: overPeriods(id),
  source: `domain §3.4 ${id}`,
  compute: made((at) => ({
    of: [at.flow(code), at.flow('revenue')],
    come: (profit, revenue) => quotient(profit!, revenue!, '营业收入'),
  })),
})

const RETURNS: readonly [suffix: string, code: string, name: string][] = [
  ['ROE', 'totalEquity', '净资产'],
  ['ROA', 'totalAssets', '资产'],
]

/** A return on what debts have left of the equity says nothing good; a bad one stays bad. */
function onThinEquity({ context: { rules }, end }: At, earned: Outcome, equity: number): Outcome {
  const assets = end('totalAssets').fen
  const { value } = earned
  if (typeof value !== 'number' || assets === null || assets <= 0) return earned
  const debt = (assets - equity) / assets
  if (debt <= rules.thinEquity || anyHolds(rules.flags['F-09'].yellow, value)) return earned
  return {
    ...earned,
    flagOn: null,
    detail: `资产负债率${percent(debt)}高于${percentOf(rules.thinEquity)}，净资产过薄，收益率偏高不作正面评价`,
  }
}

const GROWING: readonly Pick<Variant, 'suffix' | 'label' | 'option'>[] = [
  { suffix: 'REVENUE', label: { zh: '·营业收入', en: ' (revenue)' }, option: 0 },
  { suffix: 'NET', label: { zh: '·净利润', en: ' (net profit)' }, option: 1 },
  { suffix: 'GROSS', label: { zh: '·毛利', en: ' (gross profit)' }, option: 2 },
]

const grown = (option: number, at: At): Figure =>
  option === 2 ? grossProfit(at) : at.flow(option === 1 ? 'netProfit' : 'revenue')

export const PROFIT_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'F-06',
    names: { zh: '毛利率', en: 'Gross margin' },
    unit: 'ratio',
    formula: '(营业收入 − 营业成本) ÷ 营业收入，本年累计；低于行业第10百分位为关注',
    variants: overPeriods('F-06'),
    source: 'domain §3.4 F-06',
    compute: made((at) => ({
      of: [at.flow('revenue'), at.flow('cost')],
      come: (revenue, cost) =>
        beside(
          at,
          'F-06',
          quotient(revenue! - cost!, revenue!, '营业收入'),
          { yellow: { op: '<', at: 'p10' } },
          (value) => value < 0,
        ),
    })),
  },
  margin('F-07', 'operatingProfit', '营业利润率', 'Operating margin', '营业利润'),
  margin('F-08', 'netProfit', '净利率', 'Net margin', '净利润'),
  {
    ...COMMON,
    id: 'F-09',
    names: { zh: '收益率', en: 'Return' },
    unit: 'ratio',
    formula: `近四个季度净利润 ÷ 平均净资产(ROE)或平均资产(ROA)；${AVERAGE}；净资产为负时没有意义，资产负债率高于${percentOf(FINANCE_PARAM.thinEquity)}时净资产收益率不作正面评价`,
    variants: [
      ...overPeriods('F-09', {
        suffix: 'ROE',
        label: { zh: '·净资产', en: ' on equity' },
        option: 0,
      }),
      ...overPeriods('F-09', {
        suffix: 'ROA',
        label: { zh: '·资产', en: ' on assets' },
        option: 1,
      }),
    ],
    source: 'domain §3.4 F-09',
    compute: (context, variant, windows) => {
      const [, code, name] = RETURNS[variant.option ?? 0]!
      return made((at) => ({
        of: [at.year('netProfit'), at.mean(name, code), at.end(code)],
        come: (profit, mean, end) => {
          const opening = at.opening(name, code).fen
          if (end! < 0 || (opening ?? 0) < 0)
            return without('NOT_APPLICABLE', `${name}为负，收益率没有意义`)
          const earned = quotient(profit!, mean!, `平均${name}`)
          return code === 'totalEquity' ? onThinEquity(at, earned, end!) : earned
        },
      }))(context, variant, windows)
    },
  },
  {
    ...COMMON,
    id: 'F-15',
    names: { zh: '增长率', en: 'Growth' },
    unit: 'ratio',
    formula:
      '(本年累计 − 上年同期累计) ÷ 上年同期累计；上年同期为负，或企业在上年同期成立不满的，不计算',
    variants: GROWING.flatMap((rest) => overPeriods('F-15', rest)),
    source: 'domain §3.4 F-15',
    compute: (context, variant, windows) =>
      made((at) => ({
        of: [
          grown(variant.option ?? 0, at),
          at.before((earlier) => grown(variant.option ?? 0, earlier)),
        ],
        come: (now, then) =>
          then! < 0
            ? without('NOT_APPLICABLE', '上年同期为负，增长率没有意义')
            : growth(now!, then!),
      }))(context, variant, windows),
  },
  {
    ...COMMON,
    id: 'F-16',
    names: { zh: '期间费用率', en: 'Period expenses to revenue' },
    unit: 'ratio',
    formula:
      '(销售费用 + 管理费用 + 研发费用 + 财务费用) ÷ 营业收入，本年累计；研究费用已含在管理费用内的不重复计；高于行业第90百分位为关注',
    variants: overPeriods(),
    source: 'domain §3.4 F-16',
    compute: made((at) => ({
      of: [periodExpenses(at.context, at.month), at.flow('revenue')],
      come: (expenses, revenue) =>
        beside(at, 'F-16', quotient(expenses!, revenue!, '营业收入'), {
          yellow: { op: '>', at: 'p90' },
        }),
    })),
  },
  {
    ...COMMON,
    id: 'F-21',
    names: { zh: '经营现金流与净利润之比', en: 'Operating cash flow to net profit' },
    unit: 'times',
    formula: '经营活动产生的现金流量净额 ÷ 净利润，本年累计；净利润为负时不计算',
    variants: overPeriods('F-21'),
    source: 'domain §3.4 F-21',
    compute: made((at) => ({
      of: [at.flow('operatingNet'), at.flow('netProfit')],
      come: (cash, profit) => quotient(cash!, profit!, '净利润'),
    })),
  },
  {
    ...COMMON,
    id: 'F-21.CASH',
    names: { zh: '经营活动现金流量净额', en: 'Net operating cash flow' },
    unit: 'yuan',
    formula: '经营活动产生的现金流量净额，本年累计',
    variants: overPeriods(),
    source: 'domain §2.7、§3.4 F-21',
    compute: made((at) => ({
      of: [at.flow('operatingNet')],
      come: (cash) => ({ value: cash! / 100 }),
    })),
  },
  {
    ...COMMON,
    id: 'F-22',
    names: { zh: '收现比', en: 'Cash received to sales' },
    unit: 'times',
    formula: `销售商品、提供劳务收到的现金 ÷ 含税营业收入，本年累计；含税营业收入以营业收入按${percentOf(FINANCE_PARAM.salesTax.GENERAL)}（小规模纳税人${percentOf(FINANCE_PARAM.salesTax.SMALL)}）估算，比值只会偏低`,
    variants: overPeriods('F-22'),
    source: 'domain §3.4 F-22',
    compute: made((at) => ({
      of: [at.flow('cashFromSales'), at.flow('revenue')],
      come: (cash, revenue) => {
        const { salesTax } = at.context.rules
        const small = ['SMALL', 'INDIVIDUAL'].includes(at.context.registration.taxpayerType ?? '')
        const rate = small ? salesTax.SMALL : salesTax.GENERAL
        return quotient(cash!, revenue! * (1 + rate), '营业收入')
      },
    })),
  },
  {
    ...COMMON,
    id: 'F-25',
    names: { zh: '业务招待费率', en: 'Entertainment to revenue' },
    unit: 'ratio',
    formula: '业务招待费 ÷ 营业收入，本年累计；税前扣除以发生额60%且不超过营业收入0.5%为限',
    variants: overPeriods('F-25'),
    source: 'domain §3.4 F-25；企业所得税法实施条例 §43',
    compute: made((at) => ({
      of: [at.flow('entertainmentExpenses'), at.flow('revenue')],
      come: (spent, revenue) =>
        unlessNegative(spent!, '业务招待费', () => quotient(spent!, revenue!, '营业收入')),
    })),
  },
]
