/** What indicators, rules and sections of one report share: the payments it may see, by class and month. */
import type { Fen } from '@xinjian/format'
import { asOfAndM0 } from '../kit/calendar/as-of.ts'
import { optionalDay } from '../kit/calendar/calendar.ts'
import { reportWindow } from '../kit/calendar/report-window.ts'
import { type MonthIndex, type MonthWindow, monthOfDay } from '../kit/calendar/window.ts'
import { coverageStates } from '../kit/coverage.ts'
import type { KitContext, MonthStates } from '../kit/kind.ts'
import { type Desk, deskOf, limitsUnder } from '../kit/rules/rulebook.ts'
import type { ReportWindow } from '../report/window/label.ts'
import { classOf, type PaymentClass } from './classes.ts'
import type { Arrear, Payment, TaxPaymentFacts } from './facts.ts'
import { type RuleLimits, TAX_PARAM, type TaxParam } from './params.ts'

/** A payment with a day, seen from the report's cut-off. */
export interface SeenPayment extends Payment {
  class: PaymentClass
  month: MonthIndex
  paidOn: string
}

export interface TaxContext extends KitContext {
  facts: TaxPaymentFacts
  rules: TaxParam
  desk: Desk | undefined
  /** By day, then key; days after `asOf` are not seen. */
  payments: readonly SeenPayment[]
  /** Without 缴款日期: in no month, in no total. */
  undated: readonly Payment[]
  series: MonthStates
  /** What the bureau showed as owed; null = not collected, or the report looks back to a day before the collection. */
  arrears: readonly Arrear[] | null
  /** The report stands at an earlier month than its data. */
  lookingBack: boolean
}

/** Months before M0 that the series always reach back. */
const AXIS_MONTHS = 36

export function taxContext(facts: TaxPaymentFacts, through?: MonthIndex): TaxContext {
  const { asOf, m0 } = asOfAndM0(facts.dataCutoff, through)
  const asOfMonth = monthOfDay(asOf)
  const payments = seenPayments(facts.payments, asOf)
  const lookingBack = asOf < asOfAndM0(facts.dataCutoff, undefined).asOf
  const start = Math.min(m0 - AXIS_MONTHS + 1, ...payments.slice(0, 1).map((p) => p.month))
  const end = Math.max(asOfMonth, m0)
  return {
    facts,
    rules: { ...TAX_PARAM, rules: limitsUnder<RuleLimits>(TAX_PARAM.rules, facts.rulebook) },
    desk: deskOf(facts, asOf),
    asOf,
    asOfMonth,
    m0,
    payments,
    undated: facts.payments.filter((p) => optionalDay(p.paidOn) === null),
    series: { start, end, states: statesOf(facts, payments, start, end) },
    arrears: lookingBack ? null : facts.arrears,
    lookingBack,
    span: (name: ReportWindow) => reportWindow(name, m0),
  }
}

function seenPayments(all: readonly Payment[], asOf: number): SeenPayment[] {
  return all
    .flatMap((payment): SeenPayment[] => {
      const day = optionalDay(payment.paidOn)
      if (day === null || day > asOf) return []
      return [
        { ...payment, class: classOf(payment), month: monthOfDay(day), paidOn: payment.paidOn! },
      ]
    })
    .sort((a, b) => compare(a.paidOn, b.paidOn) || compare(a.key, b.key))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Months between two collections that neither showed are not collected, whatever lies around them. */
function statesOf(
  { registration, covered }: TaxPaymentFacts,
  payments: readonly SeenPayment[],
  start: MonthIndex,
  end: MonthIndex,
) {
  const held = new Set(payments.map((p) => p.month))
  const inside = (month: MonthIndex) =>
    covered.some(([first, last]) => month >= first && month <= last)
  const span: [MonthIndex, MonthIndex] | null = covered.length
    ? [Math.min(...covered.map(([first]) => first)), Math.max(...covered.map(([, last]) => last))]
    : null
  const failed: MonthIndex[] = []
  if (span) for (let m = span[0]; m <= span[1]; m++) if (!inside(m)) failed.push(m)
  return coverageStates(
    { establishedOn: registration.establishedOn, covered: span, failed },
    start,
    end - start + 1,
    (month) => held.has(month),
  )
}

/** Payments of a class inside a window. */
export function paid(
  { payments }: Pick<TaxContext, 'payments'>,
  what: PaymentClass,
  { from, to }: MonthWindow,
  holds: (payment: SeenPayment) => boolean = () => true,
): SeenPayment[] {
  const inside = payments.slice(firstOf(payments, from), firstOf(payments, to + 1))
  return inside.filter((p) => p.class === what && holds(p))
}

/** Place of the first payment of a month or later; they stand by day. */
function firstOf(payments: readonly SeenPayment[], month: MonthIndex): number {
  let [low, high] = [0, payments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (payments[middle]!.month < month) low = middle + 1
    else high = middle
  }
  return low
}

/** Σ |amount|: refunds are told as amounts, not as minus. */
export const total = (payments: readonly Pick<Payment, 'amount'>[]): Fen =>
  payments.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
