import type { QrInvoice } from '@xinjian/format/invoice/qr-payload'
import { addCandidate, BASE_CONFIDENCE, type Draft, emptyDraft } from '../draft.ts'
import { READING_SAYS } from '../words.ts'

/** A decoded QR as one more reader of the invoice. QR has its own error correction: what decodes is what was encoded. */
export function qrDraft(qr: QrInvoice): Draft {
  const draft = emptyDraft()
  const sure = qr.contradictory ? 0.5 : BASE_CONFIDENCE.QR
  for (const field of [
    'invoiceCode',
    'invoiceNumber',
    'issueDate',
    'checkCode',
    'amountExclTax',
    'totalAmount',
  ] as const)
    addCandidate(draft, field, qr[field], 'QR', sure)
  addCandidate(draft, 'invoiceKind', qr.kind, 'QR', sure * 0.9)
  if (qr.contradictory) draft.warnings.push(READING_SAYS.qrCodeContradictsItself)
  return draft
}
