/** 违法违章: which are open, which are settled, and which a lender must not pass over. */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { type DayNumber, type MonthWindow, monthOfDay } from '../../kit/calendar/window.ts'
import type { Violation } from '../facts.ts'

export type ViolationState = 'OPEN' | 'SETTLED' | 'UNKNOWN'

const OPEN = /未处理|未处罚|未改正|未结|未缴|处理中|调查|立案|责令|限期/
const SETTLED = /已|处罚|结案|完毕|解除|撤销/

/** An order to mend within a term is open until the bureau says otherwise; a penalty closes a case. */
export function stateOfViolation({ status }: Pick<Violation, 'status'>): ViolationState {
  if (status === null || status.trim() === '') return 'UNKNOWN'
  if (OPEN.test(status) && !/^已/.test(status)) return 'OPEN'
  return SETTLED.test(status) ? 'SETTLED' : 'UNKNOWN'
}

const GRAVE = /偷税|逃税|逃避缴纳|虚开|骗税|骗取|抗税|走逃/

/** 偷税, 虚开, 骗税 and their like (domain §4 R-067). */
export const isGrave = ({ fact, means }: Pick<Violation, 'fact' | 'means'>): boolean =>
  GRAVE.test(`${fact ?? ''}${means ?? ''}`)

/** Registered by `asOf`; one without a day may be of any time and is seen. */
export const violationsBy = (rows: readonly Violation[], asOf: DayNumber): Violation[] =>
  rows
    .filter(({ registeredOn }) => (optionalDay(registeredOn) ?? asOf) <= asOf)
    .sort((a, b) => compare(a.registeredOn ?? '', b.registeredOn ?? '') || compare(a.key, b.key))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Registered in a window of months. */
export function within({ registeredOn }: Violation, { from, to }: MonthWindow): boolean {
  const day = optionalDay(registeredOn)
  if (day === null) return false
  const month = monthOfDay(day)
  return month >= from && month <= to
}
