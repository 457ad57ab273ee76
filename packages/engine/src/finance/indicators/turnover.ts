/** How fast money comes round: F-10 to F-14. Flows are of twelve months, balances means of their two ends. */
import { labelOf, namesOf } from '@xinjian/format/say/words'
import { quotient, without } from '../../kit/outcome.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import type { Figure } from '../figures.ts'
import { FINANCE_SAYS } from '../words.ts'
import { FINANCE_FORMULA_SAYS } from './formula-words.ts'
import { type At, AVERAGE, COMMON, made, overPeriods, unlessNegative } from './made.ts'
import { FINANCE_INDICATOR_SAYS } from './words.ts'

const RECEIVABLES = ['accountsReceivable', 'notesReceivable'] as const
const PAYABLES = ['accountsPayable', 'notesPayable'] as const
const ADVANCES = ['advances', 'contractLiabilities'] as const

const receivables = (at: At): Figure => at.mean(FINANCE_SAYS.receivables, ...RECEIVABLES)
const payables = (at: At): Figure => at.mean(FINANCE_SAYS.payables, ...PAYABLES)
const stock = (at: At): Figure => at.mean(FINANCE_SAYS.inventories, 'inventories')

/** Days that a balance lies: 365 × balance ÷ flow. */
const days = ({ context }: At, balance: number, flow: number, whole: string): Outcome =>
  quotient(context.rules.daysOfYear * balance, flow, whole)

interface Round {
  id: 'F-10' | 'F-11'
  name: 'receivablesRound' | 'inventoriesRound'
  days: 'receivablesDays' | 'inventoriesDays'
  rate: 'receivablesRate' | 'inventoriesRate'
  what: string
  formula: string
  balance: (at: At) => Figure
  flow: [code: string, name: string]
}

const ROUNDS: readonly Round[] = [
  {
    id: 'F-10',
    name: 'receivablesRound',
    days: 'receivablesDays',
    rate: 'receivablesRate',
    what: FINANCE_SAYS.receivables,
    formula: FINANCE_FORMULA_SAYS.receivables({ average: AVERAGE }),
    balance: receivables,
    flow: ['revenue', FINANCE_SAYS.revenue],
  },
  {
    id: 'F-11',
    name: 'inventoriesRound',
    days: 'inventoriesDays',
    rate: 'inventoriesRate',
    what: FINANCE_SAYS.inventories,
    formula: FINANCE_FORMULA_SAYS.inventories({ average: AVERAGE }),
    balance: stock,
    flow: ['cost', FINANCE_SAYS.costOfSales],
  },
]

const round = ({
  id,
  name,
  days: daysName,
  rate,
  what,
  formula,
  balance,
  flow,
}: Round): IndicatorDefinition => ({
  ...COMMON,
  id,
  names: namesOf(FINANCE_INDICATOR_SAYS, name),
  unit: 'days',
  formula,
  variants: [
    ...overPeriods(id, {
      suffix: 'DAYS',
      label: labelOf(FINANCE_INDICATOR_SAYS, name, daysName),
      option: 0,
    }),
    ...overPeriods(undefined, {
      suffix: 'RATE',
      label: labelOf(FINANCE_INDICATOR_SAYS, name, rate),
      option: 1,
      unit: 'times',
    }),
  ],
  source: `domain §3.4 ${id}`,
  compute: (context, variant, windows) =>
    made((at) => ({
      of: [balance(at), at.year(flow[0])],
      come: (held, flown) =>
        unlessNegative(held!, what, () =>
          variant.option === 1 ? quotient(flown!, held!, what) : days(at, held!, flown!, flow[1]),
        ),
    }))(context, variant, windows),
})

/** F-13 takes 365 × balance ÷ flow of five balances: of a period without revenue or cost there is none. */
function cycle(at: At, [ar, inv, ap, pre, adv, revenue, cost]: readonly number[]): Outcome {
  for (const [fen, name] of [
    [revenue!, FINANCE_SAYS.revenue],
    [cost!, FINANCE_SAYS.costOfSales],
  ] as const)
    if (fen <= 0)
      return fen === 0
        ? without('ZERO_BASE', FINANCE_INDICATOR_SAYS.zero({ what: name }))
        : without('NOT_APPLICABLE', FINANCE_INDICATOR_SAYS.negative({ what: name }))
  const named = [
    [ar!, FINANCE_SAYS.receivables],
    [inv!, FINANCE_SAYS.inventories],
    [ap!, FINANCE_SAYS.payables],
    [pre!, FINANCE_SAYS.prepayments],
    [adv!, FINANCE_SAYS.advances],
  ] as const
  const negative = named.find(([fen]) => fen < 0)
  if (negative) return unlessNegative(negative[0], negative[1], () => ({ value: null }))
  const share = (ar! - adv!) / revenue! + (inv! + pre! - ap!) / cost!
  return { value: at.context.rules.daysOfYear * share }
}

export const TURNOVER_INDICATORS: readonly IndicatorDefinition[] = [
  ...ROUNDS.map(round),
  {
    ...COMMON,
    id: 'F-12',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'payablesDays'),
    unit: 'days',
    formula: FINANCE_FORMULA_SAYS.payables({ average: AVERAGE }),
    variants: overPeriods('F-12'),
    source: 'domain §3.4 F-12',
    compute: made((at) => ({
      of: [payables(at), at.year('cost')],
      come: (owed, cost) =>
        unlessNegative(owed!, FINANCE_SAYS.payables, () =>
          days(at, owed!, cost!, FINANCE_SAYS.costOfSales),
        ),
    })),
  },
  {
    ...COMMON,
    id: 'F-13',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'capitalDays'),
    unit: 'days',
    formula: FINANCE_FORMULA_SAYS.workingCapital({ average: AVERAGE }),
    variants: overPeriods('F-13'),
    source: 'domain §3.4 F-13',
    compute: made((at) => ({
      of: [
        receivables(at),
        stock(at),
        payables(at),
        at.mean(FINANCE_SAYS.prepayments, 'prepayments'),
        at.mean(FINANCE_SAYS.advances, ...ADVANCES),
        at.year('revenue'),
        at.year('cost'),
      ],
      come: (...fen) => cycle(at, fen),
    })),
  },
  {
    ...COMMON,
    id: 'F-14',
    names: namesOf(FINANCE_INDICATOR_SAYS, 'assetTurnover'),
    unit: 'times',
    formula: FINANCE_FORMULA_SAYS.assetTurnover({ average: AVERAGE }),
    variants: overPeriods('F-14'),
    source: 'domain §3.4 F-14',
    compute: made((at) => ({
      of: [at.year('revenue'), at.mean(FINANCE_SAYS.totalAssets, 'totalAssets')],
      come: (revenue, assets) => quotient(revenue!, assets!, FINANCE_INDICATOR_SAYS.meanAssets),
    })),
  },
]
