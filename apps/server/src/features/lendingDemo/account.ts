/** A loan of a visit on the visit's day. Every figure comes of the engine; here is only which of its states holds. */
import type { DemoLoan } from '@xinjian/contract/nouns/public/lendingDemo'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import {
  type DayNumber,
  dayOfMonth,
  daysInMonth,
  firstDayOfMonth,
  formatDay,
  monthOfDay,
  parseDay,
} from '@xinjian/engine/kit/calendar/window'
import { replay } from '@xinjian/engine/loan/account'
import { dueOf, periodsOf, settlementOf, totalOf } from '@xinjian/engine/loan/view'
import type { LoanRecord, PaymentRecord, VisitRecord } from './store.ts'

export const dayOfVisit = ({ days_passed }: VisitRecord): DayNumber =>
  chinaDay(new Date().toISOString()).day + days_passed

/** The same day of a later month; of a shorter one its last day. */
export function monthsOn(day: DayNumber, months: number): DayNumber {
  const month = monthOfDay(day) + months
  return firstDayOfMonth(month) + Math.min(dayOfMonth(day), daysInMonth(month)) - 1
}

/** Of a day that the database checked. */
export const dayOf = (text: string): DayNumber => parseDay(text)!

export const DRAWN = ['APPLIED', 'APPROVED', 'SIGNED', 'DISBURSING'] as const
/** Asked for and not paid out: its amount is frozen on the line. */
export const isFrozen = ({ state }: LoanRecord): boolean =>
  (DRAWN as readonly string[]).includes(state)

type Reckoned = Pick<
  DemoLoan,
  | 'state'
  | 'periods'
  | 'due'
  | 'dueFen'
  | 'settlement'
  | 'settlementFen'
  | 'principalLeftFen'
  | 'overdueDays'
  | 'settledOn'
>

export function reckon(
  loan: LoanRecord,
  payments: readonly PaymentRecord[],
  today: DayNumber,
): Reckoned {
  const from = dayOf(loan.disbursed_on ?? loan.from_day)
  const deeds = payments.map(({ day, fen }) => ({ kind: 'PAYMENT' as const, day: dayOf(day), fen }))
  const lent = { amount: loan.amount_fen, from, due: dayOf(loan.due_day) }
  const runs = loan.disbursed_on !== null
  // What was never paid out owes nothing, however many days pass.
  const { account } = replay(loan.terms, lent, deeds, runs ? Math.max(today, from) : from)
  const periods = periodsOf(account)
  const [due, settlement] = [dueOf(account), settlementOf(account)]
  const settled = runs && totalOf(settlement) === 0
  return {
    state: runs ? stateOf(settled, periods, settlement.PRINCIPAL < loan.amount_fen) : loan.state,
    periods: periods.map(({ from, due, principal, interest, penalty, ...period }) => ({
      ...period,
      ...{ from: formatDay(from), due: formatDay(due) },
      ...{ principalFen: principal, interestFen: interest, penaltyFen: penalty },
    })),
    ...{ due: runs ? due : null, dueFen: runs ? totalOf(due) : 0 },
    ...{ settlement: runs ? settlement : null, settlementFen: runs ? totalOf(settlement) : 0 },
    principalLeftFen: runs ? settlement.PRINCIPAL : 0,
    overdueDays: Math.max(0, ...periods.map(({ overdueDays }) => overdueDays)),
    settledOn: settled ? (payments.at(-1)?.day ?? null) : null,
  }
}

function stateOf(settled: boolean, periods: ReturnType<typeof periodsOf>, partly: boolean) {
  if (settled) return 'SETTLED' as const
  if (periods.some(({ state }) => state === 'OVERDUE')) return 'OVERDUE' as const
  return partly ? ('PARTIAL_REPAID' as const) : ('DISBURSED' as const)
}
