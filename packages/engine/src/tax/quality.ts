/** The data-quality box: what was collected of what a tax report is made of, then what each part checks itself. */
import { monthsComplete, partialMonth, uploadsOnly } from '../kit/quality.ts'
import { sourceChecks } from '../kit/unverified.ts'
import type { QualityCheck } from '../report/document.ts'
import type { TaxReportContext } from './context.ts'
import { dueClock, MONTHLY } from './coverage.ts'
import type { ReportPart } from './definition.ts'
import type { MonthlyDataset } from './facts.ts'
import { shownFiles } from './files/files.ts'
import { NOT_COLLECTED_SAYS, TAX_SAYS } from './words.ts'

const QUARTER = 3

export function qualityChecks(
  parts: readonly ReportPart[],
  context: TaxReportContext,
): QualityCheck[] {
  return [
    ...uploadsOnly(context.facts),
    ...MONTHLY.map(({ dataset, name }) => collected(context, dataset, name)),
    ...sourceChecks(shownFiles(context)),
    partialMonth(context),
    ...parts.flatMap((part) => part.quality(context)),
  ]
}

const NOT_COLLECTED: Record<MonthlyDataset, string> = {
  VAT_RETURN: NOT_COLLECTED_SAYS.vat,
  CIT_RETURN: NOT_COLLECTED_SAYS.cit,
  FIN_STATEMENT: NOT_COLLECTED_SAYS.statements,
  TAX_PAYMENT: NOT_COLLECTED_SAYS.payments,
  SOCIAL_INSURANCE: NOT_COLLECTED_SAYS.insurance,
}

function collected(context: TaxReportContext, dataset: MonthlyDataset, name: string): QualityCheck {
  const series = context.states(dataset)
  const base = { check: `MONTHS_${dataset}`, title: TAX_SAYS.monthsWhole({ name }) }
  const none = NOT_COLLECTED[dataset]
  if (!series) return { ...base, period: null, result: 'UNKNOWN', detail: none }
  return monthsComplete(wholeQuarters(context, dataset), { ...base, window: 'L36', series, none })
}

/**
 * A bureau shows so many months: the quarter that its first month cuts was never to be had, and no gap. Months that nobody asked
 * for before that stay gaps.
 */
function wholeQuarters(context: TaxReportContext, dataset: MonthlyDataset): TaxReportContext {
  const clock = dueClock(context, dataset)
  if (dataset !== 'CIT_RETURN' && dataset !== 'FIN_STATEMENT') return clock
  const shown = Math.min(...(context.facts.covered[dataset] ?? []).map(([first]) => first))
  return {
    ...clock,
    span: (name) => {
      const { from, to } = clock.span(name)
      const cut = shown > from && shown - from < QUARTER
      return { from: cut ? Math.ceil(shown / QUARTER) * QUARTER : from, to }
    },
  }
}
