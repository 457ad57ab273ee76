import type { ReportDocument } from '@xinjian/engine/report/document'

export interface Coverage {
  dataset: string
  /** Months collected, with or without invoices. */
  have: number
  /** Months that should be there: those before the firm existed do not count. */
  need: number
  missing: string[]
}

/** Collected months of each data set in the whole span of the report; sales before purchases. */
export function coverageOf(coverage: ReportDocument['coverage']): Coverage[] {
  const datasets = Object.entries(coverage).sort(([a], [b]) => (a < b ? 1 : -1))
  return datasets.map(([dataset, months]) => {
    const due = Object.entries(months).filter(
      ([, state]) => state !== 'BEFORE_ESTABLISHMENT' && state !== 'NOT_APPLICABLE',
    )
    const missing = due.filter(([, state]) => state === 'NOT_COLLECTED').map(([month]) => month)
    return { dataset, have: due.length - missing.length, need: due.length, missing: missing.sort() }
  })
}
