import type { HeaderField, ParsedInvoice } from '@xinjian/intake'
import { INTAKE_SAYS } from './words.ts'

/** Below this a person must look before a field is booked (FieldEvidence). */
const UNSURE = 0.6
/** Fields that decide what is booked, with their names for people. */
const KEY_FIELDS: [HeaderField, string][] = [
  ['invoiceNumber', INTAKE_SAYS.invoiceNumber],
  ['issueDate', INTAKE_SAYS.issueDate],
  ['amountExclTax', INTAKE_SAYS.amountField],
  ['totalAmount', INTAKE_SAYS.totalField],
  ['sellerName', INTAKE_SAYS.sellerName],
  ['sellerTaxNo', INTAKE_SAYS.sellerTaxNo],
  ['buyerTaxNo', INTAKE_SAYS.buyerTaxNo],
]

/** Fields that were read, if at all, with too little certainty. A tax number that is not there is none, and no doubt. */
export const unsureFields = (invoice: ParsedInvoice): HeaderField[] =>
  KEY_FIELDS.map(([field]) => field).filter((field) => {
    if (invoice[field] === null) return field !== 'buyerTaxNo' && field !== 'sellerTaxNo'
    return isUnsure(invoice, field)
  })

/** Whether what was read of a field is to be compared with the original; of what decides nothing (the buyer's name) as well. */
export const isUnsure = (invoice: ParsedInvoice, field: HeaderField): boolean =>
  invoice[field] !== null && (invoice.fields[field]?.confidence ?? 0) < UNSURE

/** Why a person must look, or null. An extension that does not fit the content changes nothing in the content. */
export function doubtOf(invoice: ParsedInvoice): { text: string } | null {
  const failed = invoice.warnings.filter((w) => !w.startsWith('文件扩展名'))
  if (failed.length > 0) return { text: INTAKE_SAYS.check({ why: failed.join('；') }) }
  const unsure = unsureFields(invoice)
  if (unsure.length === 0) return null
  const names = KEY_FIELDS.flatMap(([field, name]) => (unsure.includes(field) ? [name] : []))
  return {
    text: INTAKE_SAYS.checkFields({ names }),
  }
}
