/** The rows of a book as facts take them: amounts and quantities exact, days ISO, what stands once for several rows told in each. */
import type { BookKind } from '@xinjian/format/books/kinds'
import { agePartsOf, agesSum } from './ages.ts'
import { balanceLines } from './balance-lines.ts'
import type { BookLine } from './book.ts'
import type { Span as Months } from './caption.ts'
import { vouchersOf } from './checks.ts'
import type { Role } from './columns.ts'
import { dayOf, timeAfterDay, timeOf } from './dates.ts'
import { amountText, quantityText } from './decimal.ts'
import { asTimeWent } from './sides/order.ts'
import { flowsOf, foreignOf, sidesOf } from './sides/sides.ts'
import { type BookRow, placeOf, type Table } from './table.ts'
import { accountNameOf, codeOf } from './tree/code.ts'
import { rowMonth } from './tree/tree.ts'

type Span = Months | null
type Told = (row: BookRow, table: Table, span: Span) => BookLine

const money = (row: BookRow, role: Role): string | null => amount(row.number(role))
const amount = (units: bigint | null): string | null => (units === null ? null : amountText(units))
const quantity = (row: BookRow, role: Role): string | null => {
  const units = row.number(role)
  return units === null ? null : quantityText(units)
}
const day = (row: BookRow, { sheet }: Table): string | null =>
  dayOf(row.text('date') ?? '', sheet.dateSystem)

const dayIn = (row: BookRow, role: Role, { sheet }: Table): string | null =>
  dayOf(row.text(role) ?? '', sheet.dateSystem)

const enteredOn = (row: BookRow, table: Table): string | null => dayIn(row, 'entered', table)

const itemOf = (row: BookRow): BookLine => ({
  item: row.text('item') ?? row.text('itemName'),
  itemName: row.text('itemName'),
  place: row.text('place'),
})

/** `2024-02` → its last day. */
const lastDay = (month: string): string => {
  const [year, of] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, of!, 0)).toISOString().slice(0, 10)
}
const firstDayOf = (span: Span): string | null =>
  span && (span.from.length === 7 ? `${span.from}-01` : span.from)
const lastDayOf = (span: Span): string | null =>
  span && (span.to.length === 7 ? lastDay(span.to) : span.to)

const trade: Told = (row, table) => ({
  ...itemOf(row),
  date: day(row, table),
  docNo: row.text('docNo') ?? row.text('orderNo'),
  party: row.text('customer') ?? row.text('supplier') ?? row.text('partyName'),
  qty: quantity(row, 'qty'),
  amount: money(row, 'amount'),
})

const order: Told = (row, table, span) => ({
  ...trade(row, table, span),
  docNo: row.text('orderNo') ?? row.text('docNo'),
  line: row.text('line'),
  price: money(row, 'price'),
  dueOn: dayIn(row, 'dueOn', table),
  deliveredOn: dayIn(row, 'deliveredOn', table),
  deliveredQty: quantity(row, 'deliveredQty') ?? deliveredOf(row),
  deliveredAmount: money(row, 'deliveredAmount'),
  invoicedQty: quantity(row, 'invoicedQty'),
  invoicedAmount: money(row, 'invoicedAmount'),
  status: row.text('status'),
})

/** What is not open any more of what was ordered. */
function deliveredOf(row: BookRow): string | null {
  const [ordered, open] = [row.number('qty'), row.number('undeliveredQty')]
  return ordered === null || open === null ? null : quantityText(ordered - open)
}

const ageing: Told = (row, table, span) => ({
  party: row.text('customer') ?? row.text('supplier') ?? row.text('partyName') ?? row.text('party'),
  asOf: table.caption.asOf ?? lastDayOf(span),
  balance:
    money(row, 'balance') ??
    money(row, 'close') ??
    money(row, 'amount') ??
    amount(agesSum(agePartsOf(row, table))),
  ages: agePartsOf(row, table),
  creditDays: daysOf(row.text('creditDays')),
  lastPaidOn: dayIn(row, 'lastPaidOn', table),
})

/** `30`, `30天`; 月结30天 and the like are agreements of their own, and no number of days from the invoice. */
const daysOf = (said: string | null): string | null =>
  /^(\d{1,4})(?:\.0+)?天?$/.exec(said?.trim() ?? '')?.[1] ?? null

/** Kinds that facts are made of, but vouchers, whose lines speak of the line above them. */
const TOLD: Partial<Record<BookKind, Told>> = {
  ACCOUNTS: (row) => ({
    account: codeOf(row),
    accountName: accountNameOf(row),
    direction: row.text('direction'),
  }),
  STOCK_SUMMARY: (row, _, span) => ({
    ...itemOf(row),
    unit: row.text('unit'),
    category: row.text('categoryName') ?? row.text('category'),
    from: firstDayOf(span),
    to: lastDayOf(span),
    openQty: quantity(row, 'openQty'),
    inQty: quantity(row, 'inQty'),
    outQty: quantity(row, 'outQty'),
    closeQty: quantity(row, 'closeQty'),
    openAmount: money(row, 'openAmount'),
    inAmount: money(row, 'inAmount'),
    outAmount: money(row, 'outAmount'),
    closeAmount: money(row, 'closeAmount'),
  }),
  STOCK_MOVES: (row, table) => ({
    ...itemOf(row),
    date: day(row, table),
    docNo: row.text('docNo') ?? row.text('orderNo'),
    inQty: quantity(row, 'inQty'),
    outQty: quantity(row, 'outQty'),
    inAmount: money(row, 'inAmount'),
    outAmount: money(row, 'outAmount'),
  }),
  STOCK: (row, { caption }, span) => ({
    ...itemOf(row),
    unit: row.text('unit'),
    category: row.text('categoryName') ?? row.text('category'),
    asOf: caption.asOf ?? lastDayOf(span),
    qty: quantity(row, 'qty'),
    amount: money(row, 'cost') ?? money(row, 'closeAmount') ?? money(row, 'amount'),
    price: money(row, 'price'),
  }),
  SALES: trade,
  PURCHASES: trade,
  SALES_ORDERS: order,
  PURCHASE_ORDERS: order,
  RECEIVABLES: ageing,
  PAYABLES: ageing,
  PARTIES: (row) => ({
    party: row.text('customer') ?? row.text('supplier'),
    role: row.text('customer') === null ? 'SUPPLIER' : 'CUSTOMER',
  }),
}

/** Lines of one day have no hour more often than not: `nth` is the place of each in its day, as time went. */
function bankLines(table: Table): BookLine[] {
  const met = new Map<string, number>()
  return asTimeWent(table).map((row) => {
    const { received, paid } = flowsOf(row)
    const date = day(row, table)
    const account = row.text('bankAccount') ?? table.caption.account
    const of = `${account} ${date}`
    const nth = (met.get(of) ?? 0) + 1
    met.set(of, nth)
    return {
      account,
      date,
      time:
        timeOf(row.text('time') ?? '') ??
        timeAfterDay(row.text('date') ?? '', table.sheet.dateSystem),
      received: amountText(received),
      paid: amountText(paid),
      balance: money(row, 'balance'),
      currency: foreignOf(row),
      party:
        row.text('partyName') ?? row.text('party') ?? row.text(received > 0n ? 'payer' : 'payee'),
      text: row.text('text'),
      nth: String(nth),
      at: placeOf(table, row),
    }
  })
}

export function linesOf(table: Table, span: Span): BookLine[] {
  const { kind } = table.header.rule
  if (kind === 'VOUCHERS') return voucherLines(table)
  if (kind === 'BANK_LINES') return bankLines(table)
  if (kind === 'BALANCES') return balanceLines(table, span)
  const told = TOLD[kind]
  if (!told) return []
  return table.rows.map((row) => ({ ...told(row, table, span), at: placeOf(table, row) }))
}

/** The number, day and text of a voucher are written once, and stand for the lines below. */
function voucherLines(table: Table): BookLine[] {
  return vouchersOf(table).flatMap((lines) => {
    const [first] = lines
    const voucher = numberOf(first!)
    const monthOf = (row: BookRow) => rowMonth(row, table.caption.period)
    let [date, month] = [day(first!, table), monthOf(first!)]
    let entered = enteredOn(first!, table)
    let text = first!.text('text')
    return lines.map((row, i): BookLine => {
      date = day(row, table) ?? date
      month = monthOf(row) ?? month
      entered = enteredOn(row, table) ?? entered
      text = row.text('text') ?? text
      const { debit, credit } = sidesOf(row)
      return {
        date,
        month: date?.slice(0, 7) ?? month,
        ...(entered !== null && { entered }),
        voucher,
        line: String(i + 1),
        text,
        account: codeOf(row) ?? accountNameOf(row),
        accountName: accountNameOf(row),
        debit: amountText(debit),
        credit: amountText(credit),
        at: placeOf(table, row),
      }
    })
  })
}

/** `记 - 12` and 记 with 12 beside it are `记-12`. */
function numberOf(row: BookRow): string | null {
  const whole = row.text('voucher')
  if (whole !== null) return whole.replace(/\s+/g, '')
  const number = row.text('voucherNo')
  const word = row.text('voucherWord')
  if (number === null || word === null) return number
  return number.startsWith(word) ? number : `${word}-${number}`
}
