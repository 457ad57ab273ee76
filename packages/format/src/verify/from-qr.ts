/** What a scanned or pasted QR text says, as the form takes it. */
import { parseQrPayload } from '../invoice/qr-payload.ts'
import { formOfTyped, type TypedInvoice } from './typed.ts'

/**
 * Fields of a QR text; null when it is none of a VAT invoice. The amount is taken only where the QR means the one that is
 * compared: a 二手车 code carries the total, a 税控 code the amount without tax, 数电 the total.
 */
export function typedOfQr(text: string): TypedInvoice | null {
  const qr = parseQrPayload(text.normalize('NFKC'))
  if (!qr || qr.contradictory || qr.kind === 'BLOCKCHAIN') return null
  const typed = {
    invoiceCode: qr.invoiceCode ?? '',
    invoiceNumber: qr.invoiceNumber,
    issueDate: qr.issueDate ?? '',
    amount: '',
    checkCode: qr.checkCode?.slice(-6) ?? '',
  }
  const form = formOfTyped(typed)
  if (form === null || form === 'UNSUPPORTED' || form.needs === 'CHECK_CODE') return typed
  const isGross = form.amountMeant === 'GROSS' || form.amountMeant === 'VEHICLE_TOTAL'
  return { ...typed, amount: (isGross ? qr.totalAmount : qr.amountExclTax) ?? '', checkCode: '' }
}
