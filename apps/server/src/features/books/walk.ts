/** Levels of a ledger, made of the same digests as the report on the books: what a figure says here, it says there. */

import type {
  BookAccount,
  BookMonth,
  BookStatement,
  StatementItem,
} from '@xinjian/contract/nouns/collect/books'
import { digitsOf, TOP } from '@xinjian/engine/erp/chart/code'
import type { BalanceRow, Turnover } from '@xinjian/engine/erp/facts'
import { balanceSheet } from '@xinjian/engine/erp/ledger/balance-sheet'
import { type CashSource, cashStatementAt } from '@xinjian/engine/erp/ledger/cash-statement'
import type { Legs } from '@xinjian/engine/erp/ledger/derived'
import { incomeStatement } from '@xinjian/engine/erp/ledger/income-statement'
import {
  isTrial,
  type Ledger,
  ledgerOf,
  type Tile,
  tilesOf,
} from '@xinjian/engine/erp/ledger/ledger'
import { formatMonth, type MonthIndex } from '@xinjian/engine/kit/calendar/window'
import type { Condition } from '@xinjian/engine/report/condition'
import { accountOf } from '@xinjian/format/accounts/accounts'

export interface Books {
  ledger: Ledger
  balances: readonly BalanceRow[]
  turnovers: readonly Turnover[]
  /** By its digits, what an account is called. */
  accounts: ReadonlyMap<string, { account: string; name: string | null }>
  /** Digits of the accounts right under one, by code; null = those that stand under none. */
  under: ReadonlyMap<string | null, readonly string[]>
}

/** @param last months behind it are not here yet */
export function booksOf(
  balances: readonly BalanceRow[],
  turnovers: readonly Turnover[],
  last: MonthIndex,
): Books {
  const ledger = ledgerOf({ balances, turnovers, vouchers: [] }, last)
  const accounts = new Map<string, { account: string; name: string | null }>()
  for (const [top, name] of ledger.names) accounts.set(top, { account: top, name })
  for (const { account, name } of [...turnovers, ...balances]) {
    const digits = digitsOf(account)
    if (digits.length < TOP) continue
    const known = accounts.get(digits)
    accounts.set(digits, { account, name: name ?? known?.name ?? null })
  }
  const under = Map.groupBy([...accounts.keys()].sort(), (digits) => aboveOf(accounts, digits))
  return { ledger, balances, turnovers, accounts, under }
}

const yuan = (fen: number | null | undefined): number | null => (fen == null ? null : fen / 100)

/** What statements are made of beside balances and turnovers. */
export interface StatementSource {
  /** Month of the founding. */
  since: MonthIndex | null
  cash: CashSource
}

/** Lines of the statements at the end of a month in the order of the forms, and digits of the accounts behind each. */
export function statementsAt(
  { ledger }: Books,
  month: MonthIndex,
  { since, cash }: StatementSource,
) {
  const legs: Legs = new Map()
  const made =
    ledger.layout === null
      ? []
      : [
          ...balanceSheet(ledger, month, legs),
          ...incomeStatement(ledger, month, since, legs),
          ...cashStatementAt(ledger, month, since, cash, legs),
        ]
  return made.map(({ kind, items }) => ({
    kind: kind satisfies BookStatement,
    items: items.toSorted(byPlace).map((item) => {
      const behind = new Set(
        (legs.get(item.key)?.() ?? []).flatMap(({ where }) => accountsIn(where)),
      )
      const { code, end, begin, ytd } = item
      const told: StatementItem = {
        ...{ code: code!, label: accountOf(code!).name, opens: behind.size > 0 },
        ...{ end: yuan(end), begin: yuan(begin), ytd: yuan(ytd) },
      }
      return { told, behind }
    }),
  }))
}

const placeOf = ({ code }: { code: string | null }): number => accountOf(code!).place
const byPlace = (a: { code: string | null }, b: { code: string | null }): number =>
  placeOf(a) - placeOf(b)

/** Accounts that a condition on rows of the books names. */
function accountsIn(where: Condition): string[] {
  if ('all' in where) return where.all.flatMap(accountsIn)
  if ('any' in where) return where.any.flatMap(accountsIn)
  if (where.field !== 'account') return []
  if ('in' in where) return where.in.map((account) => digitsOf(String(account)))
  return 'prefix' in where ? [digitsOf(where.prefix)] : []
}

/** The nearest account that one stands under. */
function aboveOf(accounts: Books['accounts'], digits: string): string | null {
  for (let n = digits.length - 1; n >= TOP; n--)
    if (accounts.has(digits.slice(0, n))) return digits.slice(0, n)
  return null
}

/** Accounts at the end of a month, each with what went through it since January. */
export function accountRows(books: Books, listed: readonly string[], month: MonthIndex) {
  const { ledger, accounts, under } = books
  const from = Math.max(Math.floor(month / 12) * 12, Math.min(...ledger.months))
  // Of months before the first of the books nothing is known.
  const tiles = from > month ? null : tilesOf(ledger, { from, to: month })
  const [debit, credit] = SIDES.map((side) => tiles?.map((tile) => sumsIn(books, tile, side)))
  const ends = ledger.trials.findLast(({ to, tells }) => to === month && tells.has('close'))
  const close = ends && sumsIn(books, ends, 'close')
  const summed = (of: Sums[] | undefined, digits: string) =>
    of?.reduce((sum, tile) => sum + (tile.get(digits) ?? 0), 0)
  return listed.map(
    (digits): BookAccount => ({
      account: accounts.get(digits)?.account ?? digits,
      name: accounts.get(digits)?.name ?? null,
      debit: yuan(summed(debit, digits)),
      credit: yuan(summed(credit, digits)),
      close: yuan(close && (close.get(digits) ?? 0)),
      deeper: under.has(digits),
    }),
  )
}

const SIDES = ['debit', 'credit'] as const
type Sums = Map<string, number>

/**
 * What a book comes to on every account: one that a trial lists states it itself, any other is the sum of what stands under it.
 * A book that lists nothing of an account had nothing on it.
 */
function sumsIn(
  { accounts, turnovers }: Books,
  tile: Tile,
  side: 'debit' | 'credit' | 'close',
): Sums {
  const rows: [digits: string, fen: number][] = isTrial(tile)
    ? tile.rows.map((row) => [digitsOf(row.account), row[side] ?? 0])
    : turnovers
        .filter(({ month }) => month === tile.month)
        .map((of) => [digitsOf(of.account), side === 'close' ? 0 : of[side]])
  const stated = new Set(isTrial(tile) ? rows.map(([digits]) => digits) : [])
  const sums: Sums = new Map()
  for (const [digits, fen] of rows) {
    sums.set(digits, (sums.get(digits) ?? 0) + fen)
    let above = aboveOf(accounts, digits)
    for (; above !== null && !stated.has(above); above = aboveOf(accounts, above))
      sums.set(above, (sums.get(above) ?? 0) + fen)
  }
  return sums
}

/** Months of an account, newest first: what its balances state beside what its vouchers come to. */
export function monthRows({ ledger, balances, turnovers }: Books, account: string): BookMonth[] {
  const digits = digitsOf(account)
  const lines = turnovers.filter((of) => digitsOf(of.account).startsWith(digits))
  const stated = balances.filter((row) => digitsOf(row.account) === digits)
  const spans = new Map<string, { from: MonthIndex; to: MonthIndex }>()
  for (const { from, to } of stated) spans.set(`${from}/${to}`, { from, to })
  for (const { month } of lines) spans.set(`${month}/${month}`, { from: month, to: month })
  return [...spans.values()]
    .sort((a, b) => b.to - a.to || b.from - a.from)
    .map(({ from, to }): BookMonth => {
      const row = stated.find((of) => of.from === from && of.to === to)
      const of = lines.filter(({ month }) => month >= from && month <= to)
      const told = monthsOf(from, to).every((month) => ledger.turnovers.has(month))
      return {
        from: formatMonth(from),
        to: formatMonth(to),
        stated: row
          ? {
              ...{ open: yuan(row.open), debit: yuan(row.debit) },
              ...{ credit: yuan(row.credit), close: yuan(row.close) },
            }
          : null,
        vouchers: told
          ? {
              debit: sum(of, 'debit') / 100,
              credit: sum(of, 'credit') / 100,
              lines: sum(of, 'lines'),
            }
          : null,
      }
    })
}

const sum = (of: readonly Turnover[], key: 'debit' | 'credit' | 'lines'): number =>
  of.reduce((all, row) => all + row[key], 0)

const monthsOf = (from: MonthIndex, to: MonthIndex): MonthIndex[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
