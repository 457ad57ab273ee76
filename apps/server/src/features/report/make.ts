/** Facts in, report out: the same few lines for a new report and for its replay. */
import { createHash } from 'node:crypto'
import type { InvoiceFacts, MonthIndex } from '@xinjian/engine/invoice/facts'
import { ENGINE_VERSION, invoiceReport } from '@xinjian/engine/invoice/report'
import { scoreFacts } from '@xinjian/engine/invoice/score/index'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { canonicalJson } from '@xinjian/format'

export interface MadeReport {
  document: ReportDocument
  /** Canonical JSON: what is stored, handed out as JSON, and fingerprinted. */
  json: string
  /** SHA-256 of `json`, hex. */
  fingerprint: string
}

export { ENGINE_VERSION }

/** Pure: the same facts, month and engine version give the same bytes. */
export function makeInvoiceReport(facts: InvoiceFacts, through: MonthIndex): MadeReport {
  const document = invoiceReport(facts, { through, score: scoreFacts(facts, through) })
  const json = canonicalJson(document)
  return { document, json, fingerprint: createHash('sha256').update(json).digest('hex') }
}
