/** What is owed: T-020, T-021. Stands as the bureau showed it at the last collection; a report that looks back cannot tell. */
import { namesOf } from '@xinjian/format/say/words'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  type MonthWindow,
  monthOfDay,
} from '../../kit/calendar/window.ts'
import { input, moneyInput, without } from '../../kit/outcome.ts'
import type { TaxContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { arrearsLeg } from '../evidence.ts'
import type { Arrear } from '../facts.ts'
import { TAX_PAYMENT_INDICATOR_SAYS } from './words.ts'

const LOOKING_BACK = TAX_PAYMENT_INDICATOR_SAYS.lookingBack

const COMMON = {
  missing: { rule: 'ANY', sources: ['ARREARS'] },
  version: '1',
} as const

/** Rows that owe something. */
export const owing = (rows: readonly Arrear[]): Arrear[] =>
  rows.filter(({ balance }) => balance !== null && balance > 0)

/** First day of what is owed, and how long ago; null = no row says. */
export function oldest(context: TaxContext): { on: string; days: number } | null {
  const days = owing(context.arrears ?? [])
    .map(({ occurredOn }) => optionalDay(occurredOn))
    .filter((day) => day !== null)
  if (days.length === 0) return null
  const first = Math.min(...days)
  return { on: formatDay(first), days: context.asOf - first }
}

function balance(context: TaxContext): Outcome {
  const { arrears } = context
  if (arrears === null) return without('NO_DATA', LOOKING_BACK)
  const sum = owing(arrears).reduce((total, row) => total + row.balance!, 0)
  const silent = arrears.filter((row) => row.balance === null).length
  if (sum === 0 && silent > 0)
    return without('NO_DATA', TAX_PAYMENT_INDICATOR_SAYS.balanceSilent({ n: silent }))
  return {
    value: sum / 100,
    ...(silent ? { detail: TAX_PAYMENT_INDICATOR_SAYS.balanceBesides({ n: silent }) } : {}),
    inputs: [
      moneyInput(TAX_PAYMENT_INDICATOR_SAYS.balance, sum),
      input(TAX_PAYMENT_INDICATOR_SAYS.entries, owing(arrears).length, 'entries'),
      input(TAX_PAYMENT_INDICATOR_SAYS.earliest, oldest(context)?.on ?? null, 'date'),
    ],
    evidence: [arrearsLeg({ field: 'balance', from: 1 }, TAX_PAYMENT_INDICATOR_SAYS.withBalance)],
  }
}

function occurred(context: TaxContext, window: MonthWindow): Outcome {
  const { arrears } = context
  if (arrears === null) return without('NO_DATA', LOOKING_BACK)
  const months = arrears.map(({ occurredOn }) => {
    const day = optionalDay(occurredOn)
    return day === null ? null : monthOfDay(day)
  })
  const count = months.filter((m) => m !== null && m >= window.from && m <= window.to).length
  const undated = months.filter((m) => m === null).length
  const from = formatDay(firstDayOfMonth(window.from))
  const to = formatDay(lastDayOfMonth(window.to))
  return {
    value: count,
    ...(undated ? { detail: TAX_PAYMENT_INDICATOR_SAYS.undatedBesides({ n: undated }) } : {}),
    inputs: [input(TAX_PAYMENT_INDICATOR_SAYS.entries, count, 'entries')],
    evidence: [
      arrearsLeg(
        { field: 'occurredOn', from, to },
        TAX_PAYMENT_INDICATOR_SAYS.occurredIn({ from, to }),
      ),
    ],
  }
}

export const ARREARS_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'T-020',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'arrearsNow'),
    unit: 'yuan',
    formula: TAX_PAYMENT_INDICATOR_SAYS.arrearsNowFormula,
    variants: [{ window: 'asOf', threshold: 'T-020' }],
    evidence: 'BALANCE',
    source: 'domain §3.3 T-020',
    compute: (context) => {
      const outcome = balance(context)
      const days = oldest(context)?.days ?? 0
      const { highDays } = context.rules.rules['R-001']
      return outcome.value !== null && days > highDays ? { ...outcome, flag: 'RED' } : outcome
    },
  },
  {
    ...COMMON,
    id: 'T-021',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'occasions'),
    unit: 'occasions',
    formula: TAX_PAYMENT_INDICATOR_SAYS.occasionsFormula,
    variants: [{ window: 'L12', threshold: 'T-021' }],
    evidence: 'COUNT',
    source: 'domain §3.3 T-021',
    compute: (context, _, { window }) => occurred(context, window),
  },
]
