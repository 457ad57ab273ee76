/** What of the taxes files of the enterprise told, and no bureau. */
import { oncePer } from '../../kit/once.ts'
import { type FileSource, fileMonths } from '../../kit/unverified.ts'
import type { TaxReportContext } from '../context.ts'
import { dueClock, MONTHLY } from '../coverage.ts'

const within = (context: TaxReportContext, window: 'L24' | 'L36'): readonly FileSource[] =>
  MONTHLY.flatMap(({ dataset, name }) => {
    const span = dueClock(context, dataset).span(window)
    const months = fileMonths(context.facts.fromFiles?.[dataset], span)
    return months.length > 0 ? [{ dataset, name, months }] : []
  })

/** Of the two years that figures and their comparisons look at. */
export const recentFiles = oncePer((context: TaxReportContext) => within(context, 'L24'))

/** Of all that the report shows. */
export const shownFiles = oncePer((context: TaxReportContext) => within(context, 'L36'))

/** Of the months that a verdict counts as known; absent = none came as a file. */
export function knownFromFiles(
  context: TaxReportContext,
  dataset: 'VAT_RETURN' | 'TAX_PAYMENT',
): { fromFiles?: number } {
  const months = fileMonths(
    context.facts.fromFiles?.[dataset],
    dueClock(context, dataset).span('L12'),
  )
  return months.length > 0 ? { fromFiles: months.length } : {}
}
