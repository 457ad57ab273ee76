/** Rows below an account that no code puts there: its parties, departments or projects, and accounts of a book that has names alone. */
import { near } from '../decimal.ts'
import { balanceOf, sidesOf } from '../sides/sides.ts'
import type { BookRow } from '../table.ts'
import { codeOf } from './code.ts'

const FIGURES: readonly ((row: BookRow) => bigint)[] = [
  (row) => balanceOf(row, 'open') ?? 0n,
  (row) => sidesOf(row).debit,
  (row) => sidesOf(row).credit,
  (row) => balanceOf(row, 'close') ?? 0n,
]

/** Whether rows come to one in its opening, both sides and its closing. */
export const isSum = (whole: BookRow, parts: readonly BookRow[]): boolean =>
  FIGURES.every((of) =>
    near(
      of(whole),
      parts.reduce((sum, row) => sum + of(row), 0n),
    ),
  )

/** Codes of accounts begin with a digit; `C01` beside them is a customer. */
const isAccount = (row: BookRow): boolean => /^\d{3}/.test(codeOf(row) ?? '')

/** What each row is a part of. Rows that come to nothing above them are none: they may be accounts. */
export function partsOf(rows: readonly BookRow[]): Map<BookRow, BookRow> {
  if (rows.some(isAccount)) return partsOfAccounts(rows)
  return rows.some((row) => codeOf(row) !== null) ? new Map() : partsOfNames(rows)
}

function partsOfAccounts(rows: readonly BookRow[]): Map<BookRow, BookRow> {
  const found = new Map<BookRow, BookRow>()
  let account: BookRow | null = null
  for (let i = 0; i < rows.length; i++) {
    if (isAccount(rows[i]!)) {
      account = rows[i]!
      continue
    }
    const run = runFrom(rows, i, (row) => !isAccount(row))
    if (account && isSum(account, run)) for (const row of run) found.set(row, account)
    i += run.length - 1
  }
  return found
}

function runFrom(
  rows: readonly BookRow[],
  from: number,
  belongs: (row: BookRow) => boolean,
): BookRow[] {
  let end = from
  while (end < rows.length && belongs(rows[end]!)) end++
  return rows.slice(from, end)
}

/** Rows that an account of a book without codes may have below it. */
const MOST_PARTS = 200
const FEWEST_PARTS = 2

/** Names alone: rows that follow one and come to it in every figure are below it. One row may do so by chance, several hardly. */
function partsOfNames(rows: readonly BookRow[]): Map<BookRow, BookRow> {
  const found = new Map<BookRow, BookRow>()
  for (let i = 0; i < rows.length; i++) {
    const parts = followingSum(rows, i)
    if (parts.length < FEWEST_PARTS) continue
    for (const row of parts) found.set(row, rows[i]!)
    i += parts.length
  }
  return found
}

function followingSum(rows: readonly BookRow[], at: number): readonly BookRow[] {
  const whole = FIGURES.map((of) => of(rows[at]!))
  if (whole.every((units) => units === 0n)) return []
  const sums = whole.map(() => 0n)
  for (let n = at + 1; n < Math.min(rows.length, at + 1 + MOST_PARTS); n++) {
    for (const [k, of] of FIGURES.entries()) sums[k]! += of(rows[n]!)
    if (sums.every((sum, k) => near(sum, whole[k]!))) return rows.slice(at + 1, n + 1)
  }
  return []
}
