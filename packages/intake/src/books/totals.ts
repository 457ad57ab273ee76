/** Sums over the rows of a book. */
import type { BookTotals } from './book.ts'
import type { Role } from './columns.ts'
import { amountText, quantityText } from './decimal.ts'
import { asTimeWent } from './sides/order.ts'
import {
  balanceOf,
  bankAccountOf,
  flowsOf,
  foreignOf,
  runningBalance,
  sidesOf,
} from './sides/sides.ts'
import type { BookRow, Table } from './table.ts'
import { codeOf } from './tree/code.ts'
import { monthsOf, topRows } from './tree/tree.ts'

export const sumOf = (rows: readonly BookRow[], of: (row: BookRow) => bigint | null): bigint =>
  rows.reduce((sum, row) => sum + (of(row) ?? 0n), 0n)

export function totalsOf(table: Table): BookTotals {
  const { header, rows } = table
  const has = (role: Role): boolean => header.columns.has(role)
  // Of a column in which something is no figure there is no sum: what is not read is not nought.
  const isWhole = (role: Role, of: readonly BookRow[]): boolean =>
    !has(role) || !of.some((row) => isUnread(row, role))
  const qty = (role: Role) =>
    has(role) && isWhole(role, rows)
      ? quantityText(sumOf(rows, (row) => row.number(role)))
      : undefined
  const money = (role: Role, of = rows) =>
    has(role) && isWhole(role, of) ? amountText(sumOf(of, (row) => row.number(role))) : undefined
  const whole = (roles: readonly Role[], of: (row: BookRow) => bigint) =>
    roles.every((role) => isWhole(role, rows)) ? amountText(sumOf(rows, of)) : undefined
  switch (header.rule.kind) {
    case 'VOUCHERS':
      return defined({
        debit: whole(['debit', 'amount'], (row) => sidesOf(row).debit),
        credit: whole(['credit', 'amount'], (row) => sidesOf(row).credit),
      })
    case 'BALANCES': {
      const months = monthsOf(rows).map(topRows)
      const tops = months.flat()
      return defined({
        debit: money('debit', tops),
        credit: money('credit', tops),
        openAmount: balanceTotal(months[0]!, 'open'),
        closeAmount: balanceTotal(months.at(-1)!, 'close'),
      })
    }
    case 'ACCOUNT_DETAIL': {
      const one = new Set(rows.map(codeOf)).size === 1
      const last = one ? asTimeWent(table).at(-1) : undefined
      return defined({
        debit: amountText(sumOf(rows, (row) => sidesOf(row).debit)),
        credit: amountText(sumOf(rows, (row) => sidesOf(row).credit)),
        closeAmount: amountOf(last && runningBalance(last)),
      })
    }
    case 'BANK_LINES': {
      const currencies = new Set(rows.map(foreignOf))
      if (currencies.size > 1) return {}
      const accounts = [...Map.groupBy(asTimeWent(table), bankAccountOf).values()]
      const opened = accounts.map(([first]) => openingOf(first!))
      const closed = accounts.map((lines) => lines.at(-1)!.number('balance'))
      return defined({
        inAmount: whole(['received', 'credit', 'amount'], (row) => flowsOf(row).received),
        outAmount: whole(['paid', 'debit', 'amount'], (row) => flowsOf(row).paid),
        openAmount: amountOf(sumOfAll(opened)),
        closeAmount: amountOf(sumOfAll(closed)),
      })
    }
    case 'STOCK':
      return defined({
        closeQty: qty('qty'),
        closeAmount: money('cost') ?? money('closeAmount') ?? money('amount'),
      })
    case 'SALES':
    case 'SALES_ORDERS':
      return defined({ outQty: qty('qty'), outAmount: money('amount') })
    case 'PURCHASES':
    case 'PURCHASE_ORDERS':
      return defined({ inQty: qty('qty'), inAmount: money('amount') })
    case 'STOCK_SUMMARY':
    case 'STOCK_MOVES':
      return defined({
        openQty: qty('openQty'),
        inQty: qty('inQty'),
        outQty: qty('outQty'),
        closeQty: qty('closeQty'),
        openAmount: money('openAmount'),
        inAmount: money('inAmount'),
        outAmount: money('outAmount'),
        closeAmount: money('closeAmount'),
      })
    case 'BANK_BALANCES':
      return defined({ openAmount: money('open'), closeAmount: money('close') })
    case 'RECEIVABLES':
    case 'PAYABLES':
      return defined({ closeAmount: money('balance') ?? money('close') ?? money('amount') })
    case 'ACCOUNTS':
    case 'STOCK_CATEGORIES':
    case 'BANK_SLIPS':
    case 'PARTIES':
      return {}
  }
}

/** Something is written there, and neither a figure nor the stroke that stands for none. */
const isUnread = (row: BookRow, role: Role): boolean =>
  row.number(role) === null && !/^[-—–−－‐‑/*\s]*$/.test(row.text(role) ?? '')

const amountOf = (units: bigint | null | undefined): string | undefined =>
  units === null || units === undefined ? undefined : amountText(units)

/** Of rows that tell none there is none. */
function balanceTotal(rows: readonly BookRow[], at: 'open' | 'close'): string | undefined {
  const told = rows.some((row) => balanceOf(row, at) !== null)
  return told ? amountText(sumOf(rows, (row) => balanceOf(row, at))) : undefined
}

const openingOf = (row: BookRow): bigint | null => {
  const balance = row.number('balance')
  const { received, paid } = flowsOf(row)
  return balance === null ? null : balance - received + paid
}

/** null where one of them is not told. */
const sumOfAll = (parts: readonly (bigint | null)[]): bigint | null =>
  parts.some((part) => part === null) ? null : parts.reduce<bigint>((sum, part) => sum + part!, 0n)

const defined = (totals: { [K in keyof BookTotals]: BookTotals[K] | undefined }): BookTotals =>
  Object.fromEntries(Object.entries(totals).filter(([, value]) => value !== undefined))
