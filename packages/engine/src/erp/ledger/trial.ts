/** A 科目余额表 as a whole: the rows of one period, each amount counted once. */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { digitsOf, TOP, topOf } from '../chart/code.ts'
import type { BalanceRow } from '../facts.ts'

export type Side = 'open' | 'debit' | 'credit' | 'close'
export const SIDES: readonly Side[] = ['open', 'debit', 'credit', 'close']

export interface Level {
  digits: string
  /** Digits of the nearest account of the same trial that it stands under; null = of none. */
  above: string | null
  depth: number
}

export interface Trial {
  from: MonthIndex
  to: MonthIndex
  /** By account. */
  rows: readonly BalanceRow[]
  /** Rows that stand under no other row: their sums are those of the books. */
  roots: readonly BalanceRow[]
  /** Where each row stands, by the same index. */
  levels: readonly Level[]
  /** Rows right under an account, by its digits. */
  under: ReadonlyMap<string | null, readonly BalanceRow[]>
  /** Roots by the account of the first level that they stand under. */
  tops: ReadonlyMap<string, readonly BalanceRow[]>
  /** Sides that the book has at all: in such a column an empty cell is nil, in one that is not there nothing is known. */
  tells: ReadonlySet<Side>
}

/**
 * Every period that balances are stated of, the last one last; of two that end in one month the shorter last. Rows of fewer digits than an
 * account of the first level are totals of a class, which count its accounts again.
 */
export function trialsOf(balances: readonly BalanceRow[], last: MonthIndex): Trial[] {
  const periods = Map.groupBy(
    balances.filter(({ to, account }) => to <= last && digitsOf(account).length >= TOP),
    ({ from, to }) => `${from}/${to}`,
  )
  return [...periods.values()].map(trialOf).sort((a, b) => a.to - b.to || a.from - b.from)
}

function trialOf(all: readonly BalanceRow[]): Trial {
  const sorted = all
    .map((row) => ({ row, digits: digitsOf(row.account) }))
    .sort((a, b) => compare(a.digits, b.digits))
  const rows = sorted.map(({ row }) => row)
  const levels = levelsOf(sorted.map(({ digits }) => digits))
  const roots = rows.filter((_, i) => levels[i]!.above === null)
  return {
    from: rows[0]!.from,
    to: rows[0]!.to,
    ...{ rows, levels, roots },
    under: Map.groupBy(rows, (_, i) => levels[i]!.above),
    tops: Map.groupBy(roots, ({ account }) => topOf(account)),
    tells: new Set(SIDES.filter((side) => rows.some((row) => row[side] !== null))),
  }
}

/** Codes stand in their order, so that whatever an account stands under was the last one of fewer digits. */
function levelsOf(all: readonly string[]): Level[] {
  const open: string[] = []
  return all.map((digits) => {
    while (open.length > 0 && !isUnder(digits, open.at(-1)!)) open.pop()
    const level = { digits, above: open.at(-1) ?? null, depth: open.length }
    open.push(digits)
    return level
  })
}

const isUnder = (digits: string, other: string): boolean =>
  digits.length > other.length && digits.startsWith(other)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Σ of a side; null = the book has no such column. */
export function sumOf(
  { tells }: Pick<Trial, 'tells'>,
  rows: readonly BalanceRow[],
  side: Side,
): Fen | null {
  return tells.has(side) ? rows.reduce((sum, row) => sum + (row[side] ?? 0), 0) : null
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
