/** The books as one ledger: which months they tell, and by which of them. Where balances and vouchers tell a month, balances lead. */
import type { Fen } from '@xinjian/format'
import type { MonthIndex, MonthWindow } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import { topOf } from '../chart/code.ts'
import { itemOf, type Layout, layoutOf } from '../chart/items.ts'
import type { ErpFacts, Turnover, VoucherMonth } from '../facts.ts'
import { type Trial, trialsOf } from './trial.ts'

export interface Ledger {
  /** null = the chart of accounts tells no standard: nothing is told by class. */
  layout: Layout | null
  trials: readonly Trial[]
  /** Lines of vouchers by month. */
  turnovers: ReadonlyMap<MonthIndex, VoucherTile>
  vouchers: readonly VoucherMonth[]
  /** Months that balances or vouchers tell. */
  months: ReadonlySet<MonthIndex>
  /** Accounts of the first level and what the books call them. */
  names: ReadonlyMap<string, string | null>
}

/** Vouchers of one month by the account of the first level. */
export interface VoucherTile {
  month: MonthIndex
  tops: ReadonlyMap<string, { debit: Fen; credit: Fen }>
  /** By the account that they were posted on. */
  lines: readonly Turnover[]
}

/** A stretch of months of which one book tells everything. */
export type Tile = Trial | VoucherTile

export const isTrial = (tile: Tile): tile is Trial => 'rows' in tile

export function ledgerOf(
  facts: Pick<ErpFacts, 'balances' | 'turnovers' | 'vouchers'>,
  last: MonthIndex,
): Ledger {
  const trials = trialsOf(facts.balances, last)
  const lines = facts.turnovers.filter(({ month }) => month <= last)
  const turnovers = new Map(
    [...Map.groupBy(lines, ({ month }) => month)].map(([month, of]) => [month, tileOf(month, of)]),
  )
  const names = namesOf(trials, lines)
  return {
    layout: layoutOf(names),
    trials,
    turnovers,
    months: monthsOf(trials, turnovers.keys()),
    vouchers: facts.vouchers
      .filter(({ month }) => month <= last)
      .toSorted((a, b) => a.month - b.month),
    names,
  }
}

/** Months that a book tells: of a trial of several months, each of them. */
export function monthsOf(
  trials: readonly Pick<Trial, 'from' | 'to'>[],
  vouchers: Iterable<MonthIndex>,
): Set<MonthIndex> {
  const months = new Set(vouchers)
  for (const { from, to } of trials) for (let m = from; m <= to; m++) months.add(m)
  return months
}

function tileOf(month: MonthIndex, lines: readonly Turnover[]): VoucherTile {
  const tops = new Map<string, { debit: Fen; credit: Fen }>()
  for (const { account, debit, credit } of lines) {
    const sum = tops.get(topOf(account)) ?? { debit: 0, credit: 0 }
    tops.set(topOf(account), { debit: sum.debit + debit, credit: sum.credit + credit })
  }
  return { month, tops, lines }
}

/** A name of the account itself wins over one of an account under it, a later one over an earlier. */
function namesOf(trials: readonly Trial[], lines: readonly Turnover[]) {
  const names = new Map<string, string | null>()
  for (const { account, name } of [...lines, ...trials.flatMap(({ roots }) => roots)]) {
    const top = topOf(account)
    const own = top === account.trim() ? name : null
    if (own !== null || !names.has(top)) names.set(top, own)
  }
  return names
}

/** Accounts of the first level by the item that they belong to; null = of accounts that no item is known for. */
export const byItem = oncePer(({ layout, names }: Ledger): ReadonlyMap<string | null, string[]> => {
  if (layout === null) return new Map()
  return Map.groupBy([...names.keys()].sort(), (top) => itemOf(layout, top, names.get(top) ?? null))
})

const memory = oncePer((_: Ledger) => new Map<string, readonly Tile[] | null>())

/** Books that tell a window month by month without a gap and without telling one twice; null = they do not. */
export function tilesOf(ledger: Ledger, { from, to }: MonthWindow): readonly Tile[] | null {
  if (from > to) return []
  const known = memory(ledger)
  const key = `${from}/${to}`
  let tiles = known.get(key)
  if (tiles === undefined) {
    tiles = firstWay(ledger, from, to)
    known.set(key, tiles)
  }
  return tiles
}

/** Balances first, of the shorter period first; lines of vouchers where no balance begins. */
function firstWay(ledger: Ledger, from: MonthIndex, to: MonthIndex): readonly Tile[] | null {
  const trials = ledger.trials.filter((t) => t.from === from && t.to <= to && tellsTurnover(t))
  for (const trial of trials) {
    const rest = tilesOf(ledger, { from: trial.to + 1, to })
    if (rest) return [trial, ...rest]
  }
  const tile = ledger.turnovers.get(from)
  const rest = tile ? tilesOf(ledger, { from: from + 1, to }) : null
  return tile && rest ? [tile, ...rest] : null
}

const tellsTurnover = ({ tells }: Trial): boolean => tells.has('debit') && tells.has('credit')
