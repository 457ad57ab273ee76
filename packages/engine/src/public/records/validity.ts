/** Until when each kind of record holds (domain §2.11). */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import {
  type DayNumber,
  dayOfMonth,
  daysInMonth,
  firstDayOfMonth,
  monthOfDay,
} from '../../kit/calendar/window.ts'
import { PUBLIC_PARAM } from '../params.ts'

/** `OPEN` = it cannot be said: the record does not tell its day, or may have been extended. */
export type Validity = 'CURRENT' | 'PAST' | 'OPEN'

type Fields = Readonly<Record<string, unknown>>

interface Term {
  /** The first that is told is the day from which it holds. */
  from: readonly string[]
  /** Its last day. */
  to?: string
  /** The day on which it was ended, and fields that are told of ended ones alone. */
  ended?: string
  endedBy?: readonly string[]
  /** What its words say where it is over. */
  over?: { field: string; words: RegExp }
  /** Months that it holds where nothing ends it, and months until which it may: between the two nobody can say. */
  lasts?(fields: Fields): readonly [sure: number, longest: number]
}

const { dishonest, dishonestExtended, measure } = PUBLIC_PARAM.validity
const CLOSED = /结案|终结|终本|撤销|撤回|执行完毕|履行完毕|已结|驳回/
const LISTED: Term = {
  from: ['putOn'],
  ended: 'removedOn',
  endedBy: ['removedReason', 'removedBy'],
}
/** 最高人民法院关于公布失信被执行人名单信息的若干规定, art. 2. */
const EXTENDS = /暴力|威胁|妨碍|抗拒|[，,;；].*(?:规避|违反|拒不|拒绝)/

/** Kinds that hold for a time; of others there is nothing to say. */
export const VALIDITY: Partial<Record<PublicRecordKind, Term>> = {
  // A source shows them as long as they are open.
  CASE_FILING: { from: ['filedOn'], over: { field: 'status', words: CLOSED } },
  ENFORCEMENT: { from: ['filedOn'], over: { field: 'status', words: CLOSED } },
  DISHONEST: {
    from: ['publishedOn', 'filedOn'],
    lasts: ({ behaviour }) =>
      EXTENDS.test(String(behaviour ?? ''))
        ? [dishonest, dishonestExtended]
        : [dishonest, dishonest],
  },
  CONSUMPTION_LIMIT: { from: ['publishedOn', 'filedOn'] },
  TERMINATED_ENFORCEMENT: { from: ['endedOn', 'filedOn'] },
  EQUITY_FREEZE: {
    from: ['frozenFrom'],
    to: 'frozenTo',
    over: { field: 'status', words: /解冻|解除|失效|无效/ },
    lasts: () => [measure, measure],
  },
  ASSET_SEIZURE: {
    from: ['seizedFrom'],
    to: 'seizedTo',
    over: { field: 'seizureType', words: /解除|解封|解冻|解扣|失效/ },
    lasts: () => [0, measure],
  },
  BANKRUPTCY: { from: ['publishedOn'], over: { field: 'bankruptcyType', words: CLOSED } },
  EQUITY_PLEDGE: {
    from: ['registeredOn', 'publishedOn'],
    over: { field: 'status', words: /无效|注销|撤销|失效/ },
  },
  CHATTEL_MORTGAGE: {
    from: ['registeredOn', 'publishedOn'],
    ended: 'cancelledOn',
    endedBy: ['cancelReason'],
    over: { field: 'status', words: /无效|注销|撤销|失效/ },
  },
  ABNORMAL_LIST: LISTED,
  SERIOUS_VIOLATION: LISTED,
}

const dayOf = (fields: Fields, name: string | undefined): DayNumber | null =>
  name === undefined ? null : optionalDay(fields[name] as string | null)

const firstOf = (fields: Fields, names: readonly string[]): DayNumber | null =>
  names.map((name) => dayOf(fields, name)).find((day) => day !== null) ?? null

/** The same day so many months later; the last of the month where it has none. */
export function monthsAfter(day: DayNumber, months: number): DayNumber {
  const month = monthOfDay(day) + months
  return firstDayOfMonth(month) + Math.min(dayOfMonth(day), daysInMonth(month)) - 1
}

/** Whether a record holds on a day; null = records of its kind do not hold for a time. */
export function validityOf(
  kind: PublicRecordKind,
  fields: Fields,
  day: DayNumber,
): Validity | null {
  const term = VALIDITY[kind]
  if (!term) return null
  const { from, to, ended, endedBy = [], over, lasts } = term
  const end = dayOf(fields, ended)
  if (end !== null && end <= day) return 'PAST'
  if (end === null && endedBy.some((name) => fields[name] != null)) return 'PAST'
  if (over?.words.test(String(fields[over.field] ?? ''))) return 'PAST'
  const begun = firstOf(fields, from)
  const last = dayOf(fields, to)
  if (last !== null && last < day) return 'PAST'
  if (begun === null) return last === null ? 'OPEN' : 'CURRENT'
  const [sure, longest] = lasts?.(fields) ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  if (longest !== Number.POSITIVE_INFINITY && day >= monthsAfter(begun, longest)) return 'PAST'
  if (last !== null || sure === Number.POSITIVE_INFINITY) return 'CURRENT'
  return day < monthsAfter(begun, sure) ? 'CURRENT' : 'OPEN'
}

/** The day that a record is of: from which it holds, or the first of its days; null = it tells none. */
export const dayOfRecord = (
  kind: PublicRecordKind,
  fields: Fields,
  days: readonly string[],
): DayNumber | null => firstOf(fields, VALIDITY[kind]?.from ?? days) ?? firstOf(fields, days)
