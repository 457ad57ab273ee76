/** Tax paid against tax declared, by the period of the tax: a return asks, payments of its period answer. */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { type DayNumber, type MonthWindow, monthOfDay } from '../../kit/calendar/window.ts'
import { groupOf, isSettlement, rowsLeg, type SeenPayment } from '../../tax-payment/part.ts'
import type { TaxReportContext } from '../context.ts'
import { paymentsOf } from '../records/payments.ts'
import { citFigure } from '../returns/cit.ts'
import { periodDeadline } from '../returns/deadline.ts'
import { citLeg, vatLeg } from '../returns/evidence.ts'
import { seenCit, seenVat } from '../returns/seen.ts'
import { lineOf } from '../returns/vat.ts'
import { spanWords } from './declared.ts'
import { type Figure, periodWords, silent, uncovered } from './figures.ts'
import type { Pair } from './pairs.ts'

/** Not what a return asks for: tax of audits, and of earlier arrears. */
const APART = /查补|稽查|评估|欠税|预缴/

/** 本期应补(退)税额. A return that asks for money back asks for none. */
const VAT_DUE = { GENERAL: '34', SMALL: '22' } as const
const dueLines = { GENERAL: [VAT_DUE.GENERAL], SMALL: [VAT_DUE.SMALL] }

function paidFor(
  context: TaxReportContext,
  span: MonthWindow,
  deadline: DayNumber | null,
  name: string,
  holds: (payment: SeenPayment) => boolean,
): Figure {
  const { facts, asOf } = context
  if (facts.payments === null) return silent('未采集缴款信息')
  if (deadline === null) return silent('缴款期限未知')
  if (deadline >= asOf) return silent('尚未到缴款期限')
  const months = { from: span.from, to: monthOfDay(deadline) }
  const [missing] = uncovered(context, facts.covered.TAX_PAYMENT ?? [], months)
  if (missing !== undefined)
    return silent(`${periodWords({ from: missing, to: missing })}未采集缴款信息`)
  const rows = paymentsOf(context).payments.filter(
    (p) => (p.class === 'TAX' || p.class === 'PENDING') && holds(p),
  )
  const told = rows.filter((p) => {
    const end = optionalDay(p.periodTo)
    return end !== null && monthOfDay(end) >= span.from && monthOfDay(end) <= span.to
  })
  const mute = rows.some(
    (p) => optionalDay(p.periodTo) === null && p.month >= span.from && p.month <= months.to,
  )
  if (mute) return silent(`有${name}缴款未注明所属期`)
  return {
    fen: told.reduce((sum, { amount }) => sum + amount, 0),
    evidence: told.length
      ? [
          rowsLeg(
            'TAX_PAYMENT',
            told.map(({ key }) => key),
            `${name}缴款；所属期 ${periodWords(span)}`,
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
        '增值税',
        (p) => groupOf(p.taxKind) === 'VAT' && !APART.test(p.payType ?? ''),
      ),
      right:
        ret && due !== null
          ? { fen: Math.max(0, due), evidence: [vatLeg([ret], dueLines)] }
          : silent(noReturn(context.facts.vatReturns, ret, `${words}的增值税申报表`)),
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
        '企业所得税',
        (p) =>
          groupOf(p.taxKind) === 'CIT' &&
          !isSettlement(p) &&
          !/查补|稽查|评估|欠税/.test(p.payType ?? ''),
      ),
      right:
        ret && due !== null
          ? { fen: Math.max(0, due), evidence: [citLeg([ret], ['balance'])] }
          : silent(noReturn(context.facts.citReturns, ret, `${words}的企业所得税申报表`)),
    }
  })
}

const noReturn = (collected: unknown, ret: unknown, name: string): string =>
  collected === null ? '未采集申报表' : ret ? `${name}缺少应补税额` : `缺少${name}`
