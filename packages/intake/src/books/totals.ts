/** Sums over the rows of a book. */
import type { BookTotals } from './book.ts'
import type { Role } from './columns.ts'
import { dayOf } from './dates.ts'
import { amountText, quantityText } from './decimal.ts'
import type { BookRow, Table } from './table.ts'
import { codeOf, monthsOf, topRows } from './tree.ts'

export const sumOf = (rows: readonly BookRow[], of: (row: BookRow) => bigint | null): bigint =>
  rows.reduce((sum, row) => sum + (of(row) ?? 0n), 0n)

/** Debit is written 借, D, 0, S (Soll); credit 贷, C, 1, H (Haben). */
export function sideOf(text: string | null): 'DEBIT' | 'CREDIT' | null {
  if (text === null) return null
  if (/^(?:借|D|DR|DEBIT|S|0|收|收入|\+)$/i.test(text)) return 'DEBIT'
  return /^(?:贷|C|CR|CREDIT|H|1|支|支出|付|-)$/i.test(text) ? 'CREDIT' : null
}

/** The two columns of one side, or an amount with its side. */
export function sidesOf(row: BookRow): { debit: bigint; credit: bigint } {
  const [debit, credit] = [row.number('debit'), row.number('credit')]
  if (debit !== null || credit !== null) return { debit: debit ?? 0n, credit: credit ?? 0n }
  const amount = row.number('amount') ?? 0n
  return sideOf(row.text('direction')) === 'CREDIT'
    ? { debit: 0n, credit: amount }
    : { debit: amount, credit: 0n }
}

/** A balance with its side, debit positive: of two columns, of one with a direction, or signed as it stands. */
export function balanceOf(row: BookRow, at: 'open' | 'close'): bigint | null {
  const [debit, credit] = [row.number(`${at}Debit`), row.number(`${at}Credit`)]
  if (debit !== null || credit !== null) return (debit ?? 0n) - (credit ?? 0n)
  const amount = row.number(at)
  if (amount === null) return null
  const side = sideOf(row.text(`${at}Direction`) ?? row.text('direction'))
  return side === 'CREDIT' ? -amount : amount
}

/** `USD`; null = 人民币, or the bank names none. */
export function foreignOf(row: BookRow): string | null {
  const named = row.text('currency')
  return named === null || /人民币|本位币|CNY|RMB|^0?1$/i.test(named) ? null : named
}

const CAME_IN = /^(?:收入?|入|转入|存入|来账|贷|C|CR|CREDIT|\+)$/i
const WENT_OUT = /^(?:支出?|出|付|转出|支取|往账|借|D|DR|DEBIT|-)$/i

/** What came in and what went out of a bank account. A bank writes its own side: what it owes the customer is its credit. */
export function flowsOf(row: BookRow): { received: bigint; paid: bigint } {
  const [received, paid] = [row.number('received'), row.number('paid')]
  if (received !== null || paid !== null) return { received: received ?? 0n, paid: paid ?? 0n }
  const [debit, credit] = [row.number('debit'), row.number('credit')]
  if (debit !== null || credit !== null) return { received: credit ?? 0n, paid: debit ?? 0n }
  const amount = row.number('amount') ?? 0n
  const size = amount < 0n ? -amount : amount
  const side = row.text('direction') ?? (amount < 0n ? '-' : '+')
  if (CAME_IN.test(side)) return { received: size, paid: 0n }
  // Of a side that no word tells nothing is said: the balance does not go on, and that is told.
  return { received: 0n, paid: WENT_OUT.test(side) ? size : 0n }
}

/** Banks list the newest line first as often as last: as time went, by the first and the last day. */
export function asTimeWent({ rows, sheet }: Pick<Table, 'rows' | 'sheet'>): readonly BookRow[] {
  const day = (row: BookRow | undefined) => dayOf(row?.text('date') ?? '', sheet.dateSystem) ?? ''
  return day(rows[0]) > day(rows.at(-1)) ? rows.toReversed() : rows
}

export function totalsOf(table: Table): BookTotals {
  const { header, rows } = table
  const has = (role: Role): boolean => header.columns.has(role)
  const qty = (role: Role) =>
    has(role) ? quantityText(sumOf(rows, (r) => r.number(role))) : undefined
  const money = (role: Role) =>
    has(role) ? amountText(sumOf(rows, (r) => r.number(role))) : undefined
  switch (header.rule.kind) {
    case 'VOUCHERS':
      return {
        debit: amountText(sumOf(rows, (row) => sidesOf(row).debit)),
        credit: amountText(sumOf(rows, (row) => sidesOf(row).credit)),
      }
    case 'BALANCES': {
      const months = monthsOf(rows).map(topRows)
      const tops = months.flat()
      return defined({
        debit: has('debit') ? amountText(sumOf(tops, (row) => row.number('debit'))) : undefined,
        credit: has('credit') ? amountText(sumOf(tops, (row) => row.number('credit'))) : undefined,
        openAmount: balanceTotal(months[0]!, 'open'),
        closeAmount: balanceTotal(months.at(-1)!, 'close'),
      })
    }
    case 'ACCOUNT_DETAIL': {
      const one = new Set(rows.map(codeOf)).size === 1
      const last = one ? asTimeWent(table).at(-1) : undefined
      return defined({
        debit: money('debit'),
        credit: money('credit'),
        closeAmount: amountOf(last && runningBalance(last)),
      })
    }
    case 'BANK_LINES': {
      const currencies = new Set(rows.map(foreignOf))
      if (currencies.size > 1) return {}
      const lines = asTimeWent(table)
      const [first, last] = [lines[0], lines.at(-1)]
      const before = first && openingOf(first)
      return {
        inAmount: amountText(sumOf(rows, (row) => flowsOf(row).received)),
        outAmount: amountText(sumOf(rows, (row) => flowsOf(row).paid)),
        ...(before !== undefined ? { openAmount: amountText(before) } : {}),
        ...(last ? { closeAmount: amountText(last.number('balance') ?? 0n) } : {}),
      }
    }
    case 'STOCK':
      return defined({
        closeQty: qty('qty'),
        closeAmount: money('cost') ?? money('closeAmount') ?? money('amount'),
      })
    case 'SALES':
      return defined({ outQty: qty('qty'), outAmount: money('amount') })
    case 'PURCHASES':
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
      return { openAmount: money('open')!, closeAmount: money('close')! }
    case 'RECEIVABLES':
    case 'PAYABLES':
      return defined({ closeAmount: money('balance') ?? money('close') ?? money('amount') })
    case 'ACCOUNTS':
    case 'STOCK_CATEGORIES':
    case 'PARTIES':
      return {}
  }
}

const amountOf = (units: bigint | null | undefined): string | undefined =>
  units === null || units === undefined ? undefined : amountText(units)

/** Of rows that tell none there is none. */
function balanceTotal(rows: readonly BookRow[], at: 'open' | 'close'): string | undefined {
  const told = rows.some((row) => balanceOf(row, at) !== null)
  return told ? amountText(sumOf(rows, (row) => balanceOf(row, at))) : undefined
}

/** What an account stands at behind a line of it, debit positive. */
export function runningBalance(row: BookRow): bigint | null {
  const balance = row.number('balance')
  return balance !== null && sideOf(row.text('direction')) === 'CREDIT' ? -balance : balance
}

const openingOf = (row: BookRow): bigint | undefined => {
  const balance = row.number('balance')
  const { received, paid } = flowsOf(row)
  return balance === null ? undefined : balance - received + paid
}

const defined = (totals: { [K in keyof BookTotals]: BookTotals[K] | undefined }): BookTotals =>
  Object.fromEntries(Object.entries(totals).filter(([, value]) => value !== undefined))
