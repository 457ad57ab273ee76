/** Months by dataset, as they are shown: a month whose return is not due yet is neither filed nor missing. */
import { statesByMonth } from '../kit/coverage.ts'
import type { MonthStates } from '../kit/kind.ts'
import type { ReportDocument } from '../report/document.ts'
import { citClock, vatClock } from './clock.ts'
import type { TaxReportContext } from './context.ts'
import type { MonthlyDataset } from './facts.ts'

export const MONTHLY: readonly { dataset: MonthlyDataset; name: string }[] = [
  { dataset: 'VAT_RETURN', name: '增值税申报' },
  { dataset: 'CIT_RETURN', name: '企业所得税申报' },
  { dataset: 'FIN_STATEMENT', name: '财务报表' },
  { dataset: 'TAX_PAYMENT', name: '缴款信息' },
  { dataset: 'SOCIAL_INSURANCE', name: '社保信息' },
]

/** The last month that can hold a row of a dataset; M0 where rows come month by month. */
function lastDue(context: TaxReportContext, dataset: MonthlyDataset): number {
  if (dataset === 'VAT_RETURN') return vatClock(context).m0
  return dataset === 'CIT_RETURN' ? citClock(context).m0 : context.m0
}

/** null = never collected. */
export function shownStates(
  context: TaxReportContext,
  dataset: MonthlyDataset,
): MonthStates | null {
  const series = context.states(dataset)
  if (!series || dataset === 'TAX_PAYMENT' || dataset === 'SOCIAL_INSURANCE') return series
  const last = lastDue(context, dataset)
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
    ['欠税', lookingBack ? null : facts.arrears],
    ['违法违章', facts.violations],
    ['纳税信用评级', facts.ratings],
  ]
  return [
    ...MONTHLY.filter(({ dataset }) => context.states(dataset) === null).map(({ name }) => name),
    ...lists.filter(([, list]) => list === null).map(([name]) => name),
  ]
}
