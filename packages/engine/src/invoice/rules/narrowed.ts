import type { Evidence, InvoiceEvidence } from '../../report/document.ts'

/** The same invoices, fewer of them; conditions on other datasets stay as they are. */
export function narrowed(evidence: Evidence, by: Partial<InvoiceEvidence>): Evidence {
  return evidence.map((query) => (query.dataset === 'INVOICE' ? { ...query, ...by } : query))
}
