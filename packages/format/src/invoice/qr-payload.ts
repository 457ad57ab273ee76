import { formatFen, parseFen } from '../money.ts'
import { readDate } from './date.ts'
import type { InvoiceKind } from './kind.ts'
import { kindFromSystem } from './kinds.ts'

/** What the QR of an invoice says. Absent = null. */
export interface QrInvoice {
  /** Second field: 01, 04, 10, 31, …; null for the Shenzhen blockchain link. */
  typeCode: string | null
  kind: InvoiceKind | null
  invoiceCode: string | null
  invoiceNumber: string
  issueDate: string | null
  checkCode: string | null
  amountExclTax: string | null
  totalAmount: string | null
  /** A code together with a 20-digit number: contradictory, a person must look. */
  contradictory: boolean
}

/** 数电票 carry the total including tax; every 税控 kind carries the amount without tax. */
const TOTAL_TYPES = new Set(['31', '32', '51', '61', '15'])

/**
 * Payload `01,type,code,number,amount,yyyymmdd,checkCode,crc,` with 7–9 fields, optionally in brackets, or the link of
 * a Shenzhen blockchain invoice (amount in fen). Returns null for every other text: Taiwan invoices, vouchers, rubbish.
 */
export function parseQrPayload(payload: string): QrInvoice | null {
  const text = payload.trim().replace(/^\[|\]$/g, '')
  if (/^https?:\/\//i.test(text)) return parseLink(text)
  const fields = text.split(',').map((f) => f.trim())
  const [
    version,
    typeCode = '',
    code = '',
    number = '',
    amountText = '',
    dateText = '',
    check = '',
  ] = fields
  if (version !== '01' || fields.length < 6 || fields.length > 10) return null
  if (!/^\d{2}$/.test(typeCode) || !/^(?:\d{8}|\d{20})$/.test(number)) return null
  if (code !== '' && !/^(?:\d{10}|\d{12})$/.test(code)) return null
  if (!/^-?\d{1,12}(?:\.\d{1,2})?$/.test(amountText)) return null
  const amount = formatFen(parseFen(amountText)!)
  const isTotal = TOTAL_TYPES.has(typeCode)
  const kind = kindFromSystem('qr', typeCode)
  const digital = number.length === 20
  return {
    typeCode,
    kind,
    invoiceCode: digital || code === '' ? null : code,
    invoiceNumber: number,
    issueDate: readDate(dateText),
    checkCode: /^\d{20}$/.test(check) ? check : null,
    amountExclTax: isTotal ? null : amount,
    totalAmount: isTotal ? amount : null,
    contradictory: digital === (code !== ''),
  }
}

function parseLink(text: string): QrInvoice | null {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return null
  }
  const number = url.searchParams.get('bill_num')
  const hash = url.searchParams.get('hash')
  if (!number || !/^\d{8}$/.test(number) || !url.hostname.endsWith('chinatax.gov.cn')) return null
  const fen = url.searchParams.get('total_amount')
  return {
    typeCode: null,
    kind: 'BLOCKCHAIN',
    invoiceCode: null,
    invoiceNumber: number,
    issueDate: null,
    checkCode: hash && /^[0-9a-f]{64}$/i.test(hash) ? hash.slice(-5).toLowerCase() : null,
    amountExclTax: null,
    totalAmount: fen && /^\d{1,14}$/.test(fen) ? formatFen(Number(fen)) : null,
    contradictory: false,
  }
}
