/** Tax paid against tax declared, by the period of the tax: a return asks, payments of its period answer. */

import { optionalDay } from '../../kit/calendar/calendar.ts'
import { type DayNumber, type MonthWindow, monthOfDay } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import {
  groupOf,
  isSettlement,
  type PaymentContext,
  rowsLeg,
  type SeenPayment,
  TAX_PAYMENT_SAYS,
} from '../../tax-payment/part.ts'
import type { TaxReportContext } from '../context.ts'
import { paymentsOf } from '../records/payments.ts'
import { citFigure } from '../returns/cit.ts'
import { periodDeadline } from '../returns/deadline.ts'
import { citLeg, vatLeg } from '../returns/evidence.ts'
import { seenCit, seenVat } from '../returns/seen.ts'
import { lineOf } from '../returns/vat.ts'
import { spanWords } from './declared.ts'
import { type Figure, monthsOf, periodWords, silent, uncovered } from './figures.ts'
import type { Pair } from './pairs.ts'
import { CROSS_SAYS } from './words.ts'

/** Not what a return asks for: tax of audits, and of earlier arrears. */
const APART = /查补|稽查|评估|欠税|预缴/

/** 本期应补(退)税额. A return that asks for money back asks for none. */
const VAT_DUE = { GENERAL: '34', SMALL: '22' } as const
const dueLines = { GENERAL: [VAT_DUE.GENERAL], SMALL: [VAT_DUE.SMALL] }

/** Tax by the month in which its period ends, and what does not say its period. */
const byPeriod = oncePer(({ payments }: PaymentContext) => {
  const taxes = payments.filter((p) => p.class === 'TAX' || p.class === 'PENDING')
  const endOf = ({ periodTo }: SeenPayment) => optionalDay(periodTo)
  const told = taxes.filter((p) => endOf(p) !== null)
  return {
    ended: Map.groupBy(told, (p) => monthOfDay(endOf(p)!)),
    mute: taxes.filter((p) => endOf(p) === null),
  }
})

function paidFor(
  context: TaxReportContext,
  span: MonthWindow,
  deadline: DayNumber | null,
  name: string,
  holds: (payment: SeenPayment) => boolean,
): Figure {
  const { facts, asOf } = context
  if (facts.payments === null) return silent(TAX_PAYMENT_SAYS.notCollected)
  if (deadline === null) return silent(CROSS_SAYS.termUnknown)
  if (deadline >= asOf) return silent(CROSS_SAYS.notDue)
  const months = { from: span.from, to: monthOfDay(deadline) }
  const [missing] = uncovered(context, facts.covered.TAX_PAYMENT ?? [], months)
  if (missing !== undefined)
    return silent(
      CROSS_SAYS.paymentsNotCollected({ period: periodWords({ from: missing, to: missing }) }),
    )
  const { ended, mute } = byPeriod(paymentsOf(context))
  const told = monthsOf(span).flatMap((m) => (ended.get(m) ?? []).filter(holds))
  if (mute.some((p) => p.month >= span.from && p.month <= months.to && holds(p)))
    return silent(CROSS_SAYS.paymentsMute({ tax: name }))
  return {
    fen: told.reduce((sum, { amount }) => sum + amount, 0),
    evidence: told.length
      ? [
          rowsLeg(
            'TAX_PAYMENT',
            told.map(({ key }) => key),
            CROSS_SAYS.paymentsOf({ tax: name, period: periodWords(span) }),
          ),
        ]
      : [],
  }
}

export function vatPaidPairs(context: TaxReportContext, spans: readonly MonthWindow[]): Pair[] {
  return spans.map((span) => {
    const words = spanWords(span)
    const ret = seenVat(context).find(({ from, to }) => from === span.from && to === span.to)
    const due = ret ? lineOf(ret, VAT_DUE[ret.form]) : null
    const deadline = optionalDay(ret?.deadline) ?? periodDeadline(span.to)
    return {
      span,
      words,
      left: paidFor(
        context,
        span,
        deadline,
        TAX_PAYMENT_SAYS.vat,
        (p) => groupOf(p.taxKind) === 'VAT' && !APART.test(p.payType ?? ''),
      ),
      right:
        ret && due !== null
          ? { fen: Math.max(0, due), evidence: [vatLeg([ret], dueLines)] }
          : silent(noReturn('vat', context.facts.vatReturns, ret, words)),
    }
  })
}

/** Prepayments of quarters; what the annual settlement added is no prepayment. */
export function citPaidPairs(context: TaxReportContext, spans: readonly MonthWindow[]): Pair[] {
  return spans.map((span) => {
    const words = spanWords(span)
    const ret = seenCit(context).find(
      ({ year, quarter }) => quarter !== null && year * 12 + quarter * 3 - 1 === span.to,
    )
    const due = ret ? citFigure(ret, 'balance') : null
    return {
      span,
      words,
      left: paidFor(
        context,
        span,
        optionalDay(ret?.deadline) ?? periodDeadline(span.to),
        TAX_PAYMENT_SAYS.incomeTax,
        (p) =>
          groupOf(p.taxKind) === 'CIT' &&
          !isSettlement(p) &&
          !/查补|稽查|评估|欠税/.test(p.payType ?? ''),
      ),
      right:
        ret && due !== null
          ? { fen: Math.max(0, due), evidence: [citLeg([ret], ['balance'])] }
          : silent(noReturn('cit', context.facts.citReturns, ret, words)),
    }
  })
}

/** Why a return tells no tax due. `tax` is whose return it is. */
function noReturn(tax: 'vat' | 'cit', collected: unknown, ret: unknown, period: string): string {
  if (collected === null) return CROSS_SAYS.noReturns
  return CROSS_SAYS[`${tax}${ret ? 'NoDue' : 'Missing'}`]({ period })
}
