/** What the ledger says of accounts: what went through them in a window, what stood on them at an end; with the rows behind it. */
import type { Fen } from '@xinjian/format'
import type { MonthIndex, MonthWindow } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import type { RecordEvidence } from '../../report/evidence.ts'
import { classOf, growsOn, itemOf, PROFIT_OF_YEAR } from '../chart/items.ts'
import { balanceLeg, voucherLeg } from '../evidence.ts'
import type { BalanceRow } from '../facts.ts'
import { byItem, isTrial, type Ledger, type Tile, tilesOf } from './ledger.ts'
import { sumOf, type Trial } from './trial.ts'

export interface Amount {
  fen: Fen
  /** Rows behind it: made when somebody asks for them. */
  legs(): RecordEvidence[]
}

/** Accounts of the first level that belong to an item. */
export const accountsOf = (ledger: Ledger, ...items: readonly string[]): string[] =>
  items.flatMap((item) => byItem(ledger).get(item) ?? []).toSorted()

const rowsOf = ({ tops }: Trial, accounts: readonly string[]): BalanceRow[] =>
  accounts.flatMap((top) => tops.get(top) ?? [])

/** Σ of one side of accounts in a tile. */
function sideIn(tile: Tile, accounts: readonly string[], side: 'debit' | 'credit'): Fen {
  if (isTrial(tile)) return sumOf(tile, rowsOf(tile, accounts), side) ?? 0
  return accounts.reduce((sum, top) => sum + (tile.tops.get(top)?.[side] ?? 0), 0)
}

/** Whether the accounts of 损益 were closed into 本年利润 in a tile; null = it does not list that account. */
function closedInto(ledger: Ledger, tile: Tile): boolean | null {
  const profit = accountsOf(ledger, PROFIT_OF_YEAR)
  if (isTrial(tile) && rowsOf(tile, profit).length === 0) return null
  return sideIn(tile, profit, 'debit') !== 0 || sideIn(tile, profit, 'credit') !== 0
}

/**
 * What an account of 损益 earned or cost in a tile: where it was closed, the closing stands on its other side, so that its own side alone
 * is the amount; where it was not, the other side takes back.
 */
function earnedIn(ledger: Ledger, tile: Tile, top: string): Fen {
  const known = earnings(ledger)
  const of = known.get(tile) ?? new Map<string, Fen>()
  known.set(tile, of)
  const fen = of.get(top) ?? judged(ledger, tile, top)
  of.set(top, fen)
  return fen
}

const earnings = oncePer((_: Ledger) => new Map<Tile, Map<string, Fen>>())

function judged(ledger: Ledger, tile: Tile, top: string): Fen {
  const grows = growsOn(itemOf(ledger.layout!, top, ledger.names.get(top) ?? null), top)
  const own = sideIn(tile, [top], grows)
  const other = sideIn(tile, [top], grows === 'debit' ? 'credit' : 'debit')
  const moved = closedInto(ledger, tile)
  const left = isTrial(tile) ? sumOf(tile, rowsOf(tile, [top]), 'close') : null
  const closed =
    left === null
      ? moved === true
      : moved === true && left !== 0
        ? other > takenBack(ledger, tile)
        : left === 0 && moved !== false
  return closed ? own : own - other
}

/**
 * What accounts of 损益 took back in a tile in which some of them were closed, or the closing was followed by more months: of what stands on
 * their other sides, what did not go into 本年利润. An account with more than that on its other side was closed within the tile.
 */
function takenBack(ledger: Ledger, tile: Tile): Fen {
  const profit = accountsOf(ledger, PROFIT_OF_YEAR)
  const layout = ledger.layout!
  const others = [...ledger.names].reduce((sum, [top, name]) => {
    if (classOf(layout, top) !== 'INCOME') return sum
    const grows = growsOn(itemOf(layout, top, name), top)
    return sum + sideIn(tile, [top], grows === 'debit' ? 'credit' : 'debit')
  }, 0)
  return others - sideIn(tile, profit, 'debit') - sideIn(tile, profit, 'credit')
}

/** Rows of a window that accounts stand in. */
export function legsOf(tiles: readonly Tile[], accounts: readonly string[]): RecordEvidence[] {
  const rows = tiles.flatMap((tile) => (isTrial(tile) ? rowsOf(tile, accounts) : []))
  const months = tiles.flatMap((tile) => (isTrial(tile) ? [] : [tile.month]))
  return [
    ...(rows.length > 0 ? [balanceLeg(rows)] : []),
    ...(months.length > 0 ? [voucherLeg(months, accounts)] : []),
  ]
}

/** What accounts of 损益 earned or cost in windows, each by the side on which it grows; null = the books do not tell them whole. */
export function earned(
  ledger: Ledger,
  accounts: readonly string[],
  ...windows: readonly MonthWindow[]
): Amount | null {
  const told = ledger.layout === null ? [null] : windows.map((window) => tilesOf(ledger, window))
  const tiles = told.includes(null) ? null : told.flatMap((of) => of ?? [])
  if (tiles === null) return null
  const fen = tiles.reduce(
    (sum, tile) => accounts.reduce((all, top) => all + earnedIn(ledger, tile, top), sum),
    0,
  )
  return { fen, legs: () => legsOf(tiles, accounts) }
}

/** Σ of one side of accounts in a window; null = the books do not tell it whole. */
export function turned(
  ledger: Ledger,
  accounts: readonly string[],
  side: 'debit' | 'credit',
  window: MonthWindow,
): Amount | null {
  const tiles = tilesOf(ledger, window)
  if (tiles === null) return null
  return {
    fen: tiles.reduce((sum, tile) => sum + sideIn(tile, accounts, side), 0),
    legs: () => legsOf(tiles, accounts),
  }
}

/** The trial that tells what stood at the end of a month; of several the one of the shortest period. */
export const trialAt = ({ trials }: Ledger, month: MonthIndex): Trial | null =>
  trials.findLast(({ to, tells }) => to === month && tells.has('close')) ?? null

/** The trial that tells what stood at the beginning of a month. */
const trialFrom = ({ trials }: Ledger, month: MonthIndex): Trial | null =>
  trials.find(({ from, tells }) => from === month && tells.has('open')) ?? null

/** The trial and the side of it that tell what stood at the end of a month; null = no balances are stated of it. */
export function stoodRows(
  ledger: Ledger,
  month: MonthIndex,
): { trial: Trial; side: 'close' | 'open' } | null {
  const ends = trialAt(ledger, month)
  if (ends) return { trial: ends, side: 'close' }
  const begins = trialFrom(ledger, month + 1)
  return begins ? { trial: begins, side: 'open' } : null
}

/** What stood on accounts at the end of a month, a debit positive; null = no balances are stated of it. */
export function stoodAt(
  ledger: Ledger,
  accounts: readonly string[],
  month: MonthIndex,
): Amount | null {
  const stood = stoodRows(ledger, month)
  if (!stood) return null
  const { trial, side } = stood
  const rows = rowsOf(trial, accounts)
  return {
    fen: sumOf(trial, rows, side) ?? 0,
    legs: () => (rows.length > 0 ? [balanceLeg(rows)] : []),
  }
}
