/** Which months the imports of an enterprise cover. */
import type { Direction, InvoiceFacts, MonthIndex } from '@xinjian/engine/invoice/facts'
import { DIRECTIONS } from './stored-row.ts'

/** First and last month of one import's rows in one direction: inside, a month without rows is known to be empty. */
export interface Period {
  direction: 0 | 1
  first: MonthIndex
  last: MonthIndex
}

/** The union of the periods: its span is `covered`, months of the span in no period are `missingMonths` (not collected). */
export function coverageOf(
  periods: readonly Period[],
): Pick<InvoiceFacts, 'covered' | 'missingMonths'> {
  const covered: InvoiceFacts['covered'] = { OUT: null, IN: null }
  const missingMonths: Record<Direction, MonthIndex[]> = { OUT: [], IN: [] }
  const ordered = [...periods].sort((a, b) => a.first - b.first)
  for (const { direction, first, last } of ordered) {
    const name = DIRECTIONS[direction]
    const span = covered[name]
    if (span === null) {
      covered[name] = [first, last]
      continue
    }
    for (let month = span[1] + 1; month < first; month++) missingMonths[name].push(month)
    span[1] = Math.max(span[1], last)
  }
  return { covered, missingMonths }
}
