/** The periods of 收发存汇总: those that follow each other without overlapping, which months they tell, and which rows they hold. */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import {
  type DayNumber,
  firstDayOfMonth,
  lastDayOfMonth,
  type MonthIndex,
  type MonthWindow,
  monthOfDay,
} from '../../kit/calendar/window.ts'
import type { StockPeriodRow } from '../facts.ts'
import { madeOnce } from './made-once.ts'

export interface Period {
  from: DayNumber
  to: DayNumber
  /** As the rows have them, for conditions. */
  fromText: string
  toText: string
  /** Places of its rows among the rows of the facts. */
  rows: number[]
}

export interface Periods {
  /** Everything that ends by the day the report looks from, by end, then by beginning. */
  all: readonly Period[]
  /** Those that do not overlap, the shorter before the longer, in their order. */
  chain: readonly Period[]
  /** Those that overlap one of the chain: their flows are not counted a second time. */
  aside: readonly Period[]
  /** Rows that end after that day. */
  later: number
  /** Rows without a period that can be read. */
  unread: number
}

type Read = Period | 'later' | 'unread'

export function periodsOf(rows: readonly StockPeriodRow[], asOf: DayNumber): Periods {
  const found = new Map<string, Map<string, Read>>()
  const counts = { later: 0, unread: 0 }
  for (let i = 0; i < rows.length; i++) {
    const { from, to } = rows[i]!
    const ends = madeOnce(found, from, () => new Map<string, Read>())
    const period = madeOnce(ends, to, () => periodOf(from, to, asOf))
    if (typeof period === 'string') counts[period]++
    else period.rows.push(i)
  }
  const all = [...found.values()]
    .flatMap((ends) => [...ends.values()])
    .filter((period) => typeof period !== 'string')
    .sort((a, b) => a.to - b.to || a.from - b.from)
  const { chain, aside } = chainOf(all)
  return { all, chain, aside, ...counts }
}

function periodOf(fromText: string, toText: string, asOf: DayNumber): Read {
  const [from, to] = [optionalDay(fromText), optionalDay(toText)]
  if (from === null || to === null || from > to) return 'unread'
  return to > asOf ? 'later' : { from, to, fromText, toText, rows: [] }
}

const lengthOf = ({ from, to }: Pick<Period, 'from' | 'to'>): number => to - from + 1

function chainOf(all: readonly Period[]): Pick<Periods, 'chain' | 'aside'> {
  const chain: Period[] = []
  const aside: Period[] = []
  for (const period of all.toSorted((a, b) => lengthOf(a) - lengthOf(b) || a.from - b.from)) {
    const free = chain.every(({ from, to }) => period.to < from || period.from > to)
    ;(free ? chain : aside).push(period)
  }
  return { chain: chain.sort((a, b) => a.from - b.from), aside }
}

/** Months of which every day lies in a period of the chain. */
export function monthsTold(chain: readonly Period[]): Set<MonthIndex> {
  const days = new Map<MonthIndex, number>()
  for (const { from, to } of chain)
    for (let month = monthOfDay(from); month <= monthOfDay(to); month++) {
      const first = Math.max(from, firstDayOfMonth(month))
      const last = Math.min(to, lastDayOfMonth(month))
      days.set(month, (days.get(month) ?? 0) + last - first + 1)
    }
  return new Set(
    [...days].flatMap(([month, told]) =>
      told === lastDayOfMonth(month) - firstDayOfMonth(month) + 1 ? [month] : [],
    ),
  )
}

/** The periods that make up a window of months to the day; null = they do not, or one of them reaches beyond it. */
export function tiling(chain: readonly Period[], window: MonthWindow): readonly Period[] | null {
  const [first, last] = [firstDayOfMonth(window.from), lastDayOfMonth(window.to)]
  const inside = chain.filter(({ from, to }) => from >= first && to <= last)
  const days = inside.reduce((sum, period) => sum + lengthOf(period), 0)
  return days === last - first + 1 ? inside : null
}

/** It is one calendar month: `2026-02`. */
export function monthOfPeriod({ from, to }: Period): MonthIndex | null {
  const month = monthOfDay(from)
  return from === firstDayOfMonth(month) && to === lastDayOfMonth(month) ? month : null
}
