/** The state of a visit as answers tell it. */
import { DEMO_LIMIT_FEN } from '@xinjian/contract/lending-demo/world'
import type { DemoLoan, DemoVisitState } from '@xinjian/contract/nouns/public/lendingDemo'
import { type DayNumber, formatDay } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../db/tenant.ts'
import { wired } from '../../http/rows/wired.ts'
import { RESEND_SECONDS } from '../session/index.ts'
import { dayOf, dayOfVisit, isFrozen, reckon } from './account.ts'
import {
  freshVisit,
  type LoanRecord,
  loansOf,
  type PaymentRecord,
  paymentsOf,
  type VisitRecord,
  visitOf,
} from './store.ts'
import { LENDING_DEMO_SAYS } from './words.ts'

function wireLoan(loan: LoanRecord, all: readonly PaymentRecord[], today: DayNumber): DemoLoan {
  const payments = all.filter(({ loan_no }) => loan_no === loan.no)
  return {
    ...wired(loan, 'no order_no product amount_fen months from_day due_day why disbursed_on'),
    signed: { LOAN: loan.loan_hash !== null, PAYMENT: loan.payment_hash !== null },
    ...reckon(loan, payments, today),
    payments: payments.map(({ day, fen }) => ({ day, fen })),
  }
}

/** used = what is still lent; frozen = what was asked for and not paid out; an order that came to nothing gives its part back. */
export function lineOf(
  visit: VisitRecord,
  loans: readonly LoanRecord[],
  told: readonly DemoLoan[],
): DemoVisitState['line'] {
  if (visit.line_from === null || visit.line_to === null) return null
  const usedFen = told.reduce((sum, { principalLeftFen }) => sum + principalLeftFen, 0)
  const frozenFen = loans.filter(isFrozen).reduce((sum, { amount_fen }) => sum + amount_fen, 0)
  const frozen = visit.fault === 'LINE_FROZEN'
  const over = dayOfVisit(visit) > dayOf(visit.line_to)
  const state = over ? 'EXPIRED' : frozen ? 'FROZEN' : 'ACTIVE'
  return {
    ...{ state, limitFen: DEMO_LIMIT_FEN, usedFen, frozenFen },
    availableFen: state === 'ACTIVE' ? DEMO_LIMIT_FEN - usedFen - frozenFen : 0,
    ...{ fromDay: visit.line_from, toDay: visit.line_to },
  }
}

/** Everything of one visit; where nothing was done yet nothing is written. */
export async function wireVisit(db: TenantDb, mark: string, endsAt: Date): Promise<DemoVisitState> {
  const visit = (await visitOf(db, mark)) ?? freshVisit(endsAt)
  const loans = await loansOf(db, mark)
  const payments = await paymentsOf(db, mark)
  const today = dayOfVisit(visit)
  const told = loans.map((loan) => wireLoan(loan, payments, today))
  const { code_sent_at: sent, code_until: until } = visit
  return {
    endsAt: visit.ends_at.toISOString(),
    ...{ today: formatDay(today), daysPassed: visit.days_passed },
    ...{ fault: visit.fault, step: visit.step },
    consents: { ENTERPRISE: visit.enterprise_hash !== null, PERSON: visit.person_hash !== null },
    refused: visit.refused ? LENDING_DEMO_SAYS.creditRefused : null,
    inbox:
      sent && until
        ? {
            code: visit.code_lost ? null : visit.code,
            until: until.toISOString(),
            againAt: new Date(sent.getTime() + RESEND_SECONDS * 1000).toISOString(),
          }
        : null,
    line: lineOf(visit, loans, told),
    loans: told,
  }
}
