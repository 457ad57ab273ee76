/** 银税互动授权: which institutions the enterprise allowed to look at its tax data, and when. */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { type DayNumber, type MonthWindow, monthOfDay } from '../../kit/calendar/window.ts'
import type { BankTaxAuth } from '../facts.ts'

/** Given by `asOf`, newest first; one without a day may be of any time and is seen last. */
export const authsBy = (rows: readonly BankTaxAuth[], asOf: DayNumber): BankTaxAuth[] =>
  rows
    .filter(({ authorisedAt }) => (optionalDay(authorisedAt) ?? asOf) <= asOf)
    .sort((a, b) => compare(b.authorisedAt ?? '', a.authorisedAt ?? '') || compare(a.key, b.key))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Those given in a window of months, the current month's not. */
export const authsIn = (rows: readonly BankTaxAuth[], { from, to }: MonthWindow): BankTaxAuth[] =>
  rows.filter(({ authorisedAt }) => {
    const day = optionalDay(authorisedAt)
    if (day === null) return false
    const month = monthOfDay(day)
    return month >= from && month <= to
  })

export const institutionsOf = (rows: readonly BankTaxAuth[]): string[] =>
  [...new Set(rows.map(({ institution }) => institution))].sort()
