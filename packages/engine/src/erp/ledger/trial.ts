/** A 科目余额表 as a whole: the rows of one period, each amount counted once. */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { above, digitsOf, topOf } from '../chart/code.ts'
import type { BalanceRow } from '../facts.ts'

export type Side = 'open' | 'debit' | 'credit' | 'close'
export const SIDES: readonly Side[] = ['open', 'debit', 'credit', 'close']

export interface Trial {
  from: MonthIndex
  to: MonthIndex
  /** By account. */
  rows: readonly BalanceRow[]
  /** Rows that stand under no other row: their sums are those of the books. */
  roots: readonly BalanceRow[]
  /** Roots by the account of the first level that they stand under. */
  tops: ReadonlyMap<string, readonly BalanceRow[]>
  /** Sides that the book has at all: in such a column an empty cell is nil, in one that is not there nothing is known. */
  tells: ReadonlySet<Side>
}

/** Every period that balances are stated of, the last one last; of two that end in one month the shorter last. */
export function trialsOf(balances: readonly BalanceRow[], last: MonthIndex): Trial[] {
  const periods = Map.groupBy(
    balances.filter(({ to }) => to <= last),
    ({ from, to }) => `${from}/${to}`,
  )
  return [...periods.values()].map(trialOf).sort((a, b) => a.to - b.to || a.from - b.from)
}

function trialOf(all: readonly BalanceRow[]): Trial {
  const rows = all.toSorted((a, b) => compare(digitsOf(a.account), digitsOf(b.account)))
  const held = new Set(rows.map(({ account }) => digitsOf(account)))
  const roots = rows.filter(({ account }) => !above(digitsOf(account)).some((up) => held.has(up)))
  return {
    from: rows[0]!.from,
    to: rows[0]!.to,
    rows,
    roots,
    tops: Map.groupBy(roots, ({ account }) => topOf(account)),
    tells: new Set(SIDES.filter((side) => rows.some((row) => row[side] !== null))),
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Σ of a side; null = the book has no such column. */
export function sumOf(
  { tells }: Pick<Trial, 'tells'>,
  rows: readonly BalanceRow[],
  side: Side,
): Fen | null {
  return tells.has(side) ? rows.reduce((sum, row) => sum + (row[side] ?? 0), 0) : null
}

/** Rows that stand right under a row of the same trial, or that no row stands between. */
export function childrenOf({ rows }: Trial, account: string): BalanceRow[] {
  const own = digitsOf(account)
  const held = new Set(rows.map((row) => digitsOf(row.account)))
  return rows.filter((row) => {
    const digits = digitsOf(row.account)
    return digits !== own && above(digits).find((up) => held.has(up)) === own
  })
}

/** Difference of each pair of sums that must be one: 期初, 本期, 期末; null = the book does not tell both. */
export function differencesOf(trial: Trial): Record<'open' | 'turnover' | 'close', Fen | null> {
  const of = (side: Side) => sumOf(trial, trial.roots, side)
  const [debit, credit] = [of('debit'), of('credit')]
  return {
    open: of('open'),
    turnover: debit === null || credit === null ? null : debit - credit,
    close: of('close'),
  }
}

/** What a trial is out by at most; null = it tells no two sums to compare. */
export function outBy(trial: Trial): Fen | null {
  const told = Object.values(differencesOf(trial)).filter((fen) => fen !== null)
  return told.length > 0 ? Math.max(...told.map(Math.abs)) : null
}
