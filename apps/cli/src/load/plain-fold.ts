import {
  type InvoiceRow,
  KIND_CODES,
  type MonthDigest,
  type MonthScan,
} from '@xinjian/engine/invoice/facts'
import { createInvoiceFold } from '@xinjian/engine/invoice/facts/fold'
import { createScanFold } from '@xinjian/engine/invoice/facts/scan'
import { wholeNumber } from './plain-cells.ts'
import type { RowColumns } from './row-columns.ts'
import { VOID_FLAG } from './row-columns.ts'

/** Rows in the order of their enterprise: those of enterprise e are `order[starts[e] … starts[e + 1])`. */
export interface EnterpriseOrder {
  order: Int32Array
  starts: Int32Array
}

/** Counting sort; keeps the order of rows within an enterprise. Shared memory, for both threads. */
export function orderByEnterprise(columns: RowColumns, enterprises: number): EnterpriseOrder {
  const starts = new Int32Array(new SharedArrayBuffer(4 * (enterprises + 1)))
  for (let i = 0; i < columns.length; i++) starts[columns.enterprise[i]! + 1]!++
  for (let e = 0; e < enterprises; e++) starts[e + 1]! += starts[e]!
  const next = starts.slice()
  const order = new Int32Array(new SharedArrayBuffer(4 * columns.length))
  for (let i = 0; i < columns.length; i++) order[next[columns.enterprise[i]!]!++] = i
  return { order, starts }
}

/** Digests of one enterprise. */
export function foldEnterprise(
  columns: RowColumns,
  order: EnterpriseOrder,
  enterprise: number,
  direction: 'OUT' | 'IN',
  redKeys: ReadonlyMap<number, string>,
): MonthDigest[] {
  const fold = createInvoiceFold()
  eachRow(columns, order, enterprise, direction, (row, at) => {
    row.key = row.total < 0 ? (redKeys.get(at) ?? '') : ''
    fold.add(row)
  })
  return fold.digests()
}

/** What only single rows of one enterprise tell: for the full report, since it makes a text of every number. */
export function scanEnterprise(
  columns: RowColumns,
  order: EnterpriseOrder,
  enterprise: number,
  direction: 'OUT' | 'IN',
): MonthScan[] {
  const scan = createScanFold()
  eachRow(columns, order, enterprise, direction, (row, at) => {
    row.key = wholeNumber(columns.print[at]!)?.toString() ?? ''
    scan.add(row)
  })
  return scan.scans()
}

/** One row object is used for all rows: whoever takes it must not keep it. */
function eachRow(
  columns: RowColumns,
  { order, starts }: EnterpriseOrder,
  enterprise: number,
  direction: 'OUT' | 'IN',
  take: (row: InvoiceRow, at: number) => void,
): void {
  const row: InvoiceRow = {
    direction,
    day: 0,
    minute: -1,
    status: 'NORMAL',
    kind: 'UNKNOWN',
    counterparty: 0,
    amount: 0,
    tax: 0,
    total: 0,
    key: '',
  }
  for (let i = starts[enterprise]!; i < starts[enterprise + 1]!; i++) {
    const at = order[i]!
    const second = columns.second[at]!
    row.day = columns.day[at]!
    row.minute = second < 0 ? -1 : Math.floor(second / 60)
    row.status = (columns.flags[at]! & VOID_FLAG) === 0 ? 'NORMAL' : 'VOID'
    row.kind = KIND_CODES[columns.kind[at]!]!
    row.counterparty = columns.party[at]!
    row.amount = columns.amount[at]!
    row.tax = columns.tax[at]!
    row.total = columns.total[at]!
    take(row, at)
  }
}

/** Rows that repeat an earlier one of the enterprise in number, date, party and all amounts. */
export function countRepeated(
  columns: RowColumns,
  { order, starts }: EnterpriseOrder,
  enterprise: number,
): number {
  const from = starts[enterprise]!
  const to = starts[enterprise + 1]!
  let size = 16
  while (size < 2 * (to - from)) size *= 2
  const table = new Int32Array(size).fill(-1)
  const { day, party, amount, total, print, flags } = columns
  let repeated = 0
  for (let i = from; i < to; i++) {
    const row = order[i]!
    let at =
      (Math.imul(print[row]! ^ Math.imul(day[row]!, 0x9e3779b1), 0x85ebca6b) >>> 7) & (size - 1)
    for (; table[at] !== -1; at = (at + 1) & (size - 1)) {
      const other = table[at]!
      if (
        print[other] === print[row] &&
        day[other] === day[row] &&
        party[other] === party[row] &&
        total[other] === total[row] &&
        amount[other] === amount[row] &&
        flags[other] === flags[row]
      )
        break
    }
    if (table[at] === -1) table[at] = row
    else repeated++
  }
  return repeated
}
