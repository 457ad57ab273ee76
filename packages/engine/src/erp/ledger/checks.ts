/** What must be one in books and is told twice: the end of a period and the beginning of the next, balances and vouchers, profits. */
import type { Fen } from '@xinjian/format'
import { monthOfYear } from '../../kit/calendar/calendar.ts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { classOf, growsOn, itemOf, PROFIT_OF_YEAR } from '../chart/items.ts'
import { accountsOf, earned, trialAt, turned } from './amounts.ts'
import { type Ledger, tilesOf } from './ledger.ts'
import { sumOf } from './trial.ts'

export interface Gap {
  month: MonthIndex
  fen: Fen
  account?: string
}

/** Openings less the closings before them, by account of the first level; null = no two periods follow one another. */
export function beginsWhereEnds(ledger: Ledger): Gap[] | null {
  const pairs = ledger.trials.flatMap((next) => {
    if (!next.tells.has('open')) return []
    const last = trialAt(ledger, next.from - 1)
    return last ? [{ last, next }] : []
  })
  if (pairs.length === 0) return null
  return pairs.flatMap(({ last, next }) =>
    [...new Set([...last.tops.keys(), ...next.tops.keys()])].sort().flatMap((account): Gap[] => {
      const open = sumOf(next, next.tops.get(account) ?? [], 'open') ?? 0
      const close = sumOf(last, last.tops.get(account) ?? [], 'close') ?? 0
      return open === close ? [] : [{ month: next.from, account, fen: open - close }]
    }),
  )
}

/** Debit turnover of balances less that of vouchers, of each month that both tell by itself. */
export function betweenBooks({ trials, vouchers }: Ledger): Gap[] {
  const posted = new Map(vouchers.map(({ month, debit }) => [month, debit]))
  return trials.flatMap((trial): Gap[] => {
    const { from, to, roots } = trial
    const lines = from === to ? posted.get(from) : undefined
    const debit = sumOf(trial, roots, 'debit')
    return lines === undefined || debit === null ? [] : [{ month: from, fen: debit - lines }]
  })
}

/**
 * 本年利润 that a month was closed with, less the profit that its accounts come to. December closes the year itself into 利润分配, so
 * that it tells nothing.
 */
export function profitDifferences(ledger: Ledger): Gap[] {
  const { layout } = ledger
  const profit = accountsOf(ledger, PROFIT_OF_YEAR)
  if (layout === null || profit.length === 0) return []
  const income = [...ledger.names.keys()].filter((top) => classOf(layout, top) === 'INCOME')
  const gains = income.filter(
    (top) => growsOn(itemOf(layout, top, ledger.names.get(top) ?? null), top) === 'credit',
  )
  const losses = income.filter((top) => !gains.includes(top))
  return [...ledger.months]
    .sort((a, b) => a - b)
    .flatMap((month): Gap[] => {
      const window = { from: month, to: month }
      if (monthOfYear(month) === 12 || tilesOf(ledger, window) === null) return []
      const [credit, debit] = [
        turned(ledger, profit, 'credit', window)!.fen,
        turned(ledger, profit, 'debit', window)!.fen,
      ]
      if (credit === 0 && debit === 0) return []
      const derived = earned(ledger, gains, window)!.fen - earned(ledger, losses, window)!.fen
      return [{ month, fen: credit - debit - derived }]
    })
}
