import { formatFen } from '@xinjian/format'
import type { FieldEvidence, HeaderField, ParsedInvoice } from '@xinjian/intake/invoice'
import { HEADER_FIELDS } from '@xinjian/intake/invoice'
import { readRedConfirm } from '@xinjian/intake/layout/remark'
import type { TableInvoice, TableItem } from '@xinjian/intake/tables/table-invoice'

/** A typed cell is what it is; only a sum that does not add up makes its three amounts doubtful. */
const SURE: FieldEvidence = { source: 'TABLE', confidence: 0.99 }
const DOUBTFUL: FieldEvidence = { source: 'TABLE', confidence: 0.5 }
const SUM_TOLERANCE = 5

/** An invoice of a table in the terms of `parse --json`. Anonymous codes stand in for names that the table does not give. */
export function parsedInvoice(invoice: TableInvoice): ParsedInvoice {
  const adds = Math.abs(invoice.amount + invoice.tax - invoice.total) <= SUM_TOLERANCE
  const header = {
    invoiceKind: invoice.kind,
    invoiceCode: invoice.einvoiceNo === null ? invoice.invoiceCode : null,
    invoiceNumber: invoice.einvoiceNo ?? invoice.invoiceNumber,
    issueDate: invoice.issueDate,
    checkCode: null,
    amountExclTax: formatFen(invoice.amount),
    taxAmount: formatFen(invoice.tax),
    totalAmount: formatFen(invoice.total),
    buyerName: invoice.buyer.name ?? invoice.buyer.code,
    buyerTaxNo: invoice.buyer.taxNo,
    sellerName: invoice.seller.name ?? invoice.seller.code,
    sellerTaxNo: invoice.seller.taxNo,
  } satisfies Record<HeaderField, string | null>
  const fields: ParsedInvoice['fields'] = {}
  for (const field of HEADER_FIELDS) {
    if (header[field] === null || header[field] === 'UNKNOWN') continue
    fields[field] = !adds && /Amount|amount/.test(field) ? DOUBTFUL : SURE
  }
  return {
    ...header,
    items: invoice.items.map(item),
    redOfInvoiceNumber: invoice.redOf,
    redConfirmNumber: invoice.remark === null ? null : readRedConfirm(invoice.remark),
    remark: invoice.remark,
    fields,
    warnings: adds ? [] : ['金额+税额≠价税合计'],
  }
}

function item(line: TableItem, i: number): ParsedInvoice['items'][number] {
  return {
    lineNo: i + 1,
    name: line.name,
    spec: line.spec,
    unit: line.unit,
    quantity: line.quantity === null ? null : String(line.quantity),
    price: line.price === null ? null : String(line.price),
    amount: formatFen(line.amount),
    taxRate: line.taxRate,
    tax: line.tax === null ? null : formatFen(line.tax),
    goodsCode: line.goodsCode,
  }
}
