/** What is owed against what is owned: F-01 to F-05, F-23, F-24. */
import { namesOf } from '@xinjian/format/say/words'
import { quotient } from '../../kit/outcome.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { joined, spanOf } from '../figures.ts'
import { FINANCE_PARAM } from '../params.ts'
import { FINANCE_SAYS } from '../words.ts'
import { FINANCE_FORMULA_SAYS } from './formula-words.ts'
import { COMMON, made, overPeriods, unlessNegative } from './made.ts'
import { FINANCE_INDICATOR_SAYS } from './words.ts'

export const SOLVENCY_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'F-01',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'leverage'),
    unit: 'ratio',
    formula: FINANCE_FORMULA_SAYS.leverage,
    variants: overPeriods('F-01'),
    source: 'domain §3.4 F-01',
    compute: made((at) => ({
      of: [at.end('totalLiabilities'), at.end('totalAssets')],
      come: (liabilities, assets) =>
        unlessNegative(liabilities!, FINANCE_SAYS.totalLiabilities, () =>
          quotient(liabilities!, assets!, FINANCE_SAYS.totalAssets),
        ),
    })),
  },
  {
    ...COMMON,
    id: 'F-02',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'currentRatio'),
    unit: 'times',
    formula: FINANCE_FORMULA_SAYS.currentRatio,
    variants: overPeriods('F-02'),
    source: 'domain §3.4 F-02',
    compute: made((at) => ({
      of: [at.end('currentAssets'), at.end('currentLiabilities')],
      come: (assets, liabilities) =>
        quotient(assets!, liabilities!, FINANCE_SAYS.currentLiabilities),
    })),
  },
  {
    ...COMMON,
    id: 'F-03',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'quickRatio'),
    unit: 'times',
    formula: FINANCE_FORMULA_SAYS.quickRatio,
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
        quotient(
          assets! - inventories! - prepayments!,
          liabilities!,
          FINANCE_SAYS.currentLiabilities,
        ),
    })),
  },
  {
    ...COMMON,
    id: 'F-04',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'cashRatio'),
    unit: 'times',
    formula: FINANCE_FORMULA_SAYS.cashRatio,
    variants: overPeriods('F-04'),
    source: 'domain §3.4 F-04',
    compute: made((at) => ({
      of: [at.end('cash'), at.end('shortInvestments'), at.end('currentLiabilities')],
      come: (cash, investments, liabilities) =>
        quotient(cash! + investments!, liabilities!, FINANCE_SAYS.currentLiabilities),
    })),
  },
  {
    ...COMMON,
    id: 'F-05',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'interestCover'),
    unit: 'times',
    formula: FINANCE_FORMULA_SAYS.interestCover,
    variants: overPeriods('F-05'),
    source: 'domain §3.4 F-05',
    compute: made((at) => ({
      of: [at.flow('totalProfit'), at.flow('interestExpenses')],
      come: (profit, interest) => quotient(profit! + interest!, interest!, FINANCE_SAYS.interest),
    })),
  },
  {
    ...COMMON,
    id: 'F-23',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'loansToRevenue'),
    unit: 'ratio',
    formula: FINANCE_FORMULA_SAYS.loansToRevenue,
    variants: overPeriods('F-23'),
    source: 'domain §3.4 F-23',
    compute: made((at) => ({
      of: [
        joined(`${FINANCE_SAYS.loans}${spanOf(at.end('shortLoans'))}`, [
          [1, at.end('shortLoans')],
          [1, at.end('longLoans')],
        ]),
        at.year('revenue'),
      ],
      come: (loans, revenue) =>
        unlessNegative(loans!, FINANCE_SAYS.borrowings, () =>
          quotient(loans!, revenue!, FINANCE_SAYS.revenue),
        ),
    })),
  },
  {
    ...COMMON,
    id: 'F-24',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'shortInLong'),
    unit: 'bool',
    formula: FINANCE_FORMULA_SAYS.shortInLong({ share: FINANCE_PARAM.fixedShare * 100 }),
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
        const share = quotient(fixed!, assets!, FINANCE_SAYS.totalAssets)
        if (share.value === null) return share
        const short = liabilities! > current! && share.value > at.context.rules.fixedShare
        return { value: short, flag: short ? 'YELLOW' : 'GREEN' }
      },
    })),
  },
]
