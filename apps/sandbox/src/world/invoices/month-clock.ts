/**
 * When invoices of a month are made: 80 % between 09 and 18 h, fewer on days off. A position 0…1 in the month maps to a
 * moment, monotonously, so the i-th of n invoices can be placed without making the others.
 */
import { type Day, firstDay, isHoliday, isWorkday, lastDay, type Month } from '../calendar.ts'
import { cumulate, pickIndex } from '../random.ts'

export interface Moment {
  day: Day
  /** Second of the day, 0…86399. */
  second: number
}

const OFFICE_SHARE = 0.8
const clocks = new Map<string, MonthClock>()

/** Calendars are few (months × habits): kept for the life of the program. */
export function monthClock(month: Month, restDay: number, night: number): MonthClock {
  const key = `${month}/${restDay}/${night}`
  let clock = clocks.get(key)
  if (!clock) {
    clock = new MonthClock(month, restDay, night)
    clocks.set(key, clock)
  }
  return clock
}

export class MonthClock {
  #first: Day
  #days: number[]
  #hours: number[]

  constructor(month: Month, restDay: number, night: number) {
    this.#first = firstDay(month)
    const weights: number[] = []
    for (let day = this.#first; day <= lastDay(month); day++)
      weights.push(isWorkday(day) ? 1 : isHoliday(day) ? restDay / 2 : restDay)
    this.#days = cumulate(weights)
    this.#hours = cumulate(Array.from({ length: 24 }, (_, hour) => hourWeight(hour, night)))
  }

  /** @param u position in the month, 0 ≤ u < 1. */
  at(u: number): Moment {
    const day = pickIndex(this.#days, u)
    const withinDay = within(this.#days, day, u)
    const hour = pickIndex(this.#hours, withinDay)
    const second = Math.floor(within(this.#hours, hour, withinDay) * 3600)
    return { day: this.#first + day, second: hour * 3600 + Math.min(second, 3599) }
  }
}

function within(cumulative: readonly number[], index: number, u: number): number {
  const start = index === 0 ? 0 : cumulative[index - 1]!
  const width = cumulative[index]! - start
  return Math.min(Math.max((u * cumulative[cumulative.length - 1]! - start) / width, 0), 0.999999)
}

function hourWeight(hour: number, night: number): number {
  if (hour >= 9 && hour < 18) return (OFFICE_SHARE * Math.min(1, (1 - night) / OFFICE_SHARE)) / 9
  if (hour >= 22 || hour < 6) return night / 8
  return Math.max(0, 1 - OFFICE_SHARE - night) / 7
}
