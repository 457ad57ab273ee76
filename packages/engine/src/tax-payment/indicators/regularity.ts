/** How steadily tax is paid, and whether surtaxes fit: T-038, T-041, T-042. */
import { namesOf } from '@xinjian/format/say/words'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { spanCoverage, stateOf } from '../../kit/coverage.ts'
import { input, moneyInput, ratio } from '../../kit/outcome.ts'
import { quantityText } from '../../kit/threshold.ts'
import { CITY_TAX, groupOf } from '../classes.ts'
import { paid, type TaxContext, total } from '../context.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { paymentLeg } from '../evidence.ts'
import { kindsOf } from '../kinds.ts'
import { TAX_PAYMENT_SAYS } from '../words.ts'
import { TAX_PAYMENT_INDICATOR_SAYS } from './words.ts'

const COMMON = {
  missing: { rule: 'N', sources: ['PAYMENT'] },
  version: '1',
} as const

/** 城建税 of 增值税 outside towns (城市维护建设税法 §4). */
const LOWEST_FULL_RATE = 0.01

const monthsWithTax = (context: TaxContext, window: MonthWindow): Set<number> =>
  new Set(
    paid(context, 'TAX', window)
      .filter((p) => p.amount > 0)
      .map((p) => p.month),
  )

/** Longest run of collected months without tax; months before the establishment are no silence. */
export function longestSilence(context: TaxContext, window: MonthWindow): number {
  const taxed = monthsWithTax(context, window)
  let run = 0
  let longest = 0
  for (let m = window.from; m <= window.to; m++) {
    const silent = !taxed.has(m) && stateOf(context.series, m) !== 'BEFORE_ESTABLISHMENT'
    run = silent ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/**
 * How far a share lies from the nearest rate of law. No tax at all is not near the lowest halved rate, which lies within the
 * tolerance of zero: it is measured from the lowest full rate.
 */
export function fromNearestRate(share: number, rates: readonly number[]): number {
  if (share === 0) return -LOWEST_FULL_RATE
  return rates.reduce(
    (best, rate) => (Math.abs(share - rate) < Math.abs(best) ? share - rate : best),
    Number.POSITIVE_INFINITY,
  )
}

export const REGULARITY_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'T-038',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'cityTax'),
    unit: 'ratio',
    formula: TAX_PAYMENT_INDICATOR_SAYS.cityTaxFormula,
    variants: [{ window: 'L12', threshold: 'T-038' }],
    evidence: 'AMOUNT',
    source: TAX_PAYMENT_INDICATOR_SAYS.cityTaxSource,
    compute(context, _, { window }) {
      const vatKinds = kindsOf(context, (kind) => groupOf(kind) === 'VAT')
      const city = total(paid(context, 'TAX', window, (p) => p.taxKind === CITY_TAX))
      const vat = total(paid(context, 'TAX', window, (p) => groupOf(p.taxKind) === 'VAT'))
      const share = ratio(city, vat)
      const off =
        share.value === null ? null : fromNearestRate(share.value, context.rules.cityTaxRates)
      return {
        ...share,
        flagOn: off === null ? null : Math.abs(off),
        ...(off === null
          ? {}
          : {
              aside: TAX_PAYMENT_INDICATOR_SAYS.cityTaxOff({
                points: quantityText(Math.abs(off), 'pp'),
              }),
            }),
        inputs: [
          moneyInput(TAX_PAYMENT_INDICATOR_SAYS.cityTaxPaid, city),
          moneyInput(TAX_PAYMENT_INDICATOR_SAYS.vatPaid, vat),
          input(TAX_PAYMENT_INDICATOR_SAYS.fromNearest, off, 'pp'),
        ],
        evidence: [
          paymentLeg(context, { class: 'TAX', window, kinds: [CITY_TAX] }),
          paymentLeg(context, {
            class: 'TAX',
            window,
            kinds: vatKinds,
            called: TAX_PAYMENT_SAYS.vat,
          }),
        ],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-041',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'months'),
    unit: 'months',
    formula: TAX_PAYMENT_INDICATOR_SAYS.monthsFormula,
    variants: [{ window: 'L24', threshold: 'T-041' }],
    evidence: 'MONTHS',
    source: 'domain §3.3 T-041',
    compute(context, _, { window }) {
      const months = monthsWithTax(context, window).size
      const { months: all, before } = spanCoverage(context.series, window)
      // Small taxpayers and individuals declare by quarter: eight months in two years is all of them.
      const monthly = context.facts.registration.taxpayerType === 'GENERAL'
      return {
        value: months,
        detail: TAX_PAYMENT_INDICATOR_SAYS.monthsDue({ n: all - before }),
        ...(before > 0 || !monthly
          ? {
              flagOn: null,
              aside: monthly
                ? TAX_PAYMENT_INDICATOR_SAYS.tooYoung
                : TAX_PAYMENT_INDICATOR_SAYS.byQuarter,
            }
          : {}),
        inputs: [
          input(TAX_PAYMENT_INDICATOR_SAYS.monthsWithTax, months, 'months'),
          input(TAX_PAYMENT_INDICATOR_SAYS.monthsWanted, all - before, 'months'),
        ],
        evidence: [paymentLeg(context, { class: 'TAX', window })],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-042',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'without'),
    unit: 'months',
    formula: TAX_PAYMENT_INDICATOR_SAYS.withoutFormula,
    variants: [{ window: 'L12', threshold: 'T-042' }],
    evidence: 'LOOKED_AT',
    source: 'domain §3.3 T-042',
    compute(context, _, { window }) {
      return {
        value: longestSilence(context, window),
        inputs: [
          input(
            TAX_PAYMENT_INDICATOR_SAYS.monthsWithTax,
            monthsWithTax(context, window).size,
            'months',
          ),
          input(TAX_PAYMENT_INDICATOR_SAYS.windowMonths, window.to - window.from + 1, 'months'),
        ],
        evidence: [paymentLeg(context, { class: 'TAX', window })],
      }
    },
  },
]
