/** Whether the last twelve months can be compared with the twelve before: the law of I-007, for tables of parties too. */

import { spanCoverage } from '../../kit/coverage.ts'
import { foundingIn } from '../../kit/evaluate.ts'
import type { Direction } from '../facts.ts'
import type { InvoiceContext } from './context.ts'

/** Every month of both years was collected, and the enterprise existed in the first. */
export function yearsCompare(context: InvoiceContext, direction: Direction): boolean {
  const series = context.series(direction)
  const [now, before] = [context.span('L12'), context.span('P12')]
  const earlier = spanCoverage(series, before)
  return (
    spanCoverage(series, now).missing === 0 &&
    earlier.missing === 0 &&
    earlier.before <= foundingIn(series, before)
  )
}
