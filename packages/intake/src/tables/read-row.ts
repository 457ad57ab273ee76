import { normaliseTaxNo } from '@xinjian/format'
import { TABLE_SAYS } from '../table-words.ts'
import { READING_SAYS } from '../words.ts'
import {
  blueNumberOf,
  cellKind,
  cellMoney,
  cellNumber,
  cellStatus,
  cellTime,
  identifier,
  isNoTax,
  isScientific,
} from './cells.ts'
import { directionOf, type FieldName, type HeaderRow, hasLines } from './columns.ts'
import { MAX_CELL, type RawRow } from './raw-row.ts'
import type { BadRow, TableInvoice, TableParty } from './table-invoice.ts'

/** Who the table belongs to, where the table itself leaves it open. */
export interface TableOwner {
  taxNo?: string | null
  name?: string | null
  /** Said by the user, or by the report (`--sales`); wins over nothing, loses against a one-sided table. */
  direction?: 'OUT' | 'IN' | null
  /** Days since 1970-01-01 of the day the table came: no invoice is dated later. Not said = any date is taken. */
  today?: number
}

export interface SheetContext {
  sheet: string | null
  header: HeaderRow
  dateSystem: 1900 | 1904
  owner: TableOwner
}

/** Tolerance of 金额 + 税额 = 价税合计 in 分 (domain §2.2). */
const SUM_TOLERANCE = 5
const RAW_LENGTH = 60
const DAY_MS = 86_400_000

/** Thrown inside this module for a row that cannot be taken. */
class Refusal {
  readonly field: FieldName | null
  readonly reason: string
  constructor(field: FieldName | null, reason: string) {
    this.field = field
    this.reason = reason
  }
}

/** A row of the table → an invoice (of one line, when the table names goods), or what is wrong with it. */
export function readRow(
  raw: RawRow,
  context: SheetContext,
): { invoice: TableInvoice | null; bad: BadRow | null } {
  try {
    const invoice = invoiceOf(raw, context)
    return { invoice, bad: sumWarning(invoice, raw, context) }
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return { invoice: null, bad: badRow(raw, context, thrown.field, thrown.reason, false) }
  }
}

function badRow(
  raw: RawRow,
  { header, sheet }: SheetContext,
  field: FieldName | null,
  reason: string,
  kept: boolean,
): BadRow {
  const column = field === null ? undefined : header.at[field]
  const text =
    column === undefined ? raw.cells.slice(0, RAW_LENGTH).join(',') : (raw.cells[column] ?? '')
  return {
    sheet,
    row: raw.row,
    column: column === undefined ? null : (header.titles[column] ?? null),
    reason,
    raw: text.length > RAW_LENGTH ? `${text.slice(0, RAW_LENGTH)}…` : text,
    kept,
  }
}

function invoiceOf(raw: RawRow, context: SheetContext): TableInvoice {
  const { header, owner } = context
  for (const [field, column] of Object.entries(header.at) as [FieldName, number][])
    if ((raw.cells[column]?.length ?? 0) > MAX_CELL)
      throw new Refusal(field, READING_SAYS.textTooLong({ n: MAX_CELL }))
  const cell = (field: FieldName): string => {
    const column = header.at[field]
    return column === undefined ? '' : (raw.cells[column] ?? '')
  }
  const text = (field: FieldName): string | null => cell(field) || null
  const numbers = numbersOf(cell)
  const time = cellTime(cell('issueDate'), context.dateSystem)
  if (time === null) throw new Refusal('issueDate', READING_SAYS.dateIssueCannotRead)
  if (owner.today !== undefined && time.day > owner.today)
    throw new Refusal('issueDate', READING_SAYS.dateIssueAfterToday)
  const status = cellStatus(cell('status'))
  if (status === null) throw new Refusal('status', READING_SAYS.stateInvoiceCannotRead)
  const lines = hasLines(header)
  const statedRed = /^(?:否|N|0|负数?)$/i.test(cell('positive'))
  // A line shows its sign only beside the others of its invoice (signs.ts).
  const money = moneyOf(cell, statedRed && !lines)
  const riskLevel = text('riskLevel')
  const remark = text('remark')
  const red = money.total < 0
  const seller = partyOf(cell('sellerTaxNo'), cell('sellerName'), text('sellerCode'))
  const buyer = partyOf(cell('buyerTaxNo'), cell('buyerName'), text('buyerCode'))
  return {
    sheet: context.sheet,
    row: raw.row,
    enterprise: text('enterprise'),
    direction: directionOf(header) ?? sideOf(owner, seller, buyer),
    ...numbers,
    kind: cellKind(cell('kind'), numbers.invoiceCode, numbers.einvoiceNo),
    status,
    issueDate: new Date(time.day * DAY_MS).toISOString().slice(0, 10),
    day: time.day,
    second: time.second,
    ...money,
    statedRed,
    seller,
    buyer,
    source: text('source'),
    riskLevel,
    abnormal: riskLevel !== null && !/^正常$/.test(riskLevel),
    drawer: text('drawer'),
    remark,
    redOf: red && remark !== null ? blueNumberOf(remark) : null,
    items: lines ? [itemOf(cell, money)] : [],
  }
}

function numbersOf(
  cell: (field: FieldName) => string,
): Pick<TableInvoice, 'key' | 'invoiceCode' | 'invoiceNumber' | 'einvoiceNo'> {
  const read = (field: FieldName): string | null => {
    const value = identifier(cell(field))
    if (isScientific(value)) throw new Refusal(field, READING_SAYS.spreadsheetTurnedNumberInto)
    if (value !== '' && !/^[0-9A-Za-z-]{1,32}$/.test(value))
      throw new Refusal(field, READING_SAYS.numberHoldsMoreThan)
    return value === '' || value === '-' ? null : value
  }
  const code = read('invoiceCode')
  const number = read('invoiceNumber')
  const digital = read('einvoiceNo') ?? (number !== null && /^\d{20}$/.test(number) ? number : null)
  if (digital === null && number === null) {
    throw new Refusal(
      cell('invoiceNumber') === undefined ? 'einvoiceNo' : 'invoiceNumber',
      READING_SAYS.noInvoiceNumberLine,
    )
  }
  return {
    key: digital ?? (code === null ? number! : `${code}-${number}`),
    invoiceCode: code,
    invoiceNumber: number === digital ? null : number,
    einvoiceNo: digital,
  }
}

function moneyOf(
  cell: (field: FieldName) => string,
  statedRed: boolean,
): Pick<TableInvoice, 'amount' | 'tax' | 'total'> {
  const read = (field: 'amount' | 'tax' | 'total'): number | null => {
    const value = cell(field)
    if (value === '') return null
    const fen = cellMoney(value)
    if (fen === null && !(field === 'tax' && isNoTax(value)))
      throw new Refusal(field, READING_SAYS.amountCannotRead)
    return fen
  }
  const [amount, tax, total] = [read('amount'), read('tax'), read('total')]
  if (amount === null && total === null) throw new Refusal('total', READING_SAYS.noAmount)
  const whole = total ?? amount! + (tax ?? 0)
  const net = amount ?? whole - (tax ?? 0)
  const sign = whole > 0 && statedRed ? -1 : 1
  const signed = (fen: number): number => (fen === 0 ? 0 : sign * fen)
  return { amount: signed(net), tax: signed(tax ?? whole - net), total: signed(whole) }
}

function partyOf(taxNo: string, name: string, code: string | null): TableParty {
  const number = normaliseTaxNo(identifier(taxNo))
  return {
    taxNo: number === '' || /^[-*0]+$/.test(number) ? null : number,
    name: name || null,
    code,
  }
}

function sideOf(owner: TableOwner, seller: TableParty, buyer: TableParty): 'OUT' | 'IN' | null {
  const own = (party: TableParty): boolean =>
    (owner.taxNo != null && party.taxNo === owner.taxNo) ||
    (owner.name != null && party.taxNo === null && party.name === owner.name)
  if (own(seller)) return 'OUT'
  if (own(buyer)) return 'IN'
  return owner.direction ?? null
}

function itemOf(
  cell: (field: FieldName) => string,
  money: Pick<TableInvoice, 'amount' | 'tax'>,
): TableInvoice['items'][number] {
  return {
    name: cell('goodsName'),
    spec: cell('spec') || null,
    unit: cell('unit') || null,
    quantity: cellNumber(cell('quantity')),
    price: cellNumber(cell('price')),
    amount: money.amount,
    tax: cell('tax') !== '' && cellMoney(cell('tax')) === null ? null : money.tax,
    taxRate: cell('taxRate') || null,
    goodsCode: identifier(cell('goodsCode')) || null,
  }
}

/** Taken as printed, because nobody can say which of the three is wrong; but named. */
function sumWarning(invoice: TableInvoice, raw: RawRow, context: SheetContext): BadRow | null {
  const { amount, tax, total } = invoice
  if (Math.abs(amount + tax - total) <= SUM_TOLERANCE) return null
  return badRow(raw, context, 'total', TABLE_SAYS.sumDoesNotCome, true)
}
