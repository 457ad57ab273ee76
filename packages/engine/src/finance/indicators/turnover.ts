/** How fast money comes round: F-10 to F-14. Flows are of twelve months, balances means of their two ends. */
import { quotient, without } from '../../kit/outcome.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import type { Figure } from '../figures.ts'
import { type At, AVERAGE, COMMON, made, overPeriods, unlessNegative } from './made.ts'

const RECEIVABLES = ['accountsReceivable', 'notesReceivable'] as const
const PAYABLES = ['accountsPayable', 'notesPayable'] as const
const ADVANCES = ['advances', 'contractLiabilities'] as const

const receivables = (at: At): Figure => at.mean('应收账款与应收票据', ...RECEIVABLES)
const payables = (at: At): Figure => at.mean('应付账款与应付票据', ...PAYABLES)
const stock = (at: At): Figure => at.mean('存货', 'inventories')

/** Days that a balance lies: 365 × balance ÷ flow. */
const days = ({ context }: At, balance: number, flow: number, whole: string): Outcome =>
  quotient(context.rules.daysOfYear * balance, flow, whole)

interface Round {
  id: 'F-10' | 'F-11'
  zh: string
  en: string
  what: string
  formula: string
  balance: (at: At) => Figure
  flow: [code: string, name: string]
}

const ROUNDS: readonly Round[] = [
  {
    id: 'F-10',
    zh: '应收周转',
    en: 'Receivables',
    what: '应收账款与应收票据',
    formula: `周转率 = 近四个季度营业收入 ÷ 平均(应收账款 + 应收票据)；天数 = 365 ÷ 周转率；${AVERAGE}`,
    balance: receivables,
    flow: ['revenue', '营业收入'],
  },
  {
    id: 'F-11',
    zh: '存货周转',
    en: 'Inventories',
    what: '存货',
    formula: `周转率 = 近四个季度营业成本 ÷ 平均存货；天数 = 365 ÷ 周转率；${AVERAGE}`,
    balance: stock,
    flow: ['cost', '营业成本'],
  },
]

const round = ({ id, zh, en, what, formula, balance, flow }: Round): IndicatorDefinition => ({
  ...COMMON,
  id,
  names: { zh, en },
  unit: 'days',
  formula,
  variants: [
    ...overPeriods(id, { suffix: 'DAYS', label: { zh: '天数', en: ': days' }, option: 0 }),
    ...overPeriods(undefined, {
      suffix: 'RATE',
      label: { zh: '率', en: ': times a year' },
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
    [revenue!, '营业收入'],
    [cost!, '营业成本'],
  ] as const)
    if (fen <= 0)
      return fen === 0
        ? without('ZERO_BASE', `${name}为零`)
        : without('NOT_APPLICABLE', `${name}为负`)
  const named = [
    [ar!, '应收账款与应收票据'],
    [inv!, '存货'],
    [ap!, '应付账款与应付票据'],
    [pre!, '预付款项'],
    [adv!, '预收款项与合同负债'],
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
    names: { zh: '应付周转天数', en: 'Days of payables' },
    unit: 'days',
    formula: `365 × 平均(应付账款 + 应付票据) ÷ 近四个季度营业成本；${AVERAGE}`,
    variants: overPeriods('F-12'),
    source: 'domain §3.4 F-12',
    compute: made((at) => ({
      of: [payables(at), at.year('cost')],
      come: (owed, cost) =>
        unlessNegative(owed!, '应付账款与应付票据', () => days(at, owed!, cost!, '营业成本')),
    })),
  },
  {
    ...COMMON,
    id: 'F-13',
    names: { zh: '营运资金周转天数', en: 'Days of working capital' },
    unit: 'days',
    formula: `应收周转天数 + 存货周转天数 − 应付周转天数 + 预付款项天数(按营业成本) − 预收款项与合同负债天数(按营业收入)；${AVERAGE}`,
    variants: overPeriods('F-13'),
    source: 'domain §3.4 F-13',
    compute: made((at) => ({
      of: [
        receivables(at),
        stock(at),
        payables(at),
        at.mean('预付款项', 'prepayments'),
        at.mean('预收款项与合同负债', ...ADVANCES),
        at.year('revenue'),
        at.year('cost'),
      ],
      come: (...fen) => cycle(at, fen),
    })),
  },
  {
    ...COMMON,
    id: 'F-14',
    names: { zh: '总资产周转率', en: 'Asset turnover' },
    unit: 'times',
    formula: `近四个季度营业收入 ÷ 平均资产总计；${AVERAGE}`,
    variants: overPeriods('F-14'),
    source: 'domain §3.4 F-14',
    compute: made((at) => ({
      of: [at.year('revenue'), at.mean('资产总计', 'totalAssets')],
      come: (revenue, assets) => quotient(revenue!, assets!, '平均资产总计'),
    })),
  },
]
