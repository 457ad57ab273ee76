/** What the balance sheet is made of: F-17 to F-20, F-26; and how many statements there are: F-27. */
import { type Names, namesOf } from '@xinjian/format/say/words'
import { formatMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import { growth, input, quotient, without } from '../../kit/outcome.ts'
import { endOf, type FinanceContext, statementOf } from '../context.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { statementsLeg } from '../evidence.ts'
import { joined, spanOf } from '../figures.ts'
import type { ThresholdKey } from '../params.ts'
import { FINANCE_SAYS } from '../words.ts'
import { FINANCE_FORMULA_SAYS } from './formula-words.ts'
import { type At, COMMON, figuresAt, made, overPeriods, unlessNegative } from './made.ts'
import { FINANCE_INDICATOR_SAYS } from './words.ts'

const share = (
  id: Extract<ThresholdKey, 'F-17' | 'F-18' | 'F-19'>,
  [part, partName]: [code: string, name: string],
  [whole, wholeName]: [code: string, name: string],
  names: Names,
): IndicatorDefinition => ({
  ...COMMON,
  id,
  names,
  unit: 'ratio',
  formula: FINANCE_FORMULA_SAYS.share({ part: partName, whole: wholeName }),
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
  return joined(`${FINANCE_SAYS.advances}${spanOf(own)}`, [
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
    ['otherReceivables', FINANCE_SAYS.otherReceivables],
    ['totalAssets', FINANCE_SAYS.totalAssets],
    namesOf(FINANCE_INDICATOR_SAYS, 'otherReceivables'),
  ),
  share(
    'F-18',
    ['otherPayables', FINANCE_SAYS.otherPayables],
    ['totalLiabilities', FINANCE_SAYS.totalLiabilities],
    namesOf(FINANCE_INDICATOR_SAYS, 'otherPayables'),
  ),
  share(
    'F-19',
    ['inventories', FINANCE_SAYS.inventories],
    ['currentAssets', FINANCE_SAYS.currentAssets],
    namesOf(FINANCE_INDICATOR_SAYS, 'inventories'),
  ),
  {
    ...COMMON,
    id: 'F-20',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'retained'),
    unit: 'times',
    formula: FINANCE_FORMULA_SAYS.retained,
    variants: overPeriods('F-20'),
    source: 'domain §3.4 F-20',
    compute: made((at) => ({
      of: [at.end('retainedEarnings'), at.end('paidInCapital')],
      come: (retained, capital) => quotient(retained!, capital!, FINANCE_SAYS.paidInCapital),
    })),
  },
  {
    ...COMMON,
    id: 'F-26',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'advances'),
    unit: 'ratio',
    formula: FINANCE_FORMULA_SAYS.advances,
    variants: overPeriods('F-26'),
    source: 'domain §3.4 F-26',
    compute: made((at) => ({
      of: [advancesOf(at), at.year('revenue')],
      come: (advances, revenue) =>
        unlessNegative(advances!, FINANCE_SAYS.advances, () =>
          quotient(advances!, revenue!, FINANCE_SAYS.revenue),
        ),
    })),
  },
  {
    ...COMMON,
    id: 'F-26.PACE',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'advancesPace'),
    unit: 'pp',
    formula: FINANCE_FORMULA_SAYS.advancesPace,
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
            return without('NOT_APPLICABLE', FINANCE_INDICATOR_SAYS.noGrowth)
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
    names: namesOf(FINANCE_INDICATOR_SAYS, 'inARow'),
    unit: 'index',
    formula: FINANCE_FORMULA_SAYS.inARow,
    variants: [{ window: 'LATEST', threshold: 'F-27' }],
    source: 'domain §3.4 F-27',
    compute(context) {
      const month = endOf(context, 'LATEST')
      if (month === null) return without('NO_DATA', FINANCE_SAYS.noneCollected)
      const quarters = quartersInRow(context)
      const ends = quarters.map((m) => statementOf(context, 'BALANCE', m)!.periodTo)
      const first = quarters.at(-1)
      return {
        value: quarters.length,
        detail:
          first === undefined
            ? FINANCE_INDICATOR_SAYS.noWholePeriod
            : FINANCE_INDICATOR_SAYS.since({ month: formatMonth(first) }),
        inputs: [input(FINANCE_INDICATOR_SAYS.quarterEnds, quarters.length, 'index')],
        evidence: ends.length ? [statementsLeg(ends)] : [],
      }
    },
  },
]
