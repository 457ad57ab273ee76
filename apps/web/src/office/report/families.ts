/** Families of reports that have a page of their own: which kinds, and the calls that tell, order and list them. */
import { report } from '@xinjian/contract/nouns/report'
import { BOOK_KIND_NAMES, REPORT_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'

export interface Family {
  kinds: readonly [ReportKind, ...ReportKind[]]
  products: typeof report.accessProducts | typeof report.erpProducts
  result: typeof report.reportResult | typeof report.erpResult
}

export const ALL_REPORTS: Family = {
  kinds: REPORT_KIND_NAMES,
  products: report.accessProducts,
  result: report.reportResult,
}

/** Made of the enterprise's own books. */
export const BOOK_REPORTS: Family = {
  kinds: BOOK_KIND_NAMES,
  products: report.erpProducts,
  result: report.erpResult,
}
