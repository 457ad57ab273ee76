/** The data-quality box: what was collected of what a tax report is made of, then what each part checks itself. */
import { monthsComplete, partialMonth } from '../kit/quality.ts'
import type { QualityCheck } from '../report/document.ts'
import { citClock, vatClock } from './clock.ts'
import type { TaxReportContext } from './context.ts'
import { MONTHLY } from './coverage.ts'
import type { MonthlyDataset } from './facts.ts'
import { PARTS } from './parts.ts'

export function qualityChecks(context: TaxReportContext): QualityCheck[] {
  return [
    ...MONTHLY.map(({ dataset, name }) => collected(context, dataset, name)),
    partialMonth(context),
    ...PARTS.flatMap((part) => part.quality(context)),
  ]
}

function collected(context: TaxReportContext, dataset: MonthlyDataset, name: string): QualityCheck {
  const series = context.states(dataset)
  const base = { check: `MONTHS_${dataset}`, title: `${name}近36个月采集完整` }
  const none = `未采集${name}`
  if (!series) return { ...base, period: null, result: 'UNKNOWN', detail: none }
  const clock =
    dataset === 'VAT_RETURN'
      ? vatClock(context)
      : dataset === 'CIT_RETURN'
        ? citClock(context)
        : context
  return monthsComplete(clock, { ...base, window: 'L36', series, none })
}
