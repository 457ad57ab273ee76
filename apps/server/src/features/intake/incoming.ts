/** An invoice that was read for certain, or that a person checked → what is booked. */
import { parseDay } from '@xinjian/engine/kit/calendar/window'
import { parseFen } from '@xinjian/format'
import type { ParsedInvoice } from '@xinjian/intake'
import {
  goodsOf,
  type IncomingInvoice,
  invoiceKey,
  partyOf,
  rateBpOf,
  type Source,
} from '../facts/invoice/write.ts'
import type { ImportOwner } from './reading.ts'
import { INTAKE_SAYS } from './words.ts'

/** The invoice as the facts take it, or why it is none of the enterprise's. */
export function incomingOf(
  invoice: ParsedInvoice,
  owner: ImportOwner,
): IncomingInvoice | { reason: string; field?: 'issueDate' } {
  const { sellerTaxNo, buyerTaxNo, issueDate, invoiceNumber } = invoice
  const direction = sellerTaxNo === owner.taxNo ? 'OUT' : buyerTaxNo === owner.taxNo ? 'IN' : null
  if (direction === null)
    return {
      reason: INTAKE_SAYS.neitherSideOwn({
        taxNo: owner.taxNo,
        seller: sellerTaxNo ?? INTAKE_SAYS.noTaxNo,
        buyer: buyerTaxNo ?? INTAKE_SAYS.noTaxNo,
      }),
    }
  if (sellerTaxNo === buyerTaxNo) return { reason: INTAKE_SAYS.bothOwn }
  const amount = parseFen(invoice.amountExclTax)
  const total = parseFen(invoice.totalAmount)
  const day = issueDate === null ? null : parseDay(issueDate)
  if (amount === null || total === null || day === null || issueDate === null)
    return { reason: INTAKE_SAYS.amountOrDayUnread }
  if (owner.today !== undefined && day > owner.today)
    return { reason: INTAKE_SAYS.issuedLater({ day: issueDate }), field: 'issueDate' }
  const tax = parseFen(invoice.taxAmount) ?? total - amount
  const party = partyOf(
    direction === 'OUT'
      ? { taxNo: buyerTaxNo, name: invoice.buyerName }
      : { taxNo: sellerTaxNo, name: invoice.sellerName },
  )
  const digital = invoiceNumber?.length === 20
  return {
    key: invoiceKey(
      {
        einvoiceNo: digital ? invoiceNumber : null,
        invoiceCode: invoice.invoiceCode,
        invoiceNumber,
        issueDate,
        amount,
        tax,
      },
      party.ident,
    ),
    direction,
    day,
    minute: -1,
    status: 'NORMAL',
    kind: invoice.invoiceKind,
    party,
    amount,
    tax,
    total,
    abnormal: null,
    blueKey: invoice.redOfInvoiceNumber,
    source: sourceOf(invoice),
    items: itemsOf(invoice),
  }
}

/** The least of the sources that the amounts and the number were read from. */
function sourceOf({ fields }: ParsedInvoice): Source {
  const sources = [fields.invoiceNumber?.source, fields.totalAmount?.source]
  if (sources.some((s) => s === 'OCR' || s === 'QR' || s === undefined)) return 'IMAGE'
  if (sources.includes('PDF_TEXT')) return 'PDF'
  return sources.some((s) => s === 'OFD_TAG' || s === 'OFD_TEXT') ? 'OFD' : 'XML'
}

function itemsOf(invoice: ParsedInvoice): IncomingInvoice['items'] {
  const items = invoice.items.flatMap((item) => {
    const amount = parseFen(item.amount)
    if (amount === null) return []
    const quantity = item.quantity === null ? Number.NaN : Number(item.quantity)
    return [
      {
        ...goodsOf(item.name, item.goodsCode),
        rateBp: rateBpOf(item.taxRate),
        quantity: Number.isFinite(quantity) ? quantity : null,
        amount,
        tax: parseFen(item.tax) ?? 0,
      },
    ]
  })
  return items.length > 0 ? items : null
}
