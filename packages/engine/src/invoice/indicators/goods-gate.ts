/** Whether the lines of a window suffice to say anything (rule T on months with rows). */

import { without } from '../../kit/outcome.ts'
import type { ReportWindow } from '../../report/window/label.ts'
import type { InvoiceContext } from '../context/context.ts'
import { sectorStop } from '../context/sector.ts'
import type { Outcome } from '../definition.ts'
import type { Direction } from '../facts.ts'
import { GOODS_SAYS } from './goods-words.ts'

/** null = enough lines; else the outcome to return. */
export function linesMissing(
  context: InvoiceContext,
  direction: Direction,
  window: ReportWindow,
): Outcome | null {
  const fold = context.goods(direction, window)
  if (fold.monthsWithRows === 0) return null
  if (fold.monthsWithLines === 0)
    return without(
      'NO_DATA',
      direction === 'OUT' ? GOODS_SAYS.salesLinesNot : GOODS_SAYS.purchaseLinesNot,
    )
  const missing = fold.monthsWithRows - fold.monthsWithLines
  if (missing > fold.monthsWithRows * context.rules.tolerateMissing)
    return without('PARTIAL', `${fold.monthsWithLines}/${fold.monthsWithRows}`)
  return null
}

/** As above, and lines must carry a category for at least three quarters of the amount. */
export function categoriesMissing(
  context: InvoiceContext,
  direction: Direction,
  window: ReportWindow,
): Outcome | null {
  const missing = linesMissing(context, direction, window)
  if (missing) return missing
  const fold = context.goods(direction, window)
  const blank = Math.abs(fold.byCategory.get('') ?? 0)
  if (blank <= Math.abs(fold.amount) * context.rules.tolerateMissing) return null
  return without('NO_DATA', GOODS_SAYS.linesHaveNoTax)
}

/** Sector condition of an indicator: null = applies. */
export function sectorMissing(
  context: InvoiceContext,
  sections: readonly string[],
): Outcome | null {
  const stop = sectorStop(context, sections)
  return stop && without(stop.reason, stop.detail)
}
