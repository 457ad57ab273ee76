/**
 * What intake hands over: one invoice, from whatever file it came, in the field's standard terms (domain terms of the
 * State Taxation Administration). Money is a decimal string in yuan as printed (`-2500.00`), dates are ISO, absent is null.
 */

import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import type { ParsedBook, UnsureSheet } from './books/book.ts'
import type { FieldSource } from './field-source.ts'
import type { RegistryTold } from './public-records/registry-told.ts'
import type { TaxFiling, TaxPayment, TaxRegistration, TaxReturn } from './return/model.ts'
import type { ParsedStatement } from './statement/statement.ts'
import type { ParsedTicket, Place } from './ticket/ticket.ts'

export { INVOICE_KINDS, type InvoiceKind } from '@xinjian/format/invoice/kind'
export { FIELD_SOURCES, type FieldSource } from './field-source.ts'

export interface FieldEvidence {
  source: FieldSource
  /** 0…1; ≥ 0.9 = may be booked unseen, < 0.6 = a person must look. Arithmetic cross-checks raise and lower it. */
  confidence: number
  /** Where it was read, of text that stands on a page; of the sources that agree, the first that has a place. */
  place?: Place | null
}

/** Header fields, the names of the command line's JSON. */
export const HEADER_FIELDS = [
  'invoiceKind',
  'invoiceCode',
  'invoiceNumber',
  'issueDate',
  'checkCode',
  'amountExclTax',
  'taxAmount',
  'totalAmount',
  'buyerName',
  'buyerTaxNo',
  'sellerName',
  'sellerTaxNo',
] as const
export type HeaderField = (typeof HEADER_FIELDS)[number]

export interface InvoiceItem {
  lineNo: number
  /** As printed: `*塑料制品*ABS粒子`. */
  name: string
  spec: string | null
  unit: string | null
  quantity: string | null
  price: string | null
  amount: string | null
  /** As printed: `13%`, `免税`, `不征税`, `***`. */
  taxRate: string | null
  tax: string | null
  /** 税收分类编码, 19 digits, when the source carries it. */
  goodsCode: string | null
}

export interface ParsedInvoice {
  invoiceKind: InvoiceKind
  /** 10 or 12 digits; null for 数电票. */
  invoiceCode: string | null
  /** 8 digits, or 20 for 数电票. */
  invoiceNumber: string | null
  issueDate: string | null
  checkCode: string | null
  amountExclTax: string | null
  /** null where the invoice prints `***` (免税/不征税). */
  taxAmount: string | null
  totalAmount: string | null
  buyerName: string | null
  buyerTaxNo: string | null
  sellerName: string | null
  sellerTaxNo: string | null
  items: InvoiceItem[]
  /** Number of the blue invoice that a red one reverses. */
  redOfInvoiceNumber: string | null
  /** 红字发票信息确认单编号 of 数电票, 红字信息表编号 of 税控 invoices. */
  redConfirmNumber: string | null
  remark: string | null
  fields: Partial<Record<HeaderField, FieldEvidence>>
  /** Cross-checks that failed, in Chinese, for the person who must look: `金额+税额≠价税合计`. */
  warnings: string[]
}

/** Machine-readable reasons a file gave no invoices; the Chinese texts live in `errors.ts`. */
export const PARSE_ERROR_CODES = [
  'NOT_AN_INVOICE',
  'UNSUPPORTED_FORMAT',
  'CORRUPTED',
  'ENCRYPTED',
  'TOO_LARGE',
  'ZIP_BOMB',
  'ZIP_PATH',
  'XML_ENTITY',
  'IMAGE_TOO_LARGE',
  'TIMEOUT',
  'NOT_REACHED',
  'OUT_OF_MEMORY',
  'EMPTY',
  'WRONG_EXTENSION',
] as const
export type ParseErrorCode = (typeof PARSE_ERROR_CODES)[number]

export interface ParseError {
  code: ParseErrorCode
  /** In Chinese: what is wrong and what to do. */
  message: string
}

/** One element of `xinjian parse --json`. A ZIP yields one element per entry, named `archive.zip!/entry.pdf`. */
export interface ParsedFile {
  file: string
  invoices: ParsedInvoice[]
  /** Train, taxi and other tickets, where they were asked for and the file shows some. */
  tickets?: ParsedTicket[]
  /** Financial statements, where forms were asked for and the file has some. */
  statements?: ParsedStatement[]
  /** Tax returns, likewise. */
  returns?: TaxReturn[]
  /** Lines of a list of filed returns. */
  filings?: TaxFiling[]
  /** 纳税人登记信息. */
  registrations?: TaxRegistration[]
  /** 完税证明 and 缴款书. */
  payments?: TaxPayment[]
  /** Accounts, balances, vouchers, stock, sales and bank lines of an enterprise's own books, where they were asked for. */
  books?: ParsedBook[]
  /** Sheets that look like books and are not told apart: a person is asked. */
  unsure?: UnsureSheet[]
  /** What the registry and the courts tell of firms, by vendors' answers, where it was asked for and the file is one. */
  registry?: RegistryTold[]
  /** Pages of a PDF that were recognised from their pixels, from 1: a scan has no text. Absent where none was. */
  scannedPages?: number[]
  error: ParseError | null
}
