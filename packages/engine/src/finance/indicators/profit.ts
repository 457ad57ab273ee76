/** What is earned: F-05 to F-09, F-15, F-16, F-25, and whether it comes as money: F-21, F-22. */
import { labelOf, type Names, namesOf } from '@xinjian/format/say/words'
import { growth, quotient, without } from '../../kit/outcome.ts'
import { besidePeers, type PeerThreshold, peerOf } from '../../kit/peers.ts'
import { anyHolds } from '../../kit/threshold.ts'
import type { IndicatorDefinition, Outcome, Variant } from '../definition.ts'
import { type Figure, joined, periodExpenses, spanOf } from '../figures.ts'
import { FINANCE_PARAM } from '../params.ts'
import { FINANCE_SAYS } from '../words.ts'
import { FINANCE_FORMULA_SAYS } from './formula-words.ts'
import { type At, AVERAGE, COMMON, made, overPeriods, unlessNegative } from './made.ts'
import { FINANCE_INDICATOR_SAYS } from './words.ts'

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
  return joined(`${FINANCE_SAYS.grossProfit}${spanOf(revenue)}`, [
    [1, revenue],
    [-1, flow('cost')],
  ])
}

const margin = (
  id: 'F-07' | 'F-08',
  code: string,
  names: Names,
  top: string,
): IndicatorDefinition => ({
  ...COMMON,
  id,
  names,
  unit: 'ratio',
  formula: FINANCE_FORMULA_SAYS.margin({ top }),
  variants: overPeriods(id),
  source: `domain §3.4 ${id}`,
  compute: made((at) => ({
    of: [at.flow(code), at.flow('revenue')],
    come: (profit, revenue) => quotient(profit!, revenue!, FINANCE_SAYS.revenue),
  })),
})

const RETURNS: readonly [suffix: string, code: string, name: string][] = [
  ['ROE', 'totalEquity', FINANCE_SAYS.equity],
  ['ROA', 'totalAssets', FINANCE_SAYS.assets],
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
    detail: FINANCE_INDICATOR_SAYS.thinEquity({ debt, most: percentOf(rules.thinEquity) }),
  }
}

const GROWING: readonly Pick<Variant, 'suffix' | 'label' | 'option'>[] = [
  {
    suffix: 'REVENUE',
    label: labelOf(FINANCE_INDICATOR_SAYS, 'growth', 'growthOfRevenue'),
    option: 0,
  },
  {
    suffix: 'NET',
    label: labelOf(FINANCE_INDICATOR_SAYS, 'growth', 'growthOfNetProfit'),
    option: 1,
  },
  {
    suffix: 'GROSS',
    label: labelOf(FINANCE_INDICATOR_SAYS, 'growth', 'growthOfGrossProfit'),
    option: 2,
  },
]

const grown = (option: number, at: At): Figure =>
  option === 2 ? grossProfit(at) : at.flow(option === 1 ? 'netProfit' : 'revenue')

export const PROFIT_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'F-06',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'grossMargin'),
    unit: 'ratio',
    formula: FINANCE_FORMULA_SAYS.grossMargin,
    variants: overPeriods('F-06'),
    source: 'domain §3.4 F-06',
    compute: made((at) => ({
      of: [at.flow('revenue'), at.flow('cost')],
      come: (revenue, cost) =>
        beside(
          at,
          'F-06',
          quotient(revenue! - cost!, revenue!, FINANCE_SAYS.revenue),
          { yellow: { op: '<', at: 'p10' } },
          (value) => value < 0,
        ),
    })),
  },
  margin(
    'F-07',
    'operatingProfit',
    namesOf(FINANCE_INDICATOR_SAYS, 'operatingMargin'),
    FINANCE_SAYS.operatingProfit,
  ),
  margin('F-08', 'netProfit', namesOf(FINANCE_INDICATOR_SAYS, 'netMargin'), FINANCE_SAYS.netProfit),
  {
    ...COMMON,
    id: 'F-09',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'returns'),
    unit: 'ratio',
    formula: FINANCE_FORMULA_SAYS.returns({
      average: AVERAGE,
      most: percentOf(FINANCE_PARAM.thinEquity),
    }),
    variants: [
      ...overPeriods('F-09', {
        suffix: 'ROE',
        label: labelOf(FINANCE_INDICATOR_SAYS, 'returns', 'returnOnEquity'),
        option: 0,
      }),
      ...overPeriods('F-09', {
        suffix: 'ROA',
        label: labelOf(FINANCE_INDICATOR_SAYS, 'returns', 'returnOnAssets'),
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
            return without('NOT_APPLICABLE', FINANCE_INDICATOR_SAYS.noReturn({ what: name }))
          const earned = quotient(profit!, mean!, FINANCE_SAYS.mean({ what: name }))
          return code === 'totalEquity' ? onThinEquity(at, earned, end!) : earned
        },
      }))(context, variant, windows)
    },
  },
  {
    ...COMMON,
    id: 'F-15',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'growth'),
    unit: 'ratio',
    formula: FINANCE_FORMULA_SAYS.growth,
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
            ? without('NOT_APPLICABLE', FINANCE_INDICATOR_SAYS.noGrowth)
            : growth(now!, then!),
      }))(context, variant, windows),
  },
  {
    ...COMMON,
    id: 'F-16',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'expenses'),
    unit: 'ratio',
    formula: FINANCE_FORMULA_SAYS.expenses,
    variants: overPeriods(),
    source: 'domain §3.4 F-16',
    compute: made((at) => ({
      of: [periodExpenses(at.context, at.month), at.flow('revenue')],
      come: (expenses, revenue) =>
        beside(at, 'F-16', quotient(expenses!, revenue!, FINANCE_SAYS.revenue), {
          yellow: { op: '>', at: 'p90' },
        }),
    })),
  },
  {
    ...COMMON,
    id: 'F-21',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'cashToProfit'),
    unit: 'times',
    formula: FINANCE_FORMULA_SAYS.cashToProfit,
    variants: overPeriods('F-21'),
    source: 'domain §3.4 F-21',
    compute: made((at) => ({
      of: [at.flow('operatingNet'), at.flow('netProfit')],
      come: (cash, profit) => quotient(cash!, profit!, FINANCE_SAYS.netProfit),
    })),
  },
  {
    ...COMMON,
    id: 'F-21.CASH',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'operatingCash'),
    unit: 'yuan',
    formula: FINANCE_FORMULA_SAYS.operatingCash,
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
    names: namesOf(FINANCE_INDICATOR_SAYS, 'cashToSales'),
    unit: 'times',
    formula: FINANCE_FORMULA_SAYS.cashToSales({
      general: percentOf(FINANCE_PARAM.salesTax.GENERAL),
      small: percentOf(FINANCE_PARAM.salesTax.SMALL),
    }),
    variants: overPeriods('F-22'),
    source: 'domain §3.4 F-22',
    compute: made((at) => ({
      of: [at.flow('cashFromSales'), at.flow('revenue')],
      come: (cash, revenue) => {
        const { salesTax } = at.context.rules
        const small = ['SMALL', 'INDIVIDUAL'].includes(at.context.registration.taxpayerType ?? '')
        const rate = small ? salesTax.SMALL : salesTax.GENERAL
        return quotient(cash!, revenue! * (1 + rate), FINANCE_SAYS.revenue)
      },
    })),
  },
  {
    ...COMMON,
    id: 'F-25',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'entertainment'),
    unit: 'ratio',
    formula: FINANCE_FORMULA_SAYS.entertainment,
    variants: overPeriods('F-25'),
    source: FINANCE_INDICATOR_SAYS.entertainmentSource,
    compute: made((at) => ({
      of: [at.flow('entertainmentExpenses'), at.flow('revenue')],
      come: (spent, revenue) =>
        unlessNegative(spent!, FINANCE_SAYS.entertainment, () =>
          quotient(spent!, revenue!, FINANCE_SAYS.revenue),
        ),
    })),
  },
]
