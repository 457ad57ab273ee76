/** What was paid: T-008, T-009, T-011, and what is told beside it. */

import { labelOf, namesOf } from '@xinjian/format/say/words'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { growth, moneyInput, ratio } from '../../kit/outcome.ts'
import { knownMonths } from '../../kit/verdict/known-months.ts'
import { GROUP_WORDS, groupOf, KIND_GROUPS, type KindGroup, type PaymentClass } from '../classes.ts'
import { paid, type SeenPayment, type TaxContext, total } from '../context.ts'
import type { IndicatorDefinition, Outcome, Variant } from '../definition.ts'
import { paymentLeg } from '../evidence.ts'
import { kindsOf, mainKind } from '../kinds.ts'
import { TAX_PAYMENT_SAYS } from '../words.ts'
import { TAX_PAYMENT_INDICATOR_SAYS } from './words.ts'

const COMMON = {
  unit: 'yuan',
  missing: { rule: 'N', sources: ['PAYMENT'] },
  evidence: 'AMOUNT',
  version: '1',
} as const

/** What is not in the total, so that nobody takes it for the whole. */
function besides(context: TaxContext, window: MonthWindow): string | undefined {
  const pending = paid(context, 'PENDING', window)
  const other = paid(context, 'OTHER', window)
  const told = (rows: readonly SeenPayment[]) => ({ n: rows.length, sum: total(rows) / 100 })
  const text = [
    pending.length ? TAX_PAYMENT_INDICATOR_SAYS.pendingBesides(told(pending)) : '',
    other.length ? TAX_PAYMENT_INDICATOR_SAYS.otherBesides(told(other)) : '',
  ]
  return text.filter(Boolean).join('；') || undefined
}

function sumOf(what: PaymentClass, name: string) {
  return (context: TaxContext, _: Variant, { window }: { window: MonthWindow }): Outcome => {
    const sum = total(paid(context, what, window))
    return {
      value: sum / 100,
      inputs: [moneyInput(name, sum)],
      evidence: [paymentLeg(context, { class: what, window })],
    }
  }
}

const groupSum: IndicatorDefinition['compute'] = (context, { option }, { window }) => {
  const group = KIND_GROUPS[option ?? 0]!
  const kinds = kindsOf(context, (kind) => groupOf(kind) === group)
  const sum = total(paid(context, 'TAX', window, (p) => groupOf(p.taxKind) === group))
  return {
    value: sum / 100,
    inputs: [moneyInput(TAX_PAYMENT_INDICATOR_SAYS.paidOf({ tax: GROUP_WORDS[group] }), sum)],
    evidence: [paymentLeg(context, { class: 'TAX', window, kinds, called: GROUP_WORDS[group] })],
  }
}

const BY_KIND = {
  VAT: 'paidByKindVat',
  CIT: 'paidByKindCit',
  SURTAX: 'paidByKindSurtax',
  OTHER: 'paidByKindOther',
} as const

const groupVariant = (group: KindGroup): Variant => ({
  suffix: group,
  label: labelOf(TAX_PAYMENT_INDICATOR_SAYS, 'paidByKind', BY_KIND[group]),
  window: 'L12',
  option: KIND_GROUPS.indexOf(group),
})

/** T-011 looks at the two taxes that follow the business: others come and go with single events. */
const GROWING: readonly KindGroup[] = ['VAT', 'CIT']

/** Months within which a firm that files by the quarter has not had its first term. */
const QUARTER = 3
const NOTHING_DUE = TAX_PAYMENT_INDICATOR_SAYS.nothingDue

export const AMOUNT_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'T-008',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'paid'),
    formula: TAX_PAYMENT_INDICATOR_SAYS.paidFormula,
    variants: [
      { window: 'L12', threshold: 'T-008' },
      { window: 'P12' },
      { window: 'L24' },
      { window: 'L36' },
    ],
    source: 'domain §3.3 T-008',
    compute(context, variant, windows) {
      const detail = besides(context, windows.window)
      const sum = sumOf('TAX', TAX_PAYMENT_INDICATOR_SAYS.paid)(context, variant, windows)
      const { existed } = knownMonths(context.series, windows.window)
      return {
        ...sum,
        ...(sum.value === 0 && existed <= QUARTER ? { flagOn: null, aside: NOTHING_DUE } : {}),
        ...(detail ? { detail } : {}),
      }
    },
  },
  {
    ...COMMON,
    id: 'T-009',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'paidByKind'),
    formula: TAX_PAYMENT_INDICATOR_SAYS.paidByKindFormula,
    variants: [
      groupVariant('VAT'),
      groupVariant('CIT'),
      groupVariant('SURTAX'),
      groupVariant('OTHER'),
    ],
    source: 'domain §3.3 T-009',
    compute: groupSum,
  },
  {
    ...COMMON,
    id: 'T-009.MAIN',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'main'),
    unit: 'ratio',
    formula: TAX_PAYMENT_INDICATOR_SAYS.mainFormula,
    variants: [{ window: 'L12' }],
    source: 'domain §3.9',
    compute(context, _, { window }) {
      const all = total(paid(context, 'TAX', window))
      const main = mainKind(context, window)
      const part =
        main === null ? 0 : total(paid(context, 'TAX', window, (p) => p.taxKind === main))
      return {
        ...ratio(part, all),
        ...(main ? { detail: TAX_PAYMENT_INDICATOR_SAYS.mainIs({ tax: main }) } : {}),
        inputs: [
          moneyInput(
            main
              ? TAX_PAYMENT_INDICATOR_SAYS.paidOf({ tax: main })
              : TAX_PAYMENT_INDICATOR_SAYS.mainPaid,
            part,
          ),
          moneyInput(TAX_PAYMENT_INDICATOR_SAYS.paid, all),
        ],
        evidence: [
          paymentLeg(context, {
            class: 'TAX',
            window,
            ...(main ? { kinds: [main] } : { kinds: [] }),
          }),
          paymentLeg(context, { class: 'TAX', window }),
        ],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-011',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'growth'),
    unit: 'ratio',
    formula: TAX_PAYMENT_INDICATOR_SAYS.growthFormula,
    variants: [{ window: 'L12', base: 'P12', threshold: 'T-011' }],
    source: 'domain §3.3 T-011',
    compute(context, _, { window, base }) {
      const grows = (kind: string) => GROWING.includes(groupOf(kind))
      const of = (span: MonthWindow) => total(paid(context, 'TAX', span, (p) => grows(p.taxKind)))
      const leg = (span: MonthWindow) =>
        paymentLeg(context, {
          class: 'TAX',
          window: span,
          kinds: kindsOf(context, grows),
          called: TAX_PAYMENT_SAYS.vatAndIncomeTax,
        })
      const [current, previous] = [of(window), of(base)]
      return {
        ...growth(current, previous),
        inputs: [
          moneyInput(TAX_PAYMENT_INDICATOR_SAYS.paidNow, current),
          moneyInput(TAX_PAYMENT_INDICATOR_SAYS.paidThen, previous),
        ],
        evidence: [leg(window), leg(base)],
      }
    },
  },
  {
    ...COMMON,
    id: 'P-001',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'refunded'),
    formula: TAX_PAYMENT_INDICATOR_SAYS.refundedFormula,
    variants: [{ window: 'L12' }, { window: 'L36' }],
    source: 'domain §2.8',
    compute: sumOf('REFUND', TAX_PAYMENT_INDICATOR_SAYS.refunded),
  },
  {
    ...COMMON,
    id: 'P-002',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'pending'),
    formula: TAX_PAYMENT_INDICATOR_SAYS.pendingFormula,
    variants: [{ window: 'L12' }],
    source: 'domain §2.8',
    compute: sumOf('PENDING', TAX_PAYMENT_INDICATOR_SAYS.pending),
  },
  {
    ...COMMON,
    id: 'P-003',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'withheld'),
    formula: TAX_PAYMENT_INDICATOR_SAYS.withheldFormula,
    variants: [{ window: 'L12' }],
    source: 'domain §2.8',
    compute: sumOf('WITHHELD', TAX_PAYMENT_INDICATOR_SAYS.withheld),
  },
]
