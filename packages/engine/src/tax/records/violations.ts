/** 违法违章: which are open, which are settled, and which a lender must not pass over. */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { type DayNumber, type MonthWindow, monthOfDay } from '../../kit/calendar/window.ts'
import type { Violation } from '../facts.ts'

export type ViolationState = 'OPEN' | 'SETTLED' | 'UNKNOWN'

/** Said of a case that is not ended, whatever else is said of it. */
const NOT_ENDED = /未处理|未处罚|未改正|未整改|未结|未缴|未执行|未履行|尚未/
const ENDED =
  /已(?:改正|整改|缴清|缴纳|处理|处罚|履行|执行|结案|解除|撤销)|处理完毕|执行完毕|结案|解除|撤销|不予(?:行政)?处罚|不罚/
const PENDING = /处理中|调查|检查中|立案|受理|责令|限期/
/** A penalty closes a case. */
const CLOSED = /已|处罚|完毕/

/** An order to mend within a term is open until the bureau says otherwise. */
export function stateOfViolation({ status }: Pick<Violation, 'status'>): ViolationState {
  if (status === null || status.trim() === '') return 'UNKNOWN'
  if (NOT_ENDED.test(status)) return 'OPEN'
  if (ENDED.test(status)) return 'SETTLED'
  if (PENDING.test(status)) return 'OPEN'
  return CLOSED.test(status) ? 'SETTLED' : 'UNKNOWN'
}

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
