/** What a firm is too young for: growth on part of a year, and twelve months that it did not have. */

import { monthOfYear, yearOf } from '../kit/calendar/calendar.ts'
import { formatMonth, type MonthIndex } from '../kit/calendar/window.ts'
import { shortYear } from '../report/view/short-window.ts'
import type { FinanceContext } from './context.ts'
import { FINANCE_SAYS } from './words.ts'

type Born = Pick<FinanceContext, 'founded'>

/**
 * Why the months since January up to `month` cannot be compared with those a year earlier; null = they can. A firm that began in that
 * January had the year.
 */
export function noYearBefore({ founded }: Born, month: MonthIndex): string | null {
  if (founded === null || founded <= (yearOf(month) - 1) * 12) return null
  const last = month - 12
  const day = { founded: formatMonth(founded) }
  return founded > last
    ? FINANCE_SAYS.bornAfterYearBefore(day)
    : FINANCE_SAYS.partOfYearBefore({ ...day, months: last - founded + 1 })
}

/** Why there are no twelve months up to `month`; null = there are, the one of the founding among them. */
export function noTwelveMonths({ founded }: Born, month: MonthIndex): string | null {
  if (founded === null || founded <= month - 11) return null
  return FINANCE_SAYS.noFourQuarters({ founded: formatMonth(founded) })
}

/** What is to be said of sums since January of the year in which the firm began, after January; null = nothing. */
export const partOfYear = ({ founded }: Born, month: MonthIndex): string | null =>
  founded !== null && yearOf(founded) === yearOf(month) && monthOfYear(founded) > 1
    ? shortYear(formatMonth(founded))
    : null
