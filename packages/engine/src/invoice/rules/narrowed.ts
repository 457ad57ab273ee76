import type { Evidence, EvidenceLeg, InvoiceEvidence } from '../../report/document.ts'

/** The same invoices, fewer of them, so no longer what they were called; conditions on other datasets stay as they are. */
export function narrowed(evidence: Evidence, by: Partial<InvoiceEvidence>): Evidence {
  return evidence.map((leg): EvidenceLeg => {
    if (leg.dataset !== 'INVOICE') return leg
    const { name: _, sum: __, ...query } = leg
    return { ...query, ...by }
  })
}
