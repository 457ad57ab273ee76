/** What the sources of the facts stated, month by month. */

import type { MonthWindow } from '../../kit/calendar/window.ts'
import type { Direction } from '../facts.ts'
import type { InvoiceContext } from './context.ts'
import { digestOf } from './month-series.ts'

/**
 * Whether a source gave the 发票风险等级 for every month of the window that has invoices. Only then "no mark" means "not
 * marked". A param says so for all months at once.
 */
export function riskStated(
  context: InvoiceContext,
  direction: Direction,
  window: MonthWindow,
): boolean {
  const { riskLevelCollected } = context.params
  if (riskLevelCollected !== undefined) return riskLevelCollected
  const periods = context.facts.sources?.riskStated[direction] ?? []
  let months = 0
  for (let m = window.from; m <= window.to; m++) {
    if (!digestOf(context.series(direction), m)) continue
    months++
    if (!periods.some(([first, last]) => m >= first && m <= last)) return false
  }
  return months > 0
}
