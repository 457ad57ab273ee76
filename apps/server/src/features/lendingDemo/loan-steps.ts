/** The way of a loan of a visit: drawn, approved, signed, paid to the supplier, repaid. */
import type { BodyOf, contract } from '@xinjian/contract'
import {
  DEMO_MOST_LOANS,
  DEMO_ORDERS,
  DEMO_PRODUCTS,
  type DemoProduct,
} from '@xinjian/contract/lending-demo/world'
import type { DemoTrial, DemoVisitState } from '@xinjian/contract/nouns/public/lendingDemo'
import { type DayNumber, formatDay } from '@xinjian/engine/kit/calendar/window'
import { planOf } from '@xinjian/engine/loan/plan'
import { formatFen } from '@xinjian/format'
import { Refusal } from '../../http/refusal.ts'
import { dayOf, dayOfVisit, monthsOn, reckon } from './account.ts'
import { mustStandAt } from './line-steps.ts'
import type { LoanRecord, PaymentRecord, VisitRecord } from './store.ts'
import { contractText } from './texts.ts'
import { LENDING_DEMO_SAYS as SAYS } from './words.ts'

type Calls = typeof contract.lendingDemo

function productOf(asked: { product: string; amountFen: number; months: number }): DemoProduct {
  const product = DEMO_PRODUCTS.find(({ code }) => code === asked.product)
  if (!product) throw new Refusal('UNKNOWN', SAYS.noProduct)
  if (!product.months.includes(asked.months)) throw new Refusal('MALFORMED', SAYS.noTerm, 'months')
  const { leastFen, mostFen } = product
  if (asked.amountFen < leastFen || asked.amountFen > mostFen) {
    const range = { least: formatFen(leastFen), most: formatFen(mostFen) }
    throw new Refusal('MALFORMED', SAYS.amountRange(range), 'amountFen')
  }
  return product
}

export function trial(today: DayNumber, asked: BodyOf<Calls['lendingTrial']>): DemoTrial {
  const { terms } = productOf(asked)
  const lent = { amount: asked.amountFen, from: today, due: monthsOn(today, asked.months) }
  const periods = planOf(terms, lent)
  const interestFen = periods.reduce((sum, { interest }) => sum + interest, 0)
  return {
    periods: periods.map(({ no, due, principal, interest }) => ({
      ...{ no, due: formatDay(due), principalFen: principal, interestFen: interest },
    })),
    ...{ interestFen, totalFen: asked.amountFen + interestFen },
  }
}

/** @param told the visit as it stands, with what its line has left */
export function draw(
  visit: VisitRecord,
  told: DemoVisitState,
  asked: BodyOf<Calls['lendingDraw']>,
): Parameters<typeof import('./store.ts').addLoan>[2] {
  mustStandAt(visit, 'READY')
  const { terms } = productOf(asked)
  const order = DEMO_ORDERS.find(({ no }) => no === asked.orderNo)
  if (!order) throw new Refusal('UNKNOWN', SAYS.noOrder, 'orderNo')
  const [newest] = told.loans
  if (told.loans.length >= DEMO_MOST_LOANS) throw new Refusal('TOO_MANY', SAYS.tooManyLoans)
  if (
    told.loans.some(
      (loan) => loan.orderNo === order.no && !['REJECTED', 'FAILED'].includes(loan.state),
    )
  )
    throw new Refusal('CONFLICT', SAYS.orderTaken, 'orderNo')
  if (asked.amountFen > order.lendableFen) {
    const most = formatFen(order.lendableFen)
    throw new Refusal('MALFORMED', SAYS.orderShort({ most }), 'amountFen')
  }
  const { line } = told
  if (line?.state !== 'ACTIVE') throw new Refusal('CONFLICT', SAYS.lineNotActive)
  if (asked.amountFen > line.availableFen) {
    const short = { available: formatFen(line.availableFen), asked: formatFen(asked.amountFen) }
    throw new Refusal('CONFLICT', SAYS.lineShort(short), 'amountFen')
  }
  const today = dayOfVisit(visit)
  return {
    ...{ no: (newest?.no ?? 0) + 1, order_no: order.no, product: asked.product, terms },
    ...{ months: asked.months, amount_fen: asked.amountFen, from_day: formatDay(today) },
    due_day: formatDay(monthsOn(today, asked.months)),
  }
}

const mustBe = (loan: LoanRecord, state: LoanRecord['state']): void => {
  if (loan.state !== state) throw new Refusal('CONFLICT', SAYS.loanMoved)
}

export function sign(loan: LoanRecord, { of, hash }: BodyOf<Calls['lendingSign']>): LoanRecord {
  mustBe(loan, 'APPROVED')
  if (hash !== contractText(of, loan).hash) throw new Refusal('CONTRACT_CHANGED', SAYS.textChanged)
  return { ...loan, [of === 'LOAN' ? 'loan_hash' : 'payment_hash']: hash }
}

/** Both contracts were read; who signs is proved next. */
export function mustBeSigned(loan: LoanRecord): void {
  mustBe(loan, 'APPROVED')
  if (!loan.loan_hash || !loan.payment_hash) throw new Refusal('CONSENT_INCOMPLETE', SAYS.signBoth)
}

export function judgeFace({ fault }: VisitRecord): void {
  if (fault === 'FACE_DOWN') throw new Refusal('UNAVAILABLE', SAYS.faceDown)
  if (fault === 'FACE_MISMATCH') throw new Refusal('SIGNER_MISMATCH', SAYS.faceMismatch)
}

/** What the lender and its bank do next. */
export function advance(visit: VisitRecord, loan: LoanRecord): LoanRecord {
  const { fault } = visit
  const today = dayOfVisit(visit)
  switch (loan.state) {
    case 'APPLIED':
      return fault === 'LOAN_REJECTED'
        ? { ...loan, state: 'REJECTED', why: SAYS.loanRejected }
        : { ...loan, state: 'APPROVED' }
    case 'SIGNED':
      if (today >= dayOf(loan.due_day)) throw new Refusal('CONFLICT', SAYS.duePassed)
      return { ...loan, state: 'DISBURSING' }
    case 'DISBURSING':
      if (fault === 'BANK_SILENT') return { ...loan, why: SAYS.bankSilent }
      if (fault === 'BANK_REFUSED') return { ...loan, state: 'FAILED', why: SAYS.bankRefused }
      if (today >= dayOf(loan.due_day)) throw new Refusal('CONFLICT', SAYS.duePassed)
      return { ...loan, state: 'DISBURSED', why: null, disbursed_on: formatDay(today) }
    default:
      throw new Refusal('CONFLICT', SAYS.loanMoved)
  }
}

export function repay(
  visit: VisitRecord,
  loan: LoanRecord,
  { payments, fen }: { payments: readonly PaymentRecord[]; fen: number },
): PaymentRecord {
  const today = dayOfVisit(visit)
  mustBe(loan, 'DISBURSED')
  const { settlementFen } = reckon(loan, payments, today)
  if (fen > settlementFen)
    throw new Refusal('MALFORMED', SAYS.moreThanOwed({ sum: formatFen(settlementFen) }), 'fen')
  return { loan_no: loan.no, day: formatDay(today), fen }
}
