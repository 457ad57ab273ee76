import type { ReportEngine } from '../report/engine.ts'
import { INVOICE_DESK } from './desk.ts'
import { decodeFacts, encodeFacts } from './facts/snapshot.ts'
import type { InvoiceFacts } from './facts.ts'
import { invoiceReport } from './report.ts'
import { INVOICE_SECTION_LINES } from './section-lines.ts'
import { ENGINE_VERSION } from './version.ts'

/** 发票报告: scored by the card in force, which is part of the version. */
export const INVOICE_ENGINE: ReportEngine<InvoiceFacts> = {
  kind: 'INVOICE',
  version: ENGINE_VERSION,
  make: (facts, through) => invoiceReport(facts, { through }),
  encode: encodeFacts,
  decode: decodeFacts,
  sections: INVOICE_SECTION_LINES,
  example: 'seasonal-maker@2026-02',
  desk: INVOICE_DESK,
}
