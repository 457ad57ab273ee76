/** What the balance sheet is made of: F-17 to F-20, F-26; and how many statements there are: F-27. */
import { formatMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import { growth, input, quotient, without } from '../../kit/outcome.ts'
import { endOf, type FinanceContext, statementOf } from '../context.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { statementsLeg } from '../evidence.ts'
import { joined, spanOf } from '../figures.ts'
import type { ThresholdKey } from '../params.ts'
import { type At, COMMON, figuresAt, made, overPeriods, unlessNegative } from './made.ts'

const share = (
  id: Extract<ThresholdKey, 'F-17' | 'F-18' | 'F-19'>,
  [part, partName]: [code: string, name: string],
  [whole, wholeName]: [code: string, name: string],
  zh: string,
  en: string,
): IndicatorDefinition => ({
  ...COMMON,
  id,
  names: { zh, en },
  unit: 'ratio',
  formula: `${partName} ÷ ${wholeName}，期末`,
  variants: overPeriods(id),
  source: `domain §3.4 ${id}`,
  compute: made((at) => ({
    of: [at.end(part), at.end(whole)],
    come: (some, all) => unlessNegative(some!, partName, () => quotient(some!, all!, wholeName)),
  })),
})

/** 预收款项 and, since 2018, 合同负债. */
export const advancesOf = (at: At, of: At['end'] = at.end) => {
  const own = of('advances')
  return joined(`预收款项与合同负债${spanOf(own)}`, [
    [1, own],
    [1, of('contractLiabilities')],
  ])
}

/** Ends of quarters in a row, back from the last statement, of which both 资产负债表 and 利润表 are there. */
export function quartersInRow(context: FinanceContext): MonthIndex[] {
  const months: MonthIndex[] = []
  const both = (month: MonthIndex) =>
    statementOf(context, 'BALANCE', month) && statementOf(context, 'INCOME', month)
  for (let month = context.latest; month !== null && both(month); month -= 3) months.push(month)
  return months
}

export const STRUCTURE_INDICATORS: readonly IndicatorDefinition[] = [
  share(
    'F-17',
    ['otherReceivables', '其他应收款'],
    ['totalAssets', '资产总计'],
    '其他应收款占比',
    'Other receivables to assets',
  ),
  share(
    'F-18',
    ['otherPayables', '其他应付款'],
    ['totalLiabilities', '负债合计'],
    '其他应付款占比',
    'Other payables to liabilities',
  ),
  share(
    'F-19',
    ['inventories', '存货'],
    ['currentAssets', '流动资产合计'],
    '存货占流动资产',
    'Inventories to current assets',
  ),
  {
    ...COMMON,
    id: 'F-20',
    names: { zh: '未分配利润与实收资本之比', en: 'Retained earnings to paid-in capital' },
    unit: 'times',
    formula: '未分配利润 ÷ 实收资本，期末；过高时关注分红的个人所得税',
    variants: overPeriods('F-20'),
    source: 'domain §3.4 F-20',
    compute: made((at) => ({
      of: [at.end('retainedEarnings'), at.end('paidInCapital')],
      come: (retained, capital) => quotient(retained!, capital!, '实收资本'),
    })),
  },
  {
    ...COMMON,
    id: 'F-26',
    names: { zh: '预收款项收入比', en: 'Advances to revenue' },
    unit: 'ratio',
    formula: '(预收款项 + 合同负债)期末 ÷ 近四个季度营业收入',
    variants: overPeriods('F-26'),
    source: 'domain §3.4 F-26',
    compute: made((at) => ({
      of: [advancesOf(at), at.year('revenue')],
      come: (advances, revenue) =>
        unlessNegative(advances!, '预收款项与合同负债', () =>
          quotient(advances!, revenue!, '营业收入'),
        ),
    })),
  },
  {
    ...COMMON,
    id: 'F-26.PACE',
    names: { zh: '预收款项增速与收入增速之差', en: 'Growth of advances less growth of revenue' },
    unit: 'pp',
    formula: '(预收款项 + 合同负债)期末较上年同期末的增长率 − 营业收入本年累计较上年同期的增长率',
    variants: overPeriods(),
    source: 'domain §3.4 F-26',
    compute: made((at) => {
      const earlier = figuresAt(at.context, at.month - 12)
      return {
        of: [
          advancesOf(at),
          advancesOf(earlier),
          at.flow('revenue'),
          at.before(({ flow }) => flow('revenue')),
        ],
        come: (now, then, revenue, before) => {
          if (then! < 0 || before! < 0)
            return without('NOT_APPLICABLE', '上年同期为负，增长率没有意义')
          const [advances, sales] = [growth(now!, then!), growth(revenue!, before!)]
          if (advances.value === null) return advances
          if (sales.value === null) return sales
          return { value: advances.value - sales.value }
        },
      }
    }),
  },
  {
    ...COMMON,
    id: 'F-27',
    names: { zh: '连续报表期数', en: 'Statements in a row' },
    unit: 'index',
    formula: '自最近一期起，资产负债表与利润表均有的连续季末数；只报年报的企业为1',
    variants: [{ window: 'LATEST', threshold: 'F-27' }],
    source: 'domain §3.4 F-27',
    compute(context) {
      const month = endOf(context, 'LATEST')
      if (month === null) return without('NO_DATA', '已采集的范围内没有财务报表')
      const quarters = quartersInRow(context)
      const ends = quarters.map((m) => statementOf(context, 'BALANCE', m)!.periodTo)
      const first = quarters.at(-1)
      return {
        value: quarters.length,
        detail:
          first === undefined ? '没有资产负债表与利润表齐全的一期' : `自${formatMonth(first)}起`,
        inputs: [input('连续季末数', quarters.length, 'index')],
        evidence: ends.length ? [statementsLeg(['BALANCE', 'INCOME'], ends)] : [],
      }
    },
  },
]
