import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { DemoReport } from '../paths.ts'
import type { Shown } from './useVisit.ts'

/** Which kinds a page of the demonstration shows, the first foremost. */
const KINDS: Readonly<Record<DemoReport, readonly ReportKind[]>> = {
  invoiceReport: ['INVOICE'],
  erpReport: ['ERP'],
  zhjReport: ['ERP_ZHJ'],
  taxReport: ['TAX', 'TAX_PAYMENT'],
}
export const REPORT_PAGES = Object.keys(KINDS) as DemoReport[]

/** Undefined = the visit may see no report for this page yet. What the visitor's own collection brought stands for taxes. */
export function reportFor(page: DemoReport, reports: readonly Shown[]): Shown | undefined {
  for (const kind of KINDS[page]) {
    const found = reports.find(({ reportType }) => reportType === kind)
    if (found) return found
  }
  return page === 'taxReport' ? reports.find(({ own }) => own) : undefined
}
