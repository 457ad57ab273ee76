/** The stored rows behind a figure, as conditions on the fields that the server keeps of a payment. */

import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  type MonthWindow,
} from '../kit/calendar/window.ts'
import { oncePer } from '../kit/once.ts'
import type { Condition } from '../report/condition.ts'
import type { RecordEvidence } from '../report/evidence.ts'
import {
  CLASS_WORDS,
  type LabelClass,
  labelClass,
  type PaymentClass,
  RETURNED,
  SETTLED,
} from './classes.ts'
import type { TaxContext } from './context.ts'
import { TAX_PAYMENT_SAYS } from './words.ts'

/** Fields of a payment that conditions may speak of. */
export type PaymentField =
  | 'key'
  | 'taxKind'
  | 'payType'
  | 'status'
  | 'paidOn'
  | 'treasuryOn'
  | 'amount'
export type ArrearField = 'key' | 'taxKind' | 'kind' | 'balance' | 'occurredOn'

type On = Condition<PaymentField>

const LONG_AGO = '1900-01-01'
const NOT_RETURNED: On = {
  all: [
    { field: 'amount', from: 0 },
    {
      any: [
        { field: 'status', notIn: [RETURNED] },
        { field: 'status', absent: true },
      ],
    },
  ],
}
const IS_SETTLED: On = {
  any: [
    { field: 'status', in: [SETTLED] },
    {
      all: [
        { field: 'status', absent: true },
        { field: 'treasuryOn', from: LONG_AGO },
      ],
    },
  ],
}
const IS_PENDING: On = {
  any: [
    { field: 'status', notIn: [SETTLED, RETURNED] },
    {
      all: [
        { field: 'status', absent: true },
        { field: 'treasuryOn', absent: true },
      ],
    },
  ],
}

/** Labels are texts of the bureau, sorted by patterns; a condition names the very texts that these facts hold. */
const labels = oncePer((context: TaxContext) => {
  const found = new Map<LabelClass, Map<string | null, Set<string>>>()
  for (const payment of context.facts.payments) {
    const label = labelClass(payment)
    const types = found.get(label) ?? new Map<string | null, Set<string>>()
    const kinds = types.get(payment.payType) ?? new Set<string>()
    kinds.add(payment.taxKind)
    types.set(payment.payType, kinds)
    found.set(label, types)
  }
  return found
})

function labelled(context: TaxContext, label: LabelClass): On {
  const types = [...(labels(context).get(label) ?? [])].map(([payType, kinds]) => ({
    payType,
    kinds: [...kinds].sort(),
  }))
  const byKinds = new Map<string, { types: (string | null)[]; kinds: string[] }>()
  for (const { payType, kinds } of types) {
    const group = byKinds.get(kinds.join('/')) ?? { types: [], kinds }
    group.types.push(payType)
    byKinds.set(kinds.join('/'), group)
  }
  const any = [...byKinds.values()].map(({ types, kinds }): On => {
    const named = types.filter((type) => type !== null).sort()
    const of: On[] = [
      ...(named.length ? [{ field: 'payType' as const, in: named }] : []),
      ...(types.includes(null) ? [{ field: 'payType' as const, absent: true as const }] : []),
    ]
    return { all: [of.length === 1 ? of[0]! : { any: of }, { field: 'taxKind', in: kinds }] }
  })
  return any.length === 1 ? any[0]! : { any }
}

function ofClass(context: TaxContext, what: PaymentClass): On {
  switch (what) {
    case 'REFUND':
      return {
        any: [
          { field: 'amount', below: 0 },
          { field: 'status', in: [RETURNED] },
          labelled(context, 'REFUND'),
        ],
      }
    case 'TAX':
      return { all: [labelled(context, 'TAX'), { field: 'amount', from: 0 }, IS_SETTLED] }
    case 'PENDING':
      return { all: [labelled(context, 'TAX'), { field: 'amount', from: 0 }, IS_PENDING] }
    default:
      return { all: [labelled(context, what), NOT_RETURNED] }
  }
}

export interface Leg {
  class: PaymentClass
  /** Months of 缴款日期; absent = up to the cut-off. */
  window?: MonthWindow
  /** Only these 税种. */
  kinds?: readonly string[]
  /** How the 税种 are called, where they are a group. */
  called?: string
}

/** Payments of one class. The current month is cut at the day the report looks from. */
export function paymentLeg(
  context: TaxContext,
  { class: what, window, kinds, called }: Leg,
): RecordEvidence {
  const from = window && formatDay(firstDayOfMonth(window.from))
  const last = window ? Math.min(lastDayOfMonth(window.to), context.asOf) : context.asOf
  const to = formatDay(last)
  return {
    dataset: 'TAX_PAYMENT',
    where: {
      all: [
        { field: 'paidOn', ...(from ? { from } : {}), to },
        ofClass(context, what),
        ...(kinds ? [{ field: 'taxKind', in: [...kinds].sort() }] : []),
      ],
    },
    words: [
      from ? TAX_PAYMENT_SAYS.paidFromTo({ from, to }) : TAX_PAYMENT_SAYS.paidUpTo({ to }),
      CLASS_WORDS[what],
      ...(kinds ? [TAX_PAYMENT_SAYS.ofTaxes({ taxes: called ?? kinds.join('、') })] : []),
    ].join('；'),
  }
}

/** Rows by name: where a figure stands on a handful of rows that no field tells apart. */
export function rowsLeg(
  dataset: 'TAX_PAYMENT' | 'TAX_ARREARS',
  keys: readonly string[],
  words: string,
): RecordEvidence {
  return { dataset, where: { field: 'key', in: [...keys].sort() }, words }
}

export function arrearsLeg(where: Condition<ArrearField>, words: string): RecordEvidence {
  return { dataset: 'TAX_ARREARS', where, words }
}
