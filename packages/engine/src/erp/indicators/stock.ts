/** Stock and money as the books tell them: E-11, E-14, E-15, E-17, E-24. */
import { labelOf, namesOf } from '@xinjian/format/say/words'
import {
  firstDayOfMonth,
  formatMonth,
  type MonthIndex,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import { monthsBetween } from '../../kit/sections/blocks.ts'
import type { ErpContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { stockLeg } from '../evidence.ts'
import type { StockTotal } from '../facts.ts'
import { type Amount, accountsOf, stoodAt, turned } from '../ledger/amounts.ts'
import { periodWords } from '../period.ts'
import { COST, classless, itemIn, lived } from '../sales.ts'
import { notTold } from './books.ts'
import { ERP_INDICATOR_SAYS } from './words.ts'

const COMMON = {
  missing: { rule: 'ANY', sources: ['STOCK'] },
  evidence: 'ROWS',
  version: '1',
} as const satisfies Partial<IndicatorDefinition>

/** Days that a month is taken for. */
const DAYS = 30
/** 库存现金, 银行存款: the same in every chart of this country. */
const CASH = ['1001']
const RECEIVING = ['1001', '1002']

const when = (stock: StockTotal): string => ERP_INDICATOR_SAYS.stockOf({ when: periodWords(stock) })

const told = (context: ErpContext, of: (stock: StockTotal) => Outcome): Outcome => {
  const stock = context.stock!
  const outcome = of(stock)
  return {
    ...outcome,
    detail: [outcome.detail, when(stock)].filter(Boolean).join('；'),
    evidence: [stockLeg(stock.from, stock.to)],
  }
}

/** What the total is out by; null = the book does not tell all four. */
export function stockOff({
  openAmount,
  inAmount,
  outAmount,
  closeAmount,
}: StockTotal): number | null {
  if (openAmount === null || inAmount === null || outAmount === null || closeAmount === null)
    return null
  return openAmount + inAmount - outAmount - closeAmount
}

/**
 * Stock of a window as the report on stock reckons it: of each period between two month ends that are told the mean of both, weighed by its
 * days. The month that is not told, of both ends.
 */
function meanStock(
  ledger: ErpContext['ledger'],
  accounts: readonly string[],
  { from, to }: MonthWindow,
): { mean: number; ends: Amount[] } | MonthIndex {
  const all = monthsBetween(from - 1, to).map((month) => ({
    month,
    stood: stoodAt(ledger, accounts, month),
  }))
  const told = all.flatMap(({ month, stood }) => (stood ? [{ month, stood }] : []))
  for (const end of [all[0]!, all.at(-1)!]) if (end.stood === null) return end.month
  const days = (first: MonthIndex, last: MonthIndex) =>
    firstDayOfMonth(last + 1) - firstDayOfMonth(first + 1)
  const weighed = told.reduce((sum, { month, stood }, i) => {
    const before = told[i - 1]
    return before ? sum + ((before.stood.fen + stood.fen) / 2) * days(before.month, month) : sum
  }, 0)
  return { mean: weighed / days(from - 1, to), ends: told.map(({ stood }) => stood) }
}

const lain: IndicatorDefinition['compute'] = (context, _, windows) => {
  const { ledger } = context
  const window = lived(context, windows.window)
  const why = classless(context, 'inventories') ?? classless(context, ...COST)
  if (why) return without('NO_DATA', why)
  const cost = itemIn(context, COST, window)
  if (cost === null) return notTold(context, ...COST)
  const accounts = accountsOf(ledger, 'inventories')
  const stood = meanStock(ledger, accounts, window)
  if (typeof stood === 'number')
    return without('NO_DATA', ERP_INDICATOR_SAYS.noEnd({ month: formatMonth(stood) }))
  const { mean, ends } = stood
  const months = window.to - window.from + 1
  return {
    ...(mean < 0
      ? without('NOT_APPLICABLE')
      : quotient(mean * DAYS * months, cost.fen, ERP_INDICATOR_SAYS.costOfWindow)),
    inputs: [
      moneyInput(ERP_INDICATOR_SAYS.meanStock, mean),
      moneyInput(ERP_INDICATOR_SAYS.costOfWindow, cost.fen),
    ],
    evidence: [...ends.flatMap((end) => end.legs()), ...cost.legs()],
  }
}

export const STOCK_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'E-11',
    names: namesOf(ERP_INDICATOR_SAYS, 'stock'),
    unit: 'yuan',
    formula: ERP_INDICATOR_SAYS.stockFormula,
    variants: [
      {
        suffix: 'AMOUNT',
        label: labelOf(ERP_INDICATOR_SAYS, 'stock', 'stockAmount'),
        window: 'asOf',
        option: 0,
      },
      {
        suffix: 'ITEMS',
        label: labelOf(ERP_INDICATOR_SAYS, 'stock', 'stockItems'),
        window: 'asOf',
        unit: 'index',
        option: 1,
      },
    ],
    source: 'domain §3.5 E-11',
    compute: (context, { option }) =>
      told(context, ({ items, closeAmount }) => {
        if (option === 1)
          return { value: items, inputs: [input(ERP_INDICATOR_SAYS.items, items, 'index')] }
        if (closeAmount === null) return without('NO_DATA', ERP_INDICATOR_SAYS.amountUntold)
        return {
          value: closeAmount / 100,
          inputs: [moneyInput(ERP_INDICATOR_SAYS.closing, closeAmount)],
        }
      }),
  },
  {
    ...COMMON,
    id: 'E-14',
    names: namesOf(ERP_INDICATOR_SAYS, 'stockDays'),
    unit: 'days',
    formula: ERP_INDICATOR_SAYS.stockDaysFormula,
    missing: { rule: 'N', sources: ['LEDGER'] },
    variants: [{ window: 'L3' }, { window: 'L12', threshold: 'E-14' }],
    source: 'domain §3.5 E-14',
    compute: lain,
  },
  {
    ...COMMON,
    id: 'E-15',
    names: namesOf(ERP_INDICATOR_SAYS, 'negativeStock'),
    unit: 'entries',
    formula: ERP_INDICATOR_SAYS.negativeFormula,
    variants: [
      {
        suffix: 'ROWS',
        label: labelOf(ERP_INDICATOR_SAYS, 'negativeStock', 'negativeCount'),
        window: 'asOf',
        threshold: 'E-15',
        option: 0,
      },
      {
        suffix: 'SHARE',
        label: labelOf(ERP_INDICATOR_SAYS, 'negativeStock', 'negativeShareOf'),
        window: 'asOf',
        unit: 'ratio',
        threshold: 'E-15.SHARE',
        option: 1,
      },
    ],
    source: 'domain §3.5 E-15',
    compute: (context, { option }) =>
      told(context, ({ negative, items }) => ({
        ...(option === 1
          ? quotient(negative, items, ERP_INDICATOR_SAYS.items)
          : { value: negative }),
        inputs: [
          input(ERP_INDICATOR_SAYS.negativeRows, negative, 'entries'),
          input(ERP_INDICATOR_SAYS.items, items, 'index'),
        ],
      })),
  },
  {
    ...COMMON,
    id: 'E-17',
    names: namesOf(ERP_INDICATOR_SAYS, 'ties'),
    unit: 'entries',
    formula: ERP_INDICATOR_SAYS.tiesFormula,
    variants: [{ window: 'asOf', threshold: 'E-17' }],
    source: 'domain §3.5 E-17',
    compute: (context) =>
      told(context, (stock) => {
        const off = stockOff(stock)
        return {
          value: stock.breaks,
          ...(off ? { detail: ERP_INDICATOR_SAYS.tiesOff({ off: off / 100 }) } : {}),
          inputs: [input(ERP_INDICATOR_SAYS.brokenRows, stock.breaks, 'entries')],
        }
      }),
  },
  {
    ...COMMON,
    id: 'E-24',
    names: namesOf(ERP_INDICATOR_SAYS, 'cashShare'),
    unit: 'ratio',
    formula: ERP_INDICATOR_SAYS.cashShareFormula,
    missing: { rule: 'N', sources: ['LEDGER'] },
    variants: [{ window: 'L12', threshold: 'E-24' }],
    source: 'domain §3.5 E-24',
    compute(context, _, { window }) {
      const span = lived(context, window)
      const [cash, all] = [CASH, RECEIVING].map((accounts) =>
        turned(context.ledger, accounts, 'debit', span),
      )
      if (!cash || !all) return without('NO_DATA', ERP_INDICATOR_SAYS.windowNotSplit)
      return {
        ...quotient(cash.fen, all.fen, ERP_INDICATOR_SAYS.allIn),
        inputs: [
          moneyInput(ERP_INDICATOR_SAYS.cashIn, cash.fen),
          moneyInput(ERP_INDICATOR_SAYS.allIn, all.fen),
        ],
        evidence: [...cash.legs(), ...all.legs()],
      }
    },
  },
]
