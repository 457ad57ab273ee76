/** What was recognised of a voucher, or corrected by a person → what is verified, and whether its amounts agree. */
import { parseFen } from '../index.ts'
import { formOfTyped, type TypedInvoice, tidyTyped } from './typed.ts'

/** Fields by name; absent or '' = not known. */
export type ReadValues = Readonly<Record<string, string | undefined>>

/** Fields of a recognised invoice, in the order in which a person goes through them. */
export const INVOICE_FIELDS = [
  'invoiceCode',
  'invoiceNumber',
  'issueDate',
  'checkCode',
  'amountExclTax',
  'taxAmount',
  'totalAmount',
  'buyerName',
  'buyerTaxNo',
  'sellerName',
  'sellerTaxNo',
] as const
type InvoiceField = (typeof INVOICE_FIELDS)[number]

/** What the platform compares, out of all that stands on an invoice: the amount that its kind asks for, or the check code. */
export function typedOfRead(values: ReadValues): TypedInvoice {
  const of = (name: InvoiceField) => values[name] ?? ''
  const typed = tidyTyped({
    invoiceCode: of('invoiceCode'),
    invoiceNumber: of('invoiceNumber'),
    issueDate: of('issueDate'),
    amount: '',
    checkCode: of('checkCode'),
  })
  const form = formOfTyped(typed)
  if (form === null || form === 'UNSUPPORTED' || form.needs === 'CHECK_CODE') return typed
  const whole = form.amountMeant === 'GROSS' || form.amountMeant === 'VEHICLE_TOTAL'
  return tidyTyped({ ...typed, amount: of(whole ? 'totalAmount' : 'amountExclTax'), checkCode: '' })
}

/** Amount and tax that do not come to the total; null where one of them is not known. */
export function isSumWrong(values: ReadValues): boolean | null {
  const fen = (name: InvoiceField) => parseFen(values[name]?.replace(/[\s,¥]/g, '') ?? null)
  const [amount, tax, total] = [fen('amountExclTax'), fen('taxAmount'), fen('totalAmount')]
  return amount === null || tax === null || total === null ? null : amount + tax !== total
}
