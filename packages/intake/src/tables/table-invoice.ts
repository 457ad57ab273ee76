import { IntakeError } from '../errors.ts'
import type { InvoiceKind, ParseErrorCode } from '../invoice.ts'
import type { StatedPeriod } from './stated-period.ts'

/** A party as the table names it. All null: the table says nothing about this side. */
export interface TableParty {
  /** 纳税人识别号, normalised (half-width, upper case, no blanks). */
  taxNo: string | null
  name: string | null
  /** An anonymous code (`购方单位代号`) of tables that carry neither number nor name. */
  code: string | null
}

export interface TableItem {
  /** As printed: `*塑料制品*ABS粒子`. */
  name: string
  spec: string | null
  unit: string | null
  quantity: number | null
  price: number | null
  /** 分. */
  amount: number
  /** 分; null where the table prints none (`***`). */
  tax: number | null
  /** As printed: `13%`, `免税`, `***`; null = no such column or blank. */
  taxRate: string | null
  /** 税收分类编码, 19 digits. */
  goodsCode: string | null
}

/** domain §1.8. A red invoice is a row of its own; RED_FULL and RED_PART are marks on the blue one. */
export type TableStatus = 'NORMAL' | 'VOID' | 'RED_FULL' | 'RED_PART'

/** One invoice of a table, with everything worth storing. Money in 分, red invoices negative. */
export interface TableInvoice {
  sheet: string | null
  /** 1-based row of the table, as a spreadsheet program shows it. */
  row: number
  /** 企业代号 of tables that hold several enterprises. */
  enterprise: string | null
  direction: 'OUT' | 'IN' | null
  /** `einvoiceNo`, else `code-number`, else the bare number. */
  key: string
  invoiceCode: string | null
  invoiceNumber: string | null
  /** 20-digit 数电发票号码. */
  einvoiceNo: string | null
  kind: InvoiceKind
  status: TableStatus
  /** ISO date. */
  issueDate: string
  /** Days since 1970-01-01 of `issueDate`. */
  day: number
  /** Seconds of the day, or −1 when the table carries a date only. */
  second: number
  amount: number
  tax: number
  total: number
  /** 是否正数发票 says 否. */
  statedRed: boolean
  seller: TableParty
  buyer: TableParty
  /** 发票来源. */
  source: string | null
  /** 发票风险等级 as printed. */
  riskLevel: string | null
  /** riskLevel says anything but 正常. */
  abnormal: boolean
  drawer: string | null
  remark: string | null
  /** Number of the blue invoice that this red one reverses, from the remark. */
  redOf: string | null
  items: TableItem[]
}

/** A row, or a value in it, that is not as it should be. */
export interface BadRow {
  sheet: string | null
  row: number
  /** Header of the column as the table prints it; null when the whole row is meant. */
  column: string | null
  /** Chinese: what is wrong. */
  reason: string
  /** What stood there, shortened. */
  raw: string
  /** true: the row was taken nevertheless, and this is a remark; false: the row was left out. */
  kept: boolean
}

export interface TableBatch {
  rows: TableInvoice[]
  bad: BadRow[]
  /** With the first batch, where the table says for which months it was drawn. */
  covers?: StatedPeriod
}

/** A table that cannot be read as invoices at all. `message` is Chinese and says what to do. */
export class TableError extends IntakeError {
  constructor(code: ParseErrorCode, message: string) {
    super(code)
    this.message = message
    this.name = 'TableError'
  }
}
