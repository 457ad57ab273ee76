import { formOf } from '../form.ts'
import { intake } from '../nouns/intake.ts'

export const invoiceCheckForm = formOf(
  intake.importCheckSave,
  'invoiceNumber',
  'invoiceCode',
  'issueDate',
  'amountExclTax',
  'taxAmount',
  'totalAmount',
  'sellerName',
  'sellerTaxNo',
  'buyerName',
  'buyerTaxNo',
)
