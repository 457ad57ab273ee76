/** What is owed against what is owned: F-01 to F-05, F-23, F-24. */
import { quotient } from '../../kit/outcome.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { joined, spanOf } from '../figures.ts'
import { FINANCE_PARAM } from '../params.ts'
import { COMMON, made, overPeriods, unlessNegative } from './made.ts'

export const SOLVENCY_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'F-01',
    names: { zh: '资产负债率', en: 'Liabilities to assets' },
    unit: 'ratio',
    formula: '负债合计 ÷ 资产总计，期末',
    variants: overPeriods('F-01'),
    source: 'domain §3.4 F-01',
    compute: made((at) => ({
      of: [at.end('totalLiabilities'), at.end('totalAssets')],
      come: (liabilities, assets) =>
        unlessNegative(liabilities!, '负债合计', () => quotient(liabilities!, assets!, '资产总计')),
    })),
  },
  {
    ...COMMON,
    id: 'F-02',
    names: { zh: '流动比率', en: 'Current ratio' },
    unit: 'times',
    formula: '流动资产合计 ÷ 流动负债合计，期末',
    variants: overPeriods('F-02'),
    source: 'domain §3.4 F-02',
    compute: made((at) => ({
      of: [at.end('currentAssets'), at.end('currentLiabilities')],
      come: (assets, liabilities) => quotient(assets!, liabilities!, '流动负债合计'),
    })),
  },
  {
    ...COMMON,
    id: 'F-03',
    names: { zh: '速动比率', en: 'Quick ratio' },
    unit: 'times',
    formula: '(流动资产合计 − 存货 − 预付款项) ÷ 流动负债合计，期末',
    variants: overPeriods('F-03'),
    source: 'domain §3.4 F-03',
    compute: made((at) => ({
      of: [
        at.end('currentAssets'),
        at.end('inventories'),
        at.end('prepayments'),
        at.end('currentLiabilities'),
      ],
      come: (assets, inventories, prepayments, liabilities) =>
        quotient(assets! - inventories! - prepayments!, liabilities!, '流动负债合计'),
    })),
  },
  {
    ...COMMON,
    id: 'F-04',
    names: { zh: '现金比率', en: 'Cash ratio' },
    unit: 'times',
    formula: '(货币资金 + 短期投资或交易性金融资产) ÷ 流动负债合计，期末',
    variants: overPeriods('F-04'),
    source: 'domain §3.4 F-04',
    compute: made((at) => ({
      of: [at.end('cash'), at.end('shortInvestments'), at.end('currentLiabilities')],
      come: (cash, investments, liabilities) =>
        quotient(cash! + investments!, liabilities!, '流动负债合计'),
    })),
  },
  {
    ...COMMON,
    id: 'F-05',
    names: { zh: '利息保障倍数', en: 'Interest cover' },
    unit: 'times',
    formula: '(利润总额 + 利息费用) ÷ 利息费用，本年累计',
    variants: overPeriods('F-05'),
    source: 'domain §3.4 F-05',
    compute: made((at) => ({
      of: [at.flow('totalProfit'), at.flow('interestExpenses')],
      come: (profit, interest) => quotient(profit! + interest!, interest!, '利息费用'),
    })),
  },
  {
    ...COMMON,
    id: 'F-23',
    names: { zh: '有息负债收入比', en: 'Loans to revenue' },
    unit: 'ratio',
    formula: '(短期借款 + 长期借款)期末 ÷ 近四个季度营业收入',
    variants: overPeriods('F-23'),
    source: 'domain §3.4 F-23',
    compute: made((at) => ({
      of: [
        joined(`短期借款与长期借款${spanOf(at.end('shortLoans'))}`, [
          [1, at.end('shortLoans')],
          [1, at.end('longLoans')],
        ]),
        at.year('revenue'),
      ],
      come: (loans, revenue) =>
        unlessNegative(loans!, '借款', () => quotient(loans!, revenue!, '营业收入')),
    })),
  },
  {
    ...COMMON,
    id: 'F-24',
    names: { zh: '短贷长投', en: 'Short debt in long assets' },
    unit: 'bool',
    formula: `流动负债合计 > 流动资产合计，且固定资产 ÷ 资产总计 > ${FINANCE_PARAM.fixedShare * 100}%，期末`,
    variants: overPeriods(),
    source: 'domain §3.4 F-24',
    compute: made((at) => ({
      of: [
        at.end('currentLiabilities'),
        at.end('currentAssets'),
        at.end('fixedAssets'),
        at.end('totalAssets'),
      ],
      come: (liabilities, current, fixed, assets) => {
        const share = quotient(fixed!, assets!, '资产总计')
        if (share.value === null) return share
        const short = liabilities! > current! && share.value > at.context.rules.fixedShare
        return { value: short, flag: short ? 'YELLOW' : 'GREEN' }
      },
    })),
  },
]
