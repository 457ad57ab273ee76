/** Months by dataset, as they are shown: a month whose return is not due yet is neither filed nor missing. */

import { statesByMonth } from '../kit/coverage.ts'
import type { MonthStates } from '../kit/kind.ts'
import type { ReportDocument } from '../report/document.ts'
import { citClock, statementClock, vatClock } from './clock.ts'
import type { TaxReportContext } from './context.ts'
import type { MonthlyDataset } from './facts.ts'
import { TAX_SOURCE_SAYS } from './words.ts'

export const MONTHLY: readonly { dataset: MonthlyDataset; name: string }[] = [
  { dataset: 'VAT_RETURN', name: TAX_SOURCE_SAYS.vat },
  { dataset: 'CIT_RETURN', name: TAX_SOURCE_SAYS.cit },
  { dataset: 'FIN_STATEMENT', name: TAX_SOURCE_SAYS.statements },
  { dataset: 'TAX_PAYMENT', name: TAX_SOURCE_SAYS.payments },
  { dataset: 'SOCIAL_INSURANCE', name: TAX_SOURCE_SAYS.insurance },
]

/** The clock by which rows of a dataset are due; M0 where they come month by month. */
export function dueClock(context: TaxReportContext, dataset: MonthlyDataset): TaxReportContext {
  if (dataset === 'VAT_RETURN') return vatClock(context)
  if (dataset === 'CIT_RETURN') return citClock(context)
  return dataset === 'FIN_STATEMENT' ? statementClock(context) : context
}

/** null = never collected. */
export function shownStates(
  context: TaxReportContext,
  dataset: MonthlyDataset,
): MonthStates | null {
  const series = context.states(dataset)
  if (!series || dataset === 'TAX_PAYMENT' || dataset === 'SOCIAL_INSURANCE') return series
  const last = dueClock(context, dataset).m0
  return {
    ...series,
    states: series.states.map((state, i) =>
      series.start + i > last && state === 'COLLECTED_EMPTY' ? 'NOT_APPLICABLE' : state,
    ),
  }
}

export function coverageOf(context: TaxReportContext): ReportDocument['coverage'] {
  const { from } = context.span('L36')
  return Object.fromEntries(
    MONTHLY.flatMap(({ dataset }) => {
      const series = shownStates(context, dataset)
      return series ? [[dataset, statesByMonth(series, from)]] : []
    }),
  )
}

/** What a lender may take for judged and was not: names of what was never collected, or is not known of the month looked from. */
export function absentNames(context: TaxReportContext): string[] {
  const { facts, lookingBack } = context
  const lists: readonly [string, unknown][] = [
    [TAX_SOURCE_SAYS.arrearsList, lookingBack ? null : facts.arrears],
    [TAX_SOURCE_SAYS.violationList, facts.violations],
    [TAX_SOURCE_SAYS.ratings, facts.ratings],
  ]
  return [
    ...MONTHLY.filter(({ dataset }) => context.states(dataset) === null).map(({ name }) => name),
    ...lists.filter(([, list]) => list === null).map(([name]) => name),
  ]
}
