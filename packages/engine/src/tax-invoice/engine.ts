import type { JointFacts } from '../joint/facts.ts'
import { decodeFacts, encodeFacts } from '../joint/snapshot.ts'
import type { ReportEngine } from '../report/engine.ts'
import { TAX_INVOICE_DESK } from './desk.ts'
import { taxInvoiceReport } from './report.ts'
import { TAX_INVOICE_SECTION_LINES } from './section-lines.ts'
import { ENGINE_VERSION } from './version.ts'

/** 税票综合报告: invoices and taxes of one enterprise, with one verdict, one grade and one limit over both. */
export const TAX_INVOICE_ENGINE: ReportEngine<JointFacts> = {
  kind: 'TAX_INVOICE',
  version: ENGINE_VERSION,
  make: taxInvoiceReport,
  encode: encodeFacts,
  decode: decodeFacts,
  desk: TAX_INVOICE_DESK,
  sections: TAX_INVOICE_SECTION_LINES,
  example: 'both@2026-02',
  shows: ['books@2026-02', 'public@2026-02', 'lenders@2026-02'],
}
