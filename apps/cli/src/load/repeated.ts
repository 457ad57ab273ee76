import type { BadRow, TableInvoice } from '@xinjian/intake/tables/table-invoice'

/** The word on a row whose invoice, known by 发票代码 or 数电号, had come before. */
export const repeated = (invoice: TableInvoice): BadRow =>
  remark(invoice, '同一张发票重复出现，只计一次')

export function remark(invoice: TableInvoice, reason: string): BadRow {
  const { sheet, row, key } = invoice
  return { sheet, row, column: null, reason, raw: key, kept: false }
}
