/**
 * Signs of red invoices. The bureau prints them negative; other programs print them without a sign and say 是否正数发票 = 否.
 * Which of the two a table does shows on a whole invoice, never on one of its lines: the discount line of a red invoice is
 * rightly positive where the others are negative.
 */
import { formatFen } from '@xinjian/format'
import { TABLE_SAYS } from '../table-words.ts'
import { blueNumberOf } from './cells.ts'
import type { BadRow, TableInvoice, TableItem } from './table-invoice.ts'

/** Tolerance in 分, that of 金额 + 税额 = 价税合计 (domain §2.2). */
const TOLERANCE = 5

const turned = (n: number): number => (n === 0 ? 0 : -n)

const turnItem = (item: TableItem): TableItem => ({
  ...item,
  quantity: item.quantity === null ? null : turned(item.quantity),
  amount: turned(item.amount),
  tax: item.tax === null ? null : turned(item.tax),
})

const sumOf = (items: readonly Pick<TableItem, 'amount'>[]): number =>
  items.reduce((sum, item) => sum + item.amount, 0)

/** An invoice made of its lines alone, all of them there: red as the table states it, with its blue one's number. */
export function settled(invoice: TableInvoice): TableInvoice {
  const red = invoice.statedRed && invoice.total > 0 ? turnedWhole(invoice) : invoice
  const { total, remark } = red
  return { ...red, redOf: total < 0 && remark !== null ? blueNumberOf(remark) : null }
}

const turnedWhole = (invoice: TableInvoice): TableInvoice => ({
  ...invoice,
  amount: turned(invoice.amount),
  tax: turned(invoice.tax),
  total: turned(invoice.total),
  items: invoice.items.map(turnItem),
})

/** A head with all its lines: lines that were written with the other sign throughout take the head's. */
export function fitted(head: TableInvoice): TableInvoice {
  const against = head.statedRed && sumOf(head.items) * head.amount < 0
  return against ? { ...head, items: head.items.map(turnItem) } : head
}

/** Whether the lines of an invoice come to another 金额 than its head; one without lines has nothing to differ. In 分. */
export function linesDiffer(
  amount: number,
  items: readonly Pick<TableItem, 'amount'>[] | null,
): boolean {
  return items !== null && items.length > 0 && Math.abs(sumOf(items) - amount) > TOLERANCE
}

const yuan = (fen: number): string => formatFen(fen).replace(/\B(?=(\d{3})+\.)/g, ',')

/** The remark on such an invoice: both sums are taken as printed, because nobody can say which is wrong. */
export function linesRemark({ sheet, row, key, amount, items }: TableInvoice): BadRow | null {
  if (!linesDiffer(amount, items)) return null
  const reason = TABLE_SAYS.linesNotAmount({ lines: yuan(sumOf(items)), amount: yuan(amount) })
  return { sheet, row, column: null, reason, raw: key, kept: true }
}
