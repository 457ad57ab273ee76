import { INVOICE_KINDS, type InvoiceKind } from '@xinjian/format/invoice/kind'

/** Words of kinds for a workbook: a cell knows the kind alone, so that of one that is not known it says nothing. */
export const kindsOf = (say: (kind: InvoiceKind) => string): Record<string, string> =>
  Object.fromEntries(INVOICE_KINDS.map((kind) => [kind, kind === 'UNKNOWN' ? '' : say(kind)]))
