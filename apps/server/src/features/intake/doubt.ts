import type { HeaderField, ParsedInvoice } from '@xinjian/intake'

/** Below this a person must look before a field is booked (FieldEvidence). */
const UNSURE = 0.6
/** Fields that decide what is booked, with their names for people. */
const KEY_FIELDS: [HeaderField, string][] = [
  ['invoiceNumber', '发票号码'],
  ['issueDate', '开票日期'],
  ['amountExclTax', '金额'],
  ['totalAmount', '价税合计'],
  ['sellerName', '销售方名称'],
  ['sellerTaxNo', '销售方税号'],
  ['buyerTaxNo', '购买方税号'],
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
  if (failed.length > 0) return { text: `需人工核对：${failed.join('；')}` }
  const unsure = unsureFields(invoice)
  if (unsure.length === 0) return null
  const names = KEY_FIELDS.flatMap(([field, name]) => (unsure.includes(field) ? [name] : []))
  return {
    text: `需人工核对：${names.join('、')}识别不清，请对照原件核对，或改传发票的 PDF、OFD 或 XML 原件`,
  }
}
