/** What went through accounts that their names tell apart from others under the same item: wages among what is owed to staff, input tax among taxes. */
import type { Fen } from '@xinjian/format'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import type { RecordEvidence } from '../../report/evidence.ts'
import { digitsOf, TOP, topOf } from '../chart/code.ts'
import { balanceLeg, voucherLeg } from '../evidence.ts'
import type { BalanceRow } from '../facts.ts'
import { type Amount, accountsOf } from './amounts.ts'
import { isTrial, type Ledger, type Tile, tilesOf } from './ledger.ts'

/** Accounts of an item by their names, or by the name of an account that they stand under. */
export interface NamedAccounts {
  item: string
  wanted: RegExp
  /** Decides before `wanted`: 进项税额转出 is no 进项税额. */
  other: RegExp
  side: 'debit' | 'credit'
}

/** NAMED: an account is wanted by its name · WHOLE: nothing stands under the item · UNNAMED: what stands under it is not told apart. */
export type Told = 'NAMED' | 'WHOLE' | 'UNNAMED'

export interface NamedAmount extends Amount {
  /** Of accounts whose names tell neither. */
  open: Fen
}

/** Names of accounts of all levels, by their digits; a later one over an earlier. */
const namesOf = oncePer(
  ({ trials, turnovers }: Ledger): ReadonlyMap<string, string> =>
    new Map(
      [...[...turnovers.values()].flatMap(({ lines }) => lines), ...trials.flatMap((t) => t.rows)]
        .filter(({ name }) => name !== null)
        .map(({ account, name }) => [digitsOf(account), name!]),
    ),
)

/** What an account and those that it stands under are called, the highest first. */
export const namesAbove = (ledger: Ledger, digits: string): string[] =>
  Array.from(
    { length: Math.max(0, digits.length - TOP + 1) },
    (_, i) => namesOf(ledger).get(digits.slice(0, TOP + i)) ?? [],
  ).flat()

type Sort = 'WANTED' | 'OTHER' | 'OPEN'

/** By the highest account above it, or its own name, that says anything. */
function sortOf(ledger: Ledger, digits: string, { wanted, other }: NamedAccounts): Sort {
  const names = namesOf(ledger)
  for (let length = TOP; length <= digits.length; length++) {
    const name = names.get(digits.slice(0, length)) ?? ''
    if (other.test(name)) return 'OTHER'
    if (wanted.test(name)) return 'WANTED'
  }
  return 'OPEN'
}

export function toldOf(ledger: Ledger, accounts: NamedAccounts): Told | null {
  const tops = new Set(accountsOf(ledger, accounts.item))
  const lines = [...ledger.turnovers.values()].flatMap((tile) => tile.lines)
  const all = [...lines, ...ledger.trials.flatMap(({ rows }) => rows)]
    .map(({ account }) => digitsOf(account))
    .filter((digits) => tops.has(topOf(digits)))
  if (all.length === 0) return null
  if (all.some((digits) => sortOf(ledger, digits, accounts) === 'WANTED')) return 'NAMED'
  return all.every((digits) => digits.length === TOP) ? 'WHOLE' : 'UNNAMED'
}

interface Leaf {
  digits: string
  account: string
  debit: Fen
  credit: Fen
  row?: BalanceRow
}

/** Accounts that nothing stands under, with what went through them. */
function leavesOf(tile: Tile, tops: ReadonlySet<string>): Leaf[] {
  const all = isTrial(tile)
    ? tile.rows
        .filter(({ account }) => !tile.under.has(digitsOf(account)))
        .map((row) => ({ ...row, debit: row.debit ?? 0, credit: row.credit ?? 0, row }))
    : tile.lines
  return all
    .map((leaf) => ({ ...leaf, digits: digitsOf(leaf.account) }))
    .filter(({ digits }) => tops.has(topOf(digits)))
}

/**
 * Σ of one side of the wanted accounts in windows; of an item that nothing stands under, of the item. null = the books do not tell them
 * whole, as where one period lists no more than the item.
 */
export function namedIn(
  ledger: Ledger,
  accounts: NamedAccounts,
  ...windows: readonly MonthWindow[]
): NamedAmount | null {
  const told = toldOf(ledger, accounts)
  const tiles = windows.map((window) => tilesOf(ledger, window))
  if (told === null || told === 'UNNAMED' || tiles.includes(null)) return null
  const tops = new Set(accountsOf(ledger, accounts.item))
  const { side } = accounts
  const found = tiles.flatMap((of) => of!).map((tile) => ({ tile, leaves: leavesOf(tile, tops) }))
  const all = found.flatMap(({ leaves }) => leaves)
  const isOpen = (leaf: Leaf) =>
    leaf[side] !== 0 && sortOf(ledger, leaf.digits, accounts) === 'OPEN'
  if (told === 'NAMED' && all.some((leaf) => leaf.digits.length === TOP && isOpen(leaf)))
    return null
  const wanted = ({ digits }: Leaf) =>
    told === 'WHOLE' || sortOf(ledger, digits, accounts) === 'WANTED'
  const sum = (leaves: readonly Leaf[]): Fen =>
    leaves.reduce((total, leaf) => total + leaf[side], 0)
  return {
    fen: sum(all.filter(wanted)),
    open: told === 'WHOLE' ? 0 : sum(all.filter(isOpen)),
    legs: () => legsOf(found.map(({ tile, leaves }) => ({ tile, leaves: leaves.filter(wanted) }))),
  }
}

function legsOf(found: readonly { tile: Tile; leaves: readonly Leaf[] }[]): RecordEvidence[] {
  const rows = found.flatMap(({ leaves }) => leaves.flatMap(({ row }) => row ?? []))
  const posted = found.flatMap(({ tile, leaves }) =>
    isTrial(tile) || leaves.length === 0 ? [] : [{ month: tile.month, leaves }],
  )
  const accounts = posted.flatMap(({ leaves }) => leaves.map(({ account }) => account))
  return [
    ...(rows.length > 0 ? [balanceLeg(rows)] : []),
    ...(posted.length > 0
      ? [
          voucherLeg(
            posted.map(({ month }) => month),
            [...new Set(accounts)].sort(),
          ),
        ]
      : []),
  ]
}
