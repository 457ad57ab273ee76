/** What a person checks of a document that could not be read with certainty, in the order of the face of an invoice. */
export const REVIEWED_FIELDS = [
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
] as const
