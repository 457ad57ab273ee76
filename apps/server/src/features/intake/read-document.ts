/** Invoice documents (PDF, OFD, XML, picture, ZIP of them) → readings, parsed in a process that may die. */
import { parseDay } from '@xinjian/engine/kit/calendar/window'
import { parseFen } from '@xinjian/format'
import type { HeaderField, ParsedInvoice } from '@xinjian/intake'
import { IntakeError } from '@xinjian/intake/errors'
import { parseFileIsolated } from '@xinjian/intake/isolate'
import { LIMITS } from '@xinjian/intake/limits'
import {
  goodsOf,
  type IncomingInvoice,
  invoiceKey,
  partyOf,
  rateBpOf,
  type Source,
} from '../facts/invoice/write.ts'
import type { ImportOwner, Reader, Reading } from './reading.ts'

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
/** Every archive is parsed as a whole; parsed documents are handed on in portions. */
const PORTION = 500

export const readDocument: Reader = async function* (file, owner, onProgress) {
  if (file.bytes > LIMITS.maxArchiveBytes) throw new IntakeError('TOO_LARGE')
  const parsed = await parseFileIsolated(file.name, file.path)
  onProgress(0.5)
  let portion: Reading[] = []
  for (const { file: place, invoices, error } of parsed) {
    if (error)
      portion.push({
        kind: 'bad',
        error: { place, column: null, reason: error.message, raw: error.code },
      })
    for (const invoice of invoices) portion.push(readingOf(invoice, place, owner))
    if (portion.length >= PORTION) {
      yield portion
      portion = []
    }
  }
  yield portion
}

function readingOf(invoice: ParsedInvoice, place: string, owner: ImportOwner): Reading {
  const result = incomingOf(invoice, owner)
  return 'reason' in result
    ? {
        kind: 'bad',
        error: { place, column: null, reason: result.reason, raw: invoice.invoiceNumber },
      }
    : { kind: 'invoice', invoice: result }
}

function incomingOf(
  invoice: ParsedInvoice,
  owner: ImportOwner,
): IncomingInvoice | { reason: string } {
  const doubt = doubtOf(invoice)
  if (doubt) return { reason: doubt }
  const { sellerTaxNo, buyerTaxNo, issueDate, invoiceNumber } = invoice
  const direction = sellerTaxNo === owner.taxNo ? 'OUT' : buyerTaxNo === owner.taxNo ? 'IN' : null
  if (direction === null)
    return {
      reason: `购销双方都不是本企业（${owner.taxNo}）：销售方 ${sellerTaxNo ?? '无税号'}，购买方 ${buyerTaxNo ?? '无税号'}`,
    }
  if (sellerTaxNo === buyerTaxNo) return { reason: '购销双方都是本企业，不计入' }
  const amount = parseFen(invoice.amountExclTax)
  const total = parseFen(invoice.totalAmount)
  const day = issueDate === null ? null : parseDay(issueDate)
  if (amount === null || total === null || day === null || issueDate === null)
    return { reason: '金额或日期无法识别，请改传发票的 PDF、OFD 或 XML 原件' }
  if (owner.today !== undefined && day > owner.today)
    return { reason: `开票日期 ${issueDate} 晚于今天，未收入` }
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

/** Why a person must look, or null. An extension that does not fit the content changes nothing in the content. */
function doubtOf({ fields, warnings, ...invoice }: ParsedInvoice): string | null {
  const failed = warnings.filter((w) => !w.startsWith('文件扩展名'))
  if (failed.length > 0) return `需人工核对：${failed.join('；')}`
  const unsure = KEY_FIELDS.filter(([field]) => {
    if (invoice[field] === null) return field !== 'buyerTaxNo' && field !== 'sellerTaxNo'
    return (fields[field]?.confidence ?? 0) < UNSURE
  })
  if (unsure.length === 0) return null
  return `需人工核对：${unsure.map(([, name]) => name).join('、')}识别不清，请改传发票的 PDF、OFD 或 XML 原件`
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
