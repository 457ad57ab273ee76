/** Who owes and who is owed: E-05 to E-08, E-10. */
import { labelOf, namesOf } from '@xinjian/format/say/words'
import { formatMonth } from '../../kit/calendar/window.ts'
import { moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { ErpContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { ageingLeg } from '../evidence.ts'
import { accountsOf, stoodAt } from '../ledger/amounts.ts'
import { olderThan, overdue, type Parties, untold } from '../parties.ts'
import { classless, REVENUE, revenueIn } from '../sales.ts'
import { notTold } from './books.ts'
import { ERP_INDICATOR_SAYS } from './words.ts'

const COMMON = {
  unit: 'ratio',
  missing: { rule: 'ANY', sources: ['RECEIVABLE'] },
  evidence: 'ROWS',
  version: '1',
} as const satisfies Partial<IndicatorDefinition>

const TOP = 5
const HALF_YEAR = 180
const YEAR = 365
/** Months of E-08 and the days that they are taken for. */
const ROLLING = { months: 'L3', days: 90 } as const

type Book = 'RECEIVABLE' | 'PAYABLE'
const partiesIn = (context: ErpContext, book: Book): Parties =>
  (book === 'RECEIVABLE' ? context.receivables : context.payables)!

/** A part of what is owed in all, with the rows of both. */
function shareOf(
  book: Book,
  parties: Parties,
  [name, part]: [string, number],
  whose?: string[],
): Outcome {
  const whole = book === 'RECEIVABLE' ? ERP_INDICATOR_SAYS.receivables : ERP_INDICATOR_SAYS.payables
  const side =
    book === 'RECEIVABLE' ? ERP_INDICATOR_SAYS.creditSide : ERP_INDICATOR_SAYS.creditParties
  const n = parties.others.length
  const owing = parties.owing.map(({ party }) => party)
  return {
    ...quotient(part, parties.total, whole),
    ...(n > 0 ? { detail: side({ n }) } : {}),
    inputs: [moneyInput(name, part), moneyInput(whole, parties.total)],
    // A part of each row by its age is no sum of rows: one leg, without a sum.
    evidence: [
      ...(whose ? [ageingLeg(book, parties.rows, whose)] : []),
      ageingLeg(book, parties.rows, owing),
    ],
  }
}

/** What keeps a list from telling anything by age; null = nothing does. */
function silent(context: ErpContext, book: Book, parties: Parties): Outcome | null {
  if (parties.owing.length === 0)
    return without(
      'ZERO_ZERO',
      book === 'RECEIVABLE' ? ERP_INDICATOR_SAYS.noOwing : ERP_INDICATOR_SAYS.noOwed,
    )
  const n = untold(parties, context.rules.tolerance).length
  return n > 0 ? without('NO_DATA', ERP_INDICATOR_SAYS.agesUntold({ n })) : null
}

const late =
  (book: Book): IndicatorDefinition['compute'] =>
  (context) => {
    const parties = partiesIn(context, book)
    const stop = silent(context, book, parties)
    if (stop) return stop
    const fen = overdue(parties)
    return fen === null
      ? without('NO_DATA', ERP_INDICATOR_SAYS.dueUntold)
      : shareOf(book, parties, [ERP_INDICATOR_SAYS.overdue, fen])
  }

export const PARTY_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'E-05',
    names: namesOf(ERP_INDICATOR_SAYS, 'ages'),
    formula: ERP_INDICATOR_SAYS.agesFormula,
    variants: [
      {
        suffix: 'D180',
        label: labelOf(ERP_INDICATOR_SAYS, 'ages', 'agesOver180'),
        window: 'asOf',
        threshold: 'E-05',
        option: HALF_YEAR,
      },
      {
        suffix: 'D365',
        label: labelOf(ERP_INDICATOR_SAYS, 'ages', 'agesOver365'),
        window: 'asOf',
        option: YEAR,
      },
    ],
    source: 'domain §3.5 E-05',
    compute(context, { option: days = HALF_YEAR }) {
      const parties = partiesIn(context, 'RECEIVABLE')
      const stop = silent(context, 'RECEIVABLE', parties)
      if (stop) return stop
      const fen = olderThan(parties, days)
      return fen === null
        ? without('NO_DATA', ERP_INDICATOR_SAYS.agesAcross({ days }))
        : shareOf('RECEIVABLE', parties, [ERP_INDICATOR_SAYS.older, fen])
    },
  },
  {
    ...COMMON,
    id: 'E-06',
    names: namesOf(ERP_INDICATOR_SAYS, 'overdueShare'),
    formula: ERP_INDICATOR_SAYS.overdueFormula,
    variants: [{ window: 'asOf', threshold: 'E-06' }],
    source: 'domain §3.5 E-06',
    compute: late('RECEIVABLE'),
  },
  {
    ...COMMON,
    id: 'E-07',
    names: namesOf(ERP_INDICATOR_SAYS, 'topFive'),
    formula: ERP_INDICATOR_SAYS.topFiveFormula,
    variants: [{ window: 'asOf', threshold: 'E-07' }],
    source: 'domain §3.5 E-07',
    compute(context) {
      const parties = partiesIn(context, 'RECEIVABLE')
      if (parties.owing.length === 0) return without('ZERO_ZERO', ERP_INDICATOR_SAYS.noOwing)
      const top = parties.owing.slice(0, TOP)
      const sum = top.reduce((all, { balance }) => all + balance, 0)
      return shareOf(
        'RECEIVABLE',
        parties,
        [ERP_INDICATOR_SAYS.topFiveBalance, sum],
        top.map(({ party }) => party),
      )
    },
  },
  {
    ...COMMON,
    id: 'E-08',
    names: namesOf(ERP_INDICATOR_SAYS, 'salesDays'),
    unit: 'days',
    formula: ERP_INDICATOR_SAYS.salesDaysFormula,
    missing: { rule: 'N', sources: ['LEDGER'] },
    variants: [{ window: ROLLING.months, threshold: 'E-08' }],
    source: 'domain §3.5 E-08',
    compute(context, _, { window }) {
      const { ledger } = context
      const revenue = revenueIn(context, window)
      if (revenue === null) return notTold(context, ...REVENUE)
      const why = classless(context, 'accountsReceivable')
      if (why) return without('NO_DATA', why)
      const held = stoodAt(ledger, accountsOf(ledger, 'accountsReceivable'), window.to)
      if (held === null)
        return without('NO_DATA', ERP_INDICATOR_SAYS.noEnd({ month: formatMonth(window.to) }))
      // Customers paid more than they owe: no days of waiting, and least of all negative ones.
      if (held.fen < 0)
        return without('NO_DATA', ERP_INDICATOR_SAYS.receivablesInCredit({ owed: -held.fen / 100 }))
      return {
        ...quotient(held.fen * ROLLING.days, revenue.fen, ERP_INDICATOR_SAYS.revenueOfThree),
        inputs: [
          moneyInput(ERP_INDICATOR_SAYS.receivablesAt, held.fen),
          moneyInput(ERP_INDICATOR_SAYS.revenueOfThree, revenue.fen),
        ],
        evidence: [...held.legs(), ...revenue.legs()],
      }
    },
  },
  {
    ...COMMON,
    id: 'E-10',
    names: namesOf(ERP_INDICATOR_SAYS, 'payablesOverdue'),
    formula: ERP_INDICATOR_SAYS.payablesOverdueFormula,
    missing: { rule: 'ANY', sources: ['PAYABLE'] },
    variants: [{ window: 'asOf', threshold: 'E-10' }],
    source: 'domain §3.5 E-10',
    compute: late('PAYABLE'),
  },
]
