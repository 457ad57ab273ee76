/** Accounts under those of the first level: what went through them, what stood on them. */
import type { Fen } from '@xinjian/format'
import type { MonthIndex, MonthWindow } from '../../kit/calendar/window.ts'
import { digitsOf, topOf } from '../chart/code.ts'
import { growsOn, itemOf } from '../chart/items.ts'
import type { BalanceRow } from '../facts.ts'
import { accountsOf, trialAt } from './amounts.ts'
import { isTrial, type Ledger, tilesOf } from './ledger.ts'
import type { Trial } from './trial.ts'

export interface SubAccount {
  account: string
  name: string | null
  fen: Fen
  rows: readonly BalanceRow[]
}

/** Rows under accounts of the first level that nothing stands under, by account. */
function leavesOf({ rows }: Trial, tops: ReadonlySet<string>): BalanceRow[] {
  const digits = rows.map(({ account }) => digitsOf(account))
  return rows.filter((_, i) => {
    const own = digits[i]!
    // Rows stand by account: whatever stands under one comes right behind it.
    const leaf = !digits[i + 1]?.startsWith(own)
    return leaf && own !== topOf(own) && tops.has(topOf(own))
  })
}

const newest = (rows: readonly BalanceRow[]): BalanceRow => rows.at(-1)!

/** What the lowest accounts under items earned or cost in a window, the side on which they grow, greatest first; none unless balances tell it whole. */
export function subAccounts(
  ledger: Ledger,
  items: readonly string[],
  window: MonthWindow,
): SubAccount[] {
  const tiles = ledger.layout === null ? null : tilesOf(ledger, window)
  if (!tiles?.every(isTrial)) return []
  const tops = new Set(accountsOf(ledger, ...items))
  const rows = tiles.flatMap((trial) => leavesOf(trial, tops))
  const sums = [...Map.groupBy(rows, ({ account }) => digitsOf(account)).values()].map((of) => {
    const { account, name } = newest(of)
    const top = topOf(account)
    const side = growsOn(itemOf(ledger.layout!, top, ledger.names.get(top) ?? null), top)
    return { account, name, fen: of.reduce((sum, row) => sum + (row[side] ?? 0), 0), rows: of }
  })
  return byAmount(sums)
}

/** What stood on the lowest accounts under items at the end of a month, greatest first; `null` = no balances are stated of it. */
export function subBalances(
  ledger: Ledger,
  items: readonly string[],
  month: MonthIndex,
): SubAccount[] | null {
  const trial = trialAt(ledger, month)
  if (!trial) return null
  const tops = new Set(accountsOf(ledger, ...items))
  const rows = leavesOf(trial, tops)
  const held = new Set(rows.map(({ account }) => topOf(account)))
  // An account that nothing stands under is told by itself.
  const own = trial.roots.filter(({ account }) => {
    const top = topOf(account)
    return tops.has(top) && !held.has(top)
  })
  return byAmount(
    [...rows, ...own].map((row) => ({
      account: row.account,
      name: row.name,
      fen: row.close ?? 0,
      rows: [row],
    })),
  )
}

const byAmount = (accounts: readonly SubAccount[]): SubAccount[] =>
  accounts
    .filter(({ fen }) => fen !== 0)
    .toSorted((a, b) => Math.abs(b.fen) - Math.abs(a.fen) || (a.account < b.account ? -1 : 1))
