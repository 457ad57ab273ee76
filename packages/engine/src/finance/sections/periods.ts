/** The periods that sections show beside one another: the last statement and three years. */

import { formatMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import { endOf, type FinanceContext } from '../context.ts'
import { FINANCE_SAYS } from '../words.ts'

export interface ShownPeriod {
  /** Key of its column. */
  key: string
  title: string
  month: MonthIndex
}

/** Newest first; the last statement only where it is not that of the last year. */
export function shownPeriods(context: FinanceContext): ShownPeriod[] {
  const years = yearsShown(context)
  const { latest } = context
  return latest === null || years.some(({ month }) => month === latest)
    ? years
    : [{ key: 'latest', title: formatMonth(latest), month: latest }, ...years]
}

/** The last three years that statements are due for, newest first. */
export const yearsShown = (context: FinanceContext): ShownPeriod[] =>
  (['FY', 'FY-1', 'FY-2'] as const).map((window) => {
    const month = endOf(context, window)!
    const year = Math.floor(month / 12)
    return { key: `y${year}`, title: FINANCE_SAYS.ofYear({ year }), month }
  })
