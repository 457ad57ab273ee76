import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { DemoReport } from '../demo-paths.ts'
import type { Shown } from './useVisit.ts'

/** Which kind a page of the demonstration shows. */
const KINDS: Readonly<Record<DemoReport, ReportKind>> = {
  invoiceReport: 'INVOICE',
  erpReport: 'ERP',
  zhjReport: 'ERP_ZHJ',
  taxReport: 'TAX',
}
export const REPORT_PAGES = Object.keys(KINDS) as DemoReport[]

/** Undefined = the visit may see no report for this page yet. */
export const reportFor = (page: DemoReport, reports: readonly Shown[]): Shown | undefined =>
  reports.find(({ reportType }) => reportType === KINDS[page])
